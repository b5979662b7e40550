import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { languageTag } from "#shared/presentation.ts";
import { DateField } from "#ui/dates/DateField.tsx";

export interface RoleDateProps {
  /** Which end of a membership. */
  end: "from" | "to";
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The first or the last day on which somebody holds a role; none is open. */
export function RoleDate({ end, ...field }: RoleDateProps) {
  const t = useTranslations("accounts.roles");
  const presentation = usePresentation();
  return <DateField label={t(end)} tag={languageTag(presentation)} clearLabel={t("clear")} {...field} />;
}
