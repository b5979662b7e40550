import { useTranslations } from "use-intl";
import type { Face } from "./cell-face.ts";

/** What a cell's letter stands for. */
export function useFaceName(): (face: Face) => string {
  const t = useTranslations("attendanceOfficer.sheet");
  const days = useTranslations("attendanceDays.state");
  return (face) => (face === "late" || face === "early" ? t(face) : days(face));
}
