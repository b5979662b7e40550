import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { authorityReason, useAuthorityReason } from "#client/use-authority-reason.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { boxClass, gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { assignableRolesQuery, changeAccountRoles, useRefreshAccounts } from "../users/api.ts";
import type { BulkDialogProps } from "./BulkDialog.tsx";
import { AccountList, OutcomeDialog, type Outcome } from "./OutcomeDialog.tsx";

const changes = ["give", "take"] as const;
type Values = { role: string; from: string | null; to: string | null; reason: string };
const required = JSON.stringify({ key: "fieldRequired" });

export function BulkRolesDialog({ accounts, onCancel, onDone }: Omit<BulkDialogProps, "action">) {
  const t = useTranslations("accounts.bulk");
  const roleWords = useTranslations("accounts.roles");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const [change, setChange] = useState<(typeof changes)[number]>("give");
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const known = useQuery(assignableRolesQuery).data?.data ?? [];
  // Accounts that were changed before a reason was asked for.
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const { control, input, register, errors, isDirty, frame } = useEntityForm<Values>({
    initial: { role: "", from: null, to: null, reason: "" },
    async save({ role, from, to, reason }, { setError }) {
      const ids = accounts.map(({ id }) => id);
      const gives = change === "give";
      const { data } = await changeAccountRoles({ body: { gives, role, ids, reason, ...(gives ? { from, to } : {}) } });
      await refresh();
      const done = new Set([...before, ...data.flatMap(({ id, outcome }) => (outcome === "changed" ? [id] : []))]);
      setBefore(done);
      if (data.some(({ refusal }) => refusal?.asksReason === true))
        return setError("reason", { type: "server", message: required }, { shouldFocus: true });
      const found = new Map(data.map((one) => [one.id, one]));
      setOutcomes(
        accounts.map((account): Outcome => {
          const one = found.get(account.id);
          if (done.has(account.id)) return { account, state: "done" };
          if (one?.outcome === "unchanged") return { account, state: "left", note: t(`unchanged.${change}`) };
          return { account, state: "refused", note: one?.refusal?.detail ?? "" };
        }),
      );
    },
  });
  const reasonField = useAuthorityReason(errors.reason, isDirty);

  if (outcomes !== null) return <OutcomeDialog action={change} outcomes={outcomes} onDone={onDone} />;
  return (
    <FormDialog
      title={t("title.roles", { count: accounts.length })}
      submitLabel={t(`action.${change}`)}
      tone={change === "give" ? "strong" : "danger"}
      {...frame}
      onClose={onCancel}
    >
      <SegmentedChoice
        legend={t("way")}
        hideLegend
        options={changes.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={change}
        onChange={setChange}
      />
      <Select
        label={roleWords("role")}
        required
        placeholder={roleWords("choose")}
        options={known.flatMap((role) => (role.canGrant ? [{ value: role.id, label: nameIn(locale, role) }] : []))}
        {...input("role", { validate: validated(requiredField) })}
      />
      {change === "give" && (
        <div className={gridClass(14, 4, "align-start")}>
          <DateInput control={control} name="from" label={roleWords("from")} />
          <DateInput control={control} name="to" label={roleWords("to")} />
        </div>
      )}
      {reasonField !== null && <TextField {...reasonField} {...register("reason", authorityReason)} />}
      <div className={stackClass(4)}>
        <p className={boxClass("flush")}>{t(`text.${change}`)}</p>
        <AccountList heading={t("touched")} items={accounts.map((account) => ({ account }))} />
        <p className={textClass("flush", "muted")}>{t("later")}</p>
      </div>
    </FormDialog>
  );
}
