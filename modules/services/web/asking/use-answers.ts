import { useMemo, useState } from "react";
import { useFieldErrorText } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import { validateAnswers } from "#modules/services/contract/form/answers.ts";
import { shownFields } from "#modules/services/contract/form/conditions.ts";
import type { Answers, FormDefinition } from "#modules/services/contract/form/definition.ts";

/** The field that a server's path names, `answers.days` or `days.from`; the path's first word that is a field. */
const fieldOf = (path: string, keys: ReadonlySet<string>): string | undefined =>
  path.split(".").find((part) => keys.has(part));

const shownAnswers = (form: FormDefinition, answers: Answers): Answers =>
  Object.fromEntries(
    shownFields(form.fields, answers).flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );

/**
 * Answers while they are given. Objections of the form stand beside fields once sending was tried; those of the server
 * until the field is answered anew.
 */
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
    /** The answers of the fields that are shown: only these are saved and sent. */
    given,
    errors,
    /** Returns whether all answers are valid, and shows the errors of those that are not. */
    check(): boolean {
      setIsTried(true);
      return checked.problems.length === 0;
    },
    /** Returns what `given` will be. */
    change(key: string, answer: unknown): Answers {
      const next = { ...answers, [key]: answer as Answers[string] };
      setAnswers(next);
      setRefused(({ [key]: _, ...others }) => others);
      return shownAnswers(form, next);
    },
    /** Puts the server's objections beside their fields; returns false when it named none of them. */
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
