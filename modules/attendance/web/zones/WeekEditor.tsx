import { useContext, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { wholeNumeric, type Verdict } from "#shared/validators.ts";
import { weekFrom, type Weekday } from "#shared/weekdays.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CloseIcon, CopyIcon, PlusIcon } from "#ui/icons.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useUi } from "#ui/ui-context.ts";
import { ReadOnly } from "#kit/read-only.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import {
  editWeek,
  endsNextDay,
  minutesTyped,
  slotMinutes,
  slotsOn,
  weekMinutes,
  type Slot,
  type Week,
  type WeekEdit,
} from "./week.ts";
import styles from "./WeekEditor.module.css";

export interface WeekEditorProps extends SlotErrors {
  week: Week;
  onChange: (week: Week) => void;
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

export interface SlotErrors {
  /** Whether saving was attempted: then missing times are errors. */
  isChecked: boolean;
  /** Returns the server's error of a part of a slot, by its index. */
  objectionTo: (index: number, part: "start" | "end" | "breakMinutes") => string | undefined;
}

interface DayHoursProps extends SlotErrors {
  weekday: Weekday;
  slots: readonly { slot: Slot; index: number }[];
  onEdit: (edit: WeekEdit) => void;
}

/** The hours of one weekday, with buttons to add hours and to copy them to other days. */
function DayHours({ weekday, slots, onEdit, ...rest }: DayHoursProps) {
  const t = useTranslations("attendanceRules.week");
  const formats = useFormats();
  const day = formats.weekday(weekday);
  const { week } = useUi();
  const days = weekFrom(week.first);
  const workdays = days.filter((other) => !week.weekend.includes(other));
  const others = days.filter((other) => other !== weekday);
  return (
    <section className={styles.day} aria-label={day}>
      <div className={boxClass("above-1")}>
        <span className={textClass("block", "ink", "medium")}>{day}</span>
        {slots.length === 0 && <span className={textClass("sm", "muted")}>{t("off")}</span>}
      </div>
      <div className={stackClass(3)}>
        {slots.map(({ slot, index }, position) => (
          <SlotFields
            key={index}
            slot={slot}
            index={index}
            place={`${weekday} ${position}`}
            day={slots.length === 1 ? day : t("nth", { day, number: formats.number(position + 1) })}
            onEdit={onEdit}
            {...rest}
          />
        ))}
        <div className={classNames(styles.dayActions, rowClass([1, 2], "wrap"))}>
          <Button
            variant="quiet"
            size="sm"
            icon={<PlusIcon size={18} />}
            data-add={weekday}
            aria-label={t("addTo", { day })}
            onClick={() => onEdit({ kind: "add", weekday })}
          >
            {t("add")}
          </Button>
          {slots.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button variant="quiet" size="sm" icon={<CopyIcon size={18} />} aria-label={t("copyOf", { day })}>
                  {t("copy")}
                </Button>
              }
            >
              <MenuItem onSelect={() => onEdit({ kind: "copy", from: weekday, to: workdays })}>
                {t("toWorkdays", {
                  first: formats.weekday(workdays[0] ?? weekday),
                  last: formats.weekday(workdays.at(-1) ?? weekday),
                })}
              </MenuItem>
              <MenuItem onSelect={() => onEdit({ kind: "copy", from: weekday, to: days })}>{t("toAll")}</MenuItem>
              <MenuDivider />
              {others.map((other) => (
                <MenuItem key={other} onSelect={() => onEdit({ kind: "copy", from: weekday, to: [other] })}>
                  {formats.weekday(other)}
                </MenuItem>
              ))}
            </Menu>
          )}
        </div>
      </div>
    </section>
  );
}

interface SlotFieldsProps extends Pick<DayHoursProps, "isChecked" | "objectionTo" | "onEdit"> {
  slot: Slot;
  index: number;
  place: string;
  /** The day, with the number of the slot if there are several. */
  day: string;
}

function SlotFields({ slot, index, place, day, isChecked, objectionTo, onEdit }: SlotFieldsProps) {
  const t = useTranslations("attendanceRules.week");
  const errorText = useFieldErrorText();
  const duration = useDurationText();
  const disabled = useContext(ReadOnly) !== null;
  const minutes = slotMinutes(slot);
  const pause = minutesTyped(slot.breakMinutes);
  const textOf = (verdict: Verdict): string | undefined => errorText({ message: JSON.stringify(verdict) });
  const missing = (part: string | null): string | undefined =>
    isChecked && part === null ? textOf({ key: "fieldRequired" }) : undefined;
  const isEmpty = slot.start !== null && slot.start === slot.end;
  const change = (to: Partial<Omit<Slot, "weekday">>): void => onEdit({ kind: "change", index, to });
  return (
    <div className={styles.slot} data-slot={place} role="group" aria-label={day}>
      <TimeOfDayField
        label={t("start")}
        disabled={disabled}
        value={slot.start}
        onChange={(start) => change({ start })}
        error={missing(slot.start) ?? objectionTo(index, "start")}
      />
      <TimeOfDayField
        label={t("end")}
        disabled={disabled}
        value={slot.end}
        onChange={(end) => change({ end })}
        error={missing(slot.end) ?? (isEmpty ? textOf({ key: "endIsStart" }) : undefined) ?? objectionTo(index, "end")}
      />
      <TextField
        label={t("break")}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t("noBreak")}
        value={slot.breakMinutes}
        onChange={(event) => change({ breakMinutes: event.target.value })}
        error={
          pause === null
            ? textOf(wholeNumeric(slot.breakMinutes) ?? { key: "integer" })
            : objectionTo(index, "breakMinutes")
        }
      />
      <div className={classNames(styles.slotFacts, rowClass([1, 3], "wrap", "align-center", "sm", "muted"))}>
        {minutes !== null && <span>{duration(Math.max(0, minutes - (pause ?? 0)))}</span>}
        {endsNextDay(slot) && minutes !== null && (
          <span className={classNames(styles.nextDay, textClass("tint-saffron"))}>{t("endsNextDay")}</span>
        )}
      </div>
      <IconButton
        size="sm"
        label={t("remove", { day })}
        icon={<CloseIcon size={18} />}
        onClick={() => onEdit({ kind: "remove", index })}
      />
    </div>
  );
}
