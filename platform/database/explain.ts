import { codeOf } from "#platform/log/error-code.ts";

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up now",
  ETIMEDOUT: "there is no answer",
  ECONNRESET: "the connection was ended",
  "28P01": "the password is refused",
  "28000": "the user is refused",
  "3D000": "there is no database of that name",
  "42501": "the user may not create what Diwan needs there",
  "53300": "it has no free connection",
};

/** Returns the codes of an error and of its causes; failures of several addresses of one host are one error. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  // The driver's timeout error has no code.
  const own = error.message === "timeout expired" ? "ETIMEDOUT" : (codeOf(error) ?? []);
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [own, inner, codesOf(error.cause)].flat();
}

/** Removes the password from an address. */
function withoutSecret(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}${port === "" ? "" : `:${port}`}${pathname}`;
  } catch {
    return "that address";
  }
}

const startError = (variable: string, url: string, reason: string): string =>
  `The database at ${withoutSecret(url)} (${variable}) cannot be used: ${reason}.`;

/** Duplicate and missing prepared statements: errors of a pooler that shares sessions without tracking statements. */
const poolerCodes: ReadonlySet<string> = new Set(["42P05", "26000"]);
export const isPoolerFault = (error: unknown): boolean => codesOf(error).some((code) => poolerCodes.has(code));

export const explainPooler = (variable: string, url: string): string =>
  startError(
    variable,
    url,
    "it is a pooler that does not know prepared statements. Use PgBouncer 1.21 or newer with max_prepared_statements " +
      "above 0, let the pooler share connections between sessions only, or name PostgreSQL itself",
  );

/** Explains why a database is unusable, in a sentence that names the variable and no secret; null for other errors. */
export function explainDatabase(error: unknown, variable: string, url: string): string | null {
  if (isPoolerFault(error)) return explainPooler(variable, url);
  const reason = codesOf(error).find((code) => code in reasons);
  return reason === undefined ? null : startError(variable, url, reasons[reason] ?? "");
}
