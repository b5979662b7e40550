import { useSyncExternalStore } from "react";
import "./viewing.ts";
import { createPreferenceStore, preferencesItem, type Preferences } from "./preference-store.ts";

export type { Preferences } from "./preference-store.ts";

export const preferences = createPreferenceStore(
  () => localStorage,
  () => sessionStorage,
);

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.current);

export function followPreferences(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === preferencesItem) preferences.reread();
  });
}

const darkDevice = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

function subscribeToDevice(subscriber: () => void): () => void {
  const query = darkDevice();
  query.addEventListener("change", subscriber);
  return () => query.removeEventListener("change", subscriber);
}

/** Returns the theme to render: the user's choice, or the device's. */
export function useShownTheme(): "light" | "dark" {
  const { theme } = usePreferences();
  const isDark = useSyncExternalStore(subscribeToDevice, () => darkDevice().matches);
  return theme === "system" ? (isDark ? "dark" : "light") : theme;
}
