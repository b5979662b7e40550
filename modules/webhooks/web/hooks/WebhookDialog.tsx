import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { requiredField } from "#shared/validators.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { createWebhook, updateWebhook } from "../api.ts";
import { EventChoice } from "./EventChoice.tsx";
import { useRefresh } from "../use-refresh.ts";

type Values = { name: string; address: string; events: string[] };
const fields = ["name", "address", "events"] as const;
const required = JSON.stringify({ key: "fieldRequired" });

const valuesOf = (webhook: Webhook | null): Values => ({
  name: webhook?.name ?? "",
  address: webhook?.address ?? "",
  events: webhook?.events ?? [],
});

export interface WebhookDialogProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onSaved: (saved: Webhook) => void;
}

/** Whom to tell, and of what. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const refresh = useRefresh();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(webhook);
  const form = useForm<Values>({ defaultValues: valuesOf(webhook) });
  const { register, control, handleSubmit, setError, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      const { data } =
        base === null
          ? await createWebhook({ body })
          : await updateWebhook({ params: { id: base.id }, body: { ...body, version: base.version } });
      void refresh();
      toast({ message: t(base === null ? "added" : "saved", { name: isolated(data.name) }), tone: "success" });
      onClose();
      onSaved(data);
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        const current = error.problem.current as Webhook;
        setBase(current);
        reset(valuesOf(current), { keepDirtyValues: true });
      }
      if (!showFieldProblems<Values>(error, fields, setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={webhook === null ? t("add") : t("editTitle", { name: isolated(webhook.name) })}
      submitLabel={t("save")}
      sendingLabel={t("saving")}
      cancelLabel={t("cancel")}
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure === null ? null : problemText(failure)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        maxLength={80}
        error={errorText(errors.name)}
        {...register("name", { validate: validated(requiredField) })}
      />
      <TextField
        label={t("address")}
        hint={t("addressHint")}
        required
        type="url"
        autoComplete="off"
        error={errorText(errors.address)}
        {...register("address", { validate: validated(requiredField) })}
      />
      <Controller
        control={control}
        name="events"
        rules={{ validate: (events) => events.length > 0 || required }}
        render={({ field: { value, onChange, ref } }) => (
          <EventChoice
            value={value}
            onChange={onChange}
            firstRef={ref}
            error={errorText(errors.events as { message?: string } | undefined)}
          />
        )}
      />
    </FormDialog>
  );
}
