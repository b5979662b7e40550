import { parseJson } from "./parse-json.ts";

export type SignedInPerson = { id: string; nameAr: string | null; nameEn: string | null };

/** An administrator views the portal as another person, only in this tab and until `endsAt`. */
export type Viewing = { token: string; endsAt: string; person: SignedInPerson };

const item = "viewing";

function read(): Viewing | null {
  // Without `sessionStorage` (outside a browser) there is no tab.
  if (typeof sessionStorage === "undefined") return null;
  const kept = parseJson(sessionStorage.getItem(item)) as Viewing | null;
  if (typeof kept?.token === "string" && Date.parse(kept.endsAt) > Date.now()) return kept;
  sessionStorage.removeItem(item);
  return null;
}

/** Returns an in-memory local storage for a viewing tab, without the viewer's own data. */
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

/** The viewing of this tab; null in every other tab. */
export const viewing: Viewing | null = read();

// Local storage contains the viewer's drafts, answers and preferences; a viewing tab must not use them.
if (viewing !== null) Object.defineProperty(window, "localStorage", { value: temporaryStorage(), configurable: true });

/** Starts viewing the portal as another person, on the home page. */
export function beginViewing(begun: Viewing): void {
  sessionStorage.setItem(item, JSON.stringify(begun));
  location.assign("/");
}

/** Returns to the viewer's own session, on the account page of the viewed person. */
export function leaveViewing(): void {
  sessionStorage.removeItem(item);
  location.assign(viewing === null ? "/" : `/admin/users/${viewing.person.id}`);
}
