import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { accentContrast, accentTokens, minContrast, type Theme } from "#shared/accent.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import styles from "./AccentSample.module.css";

const propertiesOf = (theme: Theme, accent: string): CSSProperties =>
  Object.fromEntries(Object.entries(accentTokens(theme, accent)).map(([name, value]) => [`--color-${name}`, value]));

export interface AccentSampleProps {
  theme: Theme;
  /** `#rrggbb`; null: the product's own. */
  accent: string | null;
}

export function AccentSample({ theme, accent }: AccentSampleProps) {
  const t = useTranslations("settings.colours");
  const formats = useFormats();
  const ratio = accent === null ? null : accentContrast(theme, accent);
  const isReadable = ratio === null || ratio >= minContrast;
  return (
    <div>
      <div
        className={classNames(rowClass([3, 4], "wrap", "align-center"), styles.sample)}
        data-theme={theme}
        style={accent === null ? undefined : propertiesOf(theme, accent)}
        aria-hidden="true"
      >
        <span className={classNames(textClass("sm", "medium"), styles.button)}>{t("sampleButton")}</span>
        <span className={classNames(textClass("action"), styles.link)}>{t("sampleLink")}</span>
        <span className={classNames(textClass("tint-action", "sm"), styles.tint)}>{t("sampleTint")}</span>
      </div>
      <p className={boxClass("flush", "above-2")} aria-live="polite">
        {ratio === null ? (
          <Badge tone="neutral">{t("own")}</Badge>
        ) : (
          <Badge tone={isReadable ? "success" : "danger"}>
            {t(isReadable ? "readable" : "unreadable", { ratio: formats.number(ratio, { minimumFractionDigits: 1 }) })}
          </Badge>
        )}
      </p>
    </div>
  );
}
