import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";

/** Returns a formatter of an assignment's name, from zone and location, for sentences that isolate it. */
export function useAssignmentName(): (assignment: { location: NamedReference; zone: NamedReference }) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const formats = useFormats();
  return ({ location, zone }) => t("name", { zone: formats.name(zone), location: formats.name(location) });
}
