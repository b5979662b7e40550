import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { LockIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useMonthName } from "../months/use-month-name.ts";
import { monthsOn } from "../months/month-dates.ts";
import { narrowed, type SheetSearch } from "./search.ts";
import styles from "./Sheet.module.css";

type MonthHeadProps = { month: string; isLocked: boolean; search: SheetSearch };

/** The month in both calendars, with links to adjacent months. */
export function MonthHead({ month, isLocked, search }: MonthHeadProps) {
  const t = useTranslations("attendanceOfficer.sheet");
  const { name, span } = useMonthName();
  const linkTo = (other: string | undefined) => ({
    to: "/admin/attendance/sheet" as const,
    search: narrowed(search, { month: other }),
    resetScroll: false,
  });
  return (
    <div className={classNames(styles.monthHead, rowClass(2, "wrap", "align-center"))}>
      <div className={rowClass(2, "align-center", "shrinks")}>
        <IconButton
          label={t("previousMonth")}
          icon={<BackIcon />}
          renderLink={(slot) => <Link {...linkTo(monthsOn(month, -1))} {...slot} />}
        />
        <div className={stackClass(0, "ink", "bold", "tight")} role="status">
          <span>{name(month)}</span>
          <span className={textClass("xs", "muted", "normal")}>{span(month)}</span>
        </div>
        <IconButton
          label={t("nextMonth")}
          icon={<ForwardIcon />}
          renderLink={(slot) => <Link {...linkTo(monthsOn(month, 1))} {...slot} />}
        />
      </div>
      {search.month !== undefined && (
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link {...linkTo(undefined)} {...slot} />}>
          {t("thisMonth")}
        </Button>
      )}
      {isLocked && <Badge icon={<LockIcon />}>{t("locked")}</Badge>}
    </div>
  );
}
