import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { environment, type Variable } from "./environment.ts";

/** Invalid values by variable; other variables accept any text. */
const unusable: Partial<Record<Variable, readonly string[]>> = {
  PORT: ["abc", "65536", "-1", "0x50", "80.5"],
  HOST: ["http://here", "two words"],
  PUBLIC_URL: ["portal.example", "ftp://portal.example"],
  DATABASE_URL: ["mysql://somebody:hunter2@db/x", "postgres://somebody:hunter2@db:port/x"],
  DATABASE_OWNER_URL: ["somebody:hunter2@db"],
  DATABASE_DIRECT_URL: ["somebody:hunter2@db"],
  DATABASE_READ_URL: ["somebody:hunter2@db"],
  SECRET_KEY: ["hunter2"],
  SECRET_KEY_NEXT: ["hunter2"],
  SECRET_KEY_PREVIOUS: ["hunter2", `${"k".repeat(40)},hunter2`, Array<string>(4).fill("hunter2".repeat(6)).join()],
  DEMO: ["yes"],
  DRAIN_SECONDS: ["soon", "301", "1.5"],
  TRUST_PROXY: ["xx", "10.0.0.0/33", "10.0.0.1,", "::1/129", "-1"],
  SMTP_URL: ["mail.example:hunter2"],
  MAIL_FROM: ["Portal", "Portal <portal>"],
  S3_ENDPOINT: ["objects"],
  S3_FORCE_PATH_STYLE: ["yes"],
  OIDC_ISSUER: ["http://id.example"],
  OIDC_NAME_EN: ["x".repeat(61)],
  OIDC_NAME_AR: ["س".repeat(61)],
  OIDC_SCOPES: ["profile email"],
  OIDC_JIT: ["1"],
  OIDC_ONLY: ["true"],
  METRICS_TOKEN: ["hunter2"],
  COMMIT: ["v 1", "x".repeat(61)],
  WEBHOOK_INNER_HOSTS: ["http://erp.example", "a b"],
  MAP_TILES_URL: ["https://tiles.example/{z}"],
  MAP_TILES_ATTRIBUTION: ["x".repeat(201)],
  RATE_LIMIT: ["0"],
  LOG_LEVEL: ["loud"],
  OTEL_EXPORTER_OTLP_ENDPOINT: ["collector:4318"],
  OTEL_EXPORTER_OTLP_HEADERS: ["hunter2"],
  OTEL_SERVICE_NAME: ["x".repeat(201)],
  OTEL_TRACES_SAMPLER_ARG: ["half", "1.5", "-0.1"],
};
const anyText: readonly Variable[] = [
  "DATA_DIR",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_REGION",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
];

const cases = Object.entries(unusable).flatMap(([variable, values]) =>
  values.map((value) => [variable, value] as const),
);
const refusal = (given: Record<string, string>): string => {
  try {
    readConfig(given);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

test.each(cases)("%s is refused with its name, its value and the expected form", (variable, value) => {
  const [line = ""] = refusal({ [variable]: value })
    .split("\n")
    .slice(1);
  expect(line).toMatch(new RegExp(`^  ${variable}: must .{4,}`));
  if (value.includes("hunter2")) expect(line).not.toContain("hunter2");
  else if (!variable.startsWith("DATABASE")) expect(line).toContain(`and is ${JSON.stringify(value)}`);
});

test("every variable is tested, and is in the table of the README", async () => {
  const variables = Object.keys(environment.shape).toSorted();
  expect([...Object.keys(unusable), ...anyText].toSorted()).toEqual(variables);
  const readme = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
  const table = /\| Variable[\s\S]*?\n\n/.exec(readme)?.[0] ?? "";
  const named = table.split("\n").flatMap((row) => (row.split("|")[1] ?? "").match(/`[A-Z0-9_]+`/g) ?? []);
  expect(named.map((name) => name.slice(1, -1)).toSorted()).toEqual(variables);
});

test("all faults are reported at once", () => {
  const told = refusal({ PORT: "abc", TRUST_PROXY: "xx", DEMO: "1" });
  expect(told).toContain("PORT: ");
  expect(told).toContain("TRUST_PROXY: ");
  expect(told).not.toContain("DEMO");
});

test("the user and the query of an address are not shown", () => {
  const told = refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: "htp://user:pass@word@collector:4318/v1?key=abc" });
  expect(told).toContain('and is "htp://…@collector:4318/v1?…"');
});

test.each(["DATABASE_OWNER_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL"])(
  "%s without DATABASE_URL is refused, since it would mix two databases",
  (variable) => {
    expect(refusal({ [variable]: "postgres://db.example/portal" })).toContain(`${variable}: needs DATABASE_URL`);
  },
);

test.each([
  ["", false],
  ["false", false],
  ["true", true],
  ["2", 2],
  ["loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1", "loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1"],
])("TRUST_PROXY=%s is accepted", (value, meaning) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(meaning);
});

test("valid values are read", () => {
  expect(
    readConfig({
      PORT: "0",
      HOST: "::",
      DRAIN_SECONDS: "0",
      MAIL_FROM: "portal@portal.example",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/",
      OTEL_EXPORTER_OTLP_HEADERS: "key=value, other=%20",
      DATABASE_URL: "postgres:///portal?host=/var/run/postgresql",
    }),
  ).toMatchObject({
    port: 0,
    host: "::",
    drainSeconds: 0,
    tracing: { ratio: 0.25, endpoint: "http://127.0.0.1:4318" },
  });
  expect(readConfig({})).toMatchObject({ port: null, drainSeconds: 5, databaseOwnerUrl: null });
});
