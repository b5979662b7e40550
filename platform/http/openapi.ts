import type { z } from "zod";
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiResponseObject,
  type ZodOpenApiSchemaObject,
} from "zod-openapi";
import { errorsEn } from "#shared/errors.en.ts";
import { errorCodes, type ErrorCode } from "#shared/errors.ts";
import { isBoundable } from "#shared/permissions.ts";
import { isReading, noContent, type Route } from "#shared/route.ts";
import type { BoundRoute } from "./handler.ts";
import { components } from "./openapi-components.ts";
import { problemUrn, scimType, usesScimFormat, statusOf } from "./scim-error.ts";

/** A JSON Schema (draft 2020-12), or a part of one. */
export type JsonSchema = { [key: string]: unknown };

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

/** Returns every refusal a route may answer with: its own and those of its kind. */
export function errorsOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>(route.errors);
  const add = (when: boolean, ...more: ErrorCode[]): void => void (when && more.forEach((code) => codes.add(code)));
  const query = Object.keys((route.query as z.ZodObject | undefined)?.shape ?? {});
  add(true, "malformed", "fields_invalid", "too_many_requests", "unexpected", "not_ready", "unavailable");
  add(query.includes("cursor"), "cursor_invalid");
  add(
    route.permission !== "public",
    "not_signed_in",
    route.tokenScope === null ? "token_not_accepted" : "scope_missing",
  );
  add(route.permission !== "public" && route.permission !== "signedIn", "not_allowed");
  add(isBoundable(route.permission) && !route.keepsBounds, "permission_within_bounds");
  add(route.permission !== "public" && !route.beforeSecondFactor, "second_factor_required_by_role");
  add(route.permission !== "public" && route.viewing === "hidden", "viewing_only");
  add(route.params !== undefined, "not_found");
  add(!isReading(route.method), "too_large", "media_type_unsupported", "storage_full");
  add(route.idempotent, "request_running", "idempotency_key_reused");
  return errorCodes.filter((code) => codes.has(code));
}

function refusalSchema(route: Route, codes: ErrorCode[]): ZodOpenApiSchemaObject {
  const schema: ZodOpenApiSchemaObject = {
    allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }],
  };
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

function refusals(route: Route): Record<string, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => statusOf(route, code));
  const answers = [...byStatus].map(([status, codes]): [string, ZodOpenApiResponseObject] => [
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

function successes(route: Route): Record<string, ZodOpenApiResponseObject> {
  if (route.output === noContent) return { [route.status]: { description: "Done; there is nothing to say." } };
  const media = route.output === "raw" ? {} : { schema: route.output };
  const answer = { description: route.summary, content: { [route.produces]: media } };
  return { [route.status]: answer, ...(route.otherStatus === null ? {} : { [route.otherStatus]: answer }) };
}

/** A file, as the body itself or as the only part of a form. */
const fileBody = (type: string): ZodOpenApiContentObject[string] =>
  type === "multipart/form-data"
    ? {
        schema: {
          type: "object",
          properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
        },
      }
    : {};

function bodyOf({ body, consumes }: Route): Pick<ZodOpenApiOperationObject, "requestBody"> {
  const content = Object.fromEntries(consumes.map((type) => [type, fileBody(type)]));
  if (body === undefined) return consumes.length === 0 ? {} : { requestBody: { required: true, content } };
  const isScim = consumes.includes(scimType);
  if (isScim) content[scimType] = { schema: body };
  // Resources of SCIM are judged by its own rules.
  const required = isScim || !body.safeParse({}).success;
  return { requestBody: { required, content: { "application/json": { schema: body }, ...content } } };
}

const tagOf = (path: string): string => path.split("/")[1]?.replace(/\..*$/, "") ?? "";

const operationOf = ({ name, route }: BoundRoute): ZodOpenApiOperationObject => ({
  operationId: name,
  summary: route.summary,
  tags: [tagOf(route.path)],
  security: route.permission === "public" ? [] : [{ bearer: [] }],
  "x-permission": route.permission,
  "x-token-scope": route.tokenScope,
  requestParams: {
    ...(route.params === undefined ? {} : { path: route.params as z.ZodObject }),
    ...(route.query === undefined ? {} : { query: route.query as z.ZodObject }),
  },
  parameters: [
    { $ref: "#/components/parameters/acceptLanguage" },
    ...(route.idempotent ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
  ],
  ...bodyOf(route),
  responses: { ...successes(route), ...refusals(route) },
});

/** Formats that make the long pattern beside them redundant. */
const namedFormats = new Set(["date", "date-time", "uuid", "email", "uri"]);

/** Removes what says nothing to a reader: bounds of every integer, patterns of named formats, and our own keyword. */
const simplify: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (namedFormats.has(jsonSchema.format ?? "")) delete jsonSchema.pattern;
  delete jsonSchema["x-max-bytes"];
};

/** Describes the interface as OpenAPI 3.1, from the schemas that validate and serialise it. */
export function openApiDocument(routes: readonly BoundRoute[], version: string): OpenApi {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const bound of routes) {
    const methods = (paths[bound.route.path] ??= {});
    methods[bound.route.method.toLowerCase()] = operationOf(bound);
  }
  const document = createDocument(
    {
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
      components,
    },
    { override: simplify },
  );
  // The library's own type leaves every part optional.
  return document as unknown as OpenApi;
}
