import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { CalendarIcon, StackIcon } from "#ui/icons.ts";

/** The way to the other view of the exception days. */
export function ViewLink({ to }: { to: "year" | "table" }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const Icon = to === "year" ? CalendarIcon : StackIcon;
  return (
    <Button
      icon={<Icon size={20} />}
      renderLink={(slot) => (
        <Link to="/admin/attendance/exceptionDays/index" search={to === "year" ? { view: "year" } : {}} {...slot} />
      )}
    >
      {t(to === "year" ? "toYear" : "toTable")}
    </Button>
  );
}
