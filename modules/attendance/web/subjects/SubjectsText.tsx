import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { textClass } from "#ui/primitives.ts";

type Subjects = Pick<ExceptionDayInList, "everyone" | "roles" | "userCount" | "someUsers">;

/** The people and roles of a rule; empty if it names none. */
export function SubjectsText({ rule: { everyone, roles, userCount, someUsers } }: { rule: Subjects }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const formats = useFormats();
  if (everyone) return <span className={textClass("nowrap")}>{t("everyone")}</span>;
  const names = [...roles, ...someUsers].map((each) => isolated(formats.name(each)));
  const others = userCount - someUsers.length;
  return formats.list(others > 0 ? [...names, t("others", { count: others })] : names);
}
