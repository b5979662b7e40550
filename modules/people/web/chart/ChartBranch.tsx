import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { ChartPerson } from "#modules/people/contract/schemas-chart.ts";
import { nameIn } from "#shared/locale.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { TreeItem } from "#ui/tree/TreeItem.tsx";
import styles from "./ChartPage.module.css";
import { ChartRow } from "./ChartRow.tsx";
import { useReports } from "./use-reports.ts";

/** What all branches know: who is shown, the way down to them, and what is open. */
export type ChartView = {
  current: string;
  /** From the highest down to the person shown. */
  path: readonly ChartPerson[];
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
};

export interface ChartBranchProps {
  /** Null: those at the top. */
  manager: ChartPerson | null;
  level: number;
  view: ChartView;
}

/** Those who stand below somebody, and whatever is open below them. Read when it is opened. */
export function ChartBranch({ manager, level, view }: ChartBranchProps) {
  const t = useTranslations("peopleChart");
  const locale = useLocale();
  const problemText = useProblemText();
  // Of the way down, the one who stands at this level: but only below the manager who is on it, too.
  const above = view.path[level - 2];
  const pinned = level === 1 || above?.id === manager?.id ? view.path[level - 1] : undefined;
  const { people, error, isFetching, hasNextPage, fetchNextPage, refetch } = useReports(manager?.id ?? null, pinned);
  const key = manager?.id ?? "top";

  if (people === undefined) {
    if (error === null) {
      return (
        <li role="none">
          <Skeleton label={t("loading")}>
            <SkeletonBlock height="2.75rem" />
          </Skeleton>
        </li>
      );
    }
    return (
      <TreeItem
        id={`${key} again`}
        level={level}
        position={1}
        count={1}
        text={t("retry")}
        row={
          <button type="button" className={styles.more} tabIndex={-1} data-activate="" onClick={() => void refetch()}>
            {problemText(error)} {t("retry")}
          </button>
        }
      />
    );
  }
  const count = manager === null ? (hasNextPage ? -1 : people.length) : Math.max(people.length, manager.reportCount);
  return (
    <>
      {people.map((person, index) => (
        <TreeItem
          key={person.id}
          id={person.id}
          level={level}
          position={index + 1}
          count={count}
          text={nameIn(locale, person)}
          isCurrent={person.id === view.current}
          row={<ChartRow person={person} inTree isShown={person.id === view.current} />}
          {...(person.reportCount > 0
            ? { isExpanded: view.isOpen(person.id), onToggle: () => view.toggle(person.id) }
            : {})}
        >
          <ChartBranch manager={person} level={level + 1} view={view} />
        </TreeItem>
      ))}
      {hasNextPage && (
        <TreeItem
          id={`${key} more`}
          level={level}
          position={people.length + 1}
          count={count}
          text={t("more")}
          row={
            <button
              type="button"
              className={styles.more}
              tabIndex={-1}
              data-activate=""
              onClick={() => !isFetching && void fetchNextPage()}
            >
              {manager === null ? t("more") : t("moreOf", { count: manager.reportCount - people.length })}
            </button>
          }
        />
      )}
    </>
  );
}
