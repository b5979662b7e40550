import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Board } from "#modules/attendance/contract/schemas-officer.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { textClass } from "#ui/primitives.ts";
import { boardStates, sumOf, type BoardSearch } from "../search.ts";
import board from "./Board.module.css";
import styles from "./Groups.module.css";

export interface GroupsProps {
  title: string;
  unnamed: string;
  groups: readonly { named: NamedReference | null; counts: Board["counts"] }[];
  searchOf: (id: string) => BoardSearch;
}

const shown = ["in", "late", "notYet"] as const;

/** Counts by location or department, as a bar and in numbers. */
export function Groups({ title, unnamed, groups, searchOf }: GroupsProps) {
  const t = useTranslations("attendanceOfficer.board");
  const formats = useFormats();
  if (groups.length === 0) return null;
  return (
    <Card flush title={title}>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <table className={classNames(styles.table, textClass("sm", "tabular"))}>
          <thead className={textClass("xs", "muted", "nowrap")}>
            <tr>
              <th scope="col">{t("name")}</th>
              {shown.map((state) => (
                <th key={state} scope="col">
                  {t(`short.${state}`)}
                </th>
              ))}
              <th scope="col">{t("all")}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ named, counts }) => (
              <tr key={named?.id ?? "none"}>
                <th scope="row">
                  {named === null ? (
                    <span className={textClass("muted")}>{unnamed}</span>
                  ) : (
                    <Link to="/admin/attendance/board" search={searchOf(named.id)} resetScroll={false}>
                      <bdi>{formats.name(named)}</bdi>
                    </Link>
                  )}
                  <span className={styles.bar} aria-hidden="true">
                    {boardStates.map((state) => (
                      <span
                        key={state}
                        className={board.state}
                        data-state={state}
                        style={{ flexGrow: counts[state] }}
                      />
                    ))}
                  </span>
                </th>
                {shown.map((state) => (
                  <td key={state} className={textClass(counts[state] > 0 ? "ink" : "muted")}>
                    {formats.figure(counts[state])}
                  </td>
                ))}
                <td className={textClass("muted")}>{formats.figure(sumOf(counts))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
