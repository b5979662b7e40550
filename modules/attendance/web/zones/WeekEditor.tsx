import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { weekFrom } from "#shared/weekdays.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { useDurationText } from "../use-duration-text.ts";
import { DayHours, type SlotErrors } from "./DayHours.tsx";
import { editWeek, slotsOn, weekMinutes, type Week, type WeekEdit } from "./week.ts";

export interface WeekEditorProps extends SlotErrors {
  week: Week;
  onChange: (week: Week) => void;
  /** The error of the whole week. */
  error: string | undefined;
}

/** The hours of a week: several slots per day, also over midnight, copied between days. */
export function WeekEditor({ week, onChange, error, isChecked, objectionTo }: WeekEditorProps) {
  const t = useTranslations("attendanceRules.week");
  const duration = useDurationText();
  const { week: shown } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const errorId = useId();

  useEffect(() => {
    // A new slot is focused; after a removal, the focus stays in the day.
    if (toFocus.current === null) return;
    box.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = null;
  }, [week]);

  const edit = (change: WeekEdit): void => {
    if (change.kind === "add") {
      toFocus.current = `[data-slot="${change.weekday} ${slotsOn(week, change.weekday).length}"] [role=spinbutton]`;
    }
    if (change.kind === "remove") toFocus.current = `[data-add="${week[change.index]?.weekday ?? ""}"]`;
    onChange(editWeek(week, change));
  };
  return (
    <div
      className={stackClass(0)}
      ref={box}
      role="group"
      data-wrong={error === undefined ? undefined : ""}
      aria-label={t("label")}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      {weekFrom(shown.first).map((weekday) => (
        <DayHours
          key={weekday}
          weekday={weekday}
          slots={slotsOn(week, weekday)}
          isChecked={isChecked}
          objectionTo={objectionTo}
          onEdit={edit}
        />
      ))}
      <p className={textClass("flush", "above-4", "ink", "medium")} role="status">
        {t("total", { duration: duration(weekMinutes(week)) })}
      </p>
      <div aria-live="polite">
        {error !== undefined && (
          <p className={textClass("flush", "above-2", "sm", "danger")} id={errorId}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
