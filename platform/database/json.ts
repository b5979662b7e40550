/** Value of a jsonb column. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue | undefined };
/**
 * Input for a jsonb column: an object, which the driver converts to JSON, or JSON as text. An array must be passed as
 * text, since the driver converts a JavaScript array to a PostgreSQL array.
 */
export type JsonInput = JsonObject | string;
