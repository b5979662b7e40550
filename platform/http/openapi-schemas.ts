import type { z } from "zod";
import { inputJsonSchema, outputJsonSchema } from "./schema-json.ts";

/** A JSON Schema (draft 2020-12), or a part of one. */
export type JsonSchema = { [key: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Bounds that every JavaScript integer satisfies. */
const unbounded = (key: string, value: unknown): boolean =>
  (key === "maximum" && value === Number.MAX_SAFE_INTEGER) || (key === "minimum" && value === Number.MIN_SAFE_INTEGER);
/** Formats that make the long pattern beside them redundant. */
const namedFormats = new Set(["date", "date-time", "uuid", "email", "uri"]);

/** Collects the named schemas of all routes, each once, and replaces their uses by references. */
export class SchemaCollector {
  readonly schemas: Record<string, JsonSchema> = {};

  output(schema: z.ZodType): JsonSchema {
    return this.collect(outputJsonSchema(schema), "Output");
  }

  input(schema: z.ZodType): JsonSchema {
    return this.collect(inputJsonSchema(schema), "Input");
  }

  private collect(whole: JsonSchema, suffix: string): JsonSchema {
    const definitions = isSchema(whole["$defs"]) ? whole["$defs"] : {};
    // A named schema differs for input and output if it has defaults or conversions.
    const names = new Map<string, string>();
    const rewrite = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(rewrite);
      if (!isSchema(node)) return node;
      const kept = Object.entries(node).filter(
        ([key, value]) =>
          key !== "$schema" &&
          key !== "$defs" &&
          // Used for the limit of bodies; not a keyword of JSON Schema.
          key !== "x-max-bytes" &&
          !unbounded(key, value) &&
          !(key === "pattern" && namedFormats.has(String(node["format"]))),
      );
      return Object.fromEntries(
        kept.map(([key, value]) => [
          key,
          key === "$ref" && typeof value === "string" ? this.reference(names, value) : rewrite(value),
        ]),
      );
    };
    const clashes = (name: string): boolean => {
      const known = this.schemas[names.get(name) ?? name];
      return known !== undefined && JSON.stringify(known) !== JSON.stringify(rewrite(definitions[name]));
    };
    // Renaming a schema changes those that refer to it, so repeat until nothing changes.
    for (let settled = false; !settled;) {
      settled = true;
      for (const name of Object.keys(definitions)) {
        if (!clashes(name)) continue;
        if (names.has(name)) throw new Error(`Different schemas are named ${name}.`);
        names.set(name, `${name}${suffix}`);
        settled = false;
      }
    }
    for (const [name, definition] of Object.entries(definitions)) {
      this.schemas[names.get(name) ?? name] = rewrite(definition) as JsonSchema;
    }
    return rewrite(whole) as JsonSchema;
  }

  private reference(names: Map<string, string>, reference: string): string {
    const name = reference.replace("#/$defs/", "");
    return `#/components/schemas/${names.get(name) ?? name}`;
  }
}
