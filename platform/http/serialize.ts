import fastJson from "fast-json-stringify";
import type { z } from "zod";
import { serializerSchema } from "./schema-json.ts";

/** The compiled writer of answers of a schema: what is not declared is not written. */
export const serializerOf = (schema: z.ZodType): ((value: unknown) => string) =>
  fastJson(serializerSchema(schema) as never) as (value: unknown) => string;
