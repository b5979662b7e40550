import { z } from "zod";

type Json = Record<string, unknown>;

export const inputJsonSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the schema for the compiled serialiser: references resolved, and "X or null" as a nullable X, since a union
 * is decided by validating at run time, which is slow.
 */
export function serializerSchema(schema: z.ZodType): Json {
  const whole = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Json;
  const definitions = isJson(whole["$defs"]) ? whole["$defs"] : {};
  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (!isJson(node)) return node;
    if (typeof node["$ref"] === "string") return rewrite(definitions[node["$ref"].replace("#/$defs/", "")]);
    const anyOf = node["anyOf"];
    if (Array.isArray(anyOf)) {
      const rest = anyOf.filter((option) => !(isJson(option) && option["type"] === "null"));
      const only: unknown = rest.length === 1 ? rewrite(rest[0]) : null;
      if (isJson(only)) return { ...only, nullable: true };
    }
    // Bounds and patterns apply to input only, and instants are text already.
    const dropped = new Set([
      "$schema",
      "$defs",
      "description",
      "id",
      "format",
      "minimum",
      "maximum",
      "pattern",
      "minLength",
      "maxLength",
    ]);
    const kept = Object.entries(node).filter(([key, value]) => !dropped.has(key) || isJson(value));
    // Content documents are opaque: they were validated on input and are written unchanged.
    if (node["type"] === "object" && node["properties"] === undefined && node["additionalProperties"] === undefined)
      return {};
    return Object.fromEntries(
      kept.map(([key, value]) => [
        key,
        key === "properties" && isJson(value) ? mapValues(value, rewrite) : rewrite(value),
      ]),
    );
  };
  return rewrite(whole) as Json;
}

const mapValues = (object: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
