import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { Ledger } from "#modules/leave/contract/schemas-balances.ts";
import { firstOf, maxLength, requiredField, signedDecimal } from "#shared/validators.ts";
import { gridClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { showsLeave } from "../api.ts";
import { createEntry } from "./api.ts";

type EntryValues = {
  kind: "opening" | "adjustment";
  date: string | null;
  days: string;
  expires: string | null;
  note: string;
};

const kinds = ["adjustment", "opening"] as const;
const maxNote = 1000;

export type EntryDialogProps = { ledger: Ledger; onClose: () => void };

/** Enters an opening balance or an adjustment. */
export function EntryDialog({ ledger: { person, type, on }, onClose }: EntryDialogProps) {
  const t = useTranslations("leaveBalances.entryForm");
  const formats = useFormats();
  const refresh = useRefresh(showsLeave);
  const initial: EntryValues = { kind: "adjustment", date: on, days: "", expires: null, note: "" };
  const { control, input, frame } = useEntityForm<EntryValues>({
    initial,
    onClose,
    async save({ date, ...values }) {
      if (date === null) throw new Error("An entry without its date was let through.");
      await createEntry({ body: { person: person.id, type: type.id, date, ...values } });
      void refresh();
      return t("entered");
    },
  });
  const { field: kind } = useController({ control, name: "kind" });
  const title = t("title", { type: isolated(formats.name(type)), name: isolated(formats.name(person)) });
  return (
    <FormDialog title={title} submitLabel={t("enter")} {...frame}>
      <RadioList
        legend={t("kind")}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`), hint: t(`kindHints.${value}`) }))}
        {...kind}
      />
      <div className={gridClass(12, 4, "align-start")}>
        <TextField
          label={t("days")}
          hint={t("daysHint")}
          required
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          data-autofocus=""
          {...input("days", { validate: validated(firstOf(requiredField, signedDecimal)) })}
        />
        <DateInput control={control} name="date" label={t("date")} required />
        <DateInput control={control} name="expires" label={t("expires")} hint={t("expiresHint")} notBefore="date" />
      </div>
      <TextArea
        label={t("note")}
        hint={t("noteHint")}
        optional
        dir="auto"
        minRows={2}
        {...input("note", { validate: validated(maxLength(maxNote)) })}
      />
    </FormDialog>
  );
}
