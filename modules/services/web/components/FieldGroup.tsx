import { useId, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { FieldText } from "#ui/Field.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import styles from "./FieldGroup.module.css";

export interface FieldGroupProps extends Omit<FieldText, "hideLabel"> {
  gap?: 2 | 3;
  children: ReactNode;
}

/** Several controls under one legend, with a shared hint and error. */
export function FieldGroup({ label, hint, error, required, optional, gap = 2, children }: FieldGroupProps) {
  const noteId = useId();
  const { words } = useUi();
  return (
    <fieldset className={classNames(stackClass(gap, "shrinks", "flush"), styles.group)} aria-describedby={noteId}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>
        {label}
        {required === true && (
          <span className={textClass("danger")} aria-hidden="true">
            {" *"}
          </span>
        )}{" "}
        {optional === true && <span className={textClass("xs", "muted", "normal")}>{words.optional}</span>}
      </legend>
      <div className={styles.note} id={noteId} aria-live="polite">
        {hint !== undefined && <p className={textClass("flush", "xs", "muted")}>{hint}</p>}
        {error !== undefined && <p className={textClass("flush", "xs", "danger")}>{error}</p>}
      </div>
      {children}
    </fieldset>
  );
}
