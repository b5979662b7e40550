import type { Route } from "#shared/route.ts";
import { inputJsonSchema } from "./schema-json.ts";

type Json = Record<string, unknown>;

/** Bytes of a body of any public route; low, since unauthenticated clients must not use much server time. */
const publicBytes = 16 * 1024;
/** Minimum limit in bytes for signed-in users on any route, so that an overlong text is refused by its field's name. */
const signedInBytes = 64 * 1024;
/** Bytes. A schema that allows more declares its own bound: `x-max-bytes`. */
const maxBytes = 16 * 1024 * 1024;

/** JSON may write a code unit as `\u0623`. */
const bytesOfUnit = 6;
/** A number as text, in Arabic digits. */
const bytesOfNumber = 24 * bytesOfUnit + 2;
const bytesOfFormat: Readonly<Record<string, number>> = { date: 12 };

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const bytesOfText = (text: string): number => text.length * bytesOfUnit + 2;

/** Returns the bytes of the largest JSON of a schema, without spaces. Throws if the schema has no bound. */
function maxJsonBytes(whole: Json): number {
  const definitions = isJson(whole["$defs"]) ? whole["$defs"] : {};
  const measure = (node: Json, path: string): number => {
    const unbounded = (): Error => new Error(`${path} has no bound.`);
    const { "x-max-bytes": declared, $ref: reference, const: only, maxLength, maxItems, maxProperties, format } = node;
    if (typeof declared === "number") return declared;
    if (typeof reference === "string") {
      const target = definitions[reference.replace("#/$defs/", "")];
      if (!isJson(target)) throw unbounded();
      return measure(target, path);
    }
    const given = Array.isArray(node["enum"]) ? node["enum"] : "const" in node ? [only] : null;
    if (given !== null) return Math.max(...given.map((value) => bytesOfText(JSON.stringify(value))));
    const options = [...list(node["anyOf"]), ...list(node["oneOf"])];
    if (options.length > 0) return Math.max(...options.map((option) => measure(option, path)));
    if (Array.isArray(node["type"])) {
      return Math.max(...node["type"].map((type) => measure({ ...node, type }, path)));
    }
    switch (node["type"]) {
      case "string": {
        const known = bytesOfFormat[String(format)];
        if (typeof maxLength === "number") return maxLength * bytesOfUnit + 2;
        if (known === undefined) throw unbounded();
        return known;
      }
      case "number":
      case "integer":
        return bytesOfNumber;
      case "boolean":
      case "null":
        return 5;
      case "array": {
        if (typeof maxItems !== "number" || !isJson(node["items"])) throw unbounded();
        return 2 + maxItems * (measure(node["items"], `${path}[]`) + 1);
      }
      case "object": {
        const properties = isJson(node["properties"]) ? Object.entries(node["properties"]) : [];
        const { additionalProperties: others, propertyNames: names } = node;
        let bytes = 2;
        for (const [name, value] of properties) {
          if (isJson(value)) bytes += bytesOfText(name) + 2 + measure(value, `${path}.${name}`);
        }
        if (!isJson(others)) return bytes;
        if (typeof maxProperties !== "number" || !isJson(names)) throw unbounded();
        return bytes + maxProperties * (measure(names, `${path}.*`) + 2 + measure(others, `${path}.*`));
      }
      default:
        throw unbounded();
    }
  };
  return measure(whole, "body");
}

/** Returns the bytes of the largest body that a route's schema accepts; null if the route has no body. */
const maxBodyBytes = ({ body }: Route) => (body === undefined ? null : maxJsonBytes(inputJsonSchema(body)));

/** Returns the number of bytes that a route reads of a body before it refuses with 413. */
export function bodyLimitOf(route: Route): number {
  const name = `${route.method} ${route.path}`;
  const isPublic = route.permission === "public";
  if (route.rawBodyLimit !== null) {
    if (isPublic || route.body !== undefined) throw new Error(`${name} takes no raw body.`);
    return route.rawBodyLimit;
  }
  try {
    const largest = maxBodyBytes(route) ?? 0;
    if (largest > (isPublic ? publicBytes : maxBytes)) throw new Error(`body may have ${largest} bytes.`);
    return isPublic ? publicBytes : Math.max(signedInBytes, largest);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
