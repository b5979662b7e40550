import type { JsonSchema } from "./openapi.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Escapes text and renders `words` in backticks as code. */
export const richText = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const bounds = [
  ["minLength", "length ≥ {}"],
  ["maxLength", "length ≤ {}"],
  ["minimum", "≥ {}"],
  ["exclusiveMinimum", "> {}"],
  ["maximum", "≤ {}"],
  ["minItems", "items ≥ {}"],
  ["maxItems", "items ≤ {}"],
  ["pattern", "like <code>{}</code>"],
  ["default", "else <code>{}</code>"],
] as const;

const valueHtml = (value: unknown): string => escapeHtml(typeof value === "string" ? value : JSON.stringify(value));

const limitsOf = (schema: JsonSchema): string[] =>
  bounds.flatMap(([key, words]) =>
    schema[key] === undefined ? [] : [words.replace("{}", () => valueHtml(schema[key]))],
  );

/** Renders a schema on one line: its type, with links to named schemas. Objects without a name follow as a table. */
export function typeOf(schema: JsonSchema): string {
  if (typeof schema["$ref"] === "string") {
    const name = escapeHtml(schema["$ref"].split("/").at(-1) ?? "");
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const options = [...schemasIn(schema["anyOf"]), ...schemasIn(schema["oneOf"])];
  if (options.length > 0) return options.map(typeOf).join(" or ");
  const parts = schemasIn(schema["allOf"]);
  if (parts.length > 0) return parts.map(typeOf).join(" and ");
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(" or ");
  if ("const" in schema) return `<code>${escapeHtml(JSON.stringify(schema["const"]))}</code>`;
  if (schema["type"] === "array") return `list of ${isSchema(schema["items"]) ? typeOf(schema["items"]) : "anything"}`;
  const type = [schema["type"] ?? "anything"].flat().join(" or ");
  const format = typeof schema["format"] === "string" ? ` (${schema["format"]})` : "";
  return [escapeHtml(type + format), ...limitsOf(schema)].join(", ");
}

/** Returns the unnamed objects inside a schema, which are shown where they are used. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (isSchema(schema["properties"])) return [schema];
  const inner = [...schemasIn(schema["anyOf"]), ...schemasIn(schema["oneOf"]), ...schemasIn(schema["allOf"])];
  return [...inner, ...(isSchema(schema["items"]) ? [schema["items"]] : [])].flatMap(objectsIn);
}

/** Returns the description of a schema as a paragraph, empty without one. */
export const descriptionOf = ({ description }: JsonSchema): string =>
  typeof description === "string" ? `<p>${richText(description)}</p>` : "";

function propertyRow(name: string, schema: JsonSchema, required: boolean): string {
  const inner = objectsIn(schema).map(propertiesTable).join("");
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? "" : " <small>optional</small>"}</th>
<td>${typeOf(schema)}${descriptionOf(schema)}${inner}</td></tr>`;
}

function propertiesTable(schema: JsonSchema): string {
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  const rows = Object.entries(isSchema(schema["properties"]) ? schema["properties"] : {}).map(([name, property]) =>
    isSchema(property) ? propertyRow(name, property, required.has(name)) : "",
  );
  return `<table>${rows.join("\n")}</table>`;
}

/** Renders a schema in full: its type, its description, and the properties of its objects. */
export function schemaHtml(schema: JsonSchema): string {
  const objects = objectsIn(schema);
  const type = objects.length === 1 && objects[0] === schema ? "" : `<p>${typeOf(schema)}</p>`;
  return descriptionOf(schema) + type + objects.map(propertiesTable).join("\n");
}
