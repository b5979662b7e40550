import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import {
  isBlank,
  isSpan,
  shownFields,
  spanLength,
  type GivenAnswers,
} from "#modules/services/contract/form/conditions.ts";
import type { FormDefinition, FormField } from "#modules/services/contract/form/definition.ts";
import type { OfferedLookups } from "#modules/services/contract/schemas-service.ts";
import type { StoredFile } from "#shared/files.ts";
import { nameIn } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { AttachmentIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./AnswerList.module.css";
import { useFieldWords, useOptions } from "./use-field-words.ts";
import { useLengthText } from "./use-length-text.ts";

/** Known names and files for ids in answers. */
export interface AnswerContext {
  lookups: OfferedLookups;
  people: readonly PersonSummary[];
  files: readonly StoredFile[];
}

/** Formats an answer by the type of its field. */
function useAnswerText(context: AnswerContext): (field: FormField, answer: unknown) => React.ReactNode {
  const t = useTranslations("servicePages.form");
  const formats = useFormats();
  const locale = useLocale();
  const optionsOf = useOptions();
  return (field, answer) => {
    if (typeof answer === "boolean") return t(answer ? "yes" : "no");
    if (typeof answer === "number") return formats.number(answer);
    if (isSpan(answer)) return <SpanText span={answer} isDates={field.type === "dateRange"} />;
    if (field.type === "file") return <FileLinks ids={answer} context={context} />;
    if (Array.isArray(answer)) {
      return optionsOf(field)
        .filter(({ value }) => answer.includes(value))
        .map(({ label }) => label)
        .join(" · ");
    }
    if (typeof answer !== "string") return "";
    if (field.type === "date") return formats.dateInBoth(answer);
    if (field.type === "time") return <bdi>{formats.clock(answer)}</bdi>;
    if (field.type === "choice") return optionsOf(field).find(({ value }) => value === answer)?.label ?? answer;
    if (field.type === "person") {
      const person = context.people.find(({ id }) => id === answer);
      return person === undefined ? "" : <bdi>{nameIn(locale, person)}</bdi>;
    }
    if (field.type === "lookup") {
      const entry = context.lookups[field.key]?.find(({ id }) => id === answer);
      return entry === undefined ? "" : <bdi>{nameIn(locale, entry)}</bdi>;
    }
    return (
      <span className={styles.written} dir="auto">
        {answer}
      </span>
    );
  };
}

function SpanText({ span, isDates }: { span: { from: string; to: string }; isDates: boolean }) {
  const lengthText = useLengthText();
  const formats = useFormats();
  const length = spanLength(span) ?? 0;
  if (!isDates) {
    return (
      <>
        <bdi>{formats.clock(span.from)}</bdi> – <bdi>{formats.clock(span.to)}</bdi>{" "}
        <span className={textClass("xs", "muted")}>{lengthText("minutes", length)}</span>
      </>
    );
  }
  return (
    <>
      {formats.date(span.from, "full")}
      {span.to !== span.from && <> – {formats.date(span.to, "full")}</>}{" "}
      <span className={textClass("xs", "muted")}>{lengthText("days", length)}</span>
    </>
  );
}

function FileLinks({ ids, context }: { ids: unknown; context: AnswerContext }) {
  const files = context.files.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
  return (
    <ul className={stackClass(2, "list")}>
      {files.map(({ id, name, url }) => (
        <li key={id} className={rowClass(2, "align-center")}>
          <AttachmentIcon size={18} />
          {url === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a className={textClass("action")} href={url} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface AnswerListProps {
  form: FormDefinition;
  answers: GivenAnswers;
  context: AnswerContext;
}

/** The answers of a request, read-only. */
export function AnswerList({ form, answers, context }: AnswerListProps) {
  const wordsOf = useFieldWords();
  const textOf = useAnswerText(context);
  const fields = shownFields(form.fields, answers).filter(({ key }) => !isBlank(answers[key]));
  return (
    <Facts layout="list">
      {fields.map((field) => (
        <Fact key={field.key} name={wordsOf(field).label}>
          {textOf(field, answers[field.key])}
        </Fact>
      ))}
    </Facts>
  );
}
