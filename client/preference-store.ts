import { firstLocale, isLocale, type FirstLanguage, type Locale } from "#shared/locale.ts";
import { calendars, digitChoices, hourCycles, themes, type Formatting, type Theme } from "#shared/presentation.ts";
import { createListeners } from "./listeners.ts";
import { parseJson } from "./parse-json.ts";

export type Preferences = Formatting & { theme: Theme };

/** The page's inline script reads the same item before the first paint. */
export const preferencesItem = "preferences";
const unsavedItem = "unsavedPreferences";
/** The organisation's first language as last received from the server; the page's inline script reads it too. */
const firstLanguageItem = "firstLanguage";

/** A first visit uses the organisation's first language, English by default, whatever the browser's languages are. */
export const firstPreferences: Preferences = {
  locale: "en",
  theme: "system",
  calendar: "gregory",
  digits: "auto",
  hourCycle: "h23",
};

const oneOf = <Value>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.includes(value as Value) ? (value as Value) : fallback;

/** Parses stored preferences; missing and unknown values get the defaults of a first visit. */
export function parsePreferences(text: string | null, firstLanguage: Locale = firstPreferences.locale): Preferences {
  const stored = (parseJson(text) ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  return {
    locale: isLocale(stored.locale) ? stored.locale : firstLanguage,
    theme: oneOf(themes, stored.theme, firstPreferences.theme),
    calendar: oneOf(calendars, stored.calendar, firstPreferences.calendar),
    digits: oneOf(digitChoices, stored.digits, firstPreferences.digits),
    hourCycle: oneOf(hourCycles, stored.hourCycle, firstPreferences.hourCycle),
  };
}

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A choice applies immediately and stays unsaved until the server has it; other values follow the server. */
export function createPreferenceStore(lasting: () => Stored, visit: () => Stored) {
  let known: Preferences | null = null;
  const listeners = createListeners();

  const firstLanguage = (): Locale => {
    const stored = lasting().getItem(firstLanguageItem);
    return isLocale(stored) ? stored : firstPreferences.locale;
  };
  const current = (): Preferences => (known ??= parsePreferences(lasting().getItem(preferencesItem), firstLanguage()));

  function reread(): void {
    known = null;
    listeners.notify();
  }

  function set(next: Preferences): void {
    known = next;
    lasting().setItem(preferencesItem, JSON.stringify(next));
    listeners.notify();
  }

  const unsaved = (): Partial<Preferences> => (parseJson(visit().getItem(unsavedItem)) ?? {}) as Partial<Preferences>;

  return {
    current,
    /** Choices that the server does not have yet. */
    unsaved,
    subscribe: listeners.add,
    choose(choice: Partial<Preferences>): void {
      visit().setItem(unsavedItem, JSON.stringify({ ...unsaved(), ...choice }));
      set({ ...current(), ...choice });
    },
    /** Marks values as stored by the server; a newer choice stays unsaved. */
    saved(values: Partial<Preferences>): void {
      const left = Object.entries(unsaved()).filter(([name, value]) => values[name as keyof Preferences] !== value);
      if (left.length === 0) visit().removeItem(unsavedItem);
      else visit().setItem(unsavedItem, JSON.stringify(Object.fromEntries(left)));
    },
    /** Applies the server's values of the signed-in person, except over unsaved choices. */
    adopt(values: Preferences): void {
      const next = { ...values, ...unsaved() };
      const before = current();
      if (Object.entries(next).some(([name, value]) => before[name as keyof Preferences] !== value)) set(next);
    },
    /** Applies the organisation's first language from the server until the user chooses one. */
    learnFirstLanguage(setting: FirstLanguage): void {
      const locale = firstLocale(setting, navigator.languages);
      if (locale === firstLanguage()) return;
      lasting().setItem(firstLanguageItem, locale);
      reread();
    },
    /** For changes in another tab. */
    reread,
  };
}
