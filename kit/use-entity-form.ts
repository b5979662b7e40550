import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import { useFormDraft } from "#client/drafts.ts";
import { showFieldProblems, useFieldErrorText } from "#client/form-errors.ts";
import { ApiProblem, isProblem } from "#client/problems.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { focusFirstInvalid } from "#ui/focus-invalid.ts";
import { useToast } from "#ui/toast-context.ts";

/** Renders the confirmation before a form is saved. */
export type ConfirmationSlot = (answer: Answer) => ReactNode;
type Answer = { working: boolean; onClose: () => void; onConfirm: () => void };

export interface EntityFormOptions<Values extends FieldValues> {
  initial: Values;
  /** The returned sentence is shown as a toast; an error is shown at its field or becomes the form's `failure`. */
  save: (values: Values, form: UseFormReturn<Values>) => Promise<string | void>;
  /** Called after saving. */
  onClose?: (() => void) | undefined;
  /** Returns the confirmation to show before saving; null if none is needed. */
  confirmationFor?: ((values: Values) => ConfirmationSlot | null | Promise<ConfirmationSlot | null>) | undefined;
  /** The fields that show errors from the server; all of `initial` by default. */
  fields?: readonly (keyof Values)[] | ((values: Values) => readonly (keyof Values)[]) | undefined;
  /** The field at which to show a refusal that names none, by error code. */
  fieldOf?: Partial<Record<ErrorCode, Path<Values>>> | undefined;
  /** Called first with a refusal; returns true if it handled it. */
  onRefused?: ((error: unknown, form: UseFormReturn<Values>) => boolean | void) | undefined;
  /** Called after another person saved; returns that version's values, which replace the untouched fields. */
  onStale?: ((current: unknown) => Values) | undefined;
  /** Draft place of a full-page form, which also follows `initial` and maps server errors of parts to their field. */
  draftPlace?: string | undefined;
}

/** Props of `FormDialog` and other frames around fields. */
export interface FormFrame {
  /** The refusal that belongs to no field; null if there is none. */
  failure: unknown;
  isSending: boolean;
  isDirty: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
}

/** A prop of `EntityForm`. */
export interface FormPage {
  box: RefObject<HTMLFormElement | null>;
  frame: FormFrame;
  isRestored: boolean;
  isSaved: RefObject<boolean>;
  question: ConfirmationSlot | null;
  answer: Answer;
  onDiscard: () => void;
}

export interface EntityFormParts<Values extends FieldValues> extends UseFormReturn<Values> {
  form: UseFormReturn<Values>;
  errors: FieldErrors<Values>;
  isDirty: boolean;
  /** Registers an input of the ui with its error. */
  input: <Name extends Path<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  errorOf: (name: Path<Values>) => string | undefined;
  failure: unknown;
  setFailure: (failure: unknown) => void;
  frame: FormFrame;
  page: FormPage;
}

/** Manages a form that saves an entity: submits once at a time and shows the server's errors at their fields. */
export function useEntityForm<Values extends FieldValues>(options: EntityFormOptions<Values>): EntityFormParts<Values> {
  const { initial, save, onClose, confirmationFor, fieldOf = {}, onRefused, onStale, draftPlace } = options;
  const { fields = Object.keys(initial) } = options;
  const isPage = draftPlace !== undefined;
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values>, shouldFocusError: !isPage });
  const { clearErrors, formState, getValues, handleSubmit, register, reset, setError } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const errorText = useFieldErrorText();
  const toast = useToast();
  const draft = useFormDraft(draftPlace, form);
  const [failure, setFailure] = useState<unknown>(null);
  const [confirming, setConfirming] = useState<{ values: Values; question: ConfirmationSlot } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = useRef(false);
  const box = useRef<HTMLFormElement>(null);

  const followed = useRef(initial);
  useEffect(() => {
    // Skipped on mount: a draft that was just restored would not count as unsaved.
    if (!isPage || followed.current === initial) return;
    followed.current = initial;
    // Keeps typed values and compares them with the new initial ones.
    reset(initial, { keepDirtyValues: true });
  }, [isPage, initial, reset]);

  const focusOnWrong = (): void => focusFirstInvalid(box.current);
  function refuse(error: unknown): void {
    if (onRefused?.(error, form) === true) return;
    if (onStale !== undefined && isProblem(error, "stale_version") && error.problem.current !== undefined) {
      reset(onStale(error.problem.current), { keepDirtyValues: true });
    }
    const names = typeof fields === "function" ? fields(getValues()) : fields;
    const refused = error instanceof ApiProblem ? error : undefined;
    const named = refused && fieldOf[refused.code];
    const known = (refused?.fields ?? [])
      .map(({ path }) => path as Path<Values>)
      .filter((path) => names.includes(isPage ? (path.split(".")[0] ?? "") : path));
    if (refused !== undefined && named !== undefined) {
      setError(named, { type: "server", message: refused.problem.detail }, { shouldFocus: true });
    } else if (!showFieldProblems(error, known, setError)) setFailure(error);
    focusOnWrong();
  }
  async function send(values: Values): Promise<void> {
    setIsSaving(true);
    isSaved.current = true;
    try {
      const message = await save(values, form);
      draft.drop();
      if (typeof message === "string") toast({ message, tone: "success" });
      onClose?.();
    } catch (error) {
      isSaved.current = false;
      refuse(error);
    } finally {
      setIsSaving(false);
      setConfirming(null);
    }
  }
  async function onSubmit(): Promise<void> {
    // A second submission would create a duplicate.
    if (isSubmitting || isSaving || confirming !== null) return;
    setFailure(null);
    // The server's error of a part of a field belongs to no registered field and is not cleared by validation.
    if (isPage) clearErrors();
    await handleSubmit(async (values) => {
      try {
        const question = (await confirmationFor?.(values)) ?? null;
        if (question === null) await send(values);
        else setConfirming({ values, question });
      } catch (error) {
        refuse(error);
      }
    }, focusOnWrong)();
  }
  const errorOf = (name: Path<Values>): string | undefined =>
    errorText(get(errors, name) as { message?: string } | undefined);
  const frame: FormFrame = {
    failure,
    isSending: isSubmitting || isSaving,
    isDirty,
    onSubmit,
    onClose: () => onClose?.(),
  };
  const page: FormPage = {
    box,
    frame,
    isRestored: draft.restored && isDirty,
    isSaved,
    question: confirming?.question ?? null,
    answer: {
      working: isSaving,
      onClose: () => setConfirming(null),
      onConfirm: () => void (confirming && send(confirming.values)),
    },
    onDiscard: () => {
      reset(initial);
      setFailure(null);
    },
  };
  return {
    ...form,
    form,
    errors,
    isDirty,
    input: (name, rules) => ({ error: errorOf(name), ...register(name, rules) }),
    errorOf,
    failure,
    setFailure,
    frame,
    page,
  };
}
