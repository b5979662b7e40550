import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { requiredField } from "#shared/validators.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { createDeputy, listDeputies } from "../api.ts";
import { PersonAnswer } from "../form/PersonAnswer.tsx";

type Values = { deputy: string; from: string | null; to: string | null };
const empty: Values = { deputy: "", from: null, to: null };

/** Requests a deputy from one day to another. */
export function DeputyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("servicePages.deputies");
  const form = useTranslations("servicePages.form");
  const formats = useFormats();
  const queries = useQueryClient();
  const [today] = useState(() => formats.isoDate(new Date()));
  const { control, clearErrors, errorOf, frame } = useEntityForm({
    initial: empty,
    onClose,
    async save({ deputy, from, to }) {
      await createDeputy({ body: { deputy, from: from ?? "", to: to ?? "" } });
      void queries.invalidateQueries({ queryKey: keyOf(listDeputies) });
      return t("asked");
    },
  });
  const from = useWatch({ control, name: "from" });
  // The server's error of the last day concerns both days.
  useEffect(() => clearErrors("to"), [from, clearErrors]);
  return (
    <FormDialog title={t("add")} submitLabel={t("ask")} sendingLabel={t("ask")} {...frame}>
      <p className={textClass("xs", "muted")}>{t("explained")}</p>
      <Controller
        control={control}
        name="deputy"
        rules={{ validate: validated(requiredField) }}
        render={({ field: { value, onChange } }) => (
          <PersonAnswer
            text={{ label: t("who"), required: true, error: errorOf("deputy") }}
            answer={value}
            onAnswer={onChange}
            people={[]}
          />
        )}
      />
      <div className={gridClass(14, 4, "align-start")}>
        <DateInput control={control} name="from" label={form("firstDay")} min={today} required />
        <DateInput control={control} name="to" label={form("lastDay")} min={from ?? today} required />
      </div>
    </FormDialog>
  );
}
