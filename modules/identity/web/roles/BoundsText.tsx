import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { RoleUnits } from "#modules/identity/contract/schemas-roles.ts";
import { textClass } from "#ui/primitives.ts";

/** The departments and locations of a role, in one line. */
export function BoundsText({ bounds: { departments, locations } }: { bounds: RoleUnits }) {
  const t = useTranslations("roles.bounds");
  const formats = useFormats();
  const names = [...departments, ...locations].map((unit) => formats.name(unit));
  return (
    <span className={textClass("block", "sm", "muted", "normal")}>
      {names.length === 0 ? t("noUnits") : t("only", { names: formats.list(names) })}
    </span>
  );
}
