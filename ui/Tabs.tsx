import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { arrowStep } from "./arrow-step.ts";
import styles from "./pills.module.css";
import { useUi } from "./ui-context.ts";
import { useOverflowMarks } from "./use-overflow-marks.ts";

export interface TabOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row for screen readers. */
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

  const onKeyDown = (event: KeyboardEvent) => {
    const from = options.findIndex((option) => option.value === value);
    const to = arrowStep(event.key, from, options.length, direction);
    const next = to === null ? undefined : options[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div className={styles.frame}>
      <div className={styles.row} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
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
            {option.icon}
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
