import { parseTime } from "@internationalized/date";
import { useRef } from "react";
import { DateInput, DateSegment, TimeField } from "react-aria-components/TimeField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { classNames } from "../class-names.ts";
import controlStyles from "../control.module.css";
import type { FieldControl, FieldText } from "../Field.tsx";
import styles from "./DatePicker.module.css";
import { useAnyDigits } from "./use-any-digits.ts";

export interface TimeOfDayFieldProps extends FieldText {
  /** `HH:MM`; null when empty. */
  value: string | null;
  /** Called when the time is complete or the field was emptied. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

export interface LoadedTimeFieldProps extends Omit<TimeOfDayFieldProps, keyof FieldText> {
  control: FieldControl;
  tag: string;
}

export function LoadedTimeField({ control, tag, value, onChange, onBlur, disabled = false }: LoadedTimeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useAnyDigits(box, tag);
  return (
    <I18nProvider locale={tag}>
      <TimeField
        id={control.id}
        aria-labelledby={`${control.id}-label`}
        {...(control["aria-describedby"] === undefined ? {} : { "aria-describedby": control["aria-describedby"] })}
        isInvalid={control["aria-invalid"] === true}
        isRequired={control["aria-required"] === true}
        isDisabled={disabled}
        value={value === null ? null : parseTime(value)}
        onChange={(time) => onChange(time === null ? null : time.toString().slice(0, 5))}
        {...(onBlur === undefined ? {} : { onBlur })}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
      >
        <div className={classNames(controlStyles.frame, styles.box)} ref={box} data-invalid={control["aria-invalid"]}>
          <div className={styles.clock} dir="ltr">
            <DateInput className={styles.input ?? ""}>
              {(segment) => <DateSegment className={styles.segment ?? ""} segment={segment} />}
            </DateInput>
          </div>
        </div>
      </TimeField>
    </I18nProvider>
  );
}
