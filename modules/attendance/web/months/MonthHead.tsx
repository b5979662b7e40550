import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import type { RenderLink } from "#ui/link.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { monthsOn } from "./month-dates.ts";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";

interface MonthHeadProps {
  month: string;
  /** The last month to go to; none by default. */
  last?: string;
  linkTo: (month: string) => RenderLink;
  children?: ReactNode;
}

/** The month in both calendars, with links to adjacent months. */
export function MonthHead({ month, last, linkTo, children }: MonthHeadProps) {
  const t = useTranslations("attendanceOfficer.sheet");
  const { name, span } = useMonthName();
  return (
    <div className={classNames(styles.head, rowClass(2, "wrap", "align-center"))}>
      <div className={rowClass(2, "align-center", "shrinks")}>
        <IconButton label={t("previousMonth")} icon={<BackIcon />} renderLink={linkTo(monthsOn(month, -1))} />
        <div className={stackClass(0, "ink", "bold", "tight")} role="status">
          <span>{name(month)}</span>
          <span className={textClass("xs", "muted", "normal")}>{span(month)}</span>
        </div>
        {(last === undefined || month < last) && (
          <IconButton label={t("nextMonth")} icon={<ForwardIcon />} renderLink={linkTo(monthsOn(month, 1))} />
        )}
      </div>
      {children}
    </div>
  );
}
