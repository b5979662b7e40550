import type { z } from "zod";
import { errorsEn } from "#shared/errors.en.ts";
import { errorCodes, type ErrorCode } from "#shared/errors.ts";
import { isReading, noContent, type Route } from "#shared/route.ts";
import { isShownToViewers } from "#shared/shown-to-viewers.ts";
import { scopeOf } from "#shared/token-scopes.ts";
import type { BoundRoute } from "./handler.ts";
import { problemUrn, scimType, usesScimFormat, statusOf } from "./scim-error.ts";
import { SchemaCollector, type JsonSchema } from "./openapi-schemas.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};
export type MediaTypes = Record<string, { schema?: JsonSchema }>;
export type Answer = { description: string; headers?: Record<string, JsonSchema>; content?: MediaTypes };
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  /** Extension: the permission to call it. */
  "x-permission": string;
  /** Extension: the scope a personal token needs; null if no token is accepted. */
  "x-token-scope": string | null;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: MediaTypes };
  responses: Record<string, Answer>;
};
export type OpenApi = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    schemas: Record<string, JsonSchema>;
  };
};

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "safeParse" in value;

const problem: JsonSchema = {
  type: "object",
  description: "Problem details (RFC 9457). Words are in the language of `accept-language`; go by `code`.",
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", enum: errorCodes },
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
  },
  required: ["type", "title", "status", "detail", "code", "fields", "requestId"],
};
const fieldProblem: JsonSchema = {
  type: "object",
  description: "Why one field was refused; `path` is its place in the body or query, dots between names.",
  properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
  required: ["path", "code", "message"],
};

const shared = {
  acceptLanguage: {
    name: "accept-language",
    in: "header",
    description: "The reader's language; English when none of ours is asked for.",
    schema: { type: "string", examples: ["ar", "en"] },
  },
  idempotencyKey: {
    name: "idempotency-key",
    in: "header",
    description: "Of your choice; within 24 hours the same request with the same key gets the same answer, done once.",
    schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
  },
} satisfies Record<string, Parameter>;

const takesKey = (route: Route): boolean =>
  route.transaction === "one" && route.permission !== "public" && !route.bearsNoPerson;

/** Returns every refusal a route may answer with: its own and those of its kind. */
export function errorsOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>(route.errors);
  const add = (when: boolean, ...more: ErrorCode[]): void => void (when && more.forEach((code) => codes.add(code)));
  const query = isSchema(route.query) ? Object.keys((route.query as z.ZodObject).shape) : [];
  add(true, "malformed", "fields_invalid", "too_many_requests", "unexpected", "not_ready");
  add(query.includes("cursor"), "cursor_invalid");
  add(route.permission !== "public", "not_signed_in", scopeOf(route) === null ? "token_not_accepted" : "scope_missing");
  add(route.permission !== "public" && route.permission !== "signedIn", "not_allowed");
  add(route.permission !== "public" && !route.beforeSecondFactor, "second_factor_required_by_role");
  add(route.permission !== "public" && !isShownToViewers(route), "viewing_only");
  add(route.params !== undefined, "not_found");
  add(!isReading(route.method), "too_large", "media_type_unsupported");
  add(takesKey(route), "request_running", "idempotency_key_reused");
  return errorCodes.filter((code) => codes.has(code));
}

function refusalSchema(route: Route, codes: readonly ErrorCode[]): JsonSchema {
  const schema = { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }] };
  if (!usesScimFormat(route)) return schema;
  return {
    type: "object",
    description: "An error of SCIM (RFC 7644, section 3.12), with ours inside.",
    properties: {
      schemas: { type: "array", items: { type: "string" } },
      status: { type: "string" },
      scimType: { type: "string" },
      detail: { type: "string" },
      [problemUrn]: schema,
    },
    required: ["schemas", "status", "detail", problemUrn],
  };
}

