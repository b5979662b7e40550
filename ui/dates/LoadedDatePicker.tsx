import { GregorianCalendar, toCalendar, type CalendarDate, type DateValue } from "@internationalized/date";
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
import { BackIcon, ForwardIcon } from "../direction-icons.tsx";
import type { FieldControl } from "../Field.tsx";
import { CalendarIcon, CloseIcon } from "../icons.ts";
import { useUi } from "../ui-context.ts";
import styles from "./DatePicker.module.css";
import { standInForPressableStyle } from "./pressable-style.ts";
import { useAnyDigits } from "./use-any-digits.ts";
import { isWeekend } from "./weekend.ts";

standInForPressableStyle();

/** Whatever calendar it is shown in. */
const gregorian = (date: CalendarDate): string => toCalendar(date, new GregorianCalendar()).toString();

const shortDays = {
  sunday: "sun",
  monday: "mon",
  tuesday: "tue",
  wednesday: "wed",
  thursday: "thu",
  friday: "fri",
  saturday: "sat",
} as const;

export interface LoadedDatePickerProps<Value extends DateValue> {
  control: FieldControl;
  /** The reader's language with calendar and digits: `ar-SA-u-ca-islamic-umalqura-nu-arab`. */
  tag: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
  granularity: "day" | "minute";
  min?: DateValue | undefined;
  max?: DateValue | undefined;
  disabled?: boolean | undefined;
  clearLabel: string;
}

/** Segments to type in and a calendar to choose from, in the reader's calendar and digits. */
export function LoadedDatePicker<Value extends DateValue>({
  control,
  tag,
  value,
  onChange,
  onBlur,
  granularity,
  min,
  max,
  disabled = false,
  clearLabel,
}: LoadedDatePickerProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const { week } = useUi();
  useAnyDigits(box, tag);
  return (
    <I18nProvider locale={tag}>
      <DatePicker
        id={control.id}
        aria-labelledby={`${control.id}-label`}
        value={value}
        onChange={(next: DateValue | null) => onChange(next as Value | null)}
        granularity={granularity}
        hourCycle={24}
        hideTimeZone
        shouldForceLeadingZeros
        isInvalid={control["aria-invalid"] === true}
        isDisabled={disabled}
        {...(control["aria-describedby"] === undefined ? {} : { "aria-describedby": control["aria-describedby"] })}
        {...(onBlur === undefined ? {} : { onBlur })}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
      >
        <Group className={styles.box ?? ""} ref={box}>
          <DateInput className={styles.input ?? ""}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ""} />}
          </DateInput>
          {value !== null && !disabled && (
            <Button slot={null} className={styles.button ?? ""} aria-label={clearLabel} onPress={() => onChange(null)}>
              <CloseIcon size={18} />
            </Button>
          )}
          <Button className={styles.button ?? ""}>
            <CalendarIcon size={20} />
          </Button>
        </Group>
        <Popover className={styles.popover ?? ""} offset={6} placement="bottom start">
          <Dialog className={styles.dialog ?? ""}>
            <Calendar firstDayOfWeek={shortDays[week.first]}>
              <div className={styles.head}>
                <Button slot="previous" className={styles.button ?? ""}>
                  <BackIcon size={20} />
                </Button>
                <CalendarHeading className={styles.month ?? ""} />
                <Button slot="next" className={styles.button ?? ""}>
                  <ForwardIcon size={20} />
                </Button>
              </div>
              <CalendarGrid className={styles.grid ?? ""} weekdayStyle="narrow">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className={classNames(styles.day, isWeekend(gregorian(date), week) && styles.isWeekend)}
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
