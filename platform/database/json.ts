/** What a jsonb column holds. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue | undefined };
/**
 * What may be written to a jsonb column: an object, which the driver turns into JSON, or JSON as text. An array must be
 * given as text, since the driver takes a JavaScript array for an array of PostgreSQL.
 */
export type JsonInput = JsonObject | string;
