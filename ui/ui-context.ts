import { createContext, use } from "react";

export type UiLocale = "en" | "ar";
export type UiTheme = "light" | "dark";
export type UiDirection = "ltr" | "rtl";

export type UiWeekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** First day and weekend of the shown weeks. */
export interface UiWeek {
  first: UiWeekday;
  weekend: readonly UiWeekday[];
}

/** Texts of the design system itself, in the reader's language. */
export interface UiWords {
  close: string;
  cancel: string;
  /** After the label of a field that may stay empty. */
  optional: string;
  clearDate: string;
}

export interface Ui {
  locale: UiLocale;
  theme: UiTheme;
  direction: UiDirection;
  week: UiWeek;
  words: UiWords;
  /** The reader's language with calendar and digits, as `languageTag` gives it. */
  tag: string;
}

/** Until it is known how the organisation's weeks are. */
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

/** Returns the reader's settings from the nearest `UiProvider`. */
export const useUi = (): Ui => use(UiContext);
