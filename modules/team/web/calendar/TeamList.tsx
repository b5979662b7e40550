import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { TeamCalendar } from "#modules/team/contract/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { listRuns, type Run } from "./list-runs.ts";
import { MemberName } from "../components/MemberName.tsx";
import styles from "../components/Team.module.css";
import { cellTones, useAwayText } from "../use-cell-words.ts";

function RunText({ run: { cell, from, to } }: { run: Run }) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const kind = useAwayText()(cell.away);
  const day = (date: string): string => formats.date(date, "day");
  return (
    <li className={rowClass([1, 2], "wrap", "align-center")}>
      <Badge tone={cellTones[cell.state]}>{t(`cells.${cell.state}`)}</Badge>
      <span className={textClass("sm")}>
        {from === to ? formats.date(from, "medium") : t("calendar.span", { from: day(from), to: day(to) })}
      </span>
      {(kind !== null || cell.isPart) && (
        <span className={textClass("xs", "muted")}>
          {formats.list([...(kind === null ? [] : [kind]), ...(cell.isPart ? [t("part")] : [])])}
        </span>
      )}
    </li>
  );
}

/** The same on narrow screens: each person with the dates worth mentioning. */
export function TeamList({ calendar, busy }: { calendar: TeamCalendar; busy: boolean }) {
  const t = useTranslations("teamPage.calendar");
  return (
    <ul className={boxClass("list")} aria-busy={busy} aria-label={t("title")}>
      {calendar.data.map(({ person, cells }) => {
        const runs = listRuns(cells);
        return (
          <li key={person.id} className={classNames(styles.note, stackClass(2))}>
            <MemberName person={person} />
            {runs.length === 0 ? (
              <span className={textClass("xs", "muted")}>{t("nothing")}</span>
            ) : (
              <ul className={stackClass(1, "list")}>
                {runs.map((run) => (
                  <RunText key={run.from} run={run} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
