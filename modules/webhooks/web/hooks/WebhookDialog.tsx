import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { requiredField } from "#shared/validators.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import { TextField } from "#ui/TextField.tsx";
import { createWebhook, showsWebhook, updateWebhook } from "../api.ts";
import { EventChoice } from "./EventChoice.tsx";

type Values = { name: string; address: string; events: string[] };
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

export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const t = useTranslations("webhooks");
  const common = useTranslations("kit.form");
  const refresh = useRefresh(showsWebhook);
  // Its version is sent; after a conflict, the version of the other change.
  const [base, setBase] = useState(webhook);
  const { input, control, errorOf, frame } = useEntityForm({
    initial: valuesOf(webhook),
    onClose,
    async save(body) {
      const { data } =
        base === null
          ? await createWebhook({ body })
          : await updateWebhook({ params: { id: base.id }, body: { ...body, version: base.version } });
      void refresh();
      onSaved(data);
      return common(base === null ? "added" : "saved", { name: isolated(data.name) });
    },
    onStale(current) {
      setBase(current as Webhook);
      return valuesOf(current as Webhook);
    },
  });
  return (
    <FormDialog
      title={webhook === null ? t("add") : t("editTitle", { name: isolated(webhook.name) })}
      submitLabel={common("save")}
      {...frame}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        maxLength={80}
        {...input("name", { validate: validated(requiredField) })}
      />
      <TextField
        label={t("address")}
        hint={t("addressHint")}
        required
        type="url"
        autoComplete="off"
        {...input("address", { validate: validated(requiredField) })}
      />
      <Controller
        control={control}
        name="events"
        rules={{ validate: (events) => events.length > 0 || required }}
        render={({ field: { value, onChange, ref } }) => (
          <EventChoice value={value} onChange={onChange} firstRef={ref} error={errorOf("events")} />
        )}
      />
    </FormDialog>
  );
}
