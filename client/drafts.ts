import { useCallback, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { createDraftStore } from "./person-store.ts";
import { onSession, signedInPerson } from "./session.ts";

export const drafts = createDraftStore(() => localStorage, Date.now);

export function clearOldDrafts(): void {
  drafts.dropExpired();
  onSession("personChanged", (person) => drafts.dropOthers(person.id));
}

const personId = (): string => signedInPerson()?.id ?? "";

/** Keeps typed text as a draft: `useTextDraft("comment:42")`. Writing `initial` removes it; `drop` it after sending. */
export function useTextDraft(place: string, initial = "") {
  const read = (): string => {
    const kept = drafts.read(personId(), place);
    return typeof kept === "string" ? kept : initial;
  };
  const [{ text, of }, setState] = useState(() => ({ text: read(), of: place }));
  const shown = of === place ? text : read();

  const write = useCallback(
    (next: string): void => {
      if (next === initial) drafts.drop(personId(), place);
      else drafts.save(personId(), place, next);
      setState({ text: next, of: place });
    },
    [place, initial],
  );
  const drop = useCallback(() => write(initial), [write, initial]);
  return { text: shown, write, drop };
}

/** Keeps and restores unsaved form values; `drop` them when saved or discarded. Without a place nothing is kept. */
export function useFormDraft<Values extends FieldValues>(place: string | undefined, form: UseFormReturn<Values>) {
  const { subscribe, reset, getValues } = form;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (place === undefined) return undefined;
    const person = personId();
    const kept = drafts.read(person, place);
    if (typeof kept === "object" && kept !== null) {
      // The saved values stay the defaults, so that the form is dirty.
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.save(person, place, values);
        else drafts.drop(person, place);
      },
    });
  }, [place, subscribe, reset, getValues]);

  const drop = useCallback(() => {
    if (place !== undefined) drafts.drop(personId(), place);
    setRestored(false);
  }, [place]);
  return { restored, drop };
}
