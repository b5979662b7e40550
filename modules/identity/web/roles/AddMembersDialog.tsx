import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { authorityReason, useAuthorityReason } from "#client/use-authority-reason.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { PeopleField } from "#kit/pickers/PeopleField.tsx";
import type { ChosenPerson } from "#kit/pickers/use-people-search.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { gridClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { addRoleMembers, namedQuery, useRefreshRoles } from "./api.ts";

type Values = { people: ChosenPerson[]; from: string | null; to: string | null; reason: string };

const required = JSON.stringify({ key: "fieldRequired" });

export function AddMembersDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const refresh = useRefreshRoles();
  const except = role.can.join ? undefined : signedInPerson()?.id;
  const { control, register, errors, errorOf, isDirty, frame } = useEntityForm<Values>({
    initial: { people: [], from: null, to: null, reason: "" },
    onClose,
    fields: ["from", "to", "reason"],
    async save({ people, from, to, reason }) {
      const { data } = await addRoleMembers({
        params: { id: role.id },
        body: { people: people.map(({ id }) => id), from, to, reason },
      });
      void refresh();
      return t("adding.added", { count: data.added });
    },
    onRefused(error, { getValues, setError }) {
      const who = isProblem(error, "membership_overlaps") ? error.fields[0] : undefined;
      const person = getValues("people")[Number(who?.path.split(".")[1])];
      if (person === undefined) return false;
      const message = t("adding.overlaps", { name: isolated(nameIn(locale, person)) });
      setError("people", { type: "server", message }, { shouldFocus: true });
      return true;
    },
  });
  const reasonField = useAuthorityReason(errors.reason, isDirty);
  return (
    <FormDialog
      title={t("adding.title", { role: isolated(nameIn(locale, role)) })}
      submitLabel={t("adding.submit")}
      {...frame}
    >
      <Controller
        control={control}
        name="people"
        rules={{ validate: (people) => people.length > 0 || required }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PeopleField
            label={t("adding.people")}
            hint={t("adding.peopleHint")}
            required
            find={namedQuery}
            peopleOf={({ data }) => data.filter(({ kind, id }) => kind === "person" && id !== except)}
            {...{ value, onChange, onBlur, ref }}
            error={errorOf("people")}
          />
        )}
      />
      <div className={gridClass(14, 4)}>
        {(["from", "to"] as const).map((name) => (
          <DateInput
            key={name}
            control={control}
            name={name}
            notBefore={name === "to" ? "from" : undefined}
            label={t(`members.${name}`)}
            hint={t(`adding.${name}Hint`)}
          />
        ))}
      </div>
      {reasonField !== null && <TextField {...reasonField} {...register("reason", authorityReason)} />}
    </FormDialog>
  );
}
