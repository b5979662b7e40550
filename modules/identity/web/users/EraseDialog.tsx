import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { TextField } from "#ui/TextField.tsx";
import { startErasure, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";

const grounds = ["asked", "retention", "order"] as const;
type Values = { ground: (typeof grounds)[number]; name: string };

/** Asks for the reason and the name before the data of a user is erased for good. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.erasure");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const { control, input, frame } = useEntityForm<Values>({
    initial: { ground: "asked", name: "" },
    onClose,
    fields: ["name"],
    fieldOf: { name_mismatch: "name" },
    async save(values) {
      await startErasure({ params: { id: account.id }, body: { ...values, name: values.name.trim() } });
      await refresh();
      return t("started");
    },
  });
  return (
    <FormDialog title={t("dialogTitle", { name })} submitLabel={t("action")} tone="danger" size="sm" {...frame}>
      <p>{t("irreversible")}</p>
      <Controller
        control={control}
        name="ground"
        render={({ field: { value, onChange } }) => (
          <RadioList
            legend={t("ground")}
            options={grounds.map((ground) => ({ value: ground, label: t(`grounds.${ground}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={t("name")}
        hint={t("nameHint", { name })}
        required
        dir="auto"
        autoComplete="off"
        {...input("name", { validate: validated(requiredField) })}
      />
    </FormDialog>
  );
}
