import { resolve } from "node:path";
import { environment, invalidValueMessage, type Environment, type Variable } from "./environment.ts";
import { readMapTiles } from "./map-tiles.ts";
import { readS3Config } from "./s3-config.ts";
import { readSingleSignOnConfig } from "./single-sign-on-config.ts";
import { readTracingConfig } from "./tracing-config.ts";

/** The environment, read and validated once at start; absent values have their defaults. */
export type Config = ReturnType<typeof readConfig>;

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
function requireDatabase(value: Environment): void {
  if (value.DATABASE_URL !== undefined) return;
  const others = ["DATABASE_OWNER_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const;
  const lines = others.flatMap((name) => (value[name] === undefined ? [] : [`${name}: needs DATABASE_URL beside it`]));
  if (lines.length > 0) throw configError(lines);
}

const missingOf =
  (prefix: string) =>
  (variable: Variable): never => {
    throw configError([`${variable}: is missing, and other ${prefix}_ variables are set`]);
  };

/** Reads the configuration from environment variables (an empty one counts as absent). */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = new Map(parsed.error.issues.map(({ path, message }) => [path[0] as Variable, message]));
    throw configError(
      [...faults].map(([variable, condition]) => invalidValueMessage(variable, condition, String(given[variable]))),
    );
  }
  const value = parsed.data;
  requireDatabase(value);
  return Object.freeze({
    /** Null if PORT is not set: 3000, or the next free port. */
    port: value.PORT ?? null,
    host: value.HOST,
    /** Null for the embedded database. */
    databaseUrl: value.DATABASE_URL ?? null,
    /** A role that owns the tables, for migrations and partitions; null: the role of `databaseUrl` owns them. */
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL ?? null,
    databaseReadUrl: value.DATABASE_READ_URL ?? null,
    /** Fastify's forms: false, a number of hops, or addresses. */
    trustProxy: trust(value.TRUST_PROXY),
    dataDirectory: resolve(value.DATA_DIR),
    /** Null: derived from host and port. */
    publicUrl: value.PUBLIC_URL ?? null,
    demonstration: value.DEMO ?? value.DATABASE_URL === undefined,
    /** Seconds a stopping node still answers while it reports that it is not ready. */
    drainSeconds: value.DRAIN_SECONDS,
    secretKey: value.SECRET_KEY ?? null,
    /** Accepted, but not used for signing yet. */
    secretKeyNext: value.SECRET_KEY_NEXT ?? null,
    secretKeysPrevious: value.SECRET_KEY_PREVIOUS?.split(",") ?? [],
    smtpUrl: value.SMTP_URL ?? null,
    /** In the form of a From header. */
    mailFrom: value.MAIL_FROM,
    rateLimit: value.RATE_LIMIT === "on",
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
    /** The revision that runs; null: asked of Git. */
    commit: value.COMMIT ?? null,
    /** Internal hosts with ports that webhooks may reach; all others must be public. */
    webhookInnerHosts: value.WEBHOOK_INNER_HOSTS?.toLowerCase().split(",") ?? [],
    /** Null: maps have no background tiles. */
    mapTiles: readMapTiles(value.MAP_TILES_URL, value.MAP_TILES_ATTRIBUTION),
    /** Null: files are stored in the data directory. */
    s3: readS3Config(value, missingOf("S3")),
    /** Null: tracing is off. */
    tracing: readTracingConfig(value),
    /** Null: no single sign-on. */
    singleSignOn: readSingleSignOnConfig(value, missingOf("OIDC")),
  });
}
