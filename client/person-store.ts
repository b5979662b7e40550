import { parseJson } from "./parse-json.ts";

const day = 24 * 60 * 60 * 1000;
const answerLifetime = 14 * day;
const draftLifetime = 30 * day;

type StoredValue = {
  value: unknown;
  /** Time of the value in milliseconds. */
  at: number;
};
type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Creates a store of values per person and place that expire after `lifetime` milliseconds. */
function createPersonStore(kind: "answer" | "draft", lifetime: number, storage: () => Stored, now: () => number) {
  const itemOf = (person: string, place: string): string => `${kind}:${person}:${place}`;
  function readItem(item: string): StoredValue | null {
    const kept = parseJson(storage().getItem(item)) as StoredValue | null;
    return typeof kept?.at === "number" && now() - kept.at < lifetime ? kept : null;
  }
  return {
    itemOf,
    readItem,
    read: (person: string, place: string): StoredValue | null => readItem(itemOf(person, place)),
    save(person: string, place: string, kept: StoredValue): void {
      try {
        storage().setItem(itemOf(person, place), JSON.stringify(kept));
      } catch (reason) {
        console.warn(`The ${kind} is not kept: the browser's storage is full.`, reason);
      }
    },
    drop: (person: string, place: string): void => storage().removeItem(itemOf(person, place)),
    dropWhere(matches: (item: string) => boolean): void {
      const stored = storage();
      const items = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? "");
      items.filter((item) => item.startsWith(`${kind}:`) && matches(item)).forEach((item) => stored.removeItem(item));
    },
  };
}

/** Creates the store of the server's last answers per person and place. Cleared with the session. */
export function createAnswerStore(storage: () => Stored, now: () => number) {
  const { read, save, drop, dropWhere } = createPersonStore("answer", answerLifetime, storage, now);
  return { read, save, drop, dropAll: (): void => dropWhere(() => true) };
}

/**
 * Creates the draft store: unsent input per person and place ("comment:42"). Drafts survive reloads, crashes and the
 * end of the session, but not the sign-in of another person.
 */
export function createDraftStore(storage: () => Stored, now: () => number) {
  const store = createPersonStore("draft", draftLifetime, storage, now);
  return {
    read: (person: string, place: string): unknown => store.read(person, place)?.value,
    save: (person: string, place: string, value: unknown): void => store.save(person, place, { value, at: now() }),
    drop: store.drop,
    dropOthers: (person: string): void => store.dropWhere((item) => !item.startsWith(store.itemOf(person, ""))),
    dropExpired: (): void => store.dropWhere((item) => store.readItem(item) === null),
  };
}
