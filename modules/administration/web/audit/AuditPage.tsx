import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useAction } from "#kit/use-action.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Pages } from "#ui/Pages.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { auditQuery, saveAudit } from "./api.ts";
import styles from "./Audit.module.css";
import { AuditChips } from "./AuditChips.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { ChainStatus } from "./ChainStatus.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { narrowed, type AuditSearch } from "./search.ts";
import { useEntryText } from "./use-audit-words.ts";

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
        {data === undefined && <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} />}
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
          <Pages
            labels={{ label: t("pages.label"), next: t("pages.older"), previous: t("pages.newer") }}
            page={data.page}
            renderLink={(cursor, slot) => <Link to="/admin/audit" search={{ ...search, cursor }} {...slot} />}
          />
        )}
      </Card>
      {open !== null && <EntryDialog entry={open} onClose={() => setOpen(null)} onLook={show} />}
    </>
  );
}

function ExportMenu({ search: { cursor: _cursor, ...filters } }: { search: AuditSearch }) {
  const t = useTranslations("audit.export");
  const { mutate, isPending } = useAction({
    run: (kind: "csv" | "jsonl") => saveAudit(kind, filters),
    message: t("started"),
  });
  return (
    <Menu
      trigger={
        <Button icon={<DownloadIcon size={18} />} loading={isPending}>
          {t("label")}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate("csv")}>{t("table")}</MenuItem>
      <MenuItem onSelect={() => mutate("jsonl")}>{t("lines")}</MenuItem>
    </Menu>
  );
}

interface AuditDaysProps {
  entries: readonly AuditEntry[];
  busy: boolean;
  onOpen: (entry: AuditEntry) => void;
}

/** Entries as sentences by day; each opens its details. */
function AuditDays({ entries, busy, onOpen }: AuditDaysProps) {
  const formats = useFormats();
  const { sentence } = useEntryText();
  const days = Map.groupBy(entries, ({ at }) => formats.isoDate(at));
  return (
    <div className={styles.days} aria-busy={busy}>
      {[...days].map(([day, some]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classNames(textClass("flush", "sm", "medium"), styles.day)}>
            {formats.dateInBoth(day)}
          </h2>
          <ul className={boxClass("list")}>
            {some.map((entry) => (
              <li key={entry.id}>
                <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
                  <time className={textClass("sm", "muted", "nowrap")} dateTime={entry.at}>
                    {/* Only a date where the exact time would reveal the actor. */}
                    {entry.at.includes("T") ? formats.time(entry.at) : null}
                  </time>
                  <span className={textClass("shrinks", "anywhere")}>{sentence(entry)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
