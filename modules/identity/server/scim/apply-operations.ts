import { filter as filterOf, parse } from "scim2-parse-filter";
import { refuse } from "#platform/http/refuse.ts";
import { diwanUrn, enterpriseUrn, groupUrn, userUrn, type Operation } from "../../contract/scim/schemas.ts";

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const extensions = [enterpriseUrn, diwanUrn];
const cores = [userUrn, groupUrn];
/** Multi-valued attributes. */
const plural = new Set(["emails", "members", "phonenumbers", "addresses", "groups", "roles"]);

/** Returns the key of an object, ignoring case (RFC 7643, section 2.1). */
const keyOf = (object: Json, name: string): string =>
  Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;

/** Returns a value by its name, ignoring case; undefined for none. */
export const valueOf = (object: Json, name: string): unknown => {
  const key = keyOf(object, name);
  return Object.hasOwn(object, key) ? object[key] : undefined;
};

/** A parsed path: `urn:attribute[filter].part`. */
type Path = { extension: string | null; attribute: string; filter: string | null; part: string | null };

const pathShape = /^([A-Za-z$][\w$-]*)(?:\[(.+)\])?(?:\.([A-Za-z$][\w$-]*))?$/s;

function readPath(text: string): Path {
  const lower = text.toLowerCase();
  const extension = extensions.find((urn) => lower === urn.toLowerCase() || lower.startsWith(`${urn.toLowerCase()}:`));
  const core = cores.find((urn) => lower.startsWith(`${urn.toLowerCase()}:`));
  const prefix = extension ?? core ?? null;
  const rest = prefix === null ? text : text.slice(prefix.length + 1);
  if (extension !== undefined && rest === "") return { extension, attribute: "", filter: null, part: null };
  const found = pathShape.exec(rest);
  if (found === null) throw refuse("path_invalid");
  const [, attribute = "", filter = null, part = null] = found;
  if (attribute === "__proto__" || part === "__proto__") throw refuse("path_invalid");
  return { extension: extension ?? null, attribute, filter, part };
}

function matcherOf(text: string): (element: unknown) => boolean {
  try {
    const matches = filterOf(parse(text));
    return (element) => isJson(element) && matches(element);
  } catch {
    throw refuse("path_invalid");
  }
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const nameOf = (element: unknown): unknown => (isJson(element) ? valueOf(element, "value") : element);

/** Changes a multi-valued attribute: adds without duplicates, replaces or removes. */
function changeList(held: unknown[], op: Operation["op"], value: unknown): unknown[] {
  const given = listOf(value);
  const names = new Set(given.map(nameOf));
  if (op === "replace") return given;
  if (op === "add") return [...held.filter((element) => !names.has(nameOf(element))), ...given];
  // Some directories state the removed elements in the value.
  return value === undefined ? [] : held.filter((element) => !names.has(nameOf(element)));
}

/** Returns the element that a filter such as `[type eq "work"]` describes, for a path without matches. */
function elementOf(filter: string): Json {
  const found = /^\s*([A-Za-z]\w*)\s+eq\s+"([^"]*)"\s*$/i.exec(filter);
  return found?.[1] === undefined ? {} : { [found[1]]: found[2] };
}

function changeMatching(held: unknown[], { op, value }: Operation, filter: string, part: string | null): unknown[] {
  const matches = matcherOf(filter);
  if (op === "remove" && part === null) return held.filter((element) => !matches(element));
  const change = (element: Json): Json => {
    if (part === null) return isJson(value) ? { ...element, ...value } : element;
    const { [keyOf(element, part)]: _old, ...others } = element;
    return op === "remove" ? others : { ...others, [part]: value };
  };
  if (held.some(matches)) return held.map((element) => (matches(element) ? change(element as Json) : element));
  return op === "remove" ? held : [...held, change(elementOf(filter))];
}

/** Returns a copy of the object with one attribute changed. */
function changeAttribute(
  object: Json,
  operation: Operation,
  { attribute, filter, part }: Omit<Path, "extension">,
): Json {
  const { op, value } = operation;
  const key = keyOf(object, attribute);
  const { [key]: held, ...others } = object;
  const set = (next: unknown): Json => ({ ...others, [key]: next });
  if (filter !== null) return set(changeMatching(listOf(held), operation, filter, part));
  if (part !== null)
    return set(changeAttribute(isJson(held) ? held : {}, operation, { attribute: part, filter, part: null }));
  if (plural.has(attribute.toLowerCase())) return set(changeList(listOf(held), op, value));
  if (op === "remove") return others;
  return set(isJson(held) && isJson(value) ? { ...held, ...value } : value);
}

function applyAt(document: Json, operation: Operation, path: Path): Json {
  if (path.extension === null) return changeAttribute(document, operation, path);
  const key = keyOf(document, path.extension);
  const held = document[key];
  const inside = isJson(held) ? held : {};
  if (path.attribute !== "") return { ...document, [key]: changeAttribute(inside, operation, path) };
  const { [key]: _whole, ...others } = document;
  if (operation.op === "remove") return others;
  return { ...document, [key]: isJson(operation.value) ? { ...inside, ...operation.value } : inside };
}

/** Returns whether valid operations set a core attribute, even to its current value. */
export const namesAttribute = (operations: readonly Operation[], attribute: string): boolean =>
  operations
    .flatMap(({ path, value }) =>
      path === undefined || path === "" ? (isJson(value) ? Object.keys(value) : []) : [path],
    )
    .map(readPath)
    .some((path) => path.extension === null && path.attribute.toLowerCase() === attribute.toLowerCase());

/**
 * Applies PATCH operations to a resource (RFC 7644, section 3.5.2): with paths, with filters in paths, and without a
 * path, where keys of the value may be paths. Throws `path_invalid`.
 */
export function applyOperations(resource: Json, operations: readonly Operation[]): Json {
  return operations.reduce((document, operation) => {
    if (operation.path !== undefined && operation.path !== "")
      return applyAt(document, operation, readPath(operation.path));
    if (operation.op === "remove" || !isJson(operation.value)) throw refuse("path_invalid");
    return Object.entries(operation.value).reduce(
      (inner, [name, value]) =>
        name.toLowerCase() === "schemas" ? inner : applyAt(inner, { ...operation, value }, readPath(name)),
      document,
    );
  }, resource);
}
