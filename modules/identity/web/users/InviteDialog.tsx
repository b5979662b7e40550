import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { authorityReason, useAuthorityReason } from "#client/use-authority-reason.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import type { ChosenPerson } from "#kit/pickers/use-people-search.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { email, firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { gridClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { instanceQuery, useMailDelivery } from "../api.ts";
import { accountsQuery, assignableRolesQuery, createAccount, useRefreshAccounts } from "./api.ts";
import { MailNotice } from "./components/MailNotice.tsx";
import { useScope } from "./use-scope.ts";

type Values = {
  email: string;
  nameEn: string;
  nameAr: string;
  titleEn: string;
  titleAr: string;
  department: string;
  manager: ChosenPerson | null;
  locale: Locale;
  role: string;
  reason: string;
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** Invites a user, then opens their account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const navigate = useNavigate();
  const refresh = useRefreshAccounts();
  const deliversMail = useMailDelivery();
  const { isWhole, departments } = useScope();
  const roles = useQuery({ ...assignableRolesQuery, enabled: isWhole }).data?.data ?? [];
  const firstLanguage = useQuery(instanceQuery).data?.data.firstLanguage;
  const { form, control, input, errors, errorOf, isDirty, register, frame } = useEntityForm<Values>({
    initial: {
      email: "",
      nameEn: "",
      nameAr: "",
      titleEn: "",
      titleAr: "",
      department: "",
      manager: null,
      locale: firstLanguage === undefined || firstLanguage === "browser" ? locale : firstLanguage,
      role: "",
      reason: "",
    },
    onClose,
    fieldOf: { name_taken: "email" },
    async save(values) {
      const { data } = await createAccount({
        body: {
          email: values.email.trim(),
          nameEn: orNull(values.nameEn),
          nameAr: orNull(values.nameAr),
          titleEn: orNull(values.titleEn),
          titleAr: orNull(values.titleAr),
          department: orNull(values.department),
          manager: values.manager?.id ?? null,
          locale: values.locale,
          roles: values.role === "" ? [] : [{ role: values.role }],
          reason: orNull(values.reason),
        },
      });
      void refresh();
      void navigate({ to: "/admin/users/$id", params: { id: data.id } });
      return t(deliversMail ? "invite.done" : "invite.kept", { name: isolated(nameIn(locale, data)) });
    },
  });
  const reasonField = useAuthorityReason(errors.reason, isDirty);
  return (
    <FormDialog title={t("invite.title")} submitLabel={t("invite.send")} {...frame}>
      <p>{t("invite.intro")}</p>
      <MailNotice />
      <TextField
        label={t("columns.email")}
        required
        type="email"
        dir="ltr"
        autoComplete="off"
        data-autofocus=""
        {...input("email", { validate: validated(firstOf(requiredField, email, maxLength(254))) })}
      />
      <div className={gridClass(14, 4, "align-start")}>
        <LanguageFields form={form} field="name" label={(name) => t(`fields.${name}`)} maxLength={200} needs="one" />
        <LanguageFields form={form} field="title" label={(name) => t(`fields.${name}`)} maxLength={200} needs="none" />
        <Select
          label={t("fields.department")}
          required={!isWhole}
          placeholder={t(isWhole ? "invite.noDepartment" : "invite.chooseDepartment")}
          options={departments.map((one) => ({ value: one.id, label: nameIn(locale, one) }))}
          {...input("department", isWhole ? undefined : { validate: validated(requiredField) })}
        />
        <Controller
          control={control}
          name="manager"
          render={({ field }) => (
            <PersonField
              label={t("fields.manager")}
              optional
              find={(text) => accountsQuery({ status: "active", limit: 10, ...(text === "" ? {} : { search: text }) })}
              peopleOf={({ data }) => data}
              value={field.value}
              onChange={field.onChange}
              error={errorOf("manager")}
            />
          )}
        />
        {isWhole && (
          <Select
            label={t("roles.role")}
            placeholder={t("invite.noRole")}
            options={roles.flatMap((one) => (one.canGrant ? [{ value: one.id, label: nameIn(locale, one) }] : []))}
            {...input("role")}
          />
        )}
        <Select
          label={t("invite.language")}
          options={[
            { value: "en", label: t("invite.english") },
            { value: "ar", label: t("invite.arabic") },
          ]}
          {...input("locale")}
        />
      </div>
      {reasonField !== null && <TextField {...reasonField} {...register("reason", authorityReason)} />}
    </FormDialog>
  );
}
