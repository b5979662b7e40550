import { resolve } from "node:path";
import { z } from "zod";
import { isTilesUrl, readMapTiles, type MapTiles } from "./map-tiles.ts";
import { readS3Config, type S3Config } from "./s3-config.ts";
import { areScopes, isIssuer, readSingleSignOnConfig, type SingleSignOnConfig } from "./single-sign-on-config.ts";
import { readTracingConfig, type TracingConfig } from "./tracing-config.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const connection = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address");

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: connection.optional(),
  DATABASE_DIRECT_URL: connection.optional(),
  DATABASE_READ_URL: connection.optional(),
  TRUST_PROXY: z.string().optional(),
  DATA_DIR: z.string().min(1).default("data"),
  PUBLIC_URL: address.optional(),
  DEMO: flag.optional(),
  SECRET_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Diwan <no-reply@diwan.example>"),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MAP_TILES_URL: z.string().refine(isTilesUrl, "must be a web address with {z}, {x} and {y}").optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
  WEBHOOK_INNER_HOSTS: z
    .string()
    .regex(/^[^\s,/@]+(,[^\s,/@]+)*$/, "must be hosts, separated by commas")
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default("diwan"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OIDC_ISSUER: z.string().refine(isIssuer, "must be an https address, or one of this machine").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME_EN: z.string().max(60).optional(),
  OIDC_NAME_AR: z.string().max(60).optional(),
  OIDC_SCOPES: z.string().refine(areScopes, "must contain openid").optional(),
  OIDC_JIT: z.enum(["on", "off"]).optional(),
  OIDC_ONLY: flag.optional(),
});

/** The environment, read and checked once at start; absent values have their defaults. */
export type Config = {
  /** Null when PORT is not set: 3000, or the next free port. */
  port: number | null;
  host: string;
  /** Null when the embedded database is to be used. */
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databaseReadUrl: string | null;
  /** As Fastify understands it: false, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
  dataDirectory: string;
  /** Null: derived from host and port. */
  publicUrl: string | null;
  demonstration: boolean;
  secretKey: string | null;
  smtpUrl: string | null;
  /** As in a From line. */
  mailFrom: string;
  rateLimit: boolean;
  logLevel: string;
  metricsToken: string | null;
  /** Null: maps show no pictures of the ground. */
  mapTiles: MapTiles | null;
  /** Hosts with their ports that webhooks may reach though they lie inside; others must be public. */
  webhookInnerHosts: readonly string[];
  /** Null: files are kept in the data directory. */
  s3: S3Config | null;
  /** Null: nothing is traced. */
  tracing: TracingConfig | null;
  /** Null: nobody else vouches for people. */
  singleSignOn: SingleSignOnConfig | null;
};

/** Raised when the environment is not usable; the message names each variable and what is wrong with it. */
export class ConfigError extends Error {}

const trust = (value: string | undefined): boolean | number | string => {
  if (value === undefined || value === "" || value === "0" || value === "false") return false;
  if (value === "true") return true;
  return /^\d+$/.test(value) ? Number(value) : value;
};

/** Reads the configuration from environment variables (an empty one counts as absent). */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  const value = parsed.data;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = value;
  const s3 = readS3Config(
    { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE },
    (variable) => {
      throw new ConfigError(
        `The configuration is not usable:\n  ${variable}: is missing, and other S3_ variables are set`,
      );
    },
  );
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME_EN, OIDC_NAME_AR } = value;
  const { OIDC_SCOPES, OIDC_JIT, OIDC_ONLY } = value;
  const singleSignOn = readSingleSignOnConfig(
    {
      OIDC_ISSUER,
      OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET,
      OIDC_NAME_EN,
      OIDC_NAME_AR,
      OIDC_SCOPES,
      OIDC_JIT,
      OIDC_ONLY,
    },
    (variable) => {
      throw new ConfigError(
        `The configuration is not usable:\n  ${variable}: is missing, and other OIDC_ variables are set`,
      );
    },
  );
  return Object.freeze({
    port: value.PORT ?? null,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL ?? null,
    databaseReadUrl: value.DATABASE_READ_URL ?? null,
    trustProxy: trust(value.TRUST_PROXY),
    dataDirectory: resolve(value.DATA_DIR),
    publicUrl: value.PUBLIC_URL ?? null,
    demonstration: value.DEMO ?? value.DATABASE_URL === undefined,
    secretKey: value.SECRET_KEY ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    rateLimit: value.RATE_LIMIT === "on",
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
    webhookInnerHosts: value.WEBHOOK_INNER_HOSTS?.toLowerCase().split(",") ?? [],
    mapTiles: readMapTiles(value.MAP_TILES_URL, value.MAP_TILES_ATTRIBUTION),
    s3,
    tracing: readTracingConfig(value),
    singleSignOn,
  });
}
