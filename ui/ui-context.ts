import { createContext, use } from "react";

export type UiLocale = "en" | "ar";
export type UiTheme = "light" | "dark";
export type UiDirection = "ltr" | "rtl";

export interface Ui {
  locale: UiLocale;
  theme: UiTheme;
  direction: UiDirection;
}

export const uiDirectionOf = (locale: UiLocale): UiDirection => (locale === "ar" ? "rtl" : "ltr");

export const UiContext = createContext<Ui>({ locale: "en", theme: "light", direction: "ltr" });

/** The language, theme and direction of the nearest `UiProvider`. */
export const useUi = (): Ui => use(UiContext);
