const prefix = "draft:";
/** Milliseconds a draft is kept. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

type Kept = { value: unknown; at: number };
type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return typeof kept?.at === "number" ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What people are typing, per person and place ("comment:42"), until it is sent. It outlives reloads, crashes and the end
 * of the session, but not another person's signing in.
 */
export function createDraftStore(storage: () => Stored, now: () => number) {
  const item = (person: string, place: string): string => `${prefix}${person}:${place}`;

  function removeWhere(matches: (name: string) => boolean): void {
    const stored = storage();
    const names = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? "");
    names.filter((name) => name.startsWith(prefix) && matches(name)).forEach((name) => stored.removeItem(name));
  }

  return {
    read(person: string, place: string): unknown {
      const kept = parse(storage().getItem(item(person, place)));
      return kept !== null && now() - kept.at < lifetime ? kept.value : undefined;
    },
    keep(person: string, place: string, value: unknown): void {
      try {
        storage().setItem(item(person, place), JSON.stringify({ value, at: now() } satisfies Kept));
      } catch (reason) {
        console.warn("The draft is not kept: the browser's storage is full.", reason);
      }
    },
    drop(person: string, place: string): void {
      storage().removeItem(item(person, place));
    },
    /** Another person signs in: what others were typing is nobody else's business. */
    dropOthers(person: string): void {
      removeWhere((name) => !name.startsWith(`${prefix}${person}:`));
    },
    dropExpired(): void {
      removeWhere((name) => {
        const kept = parse(storage().getItem(name));
        return kept === null || now() - kept.at >= lifetime;
      });
    },
  };
}
