import { DirectionProvider, MantineProvider, createTheme } from "@mantine/core";
import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { AnnouncerProvider } from "./Announcer.tsx";
import "./mantine.css";
import "./fonts.css";
import "./tokens.css";
import "./global.css";
import { UiContext, uiDirectionOf, type Ui, type UiLocale, type UiTheme } from "./ui-context.ts";

export interface UiProviderProps {
  locale: UiLocale;
  theme: UiTheme;
  children: ReactNode;
}

// Colours and sizes reach Mantine through mantine.css and not through this object: a stylesheet needs no
// run-time `<style>` element, which the content security policy would have to allow.
const mantineTheme = createTheme({ respectReducedMotion: true, fontFamily: "inherit", cursorType: "pointer" });

/** Puts language, direction and theme on `<html>` and hands them to every component below. */
export function UiProvider({ locale, theme, children }: UiProviderProps) {
  const direction = uiDirectionOf(locale);
  const ui = useMemo<Ui>(() => ({ locale, theme, direction }), [locale, theme, direction]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset["theme"] = theme;
    root.dataset["mantineColorScheme"] = theme;
  }, [locale, direction, theme]);

  return (
    <UiContext value={ui}>
      {/* Mantine follows `<html dir>`, so that a switch of language keeps what is mounted below, and its state. */}
      <DirectionProvider initialDirection={direction} detectDirection>
        <MantineProvider
          theme={mantineTheme}
          forceColorScheme={theme}
          withCssVariables={false}
          withGlobalClasses={false}
          withStaticClasses={false}
        >
          <AnnouncerProvider>{children}</AnnouncerProvider>
        </MantineProvider>
      </DirectionProvider>
    </UiContext>
  );
}
