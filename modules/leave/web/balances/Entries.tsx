import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeaveEntry, Ledger } from "#modules/leave/contract/schemas-balances.ts";
import { maxLength } from "#shared/validators.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { showsLeave } from "../api.ts";
import { reverseEntry } from "./api.ts";

const maxNote = 1000;

/** Entries by officers, also those that no longer count. */
export function Entries({ ledger: { entries, isOwn, closed } }: { ledger: Ledger }) {
  const t = useTranslations("leaveBalances.ledger");
  const formats = useFormats();
  const [reversed, setReversed] = useState<LeaveEntry | null>(null);
  const date = (day: string | null) => (day === null ? "" : formats.date(day, "medium"));
  return (
    <Card title={t("entries")} flush={entries.length > 0}>
      {entries.length === 0 ? (
        <p className={textClass("flush", "sm", "muted")}>{t("noEntries")}</p>
      ) : (
        <div className={boxClass("above-3")}>
          <DataTable
            label={t("entries")}
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              { id: "entry", header: t("entry"), isName: true, cell: (entry) => <Entry entry={entry} /> },
              { id: "date", header: t("date"), narrow: true, cell: (entry) => date(entry.date) },
              {
                id: "days",
                header: t("days"),
                narrow: true,
                cell: ({ days }) => (
                  <bdi dir="ltr" className={textClass("tabular")}>
                    {formats.number(days, { signDisplay: "exceptZero" })}
                  </bdi>
                ),
              },
              { id: "expires", header: t("expires"), narrow: true, cell: (entry) => date(entry.expires) },
              {
                id: "by",
                header: t("by"),
                cell: ({ by, createdAt }) => (
                  <span className={stackClass(0, "items-start")}>
                    {by !== null && <bdi>{formats.name(by)}</bdi>}
                    <span className={textClass("xs", "muted")}>{formats.date(createdAt, "medium")}</span>
                  </span>
                ),
              },
              {
                id: "reverse",
                header: t("operation"),
                narrow: true,
                cell: (entry) =>
                  !isOwn &&
                  !closed.entries.includes(entry.id) &&
                  entry.reverses === null &&
                  entry.overtime === null &&
                  entry.reversedBy === null && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t("reverseOf", { date: isolated(date(entry.date)) })}
                      onClick={() => setReversed(entry)}
                    >
                      {t("reverse")}
                    </Button>
                  ),
              },
            ]}
          />
        </div>
      )}
      {reversed !== null && <ReverseDialog entry={reversed} onClose={() => setReversed(null)} />}
    </Card>
  );
}

function Entry({ entry: { kind, note, reverses, reversedBy, isBeforeHire, overtime } }: { entry: LeaveEntry }) {
  const t = useTranslations("leaveBalances");
  const words = useTranslations("leaveLedger");
  const formats = useFormats();
  return (
    <span className={stackClass(1, "items-start")}>
      <span>
        {reverses !== null
          ? t("ledger.reverses")
          : overtime === null
            ? t(`entryForm.kinds.${kind}`)
            : words("overtime.title")}
      </span>
      {overtime !== null && (
        <span className={textClass("xs", "muted", "normal")}>
          {words("overtime.claim", { date: isolated(formats.date(overtime.date, "medium")) })}
        </span>
      )}
      {note !== null && <bdi className={textClass("xs", "muted", "normal", "anywhere")}>{note}</bdi>}
      {reversedBy !== null && <Badge tone="neutral">{t("ledger.reversed")}</Badge>}
      {isBeforeHire && <Badge tone="saffron">{t("ledger.beforeHire")}</Badge>}
    </span>
  );
}

/** Confirms a reversal, with a note. */
function ReverseDialog({ entry, onClose }: { entry: LeaveEntry; onClose: () => void }) {
  const t = useTranslations("leaveBalances.reversal");
  const form = useTranslations("leaveBalances.entryForm");
  const words = useTranslations("leaveLedger");
  const formats = useFormats();
  const refresh = useRefresh(showsLeave);
  const { input, frame } = useEntityForm({
    initial: { note: "" },
    onClose,
    async save(body) {
      await reverseEntry({ params: { id: entry.id }, body });
      void refresh();
      return t("done");
    },
    // Another officer may have reversed it: the page behind shows the current state.
    onRefused: () => void refresh(),
  });
  return (
    <FormDialog title={t("title")} submitLabel={t("reverse")} tone="danger" size="sm" {...frame}>
      <p>
        {t("text", {
          days: words("days", { count: entry.days }),
          date: isolated(formats.date(entry.date, "medium")),
        })}
      </p>
      <TextArea
        label={form("note")}
        hint={form("noteHint")}
        optional
        dir="auto"
        minRows={2}
        data-autofocus=""
        {...input("note", { validate: validated(maxLength(maxNote)) })}
      />
    </FormDialog>
  );
}
