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
import type { Locale } from "#shared/locale.ts";
import { formatCount, formatFigure, formatFileSize, formatList, formatNumber, formatPercent } from "#shared/numbers.ts";
import { languageTag, type Presentation } from "#shared/presentation.ts";
import { useCatalogue, type Catalogue } from "./catalogue.ts";
import { preferences, usePreferences } from "./preferences.ts";
import { useTimeZone } from "./time-zone.ts";

const PresentationContext = createContext<Presentation | null>(null);

/**
 * The language shown, calendar, digits, clock and time zone for everything below, from one value. A change keeps what is
 * mounted: the page, its scroll and what is being typed.
 */
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

/** The reader's presentation of dates, times and numbers. */
export function usePresentation(): Presentation {
  const presentation = use(PresentationContext);
  if (presentation === null) throw new Error("There is no IntlRoot above.");
  return presentation;
}

/** The language of the interface. */
export const useLocale = (): Locale => usePresentation().locale;

/** The formatters of `#shared/dates.ts` and `#shared/numbers.ts` for a reader. */
export const formatsFor = (presentation: Presentation) => ({
  date: (when: When, style?: DateStyle) => formatDate(presentation, when, style),
  dateInBoth: (when: When, style?: DateStyle) => formatDateInBoth(presentation, when, style),
  time: (when: When) => formatTime(presentation, when),
  /** Of a time of day `HH:MM`, which lies in no zone. */
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
});
export type Formats = ReturnType<typeof formatsFor>;

export function useFormats(): Formats {
  const presentation = usePresentation();
  return useMemo(() => formatsFor(presentation), [presentation]);
}

/**
 * Shows the language that was chosen as soon as its texts are there. When they cannot be loaded, the choice is taken back
 * and `onFailed` is called.
 */
export function useChosenLanguage(catalogue: Catalogue, onFailed: () => void): void {
  const { locale } = usePreferences();
  useEffect(() => {
    catalogue.show(locale).catch(() => {
      preferences.choose({ locale: catalogue.current().locale });
      onFailed();
    });
  }, [catalogue, locale, onFailed]);
}
