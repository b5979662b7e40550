import { resolve } from "node:path";
import { environment, invalidValueMessage, type Variable } from "./environment.ts";
import { readMapTiles, type MapTiles } from "./map-tiles.ts";
import { readS3Config, type S3Config } from "./s3-config.ts";
import { readSingleSignOnConfig, type SingleSignOnConfig } from "./single-sign-on-config.ts";
import { readTracingConfig, type TracingConfig } from "./tracing-config.ts";

/** The environment, read and validated once at start; absent values have their defaults. */
export type Config = {
  /** Null if PORT is not set: 3000, or the next free port. */
  port: number | null;
  host: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** A role that owns the tables, for migrations and partitions; null: the role of `databaseUrl` owns them. */
  databaseOwnerUrl: string | null;
  databaseDirectUrl: string | null;
  databaseReadUrl: string | null;
  /** Fastify's forms: false, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
  dataDirectory: string;
  /** Null: derived from host and port. */
  publicUrl: string | null;
  demonstration: boolean;
  /** Seconds a stopping node still answers while it reports that it is not ready. */
  drainSeconds: number;
  secretKey: string | null;
  smtpUrl: string | null;
  /** In the form of a From header. */
  mailFrom: string;
  rateLimit: boolean;
  logLevel: string;
  metricsToken: string | null;
  /** Null: maps have no background tiles. */
  mapTiles: MapTiles | null;
  /** Internal hosts with ports that webhooks may reach; all others must be public. */
  webhookInnerHosts: readonly string[];
  /** Null: files are stored in the data directory. */
  s3: S3Config | null;
  /** Null: tracing is off. */
  tracing: TracingConfig | null;
  /** Null: no single sign-on. */
  singleSignOn: SingleSignOnConfig | null;
};

/** Thrown if the environment is invalid; the message names each variable and its fault. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export const configError = (lines: readonly string[]): ConfigError =>
  new ConfigError(`The configuration is not usable:\n${lines.map((line) => `  ${line}`).join("\n")}`);

const trust = (value: string | undefined): boolean | number | string => {
  if (value === undefined || value === "" || value === "0" || value === "false") return false;
  if (value === "true") return true;
  return /^\d+$/.test(value) ? Number(value) : value;
};

/** The other addresses belong to the database of DATABASE_URL; without it they would mix two databases. */
function requireDatabase(value: { [Name in Variable]?: unknown }): void {
  if (value.DATABASE_URL !== undefined) return;
  const others = ["DATABASE_OWNER_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const;
  const lines = others
    .filter((name) => value[name] !== undefined)
    .map((name) => `${name}: needs DATABASE_URL beside it`);
  if (lines.length > 0) throw configError(lines);
}

/** Reads the configuration from environment variables (an empty one counts as absent). */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const variables = new Set(parsed.error.issues.map(({ path }) => path[0] as Variable));
    throw configError([...variables].map((variable) => invalidValueMessage(variable, String(given[variable]))));
  }
  const value = parsed.data;
  requireDatabase(value);
  const missingOf =
    (prefix: string) =>
    (variable: string): void => {
      throw configError([`${variable}: is missing, and other ${prefix}_ variables are set`]);
    };
  return Object.freeze({
    port: value.PORT ?? null,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL ?? null,
    databaseReadUrl: value.DATABASE_READ_URL ?? null,
    trustProxy: trust(value.TRUST_PROXY),
    dataDirectory: resolve(value.DATA_DIR),
    publicUrl: value.PUBLIC_URL ?? null,
    demonstration: value.DEMO ?? value.DATABASE_URL === undefined,
    drainSeconds: value.DRAIN_SECONDS,
    secretKey: value.SECRET_KEY ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    rateLimit: value.RATE_LIMIT === "on",
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
    webhookInnerHosts: value.WEBHOOK_INNER_HOSTS?.toLowerCase().split(",") ?? [],
    mapTiles: readMapTiles(value.MAP_TILES_URL, value.MAP_TILES_ATTRIBUTION),
    s3: readS3Config(value, missingOf("S3")),
    tracing: readTracingConfig(value),
    singleSignOn: readSingleSignOnConfig(value, missingOf("OIDC")),
  });
}
