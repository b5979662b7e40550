import { useTranslations } from "use-intl";
import { isSpan, spanLength } from "#modules/services/contract/form/conditions.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { gridClass, textClass } from "#ui/primitives.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import type { AnswerProps } from "./ChoicesAnswer.tsx";
import { useLengthText } from "./use-length-text.ts";

const nothing = { from: "", to: "" };

/** Two date or time fields under one legend, with the length between them. */
export function SpanAnswer({ field, answer, onAnswer, error, text }: AnswerProps & { text: FieldText }) {
  const t = useTranslations("servicePages.form");
  const lengthText = useLengthText();
  const span = isSpan(answer) ? answer : nothing;
  const length = spanLength(span);
  const isDates = field.type === "dateRange";
  const change = (part: Partial<typeof nothing>): void => onAnswer({ ...span, ...part });
  // The error is shown at the missing end; if both are filled, at the second.
  const [fromError, toError] = span.from === "" ? [error, undefined] : [undefined, error];
  const from = { value: span.from || null, error: fromError };
  const to = { value: span.to || null, error: toError, onChange: (end: string | null) => change({ to: end ?? "" }) };
  return (
    <FieldGroup {...text} error={undefined}>
      <div className={gridClass(14, [3, 4], "align-start")}>
        {isDates ? (
          <>
            <DateField
              {...from}
              label={t("firstDay")}
              onChange={(day) => change({ from: day ?? "", ...(span.to === "" ? { to: day ?? "" } : {}) })}
            />
            <DateField {...to} label={t("lastDay")} min={span.from || undefined} />
          </>
        ) : (
          <>
            <TimeOfDayField {...from} label={t("fromTime")} onChange={(time) => change({ from: time ?? "" })} />
            <TimeOfDayField {...to} label={t("toTime")} />
          </>
        )}
      </div>
      <p className={textClass("flush", "xs", "muted")} role="status">
        {length !== null && length > 0 && lengthText(isDates ? "days" : "minutes", length)}
      </p>
    </FieldGroup>
  );
}
