import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { ChartPerson } from "#modules/people/contract/schemas-chart.ts";
import { nameIn } from "#shared/locale.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { TreeItem, type TreeItemProps } from "#ui/tree/TreeItem.tsx";
import styles from "./ChartPage.module.css";
import { ChartRow } from "./ChartRow.tsx";
import { useReports } from "./use-reports.ts";

interface ActionItemProps extends Pick<TreeItemProps, "id" | "level" | "position" | "count" | "text"> {
  onPress: () => void;
  children: ReactNode;
}

function ActionItem({ onPress, children, ...item }: ActionItemProps) {
  const row = (
    <button type="button" className={styles.more} tabIndex={-1} data-activate="" onClick={onPress}>
      {children}
    </button>
  );
  return <TreeItem {...item} row={row} />;
}

/** Shared by all branches: the shown person, the path to them, and the expanded items. */
export type ChartView = {
  current: string;
  /** From the top down to the shown person. */
  path: readonly ChartPerson[];
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
};

export interface ChartBranchProps {
  /** Null for the top level. */
  manager: ChartPerson | null;
  level: number;
  view: ChartView;
}

/** The direct reports of a manager with their expanded branches; loaded when expanded. */
export function ChartBranch({ manager, level, view }: ChartBranchProps) {
  const t = useTranslations("peopleChart");
  const locale = useLocale();
  const problemText = useProblemText();
  // The person of the path at this level, if the manager is on the path too.
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
      <ActionItem
        id={`${key} again`}
        level={level}
        position={1}
        count={1}
        text={t("retry")}
        onPress={() => void refetch()}
      >
        {problemText(error)} {t("retry")}
      </ActionItem>
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
        <ActionItem
          id={`${key} more`}
          level={level}
          position={people.length + 1}
          count={count}
          text={t("more")}
          onPress={() => !isFetching && void fetchNextPage()}
        >
          {manager === null ? t("more") : t("moreOf", { count: manager.reportCount - people.length })}
        </ActionItem>
      )}
    </>
  );
}
