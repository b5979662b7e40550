import { createContext, use } from "react";

export type UiLocale = "en" | "ar";
export type UiTheme = "light" | "dark";
export type UiDirection = "ltr" | "rtl";

export type UiWeekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** How weeks are shown. */
export interface UiWeek {
  first: UiWeekday;
  weekend: readonly UiWeekday[];
}

export interface Ui {
  locale: UiLocale;
  theme: UiTheme;
  direction: UiDirection;
  week: UiWeek;
}

/** Until it is known how the organisation's weeks are. */
export const usualWeek: UiWeek = { first: "sunday", weekend: ["friday", "saturday"] };

export const uiDirectionOf = (locale: UiLocale): UiDirection => (locale === "ar" ? "rtl" : "ltr");

export const UiContext = createContext<Ui>({ locale: "en", theme: "light", direction: "ltr", week: usualWeek });

/** The language, theme, direction and week of the nearest `UiProvider`. */
export const useUi = (): Ui => use(UiContext);
