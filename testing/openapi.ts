import { Ajv2020 } from "ajv/dist/2020.js";
import { z } from "zod";

// The rules of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1) that Diwan needs; anything else is refused.

const schema = z.record(z.string(), z.unknown());
const media = z.record(z.string().regex(/^[\w*+.-]+\/[\w*+.-]+$/), z.strictObject({ schema: schema.optional() }));
const reference = z.strictObject({ $ref: z.string().startsWith("#/components/") });
const parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(["path", "query", "header"]),
    required: z.boolean().optional(),
    description: z.string().optional(),
    schema,
  })
  .refine((value) => value.in !== "path" || value.required === true, "A parameter in the path is required.");
const answer = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema })).optional(),
  content: media.optional(),
});
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  "x-permission": z.string(),
  "x-token-scope": z.string().nullable(),
  parameters: z.array(z.union([reference, parameter])),
  requestBody: z.strictObject({ required: z.boolean(), content: media }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), answer),
});
const componentName = z.string().regex(/^[\w.-]+$/);
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string().min(1), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })).min(1),
  tags: z.array(z.strictObject({ name: z.string().min(1) })),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation),
  ),
  components: z.strictObject({
    securitySchemes: z.record(componentName, schema),
    parameters: z.record(componentName, parameter),
    schemas: z.record(componentName, schema),
  }),
});

const duplicates = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

function objectsIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(objectsIn);
  return Array.isArray(node) ? inner : [node as Record<string, unknown>, ...inner];
}

/** Returns the faults of an OpenAPI 3.1 document as sentences; empty for a valid one. */
export function faultsOfOpenApi(given: unknown): string[] {
  const parsed = document.safeParse(given);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const { paths, components, tags } = parsed.data;
  const faults: string[] = [];
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  );

  for (const id of duplicates(operations.map(({ one }) => one.operationId)))
    faults.push(`operationId ${id} is used twice`);
  for (const shape of duplicates(Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, "{}")))) {
    faults.push(`${shape} is there twice`);
  }
  for (const { path, method, one } of operations) {
    const where = `${method} ${path}`;
    const own = one.parameters.flatMap((value) => ("$ref" in value ? [] : [value]));
    const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const inPath = own.filter((value) => value.in === "path").map((value) => value.name);
    if (inTemplate.toSorted().join() !== inPath.toSorted().join())
      faults.push(`${where}: the path's parameters do not match`);
    for (const name of duplicates(own.map((value) => `${value.in} ${value.name}`)))
      faults.push(`${where}: ${name} twice`);
    if (!Object.keys(one.responses).some((status) => status.startsWith("2"))) faults.push(`${where}: no success`);
    if (method === "get" && one.requestBody !== undefined) faults.push(`${where}: a body`);
    for (const scheme of one.security.flatMap(Object.keys)) {
      if (components.securitySchemes[scheme] === undefined) faults.push(`${where}: unknown security scheme ${scheme}`);
    }
    for (const tag of one.tags) if (!tags.some(({ name }) => name === tag)) faults.push(`${where}: unknown tag ${tag}`);
  }

  for (const node of objectsIn(given)) {
    // From OpenAPI 3.0; the schema validator still accepts it.
    if (node["nullable"] === true) faults.push("nullable is not of OpenAPI 3.1");
    const target = node["$ref"];
    if (typeof target !== "string") continue;
    const [, , group = "", name = ""] = target.split("/");
    const known: Record<string, unknown> = { ...components }[group as keyof typeof components] ?? {};
    if (known[name] === undefined) faults.push(`${target} leads nowhere`);
  }
  return [
    ...faults,
    ...faultsOfSchemas(
      components.schemas,
      operations.map(({ one }) => one),
    ),
  ];
}

/** Compiles every schema, so that each is a valid JSON Schema of draft 2020-12 with known keywords. */
function faultsOfSchemas(named: Record<string, unknown>, operations: unknown[]): string[] {
  const rebase = (node: unknown): unknown =>
    JSON.parse(JSON.stringify(node).replaceAll('"#/components/schemas/', '"diwan#/$defs/'));
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false });
  try {
    ajv.addSchema({ $id: "diwan", $defs: rebase(named) as Record<string, object> });
  } catch (error) {
    return [String(error)];
  }
  const roots = Object.keys(named).map((name): [string, unknown] => [name, { $ref: `diwan#/$defs/${name}` }]);
  const inline = operations
    .flatMap(objectsIn)
    .flatMap((node): [string, unknown][] =>
      typeof node["schema"] === "object" ? [[JSON.stringify(node["schema"]).slice(0, 80), rebase(node["schema"])]] : [],
    );
  return [...roots, ...inline].flatMap(([name, one]) => {
    try {
      ajv.compile(one as object);
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
