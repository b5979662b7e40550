import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";

/** The name of an assignment: its zone and its location. For sentences that isolate it. */
export function useAssignmentName(): (assignment: { location: NamedReference; zone: NamedReference }) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  return ({ location, zone }) => t("name", { zone: nameIn(locale, zone), location: nameIn(locale, location) });
}
