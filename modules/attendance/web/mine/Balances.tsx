import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceServices } from "#modules/services/contract/schemas-service.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { attendanceServicesQuery } from "../api.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import styles from "./Balances.module.css";

type Balance = AttendanceServices["allowances"][number];

/** Own balances of leave and hours, each linked to the request form. Renders nothing after a failure. */
export function Balances() {
  const t = useTranslations("attendanceMine.balances");
  const { data, error } = useQuery(attendanceServicesQuery);
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="5.25rem" />
      </Skeleton>
    ) : null;
  }
  const { allowances } = data.data;
  if (allowances.length === 0) return null;
  return (
    <section className={stackClass(2, "fits")} aria-label={t("title")}>
      <div className={gridClass(14, 5)}>
        {allowances.map((balance) => (
          <BalanceLink key={balance.service.code} balance={balance} />
        ))}
      </div>
      <div>
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/attendance/leave" {...slot} />}>
          {t("leave")}
        </Button>
      </div>
    </section>
  );
}

function BalanceLink({ balance: { service, allowance } }: { balance: Balance }) {
  const t = useTranslations("attendanceMine.balances");
  const formats = useFormats();
  const duration = useDurationText();
  const { unit, granted, used, waiting, left } = allowance;
  const amount = (count: number): string => (unit === "days" ? t("days", { count }) : duration(count));
  return (
    <Link
      className={classNames(styles.balance, stackClass(1, "ink"))}
      to="/e-services/$code"
      params={{ code: service.code }}
    >
      <span className={textClass("sm", "muted")}>
        <bdi>{formats.name(service)}</bdi>
      </span>
      <span className={textClass("bold")}>
        {left === null ? t("used", { amount: amount(used) }) : t("left", { amount: amount(left) })}
      </span>
      <span className={textClass("sm", "muted")}>
        {granted !== null && t(unit === "days" ? "year" : "month", { amount: amount(granted) })}
        {waiting > 0 && ` · ${t("waiting", { amount: amount(waiting) })}`}
      </span>
    </Link>
  );
}
