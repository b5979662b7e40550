import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useShortcuts, useSingleKeys } from "#client/shortcuts.ts";
import type { Decision, RequestSummary } from "#modules/services/contract/schemas-request.ts";
import type { WorkItem, WorkKind } from "#modules/services/contract/schemas-work.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Keys } from "#ui/Keys.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useMedia } from "#ui/use-media.ts";
import { Loading } from "#kit/Loading.tsx";
import { countWork, listRequests, readWorkList, workListQuery } from "../api.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import { Deputies } from "./Deputies.tsx";
import styles from "./WorkList.module.css";
import { WorkRow } from "./WorkRow.tsx";

const groups = ["approval", "returned", "deputy", "mustRead", "poll"] as const satisfies readonly WorkKind[];
const none: ReadonlySet<string> = new Set();

/** The work list: approvals are decided one by one or in bulk, by mouse, touch and keyboard; `overtime` lists claims. */
export function WorkListPage({ overtime }: { overtime: ReactNode }) {
  const t = useTranslations("servicePages.work");
  const words = useTranslations("services");
  const query = useQuery(workListQuery);
  const { data, isFetching } = query;
  useDocumentTitle(words("workList"));
  return (
    <>
      <PageHeading
        title={words("workList")}
        subtitle={data === undefined ? t("intro") : t("count", { count: data.counts.count })}
      />
      <div className={stackClass(5, "fits")}>
        {data !== undefined ? (
          <>
            {(data.data.length > 0 || data.counts.overtime === 0) && (
              <WorkGroups items={data.data} total={data.counts.approvals} isFetching={isFetching} />
            )}
            {data.counts.overtime > 0 && overtime}
          </>
        ) : (
          <Card flush>
            <Loading query={query} label={t("loading")} shape={5} failed={t("failed")} />
          </Card>
        )}
        {/* Rendered once the list has its height, so that it does not move. */}
        {(data !== undefined || query.error !== null) && <Deputies />}
      </div>
    </>
  );
}

interface WorkGroupsProps {
  items: readonly WorkItem[];
  /** All approvals; the first hundred are listed. */
  total: number;
  isFetching: boolean;
}

function WorkGroups({ items, total, isFetching }: WorkGroupsProps) {
  const t = useTranslations("servicePages.work");
  const queries = useQueryClient();
  const hasKeys = useSingleKeys();
  const isWide = useMedia("(width >= 992px)");
  const [chosen, setChosen] = useState(none);
  const [opened, setOpened] = useState<{ decision: Decision; requests: readonly RequestSummary[] } | null>(null);
  const approvals = items.flatMap(({ kind, request }) => (kind === "approval" && request !== null ? [request] : []));
  const marked = approvals.filter(({ id }) => chosen.has(id));

  /** The request of the focused row; without one, keys decide nothing. */
  const focused = (): RequestSummary | undefined => {
    const row = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    return approvals.find(({ id }) => `approval ${id}` === row);
  };
  const decide = (decision: Decision): void => {
    const one = focused();
    if (marked.length > 0) setOpened({ decision, requests: marked });
    else if (one !== undefined) setOpened({ decision, requests: [one] });
  };
  const mark = (id: string | undefined): void => {
    if (id === undefined) return;
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]));
  };
  useShortcuts([
    { kind: "single", code: "KeyA", onPress: () => decide("approve") },
    { kind: "single", code: "KeyR", onPress: () => decide("return") },
    { kind: "single", code: "KeyX", onPress: () => mark(focused()?.id) },
  ]);
  function onDecided(): void {
    setChosen(none);
    for (const { path } of [readWorkList, countWork, listRequests]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  }

  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("emptyTitle")}
          action={<Button renderLink={(slot) => <Link to="/e-services" {...slot} />}>{t("toServices")}</Button>}
        >
          {t("emptyText")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={stackClass(5, "fits")} aria-busy={isFetching}>
      {groups.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        const isApproval = kind === "approval";
        return (
          <Card
            key={kind}
            flush
            title={t(`group.${kind}`)}
            actions={
              isApproval && hasKeys && isWide ? (
                <span className={rowClass(2, "inline", "wrap", "align-center", "xs", "muted")}>
                  <Keys keys={["J", "K"]} /> {t("keyMove")} <Keys keys={["A"]} /> {t("keyApprove")}{" "}
                  <Keys keys={["R"]} /> {t("keyReturn")} <Keys keys={["X"]} /> {t("keyChoose")}
                </span>
              ) : undefined
            }
          >
            <ul className={boxClass("list", "above-4")}>
              {ofKind.map((item) => (
                <WorkRow
                  key={`${item.kind} ${item.id}`}
                  item={item}
                  isChosen={chosen.has(item.id)}
                  onChoose={() => mark(item.id)}
                  onDecide={(decision, request) => setOpened({ decision, requests: [request] })}
                />
              ))}
            </ul>
            {isApproval && total > ofKind.length && (
              <p className={classNames(textClass("flush", "sm", "muted"), styles.rest)}>
                {t("rest", { count: total - ofKind.length })}
              </p>
            )}
          </Card>
        );
      })}
      {marked.length > 0 && (
        <ActionBar
          label={t("bar")}
          status={t("chosen", { count: marked.length })}
          choice={
            <Button size="sm" variant="quiet" onClick={() => setChosen(none)}>
              {t("chooseNone")}
            </Button>
          }
        >
          <Button size="sm" onClick={() => setOpened({ decision: "return", requests: marked })}>
            {t("returnChosen")}
          </Button>
          <Button size="sm" variant="strong" onClick={() => setOpened({ decision: "approve", requests: marked })}>
            {t("approveChosen")}
          </Button>
        </ActionBar>
      )}
      {opened !== null && <DecideDialog {...opened} onClose={() => setOpened(null)} onDecided={onDecided} />}
    </div>
  );
}
