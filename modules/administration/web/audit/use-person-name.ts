import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { nameIn } from "#shared/locale.ts";

/** How the audit calls somebody: who is gone by their number. */
export function usePersonName(): (person: NonNullable<AuditEntry["actor"]>) => string {
  const t = useTranslations("audit");
  const locale = useLocale();
  return (person) => nameIn(locale, person) || t("gone", { id: person.id });
}
