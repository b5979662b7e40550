import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { isTilesUrl } from "./map-tiles.ts";
import { areScopes, isIssuer } from "./single-sign-on-config.ts";
import { areHeaders } from "./tracing-config.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const connection = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value));
const wholeNumber = (maximum: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= maximum);

/** Returns whether the value is an address, a network (`10.0.0.0/8`), or one of Fastify's names of networks. */
function isProxyAddress(value: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const [ip = "", mask, ...rest] = value.split("/");
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  if (mask === undefined || (version === 4 && isIPv4(mask))) return true;
  return /^\d{1,3}$/.test(mask) && Number(mask) >= 1 && Number(mask) <= (version === 4 ? 32 : 128);
}

const isTrust = (value: string): boolean =>
  ["0", "false", "true"].includes(value) ||
  /^\d{1,3}$/.test(value) ||
  value.split(",").every((part) => isProxyAddress(part.trim()));

const isSender = (value: string): boolean => /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value);
const areHosts = (value: string): boolean => /^[^\s,/@]+(,[^\s,/@]+)*$/.test(value);

/** The schema of every configuration variable. */
export const environment = z.object({
  PORT: wholeNumber(65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default("127.0.0.1"),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: connection.optional(),
  DATABASE_OWNER_URL: connection.optional(),
  DATABASE_DIRECT_URL: connection.optional(),
  DATABASE_READ_URL: connection.optional(),
  DATA_DIR: z.string().default("data"),
  SECRET_KEY: z.string().min(32).optional(),
  DEMO: flag.optional(),
  DRAIN_SECONDS: wholeNumber(300).default(5),
  TRUST_PROXY: z.string().refine(isTrust).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().refine(isSender).default("Diwan <no-reply@diwan.example>"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  OIDC_ISSUER: z.string().refine(isIssuer).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME_EN: z.string().max(60).optional(),
  OIDC_NAME_AR: z.string().max(60).optional(),
  OIDC_SCOPES: z.string().refine(areScopes).optional(),
  OIDC_JIT: z.enum(["on", "off"]).optional(),
  OIDC_ONLY: flag.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  WEBHOOK_INNER_HOSTS: z.string().refine(areHosts).optional(),
  MAP_TILES_URL: z.string().refine(isTilesUrl).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().refine(areHeaders).default(""),
  OTEL_SERVICE_NAME: z.string().max(200).default("diwan"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)
    .transform(Number)
    .default(1),
});

export type Variable = keyof typeof environment.shape;

const web = "must be a web address (https://… or http://…)";
const zeroOrOne = "must be 0 or 1";
const text = "must be a text";
const database = "must be a postgres:// address";

/** The condition of each variable, shown with a refused value. */
const conditions: Record<Variable, string> = {
  PORT: "must be a whole number from 0 to 65535",
  HOST: "must be an address of this machine, or a host name",
  PUBLIC_URL: web,
  DATABASE_URL: database,
  DATABASE_OWNER_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_READ_URL: database,
  DATA_DIR: "must be a directory",
  SECRET_KEY: "must have at least 32 characters",
  DEMO: zeroOrOne,
  DRAIN_SECONDS: "must be a whole number of seconds from 0 to 300",
  TRUST_PROXY:
    "must be true, false, a number of hops, or addresses and networks separated by commas (10.0.0.1,192.168.0.0/16)",
  SMTP_URL: "must be an smtp:// or smtps:// address",
  MAIL_FROM: "must be an e-mail address, perhaps with a name: Portal <no-reply@portal.example>",
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_ENDPOINT: web,
  S3_REGION: text,
  S3_FORCE_PATH_STYLE: zeroOrOne,
  OIDC_ISSUER: "must be an https address, or one of this machine",
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME_EN: "must have at most 60 characters",
  OIDC_NAME_AR: "must have at most 60 characters",
  OIDC_SCOPES: "must contain openid",
  OIDC_JIT: "must be on or off",
  OIDC_ONLY: zeroOrOne,
  METRICS_TOKEN: "must have at least 16 characters",
  WEBHOOK_INNER_HOSTS: "must be hosts, separated by commas (erp.corp.example:8443,10.0.0.5)",
  MAP_TILES_URL: "must be a web address with {z}, {x} and {y}",
  MAP_TILES_ATTRIBUTION: "must have at most 200 characters",
  RATE_LIMIT: "must be on or off",
  LOG_LEVEL: "must be fatal, error, warn, info, debug, trace or silent",
  OTEL_EXPORTER_OTLP_ENDPOINT: web,
  OTEL_EXPORTER_OTLP_HEADERS: "must be name=value pairs, separated by commas",
  OTEL_SERVICE_NAME: "must have at most 200 characters",
  OTEL_TRACES_SAMPLER_ARG: "must be a number from 0 to 1",
};

/** Never shown: an address may contain a password, also a malformed one. */
const secrets: ReadonlySet<Variable> = new Set<Variable>([
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "SECRET_KEY",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "OIDC_CLIENT_SECRET",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
]);

/** Removes the parts of an address that may be secret: the user and the query. */
const withoutSecrets = (value: string): string =>
  value
    .slice(0, 300)
    .replace(/\/\/[^/]*@/, "//…@")
    .replace(/\?.*$/s, "?…");

/** Returns the message about an invalid variable: its name, its condition, and its value unless that is a secret. */
export const invalidValueMessage = (variable: Variable, value: string): string =>
  `${variable}: ${conditions[variable]}${secrets.has(variable) ? "" : `, and is ${JSON.stringify(withoutSecrets(value))}`}`;
