import { useTranslations } from "use-intl";
import { digestRhythms } from "#modules/notifications/contract/kinds.ts";
import type { Preferences } from "#modules/notifications/contract/schemas.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import styles from "./PreferencesPanel.module.css";
import type { Wish } from "./use-preferences.ts";

export interface ChoiceProps {
  preferences: Preferences;
  onChoose: (wish: Wish) => void;
}

/** How often a summary comes by mail, and at what time. */
export function DigestChoice({ preferences, onChoose }: ChoiceProps) {
  const t = useTranslations("notifications.preferences");
  const { digest, digestTime } = preferences;
  return (
    <div className={styles.part}>
      <SegmentedChoice
        legend={t("digest")}
        hint={t("digestHint")}
        value={digest}
        onChange={(rhythm) => onChoose({ digest: rhythm })}
        options={digestRhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm.${rhythm}`) }))}
      />
      {digest !== "none" && (
        <div className={styles.time}>
          <TimeOfDayField
            label={t("digestTime")}
            value={digestTime}
            onChange={(time) => {
              if (time !== null && time !== digestTime) onChoose({ digestTime: time });
            }}
          />
        </div>
      )}
    </div>
  );
}
