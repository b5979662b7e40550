import { useTranslations } from "use-intl";
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
  return <DateField label={t(end)} {...field} />;
}
