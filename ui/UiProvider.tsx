import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { AnnouncerProvider } from "./Announcer.tsx";
import "./fonts.css";
import "./tokens.css";
import "./global.css";
import { UiContext, uiDirectionOf, usualWeek, type Ui, type UiWeek } from "./ui-context.ts";

export interface UiProviderProps extends Omit<Ui, "direction" | "week"> {
  week?: UiWeek;
  children: ReactNode;
}

/**
 * Sets language, direction and theme on `<html>` and provides them to all components. The component kit is not loaded
 * here; it comes with the components that use it, so that sign-in loads none of it.
 */
export function UiProvider({ locale, theme, week = usualWeek, words, tag, children }: UiProviderProps) {
  const direction = uiDirectionOf(locale);
  const ui = useMemo<Ui>(
    () => ({ locale, theme, direction, week, words, tag }),
    [locale, theme, direction, week, words, tag],
  );

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset["theme"] = theme;
  }, [locale, direction, theme]);

  return (
    <UiContext value={ui}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </UiContext>
  );
}
