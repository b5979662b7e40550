import { useSyncExternalStore } from "react";
import { createListeners } from "#client/listeners.ts";
import { parseJson } from "#client/parse-json.ts";
import { signedInPerson } from "#client/session.ts";

// Stored in this browser only, per person, since searches are private.

const maxSearches = 6;
const listeners = createListeners();
const none: readonly string[] = [];
let read: { item: string; text: string | null; searches: readonly string[] } | null = null;

const itemName = (): string => `recentSearches:${signedInPerson()?.id ?? ""}`;

function parse(text: string | null): readonly string[] {
  const searches = parseJson(text);
  return Array.isArray(searches) ? searches.filter((one) => typeof one === "string").slice(0, maxSearches) : none;
}

function current(): readonly string[] {
  const item = itemName();
  const text = localStorage.getItem(item);
  if (read?.item !== item || read.text !== text) read = { item, text, searches: parse(text) };
  return read.searches;
}

export function rememberSearch(query: string): void {
  const others = current().filter((one) => one !== query);
  localStorage.setItem(itemName(), JSON.stringify([query, ...others].slice(0, maxSearches)));
  listeners.notify();
}

export function forgetSearches(): void {
  localStorage.removeItem(itemName());
  listeners.notify();
}

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(listeners.add, current);
