import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Board } from "#modules/attendance/contract/schemas-officer.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Board.module.css";
import { boardStates, narrowed, type BoardSearch } from "./search.ts";

/** How many people are in each state; a press shows only these, another one everybody again. */
export function StateStrip({ search, counts }: { search: BoardSearch; counts: Board["counts"] }) {
  const t = useTranslations("attendanceOfficer.board");
  const formats = useFormats();
  return (
    <nav aria-label={t("states")}>
      <ul className={styles.strip}>
        {boardStates.map((state) => {
          const isChosen = search.state === state;
          return (
            <li key={state}>
              <Link
                to="/admin/attendance/board"
                search={narrowed(search, { state: isChosen ? undefined : state })}
                resetScroll={false}
                className={styles.count}
                data-state={state}
                {...(isChosen ? { "aria-current": "true" as const } : {})}
              >
                <span className={textClass("xl", "ink", "bold", "tight", "tabular")}>
                  {formats.figure(counts[state])}
                </span>
                <span className={textClass("sm", "muted")}>{t(`state.${state}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
