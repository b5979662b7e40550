import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { logoPlaces } from "#shared/logo-places.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { LogoEditor } from "./LogoEditor.tsx";
import styles from "./SettingsPage.module.css";

/** The organisation's logo for each language and theme; each is kept as soon as it is chosen. */
export function LogosSection({ settings }: { settings: Settings }) {
  const t = useTranslations("settings");
  return (
    <div id="logos" className={styles.section}>
      <Card title={t("sections.logos")}>
        <div className={stackClass(5)}>
          <p className={textClass("flush", "sm", "muted")}>{t("logos.text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            {logoPlaces.map((place) => (
              <LogoEditor key={place} place={place} address={settings.logos[place]} />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}
