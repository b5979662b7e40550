/** A server error; `message` is a complete sentence. */
export type GivenError = { path: string; message: string };
/** Returns the error of a poll field by its path, e.g. `choices.0.textEn`. */
export type ErrorOf = (path: string) => string | undefined;

const prefix = "poll.";

/** Indexes the errors of the poll by field; several errors of one field are joined. */
export function errorsBelow(errors: readonly GivenError[]): ErrorOf {
  const below = new Map<string, string>();
  for (const { path, message } of errors) {
    if (!path.startsWith(prefix)) continue;
    const name = path.slice(prefix.length);
    const before = below.get(name);
    below.set(name, before === undefined ? message : `${before}\n${message}`);
  }
  return (path) => below.get(path);
}
