import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import { textClass } from "#ui/primitives.ts";

/** The number of people concerned, and the names of some of them. */
export function SomePeople({ people, examples }: Pick<Effect["conflicts"][number], "people" | "examples">) {
  const t = useTranslations("attendanceRules.effect");
  const locale = useLocale();
  const formats = useFormats();
  return (
    <p className={textClass("flush", "sm", "muted")}>
      {t("who", {
        count: people,
        names: formats.list(examples.map((person) => isolated(nameIn(locale, person)))),
      })}
    </p>
  );
}
