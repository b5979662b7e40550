const prefix = "answer:";
/** Milliseconds after which an answer says nothing any more. */
const lifetime = 14 * 24 * 60 * 60 * 1000;

export type KeptAnswer = {
  value: unknown;
  /** When the server gave it, in milliseconds. */
  at: number;
};
type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

function parse(text: string | null): KeptAnswer | null {
  try {
    const kept = JSON.parse(text ?? "null") as KeptAnswer | null;
    return typeof kept?.at === "number" ? kept : null;
  } catch {
    return null;
  }
}

/** What the server said last, per person and place, to be shown while it cannot be asked. Gone with the session. */
export function createAnswerStore(storage: () => Stored, now: () => number) {
  const item = (person: string, place: string): string => `${prefix}${person}:${place}`;
  return {
    read(person: string, place: string): KeptAnswer | null {
      const kept = parse(storage().getItem(item(person, place)));
      return kept !== null && now() - kept.at < lifetime ? kept : null;
    },
    keep(person: string, place: string, kept: KeptAnswer): void {
      try {
        storage().setItem(item(person, place), JSON.stringify(kept));
      } catch (reason) {
        console.warn("The answer is not kept: the browser's storage is full.", reason);
      }
    },
    drop(person: string, place: string): void {
      storage().removeItem(item(person, place));
    },
    dropAll(): void {
      const stored = storage();
      const names = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? "");
      names.filter((name) => name.startsWith(prefix)).forEach((name) => stored.removeItem(name));
    },
  };
}
