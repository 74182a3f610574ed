"""Write a software bill of materials (CycloneDX, JSON) of everything that the lock files and vendored folders pin.

Run it with ``make sbom``: it needs packages of its own (requirements-sbom.lock). What it writes is checked against the
schema of CycloneDX before anybody sees it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from tools.locked import ROOT, Package, all_packages

OUTPUT: Final = ROOT / "dist"
LICENCES: Final = LicenseFactory()


def version_of(root: Path) -> str:
    found = re.search(r'^version = "(.+)"$', (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def component(package: Package) -> Component:
    namespace, _, name = package.name.rpartition("/")
    url = PackageURL(package.ecosystem, namespace or None, name, package.version)
    return Component(
        type=ComponentType.LIBRARY,
        group=namespace or None,
        name=name,
        version=package.version,
        purl=url,
        bom_ref=str(url),
        scope=ComponentScope.REQUIRED if package.shipped else ComponentScope.EXCLUDED,
        licenses=[LICENCES.make_from_string(package.licence)] if package.licence else [],
        hashes=[HashType(alg=HashAlgorithm(algorithm), content=digest) for algorithm, digest in package.hashes],
        components=[
            Component(type=ComponentType.FILE, name=file, hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)])
            for file, digest in package.files
        ],
    )


def bill(root: Path) -> str:
    """The bill of materials as text."""
    own = Component(
        type=ComponentType.APPLICATION,
        name="chancellery",
        version=version_of(root),
        bom_ref="chancellery",
        licenses=[LICENCES.make_from_string("MIT")],
    )
    bom = Bom()
    bom.metadata.component = own
    parts = [component(package) for package in all_packages(root)]
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(own, [part for part in parts if part.scope is ComponentScope.REQUIRED])
    text = str(JsonV1Dot6(bom).output_as_string(indent=1))
    problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if problem is not None:
        sys.exit(f"The bill of materials does not follow its schema: {problem}")
    return text


def main() -> None:
    OUTPUT.mkdir(exist_ok=True)
    file = OUTPUT / f"chancellery-{version_of(ROOT)}.cdx.json"
    file.write_text(bill(ROOT) + "\n", "utf-8")
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
