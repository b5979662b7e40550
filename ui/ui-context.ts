import { createContext, use } from "react";

export type UiLocale = "en" | "ar";
export type UiTheme = "light" | "dark";
export type UiDirection = "ltr" | "rtl";

export type UiWeekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** First day and weekend of displayed weeks. */
export interface UiWeek {
  first: UiWeekday;
  weekend: readonly UiWeekday[];
}

/** Texts of the design system itself, in the user's language. */
export interface UiWords {
  close: string;
  cancel: string;
  /** Shown after the label of an optional field. */
  optional: string;
  clearDate: string;
}

export interface Ui {
  locale: UiLocale;
  theme: UiTheme;
  direction: UiDirection;
  week: UiWeek;
  words: UiWords;
  /** The user's language tag with calendar and digits, as returned by `languageTag`. */
  tag: string;
}

/** Default until the organisation's week is loaded. */
export const usualWeek: UiWeek = { first: "sunday", weekend: ["friday", "saturday"] };

export const uiDirectionOf = (locale: UiLocale): UiDirection => (locale === "ar" ? "rtl" : "ltr");

export const UiContext = createContext<Ui>({
  locale: "en",
  theme: "light",
  direction: "ltr",
  week: usualWeek,
  words: { close: "Close", cancel: "Cancel", optional: "optional", clearDate: "Clear the date" },
  tag: "en",
});

/** Returns the settings of the nearest `UiProvider`. */
export const useUi = (): Ui => use(UiContext);
