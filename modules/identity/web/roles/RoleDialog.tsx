import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { createRole, updateRole, useRefreshRoles } from "./api.ts";

export interface RoleDialogProps {
  /** The role to be changed; null adds one. */
  existing: Role | null;
  onClose: () => void;
  onSaved: (role: Role) => void;
}

const valuesOf = (role: Role | null) => ({
  nameEn: role?.nameEn ?? "",
  nameAr: role?.nameAr ?? "",
  descriptionEn: role?.descriptionEn ?? "",
  descriptionAr: role?.descriptionAr ?? "",
});

export function RoleDialog({ existing, onClose, onSaved }: RoleDialogProps) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const refresh = useRefreshRoles();
  // The version that the server compares; replaced after a conflict.
  const [base, setBase] = useState(existing);
  const { form, frame } = useEntityForm({
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
      title={existing === null ? t("add") : t("form.editTitle", { name: isolated(nameIn(locale, existing)) })}
      submitLabel={t("save")}
      {...frame}
    >
      <LanguageFields form={form} field="name" label={(name) => t(`form.${name}`)} maxLength={80} takesFocus />
      <LanguageFields
        form={form}
        field="description"
        label={(name) => t(`form.${name}`)}
        maxLength={300}
        needs="none"
        rows={2}
      />
    </FormDialog>
  );
}
