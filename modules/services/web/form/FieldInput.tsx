import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useUploads } from "#client/use-uploads.ts";
import { lengthOf, filesOfField } from "#modules/services/contract/form/answers.ts";
import type { StoredFile } from "#shared/files.ts";
import { nameIn } from "#shared/locale.ts";
import type { UploadKind } from "#shared/upload-limits.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { isSpan, spanLength } from "#modules/services/contract/form/conditions.ts";
import { gridClass, textClass, boxClass } from "#ui/primitives.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import type { FormField } from "#modules/services/contract/form/definition.ts";
import type { AnswerContext } from "./AnswerList.tsx";
import { PersonAnswer } from "./PersonAnswer.tsx";
import { useFieldWords, useOptions } from "./use-field-words.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { useLengthText } from "./use-length-text.ts";

const kinds: readonly UploadKind[] = ["image", "document"];

interface FilesAnswerProps {
  text: FieldText;
  answer: unknown;
  onAnswer: (files: string[]) => void;
  files: readonly StoredFile[];
  onBusy: (isBusy: boolean) => void;
}

function FilesAnswer({ text, answer, onAnswer, files, onBusy }: FilesAnswerProps) {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const uploads = useUploads({ kinds, maxFiles: filesOfField, initial: files.filter(({ id }) => given.includes(id)) });
  const ids = uploads.files.map(({ id }) => id).join(" ");
  const reported = useRef(ids);
  const reportAnswer = useEffectEvent(onAnswer);
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => {
    if (reported.current === ids) return;
    reported.current = ids;
    reportAnswer(ids === "" ? [] : ids.split(" "));
  }, [ids]);
  useEffect(() => reportBusy(uploads.isBusy), [uploads.isBusy]);
  const { label, optional, hint, error } = text;
  return <UploadField {...{ label, optional, hint, error }} {...uploads.field} />;
}

interface FieldInputProps extends AnswerProps {
  context: AnswerContext;
  onBusy: (isBusy: boolean) => void;
}

/** Maximum choices of a radio list; more are a select. */
const maxRadios = 5;
const textOf = (answer: unknown): string =>
  typeof answer === "string" || typeof answer === "number" ? String(answer) : "";

/** The control of one field, by its type. */
export function FieldInput(props: FieldInputProps) {
  const { field, answer, onAnswer, error, context, onBusy } = props;
  const locale = useLocale();
  const t = useTranslations("servicePages.form");
  const wordsOf = useFieldWords();
  const optionsOf = useOptions();
  const text = { ...wordsOf(field), error };
  switch (field.type) {
    case "text":
    case "longText": {
      const Control = field.type === "text" ? TextField : TextArea;
      return (
        <Control
          {...text}
          dir="auto"
          maxLength={lengthOf(field)}
          value={textOf(answer)}
          onChange={(event: { target: { value: string } }) => onAnswer(event.target.value)}
        />
      );
    }
    case "number":
      return (
        <TextField
          {...text}
          inputMode="decimal"
          autoComplete="off"
          value={textOf(answer)}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case "date":
      return <DateField {...text} value={textOf(answer) || null} onChange={onAnswer} />;
    case "time":
      return <TimeOfDayField {...text} value={textOf(answer) || null} onChange={onAnswer} />;
    case "dateRange":
    case "timeRange":
      return <SpanAnswer {...props} text={text} />;
    case "choices":
      return <ChoicesAnswer {...props} text={text} />;
    case "yesNo":
    case "choice": {
      const options =
        field.type === "choice"
          ? optionsOf(field)
          : [
              { value: "true", label: t("yes") },
              { value: "false", label: t("no") },
            ];
      const value = typeof answer === "boolean" ? String(answer) : textOf(answer);
      const choose = (chosen: string): void =>
        onAnswer(field.type === "choice" ? chosen : chosen === "" ? null : chosen === "true");
      if (field.required && options.length <= maxRadios) {
        return (
          <RadioList
            legend={text.label}
            hint={text.hint}
            options={options}
            value={value || null}
            onChange={choose}
            error={error}
            starred
          />
        );
      }
      return (
        <Select
          {...text}
          placeholder={t("choose")}
          options={options}
          value={value}
          onChange={(event) => choose(event.target.value)}
        />
      );
    }
    case "lookup":
      return (
        <Select
          {...text}
          placeholder={t("choose")}
          options={(context.lookups[field.key] ?? []).map((entry) => ({
            value: entry.id,
            label: nameIn(locale, entry),
          }))}
          value={textOf(answer)}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case "person":
      return <PersonAnswer text={text} answer={textOf(answer)} onAnswer={onAnswer} people={context.people} />;
    case "file":
      return <FilesAnswer text={text} answer={answer} onAnswer={onAnswer} files={context.files} onBusy={onBusy} />;
  }
}

const nothing = { from: "", to: "" };

/** Two date or time fields under one legend, with the length between them. */
function SpanAnswer({ field, answer, onAnswer, error, text }: AnswerProps & { text: FieldText }) {
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

interface AnswerProps {
  field: FormField;
  answer: unknown;
  onAnswer: (answer: unknown) => void;
  error: string | undefined;
}

function ChoicesAnswer({ field, answer, onAnswer, error, text }: AnswerProps & { text: FieldText }) {
  const options = useOptions()(field);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return (
    <div className={boxClass("shrinks")} data-wrong={error === undefined ? undefined : ""}>
      <FieldGroup {...text}>
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
      </FieldGroup>
    </div>
  );
}
