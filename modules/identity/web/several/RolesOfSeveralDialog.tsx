import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { takingReason, useTakingReason } from "#client/use-taking-reason.ts";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { assignableRolesQuery, changeAccountRoles, useRefreshAccounts } from "../users/api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { RoleDate } from "../users/components/RoleDate.tsx";
import { idsOf, OutcomeDialog, type Outcome } from "./OutcomeDialog.tsx";
import { SeveralList } from "./SeveralList.tsx";
import styles from "./Several.module.css";

const ways = ["give", "take"] as const;
type Way = (typeof ways)[number];
type Values = { role: string; from: string | null; to: string | null; reason: string };
const required = JSON.stringify({ key: "fieldRequired" });

export interface RolesOfSeveralDialogProps {
  accounts: readonly AccountInList[];
  onCancel: () => void;
  /** With those to whom it could not be done: they stay chosen. */
  onDone: (refused: readonly string[]) => void;
}

/** Gives one role to several people, with its dates, or takes it from them, and tells how it went with each. */
export function RolesOfSeveralDialog({ accounts, onCancel, onDone }: RolesOfSeveralDialogProps) {
  const t = useTranslations("accounts.several");
  const roleWords = useTranslations("accounts.roles");
  const locale = useLocale();
  const { number } = useFormats();
  const refresh = useRefreshAccounts();
  const [way, setWay] = useState<Way>("give");
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const known = useQuery(assignableRolesQuery).data?.data ?? [];
  // Those it was done to before a reason was asked for.
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const { control, input, register, errors, errorOf, isDirty, frame } = useEntityForm<Values>({
    initial: { role: "", from: null, to: null, reason: "" },
    async save({ role, from, to, reason }, { setError }) {
      const ids = accounts.map(({ id }) => id);
      const dates = way === "give" ? { from, to } : {};
      const { data } = await changeAccountRoles({ body: { gives: way === "give", role, ids, reason, ...dates } });
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
          if (one?.outcome === "unchanged") return { account, state: "left", note: t(`unchanged.${way}`) };
          return { account, state: "refused", note: one?.refusal?.detail ?? "" };
        }),
      );
    },
  });
  const reasonField = useTakingReason(errors.reason, isDirty);

  if (outcomes !== null) {
    const told = t(`outcome.${way}`, {
      done: number(idsOf(outcomes, "done").length),
      count: number(outcomes.length),
    });
    const refused = idsOf(outcomes, "refused");
    return <OutcomeDialog title={told} outcomes={outcomes} onClose={() => onDone(refused)} />;
  }
  const dateField = (end: "from" | "to") => (
    <Controller
      control={control}
      name={end}
      render={({ field: { value, onChange, onBlur } }) => (
        <RoleDate end={end} {...{ value, onChange, onBlur }} error={errorOf(end)} />
      )}
    />
  );
  return (
    <FormDialog
      title={t("title.roles", { count: accounts.length })}
      submitLabel={t(`action.${way}`)}
      tone={way === "give" ? "strong" : "danger"}
      {...frame}
      onClose={onCancel}
    >
      <SegmentedChoice
        legend={t("way")}
        hideLegend
        options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <Select
        label={roleWords("role")}
        required
        placeholder={roleWords("choose")}
        options={known.flatMap((role) => (role.canGrant ? [{ value: role.id, label: nameIn(locale, role) }] : []))}
        {...input("role", { validate: validated(requiredField) })}
      />
      {way === "give" && (
        <div className={gridClass(14, 4, "align-start")}>
          {dateField("from")}
          {dateField("to")}
        </div>
      )}
      {reasonField !== null && <TextField {...reasonField} {...register("reason", takingReason)} />}
      <div className={styles.parts}>
        <p>{t(`text.${way}`)}</p>
        <SeveralList heading={t("touched")} items={accounts.map((account) => ({ account }))} />
        <p className={textClass("muted")}>{t("later")}</p>
      </div>
    </FormDialog>
  );
}
