import { useMemo, useState } from "react";
import { useFieldErrorText } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import { validateAnswers } from "#modules/services/contract/form/answers.ts";
import { shownFields } from "#modules/services/contract/form/conditions.ts";
import type { Answers, FormDefinition } from "#modules/services/contract/form/definition.ts";

/** Returns the first part of a server path that is a field: `answers.days`, `days.from`. */
const fieldOf = (path: string, keys: ReadonlySet<string>): string | undefined =>
  path.split(".").find((part) => keys.has(part));

const shownAnswers = (form: FormDefinition, answers: Answers): Answers =>
  Object.fromEntries(
    shownFields(form.fields, answers).flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );

/** State of the answers. Form errors are shown after the first attempt to send, server errors until a change. */
export function useAnswers(form: FormDefinition, initial: Answers) {
  const errorText = useFieldErrorText();
  const [answers, setAnswers] = useState<Answers>(initial);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const checked = useMemo(() => validateAnswers(form, answers), [form, answers]);

  const errors: Record<string, string | undefined> = { ...refused };
  if (isTried) {
    for (const { path, message } of checked.problems) errors[path] = errorText({ message: JSON.stringify(message) });
  }
  const given = useMemo(() => shownAnswers(form, answers), [form, answers]);
  return {
    answers,
    /** Answers of shown fields: only these are saved and sent. */
    given,
    errors,
    /** Returns whether all answers are valid, and shows the errors. */
    check(): boolean {
      setIsTried(true);
      return checked.problems.length === 0;
    },
    /** Returns the next `given`. */
    change(key: string, answer: unknown): Answers {
      const next = { ...answers, [key]: answer as Answers[string] };
      setAnswers(next);
      setRefused(({ [key]: _, ...others }) => others);
      return shownAnswers(form, next);
    },
    /** Shows server errors at their fields; returns false if the error names none of them. */
    refuse(error: unknown): boolean {
      const keys = new Set(form.fields.map(({ key }) => key));
      const named = (error instanceof ApiProblem ? error.fields : []).flatMap(({ path, message }) => {
        const key = fieldOf(path, keys);
        return key === undefined ? [] : [[key, message] as const];
      });
      setRefused(Object.fromEntries(named));
      return named.length > 0;
    },
  };
}
