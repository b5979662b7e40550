import { useId } from "react";
import { useTranslations } from "use-intl";
import { isSpan, spanLength } from "#modules/services/contract/form/conditions.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { gridClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import type { FieldInputProps } from "./FieldInput.tsx";
import styles from "./FormFields.module.css";
import { useLengthText } from "./use-length-text.ts";

const nothing = { from: "", to: "" };

/** From one day or time to another: two fields under one heading, with how long that is. */
export function SpanAnswer({ field, answer, onAnswer, error, text }: FieldInputProps & { text: FieldText }) {
  const t = useTranslations("servicePages.form");
  const { words } = useUi();
  const lengthText = useLengthText();
  const hintId = useId();
  const span = isSpan(answer) ? answer : nothing;
  const length = spanLength(span);
  const isDates = field.type === "dateRange";
  const change = (part: Partial<typeof nothing>): void => onAnswer({ ...span, ...part });
  // The one that is missing is the one that is wrong; of two, the second.
  const [fromError, toError] = span.from === "" ? [error, undefined] : [undefined, error];
  return (
    <fieldset className={styles.group} aria-describedby={text.hint === undefined ? undefined : hintId}>
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
      {text.hint !== undefined && (
        <p className={textClass("flush", "xs", "muted", "normal")} id={hintId}>
          {text.hint}
        </p>
      )}
      <div className={gridClass(14, [3, 4], "align-start")}>
        {isDates ? (
          <>
            <DateField
              label={t("firstDay")}
              value={span.from || null}
              onChange={(from) => change({ from: from ?? "", ...(span.to === "" ? { to: from ?? "" } : {}) })}
              error={fromError}
            />
            <DateField
              label={t("lastDay")}
              value={span.to || null}
              onChange={(to) => change({ to: to ?? "" })}
              min={span.from || undefined}
              error={toError}
            />
          </>
        ) : (
          <>
            <TimeOfDayField
              label={t("fromTime")}
              value={span.from || null}
              onChange={(from) => change({ from: from ?? "" })}
              error={fromError}
            />
            <TimeOfDayField
              label={t("toTime")}
              value={span.to || null}
              onChange={(to) => change({ to: to ?? "" })}
              error={toError}
            />
          </>
        )}
      </div>
      <p className={textClass("flush", "xs", "muted", "normal")} role="status">
        {length !== null && length > 0 && lengthText(isDates ? "days" : "minutes", length)}
      </p>
    </fieldset>
  );
}
