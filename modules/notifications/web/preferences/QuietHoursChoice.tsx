import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { QuietHours } from "#modules/notifications/contract/schemas.ts";
import { weekdays } from "#shared/weekdays.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import styles from "./PreferencesPanel.module.css";
import type { ChoiceProps } from "./use-preferences.ts";

export const partClass = classNames(stackClass(4), styles.part);

/** The default: every night. */
const usual: QuietHours = { from: "20:00", until: "07:00", days: [...weekdays] };

export function QuietHoursChoice({ preferences, onChoose }: ChoiceProps) {
  const t = useTranslations("notifications");
  const hours = preferences.quietHours;
  const formats = useFormats();
  const [lacksDays, setLacksDays] = useState(false);
  const choose = (changed: Partial<QuietHours>): void => onChoose({ quietHours: { ...(hours ?? usual), ...changed } });

  function chooseDay(day: QuietHours["days"][number], isChosen: boolean): void {
    const before = hours?.days ?? [];
    const days = weekdays.filter((each) => (each === day ? isChosen : before.includes(each)));
    setLacksDays(days.length === 0);
    if (days.length > 0) choose({ days });
  }

  const note = (): string => {
    if (hours === null || hours.from < hours.until) return t("preferences.zone", { zone: preferences.timeZone });
    return hours.from === hours.until ? t("preferences.allDay") : t("preferences.nextDay");
  };
  return (
    <div className={partClass}>
      <Switch
        label={t("preferences.quiet")}
        hint={t("preferences.quietHint")}
        checked={hours !== null}
        onChange={({ target }) => onChoose({ quietHours: target.checked ? usual : null })}
      />
      {hours !== null && (
        <>
          <div className={rowClass(4, "wrap")}>
            {(["from", "until"] as const).map((end) => (
              <TimeChoice
                key={end}
                label={t(`preferences.${end}`)}
                value={hours[end]}
                onChange={(time) => choose({ [end]: time })}
              />
            ))}
          </div>
          <p className={textClass("flush", "sm", "muted")}>{note()}</p>
          <fieldset className={boxClass("bare", "flush")}>
            <legend className={textClass("below-2", "sm", "medium")}>{t("preferences.days")}</legend>
            <div className={styles.dayList}>
              {weekdays.map((day) => (
                <Checkbox
                  key={day}
                  label={formats.weekday(day)}
                  checked={hours.days.includes(day)}
                  onChange={({ target }) => chooseDay(day, target.checked)}
                />
              ))}
            </div>
            <div aria-live="polite">
              {lacksDays && (
                <p className={textClass("flush", "above-2", "sm", "danger")}>{t("preferences.daysRequired")}</p>
              )}
            </div>
          </fieldset>
        </>
      )}
    </div>
  );
}

interface TimeChoiceProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** A time of day that cannot be left empty. */
export function TimeChoice({ label, value, onChange }: TimeChoiceProps) {
  return (
    <div className={styles.time}>
      <TimeOfDayField
        label={label}
        value={value}
        onChange={(time) => {
          if (time !== null && time !== value) onChange(time);
        }}
      />
    </div>
  );
}
