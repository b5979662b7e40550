import { useState } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useFormats } from "#client/intl.tsx";
import { preferences, usePreferences } from "#client/preferences.ts";
import { Card } from "#ui/Card.tsx";
import { DesktopIcon, MoonIcon, SunIcon } from "#ui/icons.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import styles from "./DisplayPage.module.css";

/** Language, theme, calendar, digits and clock, each applied at once, with a sample. */
export function DisplayPage() {
  const t = useTranslations("profile.settings");
  const { locale, theme, calendar, digits, hourCycle } = usePreferences();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const earlier = new Date(now.getTime() - 12 * 60_000);

  return (
    <ProfileSection section="display">
      <Card>
        <p className={textClass("flush", "below-5", "sm", "muted")}>{t("hint")}</p>
        <div className={gridClass(20, [5, 4])}>
          <SegmentedChoice
            legend={t("language")}
            value={locale}
            onChange={(choice) => preferences.choose({ locale: choice })}
            options={[
              { value: "en", label: "English", lang: "en" },
              { value: "ar", label: "العربية", lang: "ar" },
            ]}
          />
          <SegmentedChoice
            legend={t("theme")}
            value={theme}
            onChange={(choice) => preferences.choose({ theme: choice })}
            options={[
              { value: "system", label: t("themeSystem"), icon: <DesktopIcon size={18} /> },
              { value: "light", label: t("themeLight"), icon: <SunIcon size={18} /> },
              { value: "dark", label: t("themeDark"), icon: <MoonIcon size={18} /> },
            ]}
          />
          <SegmentedChoice
            legend={t("calendar")}
            value={calendar}
            onChange={(choice) => preferences.choose({ calendar: choice })}
            options={[
              { value: "gregory", label: t("gregorian") },
              { value: "islamic-umalqura", label: t("hijri") },
            ]}
          />
          <SegmentedChoice
            legend={t("digits")}
            value={digits}
            onChange={(choice) => preferences.choose({ digits: choice })}
            options={[
              { value: "auto", label: t("digitsAuto") },
              { value: "latn", label: t("digitsLatin") },
              { value: "arab", label: t("digitsArabic") },
            ]}
          />
          <SegmentedChoice
            legend={t("hourCycle")}
            value={hourCycle}
            onChange={(choice) => preferences.choose({ hourCycle: choice })}
            options={[
              { value: "h23", label: t("hours24") },
              { value: "h12", label: t("hours12") },
            ]}
          />
        </div>
        <dl className={classNames(textClass("flush", "above-5", "sm"), styles.sample)} aria-live="polite">
          <dt className={textClass("xs", "muted")}>{t("sample")}</dt>
          <dd className={textClass("flush", "md", "ink", "medium")}>{formats.dateInBoth(now)}</dd>
          <dd className={textClass("flush")}>
            {formats.time(now)} · {t("sampleElapsed", { ago: formats.elapsed(earlier, { ago: true }) })} ·{" "}
            {t("sampleCount", { number: formats.number(1_234) })}
          </dd>
        </dl>
      </Card>
    </ProfileSection>
  );
}
