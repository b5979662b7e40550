import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { IsoDate } from "#client/IsoDate.tsx";
import { isolated } from "#client/isolated.ts";
import { useAction } from "#kit/use-action.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { PayrollMonth, PayrollVersion } from "#modules/payroll/contract/schemas.ts";
import { Badge, type BadgeProps } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable } from "#ui/DataTable.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { retryVersion, showsPayroll } from "../api.ts";
import styles from "./MonthVersions.module.css";
import { useMonthName } from "./use-month-name.ts";

const tones: Readonly<Record<PayrollVersion["state"], NonNullable<BadgeProps["tone"]>>> = {
  waiting: "neutral",
  gathering: "info",
  writing: "info",
  ready: "success",
  failed: "danger",
  stopped: "saffron",
};

function StateOf({ version: { state, isCurrent, done, total } }: { version: PayrollVersion }) {
  const t = useTranslations("payroll");
  const formats = useFormats();
  if (state === "gathering") {
    const label = t("progress", { done: formats.number(done), count: total });
    return <ProgressBar share={total === 0 ? 0 : done / total} label={label} />;
  }
  return (
    <div className={rowClass([1, 2], "wrap", "align-center")}>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {state === "ready" && !isCurrent && <span className={textClass("xs", "muted")}>{t("outdated")}</span>}
    </div>
  );
}

/** The number of differences of people; of days if no person's row differs. */
function Differences({ version: { state, previous, files } }: { version: PayrollVersion }) {
  const t = useTranslations("payroll");
  const formats = useFormats();
  if (state !== "ready") return null;
  if (previous === null) return t("first");
  const counts = files.flatMap((file) => (file.format === "csv" && file.counts !== null ? [file] : []));
  const shown = counts.toSorted((one, other) => other.section.localeCompare(one.section)).find(({ rows }) => rows > 0);
  const number = formats.number(previous);
  if (shown?.counts == null) return t("same", { number });
  const { added, changed, removed } = shown.counts;
  const [a, c, r] = [added, changed, removed].map((count) => formats.number(count));
  return t("compared", { number, added: a ?? "", changed: c ?? "", removed: r ?? "" });
}

export interface MonthVersionsProps {
  month: PayrollMonth;
  onMake: () => void;
  onFiles: (version: PayrollVersion) => void;
}

/** A month with its versions, newest first. */
export function MonthVersions({ month: { month, lockedAt, versions }, onMake, onFiles }: MonthVersionsProps) {
  const t = useTranslations("payroll");
  const formats = useFormats();
  const monthName = useMonthName();
  const refresh = useRefresh(showsPayroll);
  const retry = useAction({
    run: ({ id }: PayrollVersion) => retryVersion({ params: { id } }),
    message: t("retried"),
    refresh,
  });
  const valuesOf = ({ number, mapping }: PayrollVersion) => ({
    number: formats.number(number),
    mapping: isolated(formats.name(mapping)),
  });
  return (
    <Card
      flush
      title={monthName(month)}
      actions={
        lockedAt !== null && (
          <Button size="sm" variant="soft" onClick={onMake}>
            {t("make")}
          </Button>
        )
      }
    >
      <div className={classNames(styles.state, stackClass(1, "sm", "muted"))}>
        <span>{lockedAt === null ? t("open") : t("locked", { date: isolated(formats.isoDate(lockedAt)) })}</span>
        {versions.length === 0 && <span>{t("noVersions")}</span>}
      </div>
      {versions.length > 0 && (
        <DataTable<PayrollVersion>
          label={t("table", { month: monthName(month) })}
          rows={versions}
          keyOf={({ id }) => id}
          columns={[
            {
              id: "version",
              header: t("version"),
              isName: true,
              cell: (version) => (
                <span className={stackClass(0)}>
                  <span className={textClass("ink", "medium")}>
                    {t("versionName", { number: formats.number(version.number) })}
                  </span>
                  <bdi className={textClass("xs", "muted", "normal", "anywhere")}>{formats.name(version.mapping)}</bdi>
                </span>
              ),
            },
            { id: "state", header: t("state"), cell: (version) => <StateOf version={version} /> },
            { id: "changes", header: t("changes"), cell: (version) => <Differences version={version} /> },
            {
              id: "made",
              header: t("made"),
              narrow: true,
              cell: ({ finishedAt }) =>
                finishedAt !== null && <IsoDate at={finishedAt} className={textClass("tabular")} />,
            },
            {
              id: "operations",
              header: t("operations"),
              narrow: true,
              cell: (version) => {
                if (version.state === "ready")
                  return (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t("filesOf", valuesOf(version))}
                      onClick={() => onFiles(version)}
                    >
                      {t("files")}
                    </Button>
                  );
                if (version.state !== "failed") return null;
                return (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t("retryOf", valuesOf(version))}
                    loading={retry.isPending && retry.variables.id === version.id}
                    onClick={() => retry.mutate(version)}
                  >
                    {t("retry")}
                  </Button>
                );
              },
            },
          ]}
        />
      )}
    </Card>
  );
}
