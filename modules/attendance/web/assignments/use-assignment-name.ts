import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";

/** Returns a formatter of an assignment's name, from zone and location, for sentences that isolate it. */
export function useAssignmentName(): (assignment: { location: NamedReference; zone: NamedReference }) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  return ({ location, zone }) => t("name", { zone: nameIn(locale, zone), location: nameIn(locale, location) });
}
