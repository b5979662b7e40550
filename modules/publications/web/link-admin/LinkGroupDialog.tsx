import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { useLocale } from "#client/intl.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { LinkGroup } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { createLinkGroup, updateLinkGroup } from "../api.ts";
import { WordFields } from "../forms/WordFields.tsx";
import { useRefresh } from "../use-refresh.ts";

type GroupValues = { nameAr: string; nameEn: string; order: string };

const valuesOf = (group: LinkGroup | null): GroupValues => ({
  nameAr: group?.nameAr ?? "",
  nameEn: group?.nameEn ?? "",
  order: group === null ? "" : String(group.order),
});

/** Edits a group; null for a new one. */
export function LinkGroupDialog({ group, onClose }: { group: LinkGroup | null; onClose: () => void }) {
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const refresh = useRefresh();
  // Its version is sent; after a conflict, the version of the other change.
  const [base, setBase] = useState(group);
  const { form, input, frame } = useEntityForm({
    initial: valuesOf(group),
    onClose,
    async save({ order, ...names }) {
      const body = { ...names, order: order.trim() === "" ? 0 : Number(toLatinDigits(order)) };
      const { data } =
        base === null
          ? await createLinkGroup({ body })
          : await updateLinkGroup({ params: { id: base.id }, body: { ...body, version: base.version } });
      void refresh();
      return all("form.saved", { name: isolated(nameIn(locale, data)) });
    },
    onStale(current) {
      void refresh();
      setBase(current as LinkGroup);
      return valuesOf(current as LinkGroup);
    },
  });
  return (
    <FormDialog title={t(group === null ? "addTitle" : "editTitle")} submitLabel={all("form.save")} {...frame}>
      <WordFields form={form} field="name" most={80} />
      <TextField
        label={all("fields.order")}
        hint={all("fields.orderHint")}
        optional
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...input("order", { validate: validated(wholeNumeric) })}
      />
    </FormDialog>
  );
}
