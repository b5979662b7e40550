import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { auditQuery } from "./api.ts";
import { AuditChips } from "./AuditChips.tsx";
import { AuditDays } from "./AuditDays.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditPages } from "./AuditPages.tsx";
import { ChainStatus } from "./ChainStatus.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { narrowed, type AuditSearch } from "./search.ts";

/** What happened, day by day, the newest first. */
export function AuditPage() {
  const t = useTranslations("audit");
  const navigate = useNavigate();
  const search = useSearch({ from: "/app/admin/audit" });
  const query = useQuery({ ...auditQuery({ ...search }), placeholderData: keepPreviousData });
  const { data, isFetching } = query;
  const [open, setOpen] = useState<AuditEntry | null>(null);
  useDocumentTitle(t("title"));
  const show = (wanted: AuditSearch | ((now: AuditSearch) => AuditSearch), replace = false): void => {
    setOpen(null);
    void navigate({ to: "/admin/audit", search: wanted, replace, resetScroll: false });
  };
  const narrow = (change: Parameters<typeof narrowed>[1], isTyping = false): void =>
    show((now) => narrowed(now, change), isTyping);
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} actions={<ExportMenu search={search} />} />
      <ChainStatus />
      <Card flush>
        <AuditFilters search={search} onChange={narrow} />
        <AuditChips search={search} entries={data?.data ?? []} isReading={isFetching} onRemove={narrow} />
        {data === undefined && (
          <Loading
            query={query}
            label={t("loading")}
            shape={["70%", "55%", "60%", "50%", "65%"].map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
            failed={t("failed")}
          />
        )}
        {data !== undefined && data.data.length === 0 && (
          <EmptyState
            title={t("noneTitle")}
            action={<Button renderLink={(slot) => <Link to="/admin/audit" {...slot} />}>{t("clear")}</Button>}
          >
            {t("noneText")}
          </EmptyState>
        )}
        {data !== undefined && data.data.length > 0 && (
          <AuditDays entries={data.data} busy={isFetching} onOpen={setOpen} />
        )}
        {data !== undefined && (
          <AuditPages
            page={data.page}
            renderLink={(cursor, slot) => <Link to="/admin/audit" search={{ ...search, cursor }} {...slot} />}
          />
        )}
      </Card>
      {open !== null && <EntryDialog entry={open} onClose={() => setOpen(null)} onLook={show} />}
    </>
  );
}
