import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeavePerson } from "#modules/leave/contract/schemas-balances.ts";
import { maxLength } from "#shared/validators.ts";
import { gridClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { showsLeave } from "../api.ts";
import { createSuspension } from "./api.ts";

type SuspensionValues = { from: string | null; to: string | null; note: string };

const maxNote = 1000;

export type SuspensionDialogProps = { person: LeavePerson; onClose: () => void };

/** Enters a period in which nothing is granted. */
export function SuspensionDialog({ person, onClose }: SuspensionDialogProps) {
  const t = useTranslations("leaveBalances.suspension");
  const list = useTranslations("leaveBalances.ledger");
  const entry = useTranslations("leaveBalances.entryForm");
  const formats = useFormats();
  const refresh = useRefresh(showsLeave);
  const initial: SuspensionValues = { from: null, to: null, note: "" };
  const { control, input, frame } = useEntityForm<SuspensionValues>({
    initial,
    onClose,
    async save({ from, to, note }) {
      if (from === null || to === null) throw new Error("A suspension without its dates was let through.");
      await createSuspension({ body: { person: person.id, from, to, note } });
      void refresh();
      return t("entered");
    },
  });
  return (
    <FormDialog title={t("title", { name: isolated(formats.name(person)) })} submitLabel={t("enter")} {...frame}>
      <p>{list("suspensionsText")}</p>
      <div className={gridClass(12, 4, "align-start")}>
        <DateInput control={control} name="from" label={t("from")} required />
        <DateInput control={control} name="to" label={t("to")} required notBefore="from" />
      </div>
      <TextArea
        label={entry("note")}
        optional
        dir="auto"
        minRows={2}
        {...input("note", { validate: validated(maxLength(maxNote)) })}
      />
    </FormDialog>
  );
}
