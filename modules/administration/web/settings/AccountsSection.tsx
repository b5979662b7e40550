import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { Switch } from "#ui/Switch.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { textsOf } from "./NumberFields.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const names = ["sessionIdleDays", "sessionMaximumDays", "tokenMaximumDays"] as const;
const valuesOf = (settings: Settings) => ({
  allowedDomains: settings.allowedDomains.join("\n"),
  provisioningInvites: settings.provisioningInvites,
  ...textsOf(settings, names),
});

const domainsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,،;]+/)
      .map((word) => word.replace(/^@/, "").toLowerCase())
      .filter((word) => word !== ""),
  ),
];

export function AccountsSection(props: SectionProps) {
  const t = useTranslations("settings.accounts");
  return (
    <SectionForm
      id="accounts"
      valuesOf={valuesOf}
      numbers={names}
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
            {...form.input("allowedDomains")}
          />
          <Switch
            label={t("provisioningInvites")}
            hint={t("provisioningInvitesHint")}
            {...form.register("provisioningInvites")}
          />
        </>
      )}
    </SectionForm>
  );
}
