import type { Locale } from "#shared/locale.ts";
import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

const item = "timeZone";
const listeners = createListeners();
let known: string | null = null;

/** Returns whether this browser supports a time zone name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Returns a time zone's localised name ("Saudi Arabia Time"), or its identifier if it has none. */
export function timeZoneName(name: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: name, timeZoneName: "shortGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? name;
}

/** Returns the organisation's time zone as last received from the server; Riyadh before that. */
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
  listeners.notify();
}

export const useTimeZone = (): string => useSyncExternalStore(listeners.add, timeZone);
