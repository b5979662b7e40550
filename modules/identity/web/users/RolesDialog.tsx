import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ApiProblem, isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { isAuthorityRefusal, authorityReason, useAuthorityReason } from "#client/use-authority-reason.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import { DeleteIcon, PlusIcon } from "#ui/icons.ts";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./Account.module.css";
import { assignableRolesQuery, replaceAccountRoles, useRefreshAccounts } from "./api.ts";

type Values = { roles: { role: string; from: string | null; to: string | null }[]; reason: string };

const dates = ["from", "to"] as const;

const valuesOf = (account: Account): Values => ({
  roles: account.roles.map(({ role, from, to }) => ({ role: role.id, from, to })),
  reason: "",
});

/** Edits the roles of a user with their dates, saved together. */
export function RolesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.roles");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const [isStale, setIsStale] = useState(false);
  // The version the rows come from: a later one, sent with them, would remove what another user has just assigned.
  const [base, setBase] = useState(account);
  const known = useQuery(assignableRolesQuery).data?.data ?? [];
  const { control, input, register, errors, isDirty, frame } = useEntityForm<Values>({
    initial: valuesOf(account),
    onClose,
    async save({ roles: wanted, reason }) {
      setIsStale(false);
      await replaceAccountRoles({ params: { id: base.id }, body: { version: base.version, roles: wanted, reason } });
      await refresh();
      return t("saved");
    },
    onRefused(error, { getValues, reset, setError }) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        const current = error.problem.current as Account;
        void refresh();
        setBase(current);
        reset(valuesOf(current));
        setIsStale(true);
        return true;
      }
      const paths = getValues("roles").flatMap((_, place) =>
        (["role", ...dates] as const).map((name) => `roles.${place}.${name}` as const),
      );
      const refused = error instanceof ApiProblem ? error.fields[0]?.path : undefined;
      const place = paths.find((path) => path === refused);
      if (place === undefined || !isAuthorityRefusal(error))
        return showFieldProblems<Values>(error, [...paths, "reason"], setError);
      setError(place, { type: "server", message: error.problem.detail }, { shouldFocus: true });
      return true;
    },
  });
  const { fields, append, remove } = useFieldArray({ control, name: "roles" });
  const reasonField = useAuthorityReason(errors.reason, isDirty);
  const chosen = useWatch({ control, name: "roles" });
  // Roles already held are options from the start, or the selects would not find their values.
  const roles = new Map(base.roles.map(({ role }) => [role.id, role]));
  const isOwn = account.id === signedInPerson()?.id;
  const offered = known.filter(({ canGrant, canTake }) => (isOwn ? canTake : canGrant));
  for (const role of offered) roles.set(role.id, role);
  const nameOf = (id: string | undefined): string => {
    const role = roles.get(id ?? "");
    return role === undefined ? "" : nameIn(locale, role);
  };
  const options = [...roles.values()].map((role) => ({ value: role.id, label: nameIn(locale, role) }));
  return (
    <FormDialog title={t("editTitle", { name: isolated(nameIn(locale, account)) })} submitLabel={t("save")} {...frame}>
      <FormError message={isStale ? t("changed") : null} takeFocus />
      <p>{t("text")}</p>
      {fields.length === 0 && <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("none")}</p>}
      {fields.map((field, place) => {
        const name = nameOf(chosen[place]?.role);
        return (
          <div
            key={field.id}
            className={`${stackClass(3)} ${styles.membership}`}
            role="group"
            aria-label={name === "" ? t("choose") : name}
          >
            <Select
              label={t("role")}
              required
              placeholder={t("choose")}
              options={options}
              {...input(`roles.${place}.role`, { validate: validated(requiredField) })}
            />
            <div className={gridClass(14, 4, "align-start")}>
              {dates.map((end) => (
                <DateInput key={end} control={control} name={`roles.${place}.${end}`} label={t(end)} />
              ))}
            </div>
            <div>
              <Button size="sm" variant="quietDanger" icon={<DeleteIcon size={18} />} onClick={() => remove(place)}>
                {name === "" ? t("removeUnnamed") : t("remove", { role: isolated(name) })}
              </Button>
            </div>
          </div>
        );
      })}
      {offered.length > 0 && (
        <div>
          <Button size="sm" icon={<PlusIcon size={18} />} onClick={() => append({ role: "", from: null, to: null })}>
            {t("add")}
          </Button>
        </div>
      )}
      {reasonField !== null && <TextField {...reasonField} {...register("reason", authorityReason)} />}
    </FormDialog>
  );
}
