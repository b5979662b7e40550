import { parseJson } from "./parse-json.ts";
import type { SignedInPerson } from "./session.ts";

/** An administrator sees the portal as another person, in this tab alone and until `endsAt`. */
export type Viewing = { token: string; endsAt: string; person: SignedInPerson };

const item = "viewing";

function read(): Viewing | null {
  // Outside of browsers there is no tab.
  if (typeof sessionStorage === "undefined") return null;
  const kept = parseJson(sessionStorage.getItem(item)) as Viewing | null;
  if (typeof kept?.token === "string" && Date.parse(kept.endsAt) > Date.now()) return kept;
  sessionStorage.removeItem(item);
  return null;
}

/** Local storage of a viewing tab: gone with the page, and without anything of the viewer's own. */
function temporaryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, String(value)),
  };
}

/** The person whom this tab sees the portal as; null in every other tab. */
export const viewing: Viewing | null = read();

// Drafts, answers, preferences and the names of the signed-in person are the viewer's own in the other tabs of this browser:
// none of them is read here, or written over.
if (viewing !== null) Object.defineProperty(window, "localStorage", { value: temporaryStorage(), configurable: true });

/** Sees the portal as another person from now on, beginning with home. */
export function beginViewing(begun: Viewing): void {
  sessionStorage.setItem(item, JSON.stringify(begun));
  location.assign("/");
}

/** Returns to the viewer's own session, to the account of the person that was seen. */
export function leaveViewing(): void {
  sessionStorage.removeItem(item);
  location.assign(viewing === null ? "/" : `/admin/users/${viewing.person.id}`);
}
