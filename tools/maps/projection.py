"""Lambert's conformal conic projection on the sphere, seen through a lens that enlarges the crowded middle."""

from math import cos, log, radians, tan
from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry


class Projection:
    """From degrees to units of the frame, y down; the settings are those of a board's data file."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.lon0, lat0 = settings["origin"]
        first, second = (radians(parallel) for parallel in settings["parallels"])
        self.n = log(cos(first) / cos(second)) / log(_steep(second) / _steep(first))
        self.f = cos(first) * _steep(first) ** self.n / self.n
        self.scale = settings["scale"]
        self.centre = settings["centre"]
        self.rho0 = self.f / _steep(radians(lat0)) ** self.n
        self.lens = settings["lens"]
        self.radii = settings["lens_radii"]
        self.lens_at = self._conic(*(np.array([value]) for value in settings["lens_centre"]))

    def _conic(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        rho = self.f / np.tan(np.pi / 4 + np.radians(lat) / 2) ** self.n
        theta = self.n * np.radians(lon - self.lon0)
        return (
            self.centre[0] + self.scale * rho * np.sin(theta),
            self.centre[1] - self.scale * (self.rho0 - rho * np.cos(theta)),
        )

    def points(self, degrees: Any) -> Any:
        """Points as rows of longitude and latitude, projected; one-to-one as long as the lens is weaker than 1."""
        x, y = self._conic(degrees[:, 0], degrees[:, 1])
        dx, dy = x - self.lens_at[0], y - self.lens_at[1]
        q = (dx / self.radii[0]) ** 2 + (dy / self.radii[1]) ** 2
        factor = np.where(q < 1, (1 + self.lens) / (1 + self.lens * q), 1.0)
        return np.column_stack([self.lens_at[0] + dx * factor, self.lens_at[1] + dy * factor])

    def point(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.points(np.array([[lon, lat]]))[0]
        return float(x), float(y)

    def shape(self, shape: BaseGeometry, step: float) -> BaseGeometry:
        """A shape projected, its edges cut every `step` degrees so that they bend with the map."""
        bent = shapely.transform(shapely.segmentize(shape, step), self.points)
        return shapely.make_valid(bent)


def _steep(latitude: float) -> float:
    return tan(radians(45) + latitude / 2)
