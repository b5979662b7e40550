import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Subjects as Choices } from "#shared/subjects.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { textClass } from "#ui/primitives.ts";

type Subjects = {
  everyone: boolean;
  roles: Choices["roles"];
  userCount: number;
  someUsers: readonly PersonSummary[];
};

/** The people and roles of a rule; empty if it names none. */
export function SubjectsText({ rule: { everyone, roles, userCount, someUsers } }: { rule: Subjects }) {
  const t = useTranslations("kitSubjects");
  const formats = useFormats();
  if (everyone) return <span className={textClass("nowrap")}>{t("everyone")}</span>;
  const names = [...roles, ...someUsers].map((each) => isolated(formats.name(each)));
  const others = userCount - someUsers.length;
  return formats.list(others > 0 ? [...names, t("others", { count: others })] : names);
}
