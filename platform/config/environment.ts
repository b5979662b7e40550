import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { isTilesUrl } from "./map-tiles.ts";

/** A text that a function accepts; `condition` is shown with a refused value. */
const text = (isValid: (value: string) => boolean, condition: string) => z.string().refine(isValid, condition);
const atMost = (max: number) => z.string().max(max, `must have at most ${max} characters`);
const atLeast = (min: number) => z.string().min(min, `must have at least ${min} characters`);

/** Characters of a secret key. */
export const minKeyLength = 32;
export const maxPreviousKeys = 3;
const isKeyList = (value: string): boolean => {
  const keys = value.split(",");
  return keys.length <= maxPreviousKeys && keys.every((key) => key.length >= minKeyLength);
};

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");
const onOrOff = z.enum(["on", "off"], "must be on or off");
const address = z
  .url({ protocol: /^https?$/, error: "must be a web address (https://… or http://…)" })
  .transform((value) => value.replace(/\/+$/, ""));
const connection = text(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  "must be a postgres:// address",
);
const wholeNumber = (max: number, what: string) =>
  text(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= max,
    `must be a whole ${what} from 0 to ${max}`,
  ).transform(Number);

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

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether an issuer uses https, or is on this machine. */
export function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  if (search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The schema of every configuration variable; its errors complete the sentence that begins with the name. */
export const environment = z.object({
  PORT: wholeNumber(65_535, "number").optional(),
  HOST: text((value) => /^[\w.:%-]+$/.test(value), "must be an address of this machine, or a host name").default(
    "127.0.0.1",
  ),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: connection.optional(),
  DATABASE_OWNER_URL: connection.optional(),
  DATABASE_DIRECT_URL: connection.optional(),
  DATABASE_READ_URL: connection.optional(),
  DATA_DIR: z.string().default("data"),
  SECRET_KEY: atLeast(minKeyLength).optional(),
  SECRET_KEY_NEXT: atLeast(minKeyLength).optional(),
  SECRET_KEY_PREVIOUS: text(
    isKeyList,
    `must be at most ${maxPreviousKeys} keys of at least ${minKeyLength} characters, separated by commas; a key with a ` +
      "comma belongs into DATA_DIR/secret-key.previous",
  ).optional(),
  DEMO: flag.optional(),
  DRAIN_SECONDS: wholeNumber(300, "number of seconds").default(5),
  TRUST_PROXY: text(
    isTrust,
    "must be true, false, a number of hops, or addresses and networks separated by commas (10.0.0.1,192.168.0.0/16)",
  ).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: text(isSender, "must be an e-mail address, perhaps with a name: Portal <no-reply@portal.example>").default(
    "Diwan <no-reply@diwan.example>",
  ),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  OIDC_ISSUER: text(isIssuer, "must be an https address, or one of this machine").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME_EN: atMost(60).optional(),
  OIDC_NAME_AR: atMost(60).optional(),
  OIDC_SCOPES: text((value) => value.split(/\s+/).includes("openid"), "must contain openid").optional(),
  OIDC_JIT: onOrOff.optional(),
  OIDC_ONLY: flag.optional(),
  METRICS_TOKEN: atLeast(16).optional(),
  COMMIT: text(
    (value) => /^[\w.-]{1,60}$/.test(value),
    "must be the name of a revision, up to 60 letters and digits",
  ).optional(),
  WEBHOOK_INNER_HOSTS: text(
    (value) => /^[^\s,/@]+(,[^\s,/@]+)*$/.test(value),
    "must be hosts, separated by commas (erp.corp.example:8443,10.0.0.5)",
  ).optional(),
  MAP_TILES_URL: text(isTilesUrl, "must be a web address with {z}, {x} and {y}").optional(),
  MAP_TILES_ATTRIBUTION: atMost(200).optional(),
  RATE_LIMIT: onOrOff.default("on"),
  LOG_LEVEL: z.enum(levels, "must be fatal, error, warn, info, debug, trace or silent").default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text(
    (value) => value.split(",").every((pair) => pair.trim() === "" || /^\s*[^=\s]+\s*=/.test(pair)),
    "must be name=value pairs, separated by commas",
  ).default(""),
  OTEL_SERVICE_NAME: atMost(200).default("diwan"),
  OTEL_TRACES_SAMPLER_ARG: text((value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value), "must be a number from 0 to 1")
    .transform(Number)
    .default(1),
});

export type Environment = z.output<typeof environment>;
export type Variable = keyof Environment;

export const isNamed = (variables: Environment, prefix: string): boolean =>
  Object.entries(variables).some(([name, value]) => name.startsWith(prefix) && value !== undefined);

/** Never shown: an address may contain a password, also a malformed one. */
const secrets: ReadonlySet<Variable> = new Set<Variable>([
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "SECRET_KEY",
  "SECRET_KEY_NEXT",
  "SECRET_KEY_PREVIOUS",
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
export const invalidValueMessage = (variable: Variable, condition: string, value: string): string =>
  `${variable}: ${condition}${secrets.has(variable) ? "" : `, and is ${JSON.stringify(withoutSecrets(value))}`}`;
