import { toCalendarDateTime, type CalendarDate, type CalendarDateTime, type DateValue } from "@internationalized/date";
import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "../class-names.ts";
import controlStyles from "../control.module.css";
import { BackIcon, ForwardIcon } from "../direction-icons.tsx";
import type { FieldControl, FieldText } from "../Field.tsx";
import buttonStyles from "../IconButton.module.css";
import { CalendarIcon, CloseIcon } from "../icons.ts";
import { boxClass, rowClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import styles from "./DatePicker.module.css";
import type { DatePickerFieldProps } from "./date-field-props.ts";
import { dateFromText, dateTimeFromInstant, instantFromDateTime, readPastedDate, textFromDate } from "./date-values.ts";
import { suppressPressableStyle } from "../pressable-style.ts";
import { useAnyDigits } from "./use-any-digits.ts";
import { useTypedDate } from "./use-typed-date.ts";
import { isWeekend } from "./weekend.ts";

suppressPressableStyle();

/** Swedish uses the ISO date order. */
const isoTag = "sv-SE-u-ca-gregory-nu-latn";
const emptyParts: Readonly<Record<string, string>> = { year: "YYYY", month: "MM", day: "DD" };

type ShortDay = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

/** Values are instants (ISO 8601 with offset) if there is a time zone, else dates (`YYYY-MM-DD`, Gregorian). */
export interface LoadedDatePickerProps extends Omit<DatePickerFieldProps, keyof FieldText | "id" | "shown"> {
  control: FieldControl;
  tag: string;
}

const buttonClass = classNames(buttonStyles.button, buttonStyles.target);
const weekdayClass = classNames(textClass("xs", "muted", "medium"), styles.weekday);

const isoText = (value: DateValue): string => {
  const date = textFromDate(value as CalendarDate).slice(0, 10);
  return "hour" in value
    ? `${date} ${String(value.hour).padStart(2, "0")}:${String(value.minute).padStart(2, "0")}`
    : date;
};

/** Renders segments for typing and pasting `YYYY-MM-DD`, and a date picker in the user's calendar and digits. */
export function LoadedDatePicker(props: LoadedDatePickerProps) {
  const { control, tag, timeZone, onBlur, disabled = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const { week, words } = useUi();
  useAnyDigits(box, isoTag);
  const read = (text: string | null | undefined): DateValue | null =>
    timeZone === null ? dateFromText(text) : dateTimeFromInstant(text, timeZone);
  const value = read(props.value);
  const [min, max] = [read(props.min), read(props.max)];
  const change = (next: DateValue | null): void => {
    if (next === null) props.onChange(null);
    else if (timeZone === null) props.onChange(textFromDate(next as CalendarDate));
    else props.onChange(instantFromDateTime(next as CalendarDateTime, timeZone));
  };
  const take = (text: string): boolean => {
    const pasted = disabled ? null : readPastedDate(text);
    if (pasted === null) return false;
    const { date, hour, minute } = pasted;
    // A pasted date without a time keeps the current time.
    const clock = hour === null && value !== null && "hour" in value ? value : { hour: hour ?? 0, minute };
    change(timeZone === null ? date : toCalendarDateTime(date).set({ hour: clock.hour, minute: clock.minute }));
    return true;
  };
  useTypedDate(box, { text: value === null ? null : isoText(value), onPaste: take });
  // Segments are named in the user's language but show Gregorian numbers in Latin digits.
  const segmentTag = tag.replace(/-u-.*$/, "-u-ca-gregory-nu-latn");
  return (
    <I18nProvider locale={tag}>
      <DatePicker
        id={control.id}
        aria-labelledby={`${control.id}-label`}
        value={value}
        onChange={change}
        granularity={timeZone === null ? "day" : "minute"}
        hourCycle={24}
        hideTimeZone
        shouldForceLeadingZeros
        isInvalid={control["aria-invalid"] === true}
        isDisabled={disabled}
        {...(control["aria-describedby"] === undefined ? {} : { "aria-describedby": control["aria-describedby"] })}
        {...(onBlur === undefined ? {} : { onBlur })}
        {...(min === null ? {} : { minValue: min })}
        {...(max === null ? {} : { maxValue: max })}
      >
        <Group className={classNames(controlStyles.frame, styles.box)} ref={box}>
          <div className={styles.clock} dir="ltr">
            <I18nProvider locale={isoTag}>
              <DateInput className={styles.input ?? ""}>
                {(segment) => (
                  <I18nProvider locale={segmentTag}>
                    <DateSegment segment={segment} className={styles.segment ?? ""}>
                      {({ isPlaceholder, text, type }) => (isPlaceholder ? (emptyParts[type] ?? text) : text)}
                    </DateSegment>
                  </I18nProvider>
                )}
              </DateInput>
            </I18nProvider>
          </div>
          {value !== null && !disabled && (
            <Button slot={null} className={buttonClass} aria-label={words.clearDate} onPress={() => change(null)}>
              <CloseIcon size={18} />
            </Button>
          )}
          <Button className={buttonClass}>
            <CalendarIcon size={20} />
          </Button>
        </Group>
        <Popover className={classNames(boxClass("floating"), styles.popover)} offset={6} placement="bottom start">
          <Dialog className={styles.dialog ?? ""}>
            <Calendar firstDayOfWeek={week.first.slice(0, 3) as ShortDay}>
              <div className={rowClass(2, "align-center", "between", "below-2")}>
                <Button slot="previous" className={buttonClass}>
                  <BackIcon size={20} />
                </Button>
                <CalendarHeading className={textClass("flush", "md", "bold")} />
                <Button slot="next" className={buttonClass}>
                  <ForwardIcon size={20} />
                </Button>
              </div>
              <CalendarGrid className={styles.grid ?? ""} weekdayStyle="narrow">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={weekdayClass}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className={classNames(styles.day, isWeekend(textFromDate(date), week) && styles.isWeekend)}
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
