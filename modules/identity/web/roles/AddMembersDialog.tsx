import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText } from "#client/form-errors.ts";
import { useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ApiProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { takingReason, useTakingReason } from "#client/use-taking-reason.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { languageTag } from "#shared/presentation.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { addRoleMembers, namedQuery } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { PeopleField } from "#kit/pickers/PeopleField.tsx";
import type { ChosenPerson } from "#kit/pickers/use-people-found.tsx";
import styles from "./Role.module.css";
import { useRefreshRoles } from "./use-refresh-roles.ts";

type Values = { people: ChosenPerson[]; from: string | null; to: string | null; reason: string };

const required = JSON.stringify({ key: "fieldRequired" });
const endBeforeStart = JSON.stringify({ key: "endBeforeStart" });

/** Gives a role to people, from one day to another. */
export function AddMembersDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles.adding");
  const locale = useLocale();
  const presentation = usePresentation();
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshRoles();
  const [failure, setFailure] = useState<unknown>(null);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { people: [], from: null, to: null, reason: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const except = role.can.join ? undefined : signedInPerson()?.id;
  const reasonField = useTakingReason(errors.reason, isDirty);

  const send = handleSubmit(async ({ people, from, to, reason }) => {
    setFailure(null);
    try {
      const { data } = await addRoleMembers({
        params: { id: role.id },
        body: { people: people.map(({ id }) => id), from, to, reason },
      });
      void refresh();
      toast({ message: t("added", { count: data.added }), tone: "success" });
      onClose();
    } catch (error) {
      const who = error instanceof ApiProblem && error.code === "membership_overlaps" ? error.fields[0] : undefined;
      const person = people[Number(who?.path.split(".")[1])];
      if (person !== undefined) {
        const message = t("overlaps", { name: isolated(nameIn(locale, person)) });
        setError("people", { type: "server", message }, { shouldFocus: true });
      } else if (!showFieldProblems<Values>(error, ["from", "to", "reason"], setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={t("title", { role: isolated(nameIn(locale, role)) })}
      submitLabel={t("submit")}
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="people"
        rules={{ validate: (people) => people.length > 0 || required }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PeopleField
            label={t("people")}
            hint={t("peopleHint")}
            required
            find={namedQuery}
            peopleOf={({ data }) => data.filter(({ kind, id }) => kind === "person" && id !== except)}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            error={errorText(errors.people as { message?: string } | undefined)}
          />
        )}
      />
      <div className={styles.pair}>
        {(["from", "to"] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            rules={
              name === "to"
                ? { validate: (to, { from }) => to === null || from === null || to >= from || endBeforeStart }
                : {}
            }
            render={({ field, fieldState: { error } }) => (
              <DateField
                label={t(name)}
                hint={t(`${name}Hint`)}
                tag={languageTag(presentation)}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                clearLabel={t("clearDate")}
                error={errorText(error)}
              />
            )}
          />
        ))}
      </div>
      {reasonField !== null && <TextField {...reasonField} {...register("reason", takingReason)} />}
    </FormDialog>
  );
}
