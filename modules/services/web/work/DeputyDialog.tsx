import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { createDeputy, listDeputies } from "../api.ts";
import { placeFocusOnWrong } from "#ui/focus-wrong.ts";
import { PersonAnswer } from "../form/PersonAnswer.tsx";

type Values = { deputy: string; from: string; to: string };
const nothing: Values = { deputy: "", from: "", to: "" };

/** Asks somebody to decide for me from one day to another. */
export function DeputyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("servicePages.deputies");
  const validators = useTranslations("validators");
  const form = useTranslations("servicePages.form");
  const formats = useFormats();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const [today] = useState(() => formats.isoDate(new Date()));
  const [values, setValues] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const change = (part: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...part }));
    setRefused({});
  };
  const errorOf = (name: keyof Values): string | undefined =>
    refused[name] ?? (isTried && values[name] === "" ? validators("fieldRequired") : undefined);

  async function send(): Promise<void> {
    if (isSending) return;
    setIsTried(true);
    setFailure(null);
    if (Object.values(values).includes("")) return placeFocusOnWrong(box.current);
    setIsSending(true);
    try {
      await createDeputy({ body: values });
      void queries.invalidateQueries({ queryKey: keyOf(listDeputies) });
      toast({ message: t("asked"), tone: "success" });
      onClose();
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields.filter(({ path }) => path in nothing) : [];
      setRefused(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
      if (fields.length === 0) setFailure(error);
      else placeFocusOnWrong(box.current);
      setIsSending(false);
    }
  }
  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      title={t("add")}
      keepOpenOnOutsideClick={values !== nothing}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="strong" type="submit" form={formId} loading={isSending}>
            {t("ask")}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={box} className={stackClass(5)} onSubmit={send}>
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <p className={textClass("flush", "xs", "muted")}>{t("explained")}</p>
        <PersonAnswer
          text={{ label: t("who"), required: true, error: errorOf("deputy") }}
          answer={values.deputy}
          onAnswer={(deputy) => change({ deputy })}
          people={[]}
        />
        <div className={gridClass(14, 4, "align-start")}>
          <DateField
            required
            label={form("firstDay")}
            min={today}
            value={values.from || null}
            onChange={(from) => change({ from: from ?? "" })}
            error={errorOf("from")}
          />
          <DateField
            required
            label={form("lastDay")}
            min={values.from || today}
            value={values.to || null}
            onChange={(to) => change({ to: to ?? "" })}
            error={errorOf("to")}
          />
        </div>
      </Form>
    </Dialog>
  );
}
