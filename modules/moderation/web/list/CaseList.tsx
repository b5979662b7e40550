import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import type { Change } from "#client/stale-rule.ts";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { ModerationEvent } from "#modules/moderation/contract/events.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass } from "#ui/primitives.ts";
import { casesQuery } from "../api.ts";
import type { CaseSearch } from "../search.ts";
import styles from "./CaseList.module.css";
import { CaseRow } from "./CaseRow.tsx";

/** The cases for an address, in pages. New cases are announced and shown on demand. */
export function CaseList({ search }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const announce = useAnnounce();
  const list = usePlacedPages(casesQuery(search), rowId);
  const { rows, isFetching, frame, restart, earlier, later } = list;
  const arrived = useArrived();
  const arrival = arrived.count === 0 ? "" : t("arrived", { count: arrived.count });
  useEffect(() => {
    if (arrival !== "") announce(arrival);
  }, [arrival, announce]);

  async function showArrived(): Promise<void> {
    try {
      await restart();
    } catch {
      return;
    }
    arrived.clear();
    announce(t("refreshed"));
  }

  if (rows === undefined) return <Loading query={list} label={t("loading")} shape={4} failed={t("failed")} />;
  return (
    <>
      {arrival !== "" && (
        <div className={styles.arrival}>
          <Banner
            action={
              <Button size="sm" variant="soft" loading={isFetching} onClick={() => void showArrived()}>
                {t("showArrived")}
              </Button>
            }
          >
            {arrival}
          </Banner>
        </div>
      )}
      {rows.length === 0 ? (
        <NoCases search={search} />
      ) : (
        <>
          <MoreRows {...earlier} />
          <ol className={boxClass("list")} aria-label={t("list")} aria-busy={isFetching} ref={frame}>
            {rows.map((one) => (
              <CaseRow key={one.id} one={one} search={search} />
            ))}
          </ol>
          <MoreRows {...later} />
        </>
      )}
    </>
  );
}

function NoCases({ search: { reason, category, topic, state } }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const isNarrow = [reason, category, topic, state].some((filter) => filter !== undefined);
  if (!isNarrow) return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
  return (
    <EmptyState
      plain
      title={t("emptyFilteredTitle")}
      action={<Button renderLink={(slot) => <Link to="/admin/reports" {...slot} />}>{t("resetFilters")}</Button>}
    >
      {t("emptyFilteredText")}
    </EmptyState>
  );
}

/** The number of cases with a report since the list was loaded or cleared. */
function useArrived(): { count: number; clear: () => void } {
  const [cases, setCases] = useState<ReadonlySet<string>>(new Set());
  useChanges((change: Change) => {
    const { action, details } = change as unknown as ModerationEvent;
    if (action === "report.received") setCases((known) => new Set([...known, details.caseId]));
  });
  return { count: cases.size, clear: () => setCases(new Set()) };
}
