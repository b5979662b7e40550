import { createContext, use, useEffect, useMemo, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import {
  formatDate,
  formatDateInBoth,
  formatDateTime,
  formatElapsed,
  formatTime,
  isoDate,
  isoDateTime,
  type DateStyle,
  type When,
} from "#shared/dates.ts";
import { weekdays, type Weekday } from "#shared/weekdays.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { formatCount, formatFigure, formatFileSize, formatList, formatNumber, formatPercent } from "#shared/numbers.ts";
import { languageTag, type Presentation } from "#shared/presentation.ts";
import { useCatalogue, type Catalogue } from "./catalogue.ts";
import { preferences, usePreferences } from "./preferences.ts";
import { useTimeZone } from "./time-zone.ts";

const PresentationContext = createContext<Presentation | null>(null);

/** Provides the presentation to its children. A change does not remount them, so scroll and input are kept. */
export function IntlRoot({ catalogue, children }: { catalogue: Catalogue; children: (locale: Locale) => ReactNode }) {
  const { calendar, digits, hourCycle } = usePreferences();
  const { locale, messages } = useCatalogue(catalogue);
  const timeZone = useTimeZone();

  const presentation = useMemo<Presentation>(
    () => ({ locale, calendar, digits, hourCycle, timeZone }),
    [locale, calendar, digits, hourCycle, timeZone],
  );
  return (
    <PresentationContext value={presentation}>
      <IntlProvider locale={languageTag(presentation)} messages={messages as never} timeZone={timeZone}>
        {children(locale)}
      </IntlProvider>
    </PresentationContext>
  );
}

/** Returns the user's presentation of dates, times and numbers. Throws outside `IntlRoot`. */
export function usePresentation(): Presentation {
  const presentation = use(PresentationContext);
  if (presentation === null) throw new Error("There is no IntlRoot above.");
  return presentation;
}

export const useLocale = (): Locale => usePresentation().locale;

/** A Sunday in January 2026. */
const knownSunday = 11;

/** Returns the formatters of `#shared/dates.ts`, `#shared/numbers.ts` and `#shared/locale.ts` bound to a presentation. */
export const formatsFor = (presentation: Presentation) => ({
  date: (when: When, style?: DateStyle) => formatDate(presentation, when, style),
  dateInBoth: (when: When, style?: DateStyle) => formatDateInBoth(presentation, when, style),
  weekday: (day: Weekday, style: "weekday" | "weekdayShort" = "weekday") =>
    formatDate(presentation, `2026-01-${knownSunday + weekdays.indexOf(day)}`, style),
  time: (when: When) => formatTime(presentation, when),
  /** Formats a time of day `HH:MM`, which has no time zone. */
  clock: (time: string) => formatTime({ ...presentation, timeZone: "UTC" }, `1970-01-01T${time}:00Z`),
  dateTime: (when: When, style?: DateStyle) => formatDateTime(presentation, when, style),
  elapsed: (when: When, options?: { ago?: boolean }) => formatElapsed(presentation, when, new Date(), options),
  isoDate: (when: When) => isoDate(when, presentation.timeZone),
  isoDateTime: (when: When) => isoDateTime(when, presentation.timeZone),
  number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(presentation, value, options),
  figure: (value: number) => formatFigure(presentation, value),
  count: (value: number) => formatCount(presentation, value),
  percent: (share: number) => formatPercent(presentation, share),
  list: (items: readonly string[]) => formatList(presentation, items),
  fileSize: (bytes: number) => formatFileSize(presentation, bytes),
  /** For components that have formats; elsewhere use `nameIn(locale, named)`. */
  name: (named: Parameters<typeof nameIn>[1]) => nameIn(presentation.locale, named),
});
export type Formats = ReturnType<typeof formatsFor>;

export function useFormats(): Formats {
  const presentation = usePresentation();
  return useMemo(() => formatsFor(presentation), [presentation]);
}

/** Shows the chosen language once its phrases are loaded; on failure reverts the choice and calls `onFailed`. */
export function useChosenLanguage(catalogue: Catalogue, onFailed: () => void): void {
  const { locale } = usePreferences();
  useEffect(() => {
    catalogue.show(locale).catch(() => {
      preferences.choose({ locale: catalogue.current().locale });
      onFailed();
    });
  }, [catalogue, locale, onFailed]);
}
