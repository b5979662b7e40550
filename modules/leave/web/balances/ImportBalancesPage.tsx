import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { TableImport } from "#kit/tables/TableImport.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { EntryImport } from "#modules/leave/contract/schemas-entries.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { showsLeave } from "../api.ts";
import { importEntries } from "./api.ts";

const columns = ["employeeNumber", "email", "type", "date", "days", "expires", "note"] as const;
/** Maximum length that the server accepts. */
const longest = 3_000_000;

/** Enters the opening balances of a table. */
export function ImportBalancesPage() {
  const t = useTranslations("leaveBalances.import");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh(showsLeave);
  return (
    <TableImport<EntryImport>
      title={t("title")}
      intro={t("intro")}
      back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/leave/balances" {...slot} /> }}
      columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
      file="opening-balances.csv"
      longest={longest}
      send={async (body) => (await importEntries({ body })).data}
      onApplied={({ valid }) => {
        void refresh();
        toast({ message: t("applied", { count: valid }), tone: "success" });
        void navigate({ to: "/admin/leave/balances" });
      }}
      words={{
        apply: ({ valid }) => t("apply", { count: valid }),
        applying: t("applying"),
        summary: ({ rows, valid }) => t("summary", { rows, valid }),
      }}
      renderMade={(outcome) => outcome.entries.length > 0 && <Entries outcome={outcome} />}
    />
  );
}

function Entries({ outcome: { valid, entries } }: { outcome: EntryImport }) {
  const t = useTranslations("leaveBalances.import");
  const formats = useFormats();
  const figure = (value: number | null) => (value === null ? "" : <bdi dir="ltr">{formats.number(value)}</bdi>);
  return (
    <Card title={t("entries")} flush>
      <div className={boxClass("above-3")}>
        <DataTable
          label={t("entries")}
          rows={entries}
          keyOf={({ row }) => String(row)}
          columns={[
            { id: "person", header: t("person"), isName: true, cell: (row) => <bdi>{formats.name(row)}</bdi> },
            {
              id: "type",
              header: t("type"),
              cell: ({ typeEn: nameEn, typeAr: nameAr }) => <bdi>{formats.name({ nameEn, nameAr })}</bdi>,
            },
            {
              id: "date",
              header: t("date"),
              narrow: true,
              cell: ({ date }) => <bdi dir="ltr">{formats.isoDate(date)}</bdi>,
            },
            { id: "days", header: t("days"), narrow: true, cell: ({ days }) => figure(days) },
            { id: "before", header: t("before"), narrow: true, cell: ({ before }) => figure(before) },
            { id: "after", header: t("after"), narrow: true, cell: ({ after }) => figure(after) },
          ]}
        />
      </div>
      {valid > entries.length && (
        <p className={textClass("sm", "muted")}>{t("firstEntries", { count: formats.number(entries.length) })}</p>
      )}
    </Card>
  );
}
