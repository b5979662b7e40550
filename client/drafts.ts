import { useCallback, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { createDraftStore } from "./draft-store.ts";
import { onSession, signedInPerson } from "./session.ts";

/** The drafts of this browser. */
export const drafts = createDraftStore(() => localStorage, Date.now);

/** Keeps drafts tidy: old ones go, and so do those of others when somebody else signs in. */
export function tendDrafts(): void {
  drafts.dropExpired();
  onSession("personChanged", (person) => drafts.dropOthers(person.id));
}

export type TextDraft = {
  text: string;
  /** Takes what is typed; the empty text removes the draft. */
  write: (text: string) => void;
  /** After sending. */
  drop: () => void;
};

/** The text of a box, kept while it is typed: `useTextDraft("comment:42")`. The place is one for the person. */
export function useTextDraft(place: string, initial = ""): TextDraft {
  const read = useCallback((): string => {
    const kept = drafts.read(signedInPerson()?.id ?? "", place);
    return typeof kept === "string" ? kept : initial;
  }, [place, initial]);

  const [{ text, of }, setState] = useState(() => ({ text: read(), of: place }));
  const shown = of === place ? text : read();

  const write = useCallback(
    (next: string) => {
      const person = signedInPerson()?.id ?? "";
      if (next === initial) drafts.drop(person, place);
      else drafts.keep(person, place, next);
      setState({ text: next, of: place });
    },
    [place, initial],
  );
  const drop = useCallback(() => write(initial), [write, initial]);
  return { text: shown, write, drop };
}

/**
 * Keeps the unsaved values of a form and puts them back when it is opened again. Answers whether something was put back,
 * and how to drop the draft once the form is saved or given up. Without a place nothing is kept.
 */
export function useFormDraft<Values extends FieldValues>(
  place: string | undefined,
  form: UseFormReturn<Values>,
): { restored: boolean; drop: () => void } {
  const { subscribe, reset, getValues } = form;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (place === undefined) return undefined;
    const person = signedInPerson()?.id ?? "";
    const kept = drafts.read(person, place);
    if (typeof kept === "object" && kept !== null) {
      // What the values are compared with stays what was saved, so the form is dirty.
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.keep(person, place, values);
        else drafts.drop(person, place);
      },
    });
  }, [place, subscribe, reset, getValues]);

  const drop = useCallback(() => {
    if (place !== undefined) drafts.drop(signedInPerson()?.id ?? "", place);
    setRestored(false);
  }, [place]);
  return { restored, drop };
}
