import { describe, expect, test } from "vitest";
import { z } from "zod";
import { noContent, route, type Route } from "#shared/route.ts";
import { data, id, idParams, page, pageQuery, personSummary } from "#shared/wire.ts";
import { faultsOfOpenApi } from "#testing/openapi.ts";
import { renderDocs } from "./docs-page.ts";
import type { BoundRoute } from "./handler.ts";
import { openApiDocument, type OpenApi } from "./openapi.ts";
import { platformRoutes } from "./platform-routes.ts";

const note = z
  .object({
    id: z.string(),
    author: personSummary.nullable(),
    text: z.string().meta({ description: "Not <b>bold</b>." }),
    words: z.number().int(),
    at: z.string().meta({ format: "date-time" }),
    place: z.object({ latitude: z.number(), kind: z.enum(["a", "b"]) }).optional(),
  })
  .meta({ id: "Note" });
const counted = z.object({ number: z.coerce.number().int().default(1) }).meta({ id: "Counted" });

const routes = {
  ...platformRoutes,
  listNotes: route({
    method: "GET",
    path: "/notes",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "The notes.",
    query: z.strictObject({ ...pageQuery, author: id.optional(), on: z.iso.date() }),
    output: page(note),
  }),
  createNote: route({
    method: "POST",
    path: "/notes",
    permission: "topic.create",
    tokens: "none",
    summary: "Writes a note.",
    body: z.strictObject({ text: z.string().min(1).max(10), counted: counted.optional() }),
    output: data(note),
    otherStatus: 202,
    errors: ["name_taken"],
  }),
  readNote: route({
    method: "GET",
    path: "/notes/{id}",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "A note.",
    params: idParams,
    output: z.object({ data: note, counted }),
  }),
  deleteNote: route({
    method: "DELETE",
    path: "/notes/{id}",
    permission: "signedIn",
    tokens: "none",
    summary: "Deletes a note.",
    params: idParams,
    output: noContent,
  }),
  replacePicture: route({
    method: "PUT",
    path: "/picture",
    permission: "signedIn",
    tokens: "none",
    summary: "Replaces the picture.",
    output: noContent,
    transaction: "own",
    consumes: ["image/*", "multipart/form-data"],
  }),
};
const bind = (given: Record<string, Route>): BoundRoute[] =>
  Object.entries(given).map(([name, one]) => ({ name, route: one, handle: async () => {} }));
const describeAll = (): OpenApi => openApiDocument(bind(routes), "1.2.3");

describe("the document", () => {
  test("follows the rules of OpenAPI 3.1, and every schema in it those of JSON Schema", () => {
    expect(faultsOfOpenApi(JSON.parse(JSON.stringify(describeAll())))).toEqual([]);
  });

  test("describes the address, the permission and the input of each route", () => {
    const { paths } = describeAll();
    const create = paths["/notes"]?.["post"];
    expect(create).toMatchObject({
      operationId: "createNote",
      tags: ["notes"],
      security: [{ bearer: [] }],
      "x-permission": "topic.create",
      requestBody: { required: true, content: { "application/json": { schema: { required: ["text"] } } } },
    });
    expect(create?.parameters).toContainEqual({ $ref: "#/components/parameters/idempotencyKey" });
    expect(paths["/openapi.json"]?.["get"]?.security).toEqual([]);
    expect(paths["/picture"]?.["put"]?.parameters).not.toContainEqual({
      $ref: "#/components/parameters/idempotencyKey",
    });
    expect(Object.keys(paths["/picture"]?.["put"]?.requestBody?.content ?? {})).toEqual([
      "image/*",
      "multipart/form-data",
    ]);
    expect(paths["/notes"]?.["get"]?.parameters).toMatchObject([
      { name: "cursor", in: "query" },
      {
        name: "limit",
        in: "query",
        schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
      },
      { name: "author", in: "query", schema: { description: expect.stringContaining("id") } },
      { name: "on", in: "query", required: true, schema: { type: "string", format: "date" } },
      { $ref: "#/components/parameters/acceptLanguage" },
    ]);
    expect(paths["/notes/{id}"]?.["get"]?.parameters[0]).toMatchObject({ name: "id", in: "path", required: true });
  });

  test("describes the answers and all refusals of each route", () => {
    const { paths } = describeAll();
    const codes = (answer: unknown): string => /\{"code":\{"enum":(\[.*?\])/.exec(JSON.stringify(answer))?.[1] ?? "";
    const create = paths["/notes"]?.["post"]?.responses ?? {};
    expect(Object.keys(create)).toEqual([
      "201",
      "202",
      "400",
      "401",
      "403",
      "409",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
      "507",
    ]);
    expect(codes(create["409"])).toBe('["request_running","name_taken"]');
    expect(codes(create["422"])).toBe('["idempotency_key_reused"]');
    expect(create["429"]?.headers).toHaveProperty("retry-after");
    expect(create["201"]?.content?.["application/json"]?.schema).toMatchObject({
      properties: { data: { $ref: "#/components/schemas/Note" } },
    });
    const list = paths["/notes"]?.["get"]?.responses ?? {};
    expect(codes(list["400"])).toBe('["malformed","fields_invalid","cursor_invalid"]');
    expect(codes(list["403"])).not.toContain("not_allowed");
    const remove = paths["/notes/{id}"]?.["delete"]?.responses ?? {};
    expect(remove["204"]).toEqual({ description: expect.any(String) });
    expect(Object.keys(remove)).toContain("404");
    expect(paths["/events"]?.["get"]?.responses["200"]?.content).toEqual({ "text/event-stream": {} });
  });

  test("names each schema once, and separately if input and output differ", () => {
    const { schemas } = describeAll().components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["Note", "PersonSummary", "Counted", "CountedOutput", "Problem", "FieldProblem"]),
    );
    expect(schemas["Counted"]?.["required"]).toBeUndefined();
    expect(schemas["CountedOutput"]?.["required"]).toEqual(["number"]);
    const other = z.object({ different: z.string() }).meta({ id: "Counted" });
    const output = (path: string, schema: z.ZodType) =>
      route({ method: "GET", path, permission: "public", summary: "X.", output: data(schema) });
    expect(() => openApiDocument(bind({ one: output("/x", counted), two: output("/y", other) }), "1")).toThrow(
      'Duplicate schema id "Counted"',
    );
  });
});

