import type { z } from "zod";
import { inputJsonSchema, outputJsonSchema } from "./schema-json.ts";

/** A JSON Schema (draft 2020-12), or a part of one. */
export type JsonSchema = { [key: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What JavaScript's numbers bound anyway. */
const unbounded = (key: string, value: unknown): boolean =>
  (key === "maximum" && value === Number.MAX_SAFE_INTEGER) || (key === "minimum" && value === Number.MIN_SAFE_INTEGER);
/** Formats that say all that the long pattern beside them says. */
const namedFormats = new Set(["date", "date-time", "uuid", "email", "uri"]);

/** Collects the named schemas of all routes, each once, and turns what refers to them into references. */
export class SchemaCollector {
  readonly schemas: Record<string, JsonSchema> = {};

  /** The schema of an answer. */
  output(schema: z.ZodType): JsonSchema {
    return this.collect(outputJsonSchema(schema), "Output");
  }

  /** The schema of what a client sends. */
  input(schema: z.ZodType): JsonSchema {
    return this.collect(inputJsonSchema(schema), "Input");
  }

  private collect(whole: JsonSchema, suffix: string): JsonSchema {
    const definitions = isSchema(whole["$defs"]) ? whole["$defs"] : {};
    // The same name means something else on the way in when defaults or conversions are part of it.
    const names = new Map<string, string>();
    const rewrite = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(rewrite);
      if (!isSchema(node)) return node;
      const kept = Object.entries(node).filter(
        ([key, value]) =>
          key !== "$schema" &&
          key !== "$defs" &&
          // For the limit of bodies, and no keyword of JSON Schema.
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
    // One that is renamed changes those that refer to it, so until nothing changes any more.
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
