import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { IsoDate } from "#client/IsoDate.tsx";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import type { AttendanceDay, Totals } from "#modules/attendance/contract/schemas-day.ts";
import type { ZoneComparison } from "#modules/attendance/contract/schemas-officer.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable } from "#ui/DataTable.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { RowFacts } from "../calendar/RowFacts.tsx";
import { useMonthName } from "../months/use-month-name.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { ZoneValues } from "../zones/zone-values.ts";
import styles from "./Tester.module.css";
import { useResultFrame } from "./TrialResult.tsx";

export interface ComparisonProps {
  zone: Zone;
  month: string;
  values: ZoneValues;
  result: ZoneComparison;
}

const measures = [
  "presentDays",
  "absentDays",
  "incompleteDays",
  "leaveDays",
  "lateTimes",
  "lateMinutes",
  "earlyTimes",
  "earlyMinutes",
  "requiredMinutes",
  "workedMinutes",
] as const satisfies readonly (keyof Totals)[];
/** Number of examples shown at first. */
const few = 8;

const mutedText = textClass("xs", "muted");

type Measure = (typeof measures)[number];

/** Before and after: totals of the month, and days that differ. */
export function Comparison({ zone, month, values, result }: ComparisonProps) {
  const t = useTranslations("attendanceTester.compare");
  const formats = useFormats();
  const duration = useDurationText();
  const navigate = useNavigate();
  const monthName = useMonthName();
  const [isWhole, setIsWhole] = useState(false);
  const { people, days, changedDays, before, after, examples, isSample } = result;

  const show = (measure: Measure, value: number): string =>
    measure.endsWith("Minutes") ? duration(value) : formats.figure(value);
  const difference = (measure: Measure): string => {
    const by = after[measure] - before[measure];
    if (by === 0) return t("same");
    return t(by > 0 ? "more" : "less", { value: isolated(show(measure, Math.abs(by))) });
  };
  /** Opens the zone's own form with the unsaved change. */
  const carry = (): void => {
    drafts.save(signedInPerson()?.id ?? "", `zone:${zone.id}`, values);
    void navigate({ to: "/admin/attendance/zone/$id/edit", params: { id: zone.id }, search: {} });
  };
  const row = (day: AttendanceDay | null) =>
    day === null ? <span className={mutedText}>{t("noDay")}</span> : <RowFacts row={day} />;
  return (
    <div {...useResultFrame(result, "start")} aria-label={t("result")}>
      {isSample && <Banner>{t("sample")}</Banner>}
      <Card
        flush
        title={t("resultOf", { month: monthName.name(month) })}
        actions={
          <Button size="sm" onClick={carry}>
            {t("carry")}
          </Button>
        }
      >
        <p className={classNames(styles.summary, textClass("flush"))}>
          {t("summary", { people: t("people", { count: people }), days: t("days", { count: days }) })}{" "}
          <strong>{t("changed", { count: changedDays })}</strong>
        </p>
        <DataTable<Measure>
          label={t("totals")}
          rows={measures}
          keyOf={(measure) => measure}
          columns={[
            { id: "measure", header: t("measure"), isName: true, cell: (measure) => t(`measures.${measure}`) },
            { id: "before", header: t("before"), cell: (measure) => show(measure, before[measure]) },
            { id: "after", header: t("after"), cell: (measure) => show(measure, after[measure]) },
            {
              id: "difference",
              header: t("difference"),
              cell: (measure) => (
                <span className={after[measure] === before[measure] ? mutedText : textClass("ink", "medium")}>
                  {difference(measure)}
                </span>
              ),
            },
          ]}
        />
      </Card>
      {examples.length > 0 && (
        <Card flush title={t("examples")}>
          <DataTable<ZoneComparison["examples"][number]>
            label={t("examples")}
            rows={isWhole ? examples : examples.slice(0, few)}
            keyOf={({ person, before: was, after: is }) => `${person.id} ${was?.date ?? is?.date ?? ""}`}
            columns={[
              {
                id: "person",
                header: t("person"),
                isName: true,
                cell: ({ person, before: was, after: is }) => {
                  const date = was?.date ?? is?.date;
                  return (
                    <AvatarName
                      id={person.id}
                      name={formats.name(person)}
                      photo={person.photoUrl}
                      size="sm"
                      detail={date === undefined ? undefined : <IsoDate at={date} />}
                    />
                  );
                },
              },
              { id: "before", header: t("before"), cell: (one) => row(one.before) },
              { id: "after", header: t("after"), cell: (one) => row(one.after) },
            ]}
          />
          {!isWhole && examples.length > few && (
            <div className={classNames(styles.all, rowClass(0, "justify-center"))}>
              <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
                {t("allExamples", { count: examples.length })}
              </Button>
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
