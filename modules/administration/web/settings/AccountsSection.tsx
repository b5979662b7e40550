import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { gridClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = (settings: Settings) => ({
  allowedDomains: settings.allowedDomains.join("\n"),
  provisioningInvites: settings.provisioningInvites,
  ...typed(settings, "sessionIdleDays", "sessionMaximumDays", "tokenMaximumDays"),
});

const domainsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,،;]+/)
      .map((word) => word.replace(/^@/, "").toLowerCase())
      .filter((word) => word !== ""),
  ),
];

/** Who becomes active by themselves, who is invited, and how long people and programs stay signed in. */
export function AccountsSection(props: SectionProps) {
  const t = useTranslations("settings.accounts");
  const errorText = useFieldErrorText();
  return (
    <SectionForm
      id="accounts"
      valuesOf={valuesOf}
      changeOf={({ allowedDomains, ...others }) => ({ ...others, allowedDomains: domainsOf(allowedDomains) })}
      {...props}
    >
      {(form) => (
        <>
          <TextArea
            label={t("allowedDomains")}
            hint={t("allowedDomainsHint")}
            dir="ltr"
            minRows={2}
            autoComplete="off"
            spellCheck={false}
            error={errorText(form.formState.errors.allowedDomains)}
            {...form.register("allowedDomains")}
          />
          <Switch
            label={t("provisioningInvites")}
            hint={t("provisioningInvitesHint")}
            {...form.register("provisioningInvites")}
          />
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            <NumberField form={form} name="sessionIdleDays" />
            <NumberField form={form} name="sessionMaximumDays" />
            <NumberField form={form} name="tokenMaximumDays" />
          </div>
        </>
      )}
    </SectionForm>
  );
}
