import { useId } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import type { FieldInputProps } from "./FieldInput.tsx";
import styles from "./FormFields.module.css";
import { useOptions } from "./use-field-words.ts";

/** Several of a few choices. */
export function ChoicesAnswer({ field, answer, onAnswer, error, text }: FieldInputProps & { text: FieldText }) {
  const noteId = useId();
  const { words } = useUi();
  const options = useOptions()(field);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return (
    <fieldset className={styles.group} aria-describedby={noteId} data-wrong={error === undefined ? undefined : ""}>
      <legend>
        {text.label}
        {text.required === true && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}{" "}
        {text.optional === true && (
          <span className={textClass("flush", "xs", "muted", "normal")}>{words.optional}</span>
        )}
      </legend>
      <div id={noteId} aria-live="polite">
        {text.hint !== undefined && <p className={textClass("flush", "xs", "muted", "normal")}>{text.hint}</p>}
        {error !== undefined && <p className={textClass("flush", "xs", "danger")}>{error}</p>}
      </div>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={<bdi>{label}</bdi>}
          checked={chosen.includes(value)}
          onChange={({ target: { checked } }) =>
            onAnswer(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  );
}
