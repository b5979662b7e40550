import type { Locale } from "#shared/locale.ts";
import { useSyncExternalStore } from "react";

const item = "timeZone";
const subscribers = new Set<() => void>();
let known: string | null = null;

/** Whether this browser knows a time zone by that name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** What a time zone is called in a language: "Saudi Arabia Time"; its own name where there is no other. */
export function timeZoneName(name: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: name, timeZoneName: "shortGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? name;
}

/** The organisation's time zone, as last heard from the server; Riyadh before that. */
function timeZone(): string {
  if (known === null) {
    const stored = localStorage.getItem(item);
    known = stored !== null && isTimeZone(stored) ? stored : "Asia/Riyadh";
  }
  return known;
}

export function setTimeZone(name: string): void {
  if (name === timeZone() || !isTimeZone(name)) return;
  known = name;
  localStorage.setItem(item, name);
  subscribers.forEach((subscriber) => subscriber());
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

export const useTimeZone = (): string => useSyncExternalStore(subscribe, timeZone);
