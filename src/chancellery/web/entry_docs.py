"""What entries tell, in the API's description: any of the structs that a seat may be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from chancellery.table.entries import SEEN, Happening

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class HappeningSchema(OpenAPISchemaPlugin):
    """The schema of `SeatEntry.data`; which of them it is says its kind."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Happening

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        shapes = dict.fromkeys(shape for shapes in SEEN.values() for shape in shapes)
        fields = [FieldDefinition.from_annotation(shape) for shape in shapes]
        return Schema(any_of=[schema_creator.for_field_definition(field) for field in fields])
