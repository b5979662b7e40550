import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { createRole, updateRole } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefreshRoles } from "./use-refresh-roles.ts";

export interface RoleDialogProps {
  /** The role to be changed; null adds one. */
  existing: Role | null;
  onClose: () => void;
  onSaved: (role: Role) => void;
}

const checkName = validated(firstOf(requiredField, maxLength(80)));
const checkDescription = validated(maxLength(300));

const valuesOf = (role: Role | null) => ({
  nameEn: role?.nameEn ?? "",
  nameAr: role?.nameAr ?? "",
  descriptionEn: role?.descriptionEn ?? "",
  descriptionAr: role?.descriptionAr ?? "",
});

/** What a role is called and said to be, in both languages. */
export function RoleDialog({ existing, onClose, onSaved }: RoleDialogProps) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const refresh = useRefreshRoles();
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(existing);
  const { input, frame } = useEntityForm({
    initial: valuesOf(existing),
    onClose,
    async save(values) {
      const { data } =
        base === null
          ? await createRole({ body: values })
          : await updateRole({ params: { id: base.id }, body: { ...values, version: base.version } });
      void refresh();
      onSaved(data);
      return t("saved");
    },
    onStale(current) {
      void refresh();
      setBase(current as Role);
      return valuesOf(current as Role);
    },
  });
  return (
    <FormDialog
      title={existing === null ? t("form.addTitle") : t("form.editTitle", { name: isolated(nameIn(locale, existing)) })}
      submitLabel={t("save")}
      {...frame}
    >
      <TextField
        label={t("form.nameEn")}
        required
        lang="en"
        dir="ltr"
        autoComplete="off"
        data-autofocus=""
        {...input("nameEn", { validate: checkName })}
      />
      <TextField
        label={t("form.nameAr")}
        required
        lang="ar"
        dir="rtl"
        autoComplete="off"
        {...input("nameAr", { validate: checkName })}
      />
      <TextArea
        label={t("form.descriptionEn")}
        optionalLabel={t("form.optional")}
        lang="en"
        dir="ltr"
        minRows={2}
        {...input("descriptionEn", { validate: checkDescription })}
      />
      <TextArea
        label={t("form.descriptionAr")}
        optionalLabel={t("form.optional")}
        lang="ar"
        dir="rtl"
        minRows={2}
        {...input("descriptionAr", { validate: checkDescription })}
      />
    </FormDialog>
  );
}
