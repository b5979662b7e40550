import type { ZodOpenApiComponentsObject, ZodOpenApiSchemaObject } from "zod-openapi";
import { errorCodes } from "#shared/errors.ts";

const problem: ZodOpenApiSchemaObject = {
  type: "object",
  description: "Problem details (RFC 9457). Words are in the language of `accept-language`; go by `code`.",
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", enum: [...errorCodes] },
    fields: { type: "array", items: { $ref: "#/components/schemas/FieldProblem" } },
    requestId: { type: "string" },
    retryAfter: { type: "number", description: "Seconds until another try makes sense; with 429." },
    current: { description: "The entity as it is now; with `stale_version`." },
    nearest: {
      type: ["object", "null"],
      description: "Of a refused punch: the nearest permitted place and its distance in metres.",
      properties: { location: { type: "string" }, distance: { type: "number" } },
    },
    scope: { type: "string", description: "With `scope_missing`: what the token would have to be good for." },
    permittedLocations: { type: "array", items: { type: "string" }, description: "Of a refused punch." },
    challenge: { type: "string", description: "With `second_factor_required`: goes along with the code." },
    ways: { type: "array", items: { type: "string" }, description: "With `second_factor_required`." },
    conflicts: { type: "array", items: { type: "object" }, description: "With `schedule_conflict`." },
    broken: { type: "array", items: { type: "object" }, description: "With `working_time_broken`." },
  },
  required: ["type", "title", "status", "detail", "code", "fields", "requestId"],
};
const fieldProblem: ZodOpenApiSchemaObject = {
  type: "object",
  description: "Why one field was refused; `path` is its place in the body or query, dots between names.",
  properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
  required: ["path", "code", "message"],
};

/** The parts of the document that all routes share. */
export const components: ZodOpenApiComponentsObject = {
  securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  parameters: {
    acceptLanguage: {
      name: "accept-language",
      in: "header",
      description: "The reader's language; English when none of ours is asked for.",
      schema: { type: "string", examples: ["ar", "en"] },
    },
    idempotencyKey: {
      name: "idempotency-key",
      in: "header",
      description:
        "Of your choice; within 24 hours the same request with the same key gets the same answer, done once.",
      schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
    },
  },
  schemas: { Problem: problem, FieldProblem: fieldProblem },
};
