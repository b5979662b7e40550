import type { SignedInPerson } from "./session.ts";

/** An administrator sees the portal as somebody else, in this tab alone and until it ends. */
export type Viewing = { token: string; endsAt: string; person: SignedInPerson };

const item = "viewing";

function read(): Viewing | null {
  // Outside of browsers there is no tab.
  if (typeof sessionStorage === "undefined") return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(item) ?? "null") as Viewing | null;
    if (typeof kept?.token === "string" && Date.parse(kept.endsAt) > Date.now()) return kept;
  } catch {
    // Not ours, or broken: nobody is seen.
  }
  sessionStorage.removeItem(item);
  return null;
}

/** What is kept for the browser while somebody else is seen: gone with the page, and nothing of the viewer's own. */
function forgetfulStorage(): Storage {
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

/** Whom this tab sees the portal as; null in every other tab. */
export const viewing: Viewing | null = read();

// Drafts, answers, preferences and the names of who is signed in are the viewer's own in the other tabs of this browser:
// none of them is read here, or written over.
if (viewing !== null) Object.defineProperty(window, "localStorage", { value: forgetfulStorage(), configurable: true });

/** Sees the portal as somebody else from now on, beginning with home. */
export function beginViewing(begun: Viewing): void {
  sessionStorage.setItem(item, JSON.stringify(begun));
  location.assign("/");
}

/** Comes back to oneself, to the account of whoever was seen. */
export function leaveViewing(): void {
  sessionStorage.removeItem(item);
  location.assign(viewing === null ? "/" : `/admin/users/${viewing.person.id}`);
}
