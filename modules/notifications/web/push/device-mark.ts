import { viewing } from "#client/viewing.ts";

// What this browser remembers of notifications outside the page. Small, since it is part of a page that everybody opens.

const markItem = "pushHere";
const usesItem = "notificationsOpened";
/** Who has opened as many notifications has a use for them. */
const enough = 2;

type Mark = "on" | "off" | "refused";

/** Storage may be forbidden; then nothing is remembered, and nothing asked. */
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
    // As above.
  }
};

export const markDevice = (mark: Mark): void => write(markItem, mark);

export const isMarkedOn = (): boolean => read(markItem) === "on";

/** Counts that a notification was opened here. */
export function countUse(): void {
  const uses = Number(read(usesItem) ?? 0);
  if (uses < enough) write(usesItem, String(uses + 1));
}

/** Whether this browser's person may be asked once: they use notifications, can have them, and have not refused. */
export const mayOffer = (): boolean =>
  viewing === null &&
  Number(read(usesItem) ?? 0) >= enough &&
  !["on", "refused"].includes(read(markItem) ?? "") &&
  "PushManager" in window &&
  "Notification" in window &&
  // A browser subscribes by its service worker, which is there from the second visit on.
  "serviceWorker" in navigator &&
  navigator.serviceWorker.controller !== null &&
  Notification.permission !== "denied";
