/** An objection of the server; `message` is a finished sentence. */
export type GivenError = { path: string; message: string };
/** The sentence for one field of the poll, named from the poll on: `choices.0.textEn`. */
export type ErrorOf = (path: string) => string | undefined;

const prefix = "poll.";

/** The objections to the poll itself, by their fields; several to one field stand one after the other. */
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
