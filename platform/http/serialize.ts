import fastJson from "fast-json-stringify";
import type { z } from "zod";
import { serializerSchema } from "./schema-json.ts";

type Serialize = (value: unknown) => string;

/** Compiling takes milliseconds a schema; routes share schemas, and servers in one process share routes. */
const compiled = new WeakMap<z.ZodType, Serialize>();

/** Returns the compiled serialiser of a schema; it drops undeclared fields. */
export function serializerOf(schema: z.ZodType): Serialize {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const serialize = fastJson(serializerSchema(schema) as never) as Serialize;
  compiled.set(schema, serialize);
  return serialize;
}