function refusals(route: Route): Record<string, Answer> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => statusOf(route, code));
  const answers = [...byStatus].map(([status, codes]): [string, Answer] => [
    String(status),
    {
      description: codes.map((code) => `${errorsEn[code].title} (\`${code}\`)`).join(". "),
      ...(status === 429
        ? { headers: { "retry-after": { description: "Seconds.", schema: { type: "integer" } } } }
        : {}),
      content: {
        [usesScimFormat(route) ? scimType : "application/problem+json"]: { schema: refusalSchema(route, codes) },
        // A page shows its own “not found” text to the reader.
        ...(status === 404 && route.produces === "text/html" ? { "text/html": {} } : {}),
      },
    },
  ]);
  return Object.fromEntries(answers);
}

function successes(route: Route, schemas: SchemaCollector): Record<string, Answer> {
  if (route.output === noContent) return { [route.status]: { description: "Done; there is nothing to say." } };
  const media = isSchema(route.output) ? { schema: schemas.output(route.output) } : {};
  const answer: Answer = { description: route.summary, content: { [route.produces]: media } };
  return { [route.status]: answer, ...(route.otherStatus === null ? {} : { [route.otherStatus]: answer }) };
}

function parametersOf(place: "path" | "query", schema: z.ZodType | undefined, schemas: SchemaCollector): Parameter[] {
  if (schema === undefined) return [];
  const whole = schemas.input(schema);
  const required = new Set(Array.isArray(whole["required"]) ? whole["required"] : []);
  const properties = (whole["properties"] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.has(name),
    ...(typeof description === "string" ? { description } : {}),
    schema: rest,
  }));
}

/** A file, as the body itself or as the only part of a form. */
const fileBody = (type: string): { schema?: JsonSchema } =>
  type === "multipart/form-data"
    ? {
        schema: {
          type: "object",
          properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
        },
      }
    : {};

function bodyOf(route: Route, schemas: SchemaCollector): Operation["requestBody"] {
  const content: MediaTypes = Object.fromEntries(route.consumes.map((type) => [type, fileBody(type)]));
  if (route.body === undefined) return route.consumes.length === 0 ? undefined : { required: true, content };
  const schema = schemas.input(route.body);
  const required = !Array.isArray(schema["required"]) ? "$ref" in schema : schema["required"].length > 0;
  const taken = Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, type === scimType ? { schema } : media]),
  );
  return { required, content: { "application/json": { schema }, ...taken } };
}

const tagOf = (path: string): string => path.split("/")[1]?.replace(/\..*$/, "") ?? "";

function operationOf({ name, route }: BoundRoute, schemas: SchemaCollector): Operation {
  const requestBody = bodyOf(route, schemas);
  return {
    operationId: name,
    summary: route.summary,
    tags: [tagOf(route.path)],
    security: route.permission === "public" ? [] : [{ bearer: [] }],
    "x-permission": route.permission,
    "x-token-scope": route.permission === "public" ? null : scopeOf(route),
    parameters: [
      ...parametersOf("path", route.params, schemas),
      ...parametersOf("query", route.query, schemas),
      { $ref: "#/components/parameters/acceptLanguage" },
      ...(takesKey(route) ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...successes(route, schemas), ...refusals(route) },
  };
}

/** Describes the interface as OpenAPI 3.1, from the schemas that validate and serialise it. */
export function openApiDocument(routes: readonly BoundRoute[], version: string): OpenApi {
  const schemas = new SchemaCollector();
  const paths: OpenApi["paths"] = {};
  for (const bound of routes) {
    const methods = (paths[bound.route.path] ??= {});
    methods[bound.route.method.toLowerCase()] = operationOf(bound, schemas);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Diwan",
      version,
      description:
        "The interface of the employee portal. Ids are strings (numbers are accepted on input), instants ISO 8601 in UTC, dates `YYYY-MM-DD`; lists go on with the cursors of `page`. Sign in, and send the access token as a bearer header.",
    },
    servers: [{ url: "/api" }],
    tags: [...new Set(routes.map(({ route }) => tagOf(route.path)))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      parameters: shared,
      schemas: { ...schemas.schemas, Problem: problem, FieldProblem: fieldProblem },
    },
  };
}
