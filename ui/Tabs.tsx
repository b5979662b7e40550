import { useRef, type ReactNode } from "react";
import { stepFocus } from "./arrow-step.ts";
import styles from "./pills.module.css";
import { useUi } from "./ui-context.ts";
import { useOverflowMarks } from "./use-overflow-marks.ts";

export interface TabOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the controlled panel; give it `role="tabpanel"` and a label. */
  panelId: string;
}

/** Renders a row of pills that select the content of a panel. For links to pages use `PillLinks`. */
export function Tabs<Value extends string>({ label, options, value, onChange, panelId }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const { direction } = useUi();
  useOverflowMarks(row, value);

  return (
    <div className={styles.frame}>
      <div
        className={styles.row}
        role="tablist"
        aria-label={label}
        ref={row}
        onKeyDown={(event) => stepFocus(event, direction)?.click()}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            className={styles.pill}
            aria-selected={option.value === value}
            aria-controls={panelId}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
