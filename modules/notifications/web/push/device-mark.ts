import { viewing } from "#client/viewing.ts";

// State of push notifications in this browser. Kept small, since every user loads it.

const markItem = "pushHere";
const usesItem = "notificationsOpened";
/** Opened notifications before push is offered. */
const minUses = 2;

type Mark = "on" | "off" | "refused";

/** Storage may be blocked: then nothing is remembered, and push is not offered. */
const read = (item: string): string | null => {
  try {
    return localStorage.getItem(item);
  } catch {
    return null;
  }
};
const write = (item: string, value: string): void => {
  try {
    localStorage.setItem(item, value);
  } catch {
    // Storage is blocked.
  }
};

export const markDevice = (mark: Mark): void => write(markItem, mark);

export const isMarkedOn = (): boolean => read(markItem) === "on";

export function countUse(): void {
  const uses = Number(read(usesItem) ?? 0);
  if (uses < minUses) write(usesItem, String(uses + 1));
}

/** Returns whether push may be offered: notifications are used here, supported, and not refused. */
export const mayOffer = (): boolean =>
  viewing === null &&
  Number(read(usesItem) ?? 0) >= minUses &&
  !["on", "refused"].includes(read(markItem) ?? "") &&
  "PushManager" in window &&
  "Notification" in window &&
  // Subscribing needs the service worker, which controls the page from the second visit on.
  "serviceWorker" in navigator &&
  navigator.serviceWorker.controller !== null &&
  Notification.permission !== "denied";
