import { useSyncExternalStore } from "react";
import { signedInPerson } from "#client/session.ts";

// Kept in this browser alone, for each person apart: what somebody looks for is nobody's business.

const most = 6;
const subscribers = new Set<() => void>();
const none: readonly string[] = [];
let read: { item: string; text: string | null; searches: readonly string[] } | null = null;

const itemName = (): string => `recentSearches:${signedInPerson()?.id ?? ""}`;

function parse(text: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(searches) ? searches.filter((one) => typeof one === "string").slice(0, most) : none;
  } catch {
    return none;
  }
}

function current(): readonly string[] {
  const item = itemName();
  const text = localStorage.getItem(item);
  if (read?.item !== item || read.text !== text) read = { item, text, searches: parse(text) };
  return read.searches;
}

/** Puts a search before the others. */
export function rememberSearch(query: string): void {
  const others = current().filter((one) => one !== query);
  localStorage.setItem(itemName(), JSON.stringify([query, ...others].slice(0, most)));
  subscribers.forEach((subscriber) => subscriber());
}

export function forgetSearches(): void {
  localStorage.removeItem(itemName());
  subscribers.forEach((subscriber) => subscriber());
}

/** What was looked for lately, the newest first. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore((subscriber) => {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  }, current);
