import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";

/** An assignment in a sentence, by its hours and its place; it has no name of its own. For sentences that isolate it. */
export function useAssignmentName(): (assignment: { location: NamedReference; zone: NamedReference }) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  return ({ location, zone }) => t("name", { zone: nameIn(locale, zone), location: nameIn(locale, location) });
}