describe("the check of the document finds", () => {
  const spoil = (change: (document: OpenApi) => unknown): string => {
    const document = JSON.parse(JSON.stringify(describeAll())) as OpenApi;
    change(document);
    return faultsOfOpenApi(document).join("\n");
  };
  const get = (document: OpenApi, path = "/notes") => document.paths[path]?.["get"] ?? ({} as never);
  const note = (document: OpenApi) => document.components.schemas["Note"] ?? {};

  test.each<[string, (document: OpenApi) => unknown, string]>([
    ["a foreign version", (document) => Object.assign(document, { openapi: "3.0.3" }), "openapi"],
    ["an unknown key", (document) => Object.assign(get(document), { permissions: [] }), "permissions"],
    ["no summary", (document) => Object.assign(get(document), { summary: "" }), "summary"],
    ["an id used twice", (document) => (get(document).operationId = "createNote"), "createNote is used twice"],
    ["a reference that leads nowhere", (document) => delete document.components.schemas["Note"], "leads nowhere"],
    ["an unknown security scheme", (document) => (get(document).security = [{ cookie: [] }]), "security scheme cookie"],
    [
      "a path parameter that is not described",
      (document) => (get(document, "/notes/{id}").parameters = []),
      "do not match",
    ],
    ["no success", (document) => delete get(document).responses["200"], "no success"],
    ["an unknown tag", (document) => (document.tags = []), "unknown tag"],
    ["a type that JSON Schema does not have", (document) => (note(document)["type"] = "map"), "Note"],
    ["a keyword that JSON Schema does not have", (document) => (note(document)["nullable"] = true), "nullable"],
    [
      "two paths of one shape",
      (document) => (document.paths["/notes/{number}"] = { get: get(document, "/notes/{id}") }),
      "there twice",
    ],
  ])("%s", (_, change, words) => {
    expect(spoil(change)).toContain(words);
  });
});

describe("the page", () => {
  const html = renderDocs(describeAll());

  test("shows every operation and every schema, and every link has a target", () => {
    for (const name of Object.keys(routes)) expect(html).toContain(`<details id="${name}">`);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one));
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, one]) => one);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(html).toContain("string, length ≥ 1, length ≤ 10");
    expect(html).toContain("topic.create");
  });

  test("contains no script, no external resource and no unescaped text", () => {
    expect(html).not.toMatch(/<script|\son\w+=|https?:\/\/|@import|url\(/i);
    expect(html).toContain("Not &lt;b&gt;bold&lt;/b&gt;.");
    expect(html).toContain('<html lang="en" dir="ltr">');
    const open = [...html.matchAll(/<(details|div|section|table|tr|td|th|p|ul|li)\b/g)].length;
    const closed = [...html.matchAll(/<\/(details|div|section|table|tr|td|th|p|ul|li)>/g)].length;
    expect(open).toBe(closed);
  });
});
