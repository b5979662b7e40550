import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { TableImport } from "#kit/tables/TableImport.tsx";
import type { ImportOutcome } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { boxClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { ImportEffect } from "../components/ImportEffect.tsx";
import { importAssignments } from "../rules/api.ts";
import { useRefresh } from "../use-refresh.ts";

const columns = ["email", "location", "zone", "from", "to"] as const;
/** Maximum length that the server accepts. */
const longest = 5_000_000;

/** Assigns the people of a table. */
export function ImportAssignmentsPage() {
  const t = useTranslations("attendancePlaces.import");
  const back = useTranslations("attendancePlaces.assignments");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <TableImport<ImportOutcome>
      title={t("title")}
      intro={t("intro")}
      back={{
        label: back("title"),
        renderLink: (slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />,
      }}
      columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
      file="assignments.csv"
      longest={longest}
      send={async (body) => (await importAssignments({ body })).data}
      onApplied={({ people }) => {
        void refresh();
        toast({ message: t("applied", { count: people }), tone: "success" });
        void navigate({ to: "/admin/attendance/locationZoneUsers/index" });
      }}
      words={{
        apply: ({ people }) => t("apply", { count: people }),
        applying: t("applying"),
        summary: ({ rows, valid, people }) => t("summary", { rows, valid, people }),
      }}
      renderMade={(outcome) => (
        <>
          {outcome.groups.length > 0 && (
            <Card title={t("groups", { count: outcome.groups.length })} flush>
              <div className={boxClass("above-3")}>
                <Groups groups={outcome.groups} />
              </div>
            </Card>
          )}
          <ImportEffect outcome={outcome} />
        </>
      )}
    />
  );
}

type Group = ImportOutcome["groups"][number];

function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations("attendancePlaces.import");
  const formats = useFormats();
  const date = (day: string | null) => (day === null ? t("open") : <bdi dir="ltr">{formats.isoDate(day)}</bdi>);
  const tableColumns: DataColumn<Group>[] = [
    {
      id: "location",
      header: t("location"),
      isName: true,
      cell: ({ location }) => <bdi>{formats.name(location)}</bdi>,
    },
    { id: "zone", header: t("zone"), cell: ({ zone }) => <bdi>{formats.name(zone)}</bdi> },
    { id: "from", header: t("from"), narrow: true, cell: ({ from }) => date(from) },
    { id: "to", header: t("to"), narrow: true, cell: ({ to }) => date(to) },
    { id: "people", header: t("people"), narrow: true, cell: ({ people }) => formats.figure(people) },
    {
      id: "isNew",
      header: t("kind"),
      narrow: true,
      cell: ({ isNew }) => <Badge tone={isNew ? "action" : "neutral"}>{t(isNew ? "new" : "joins")}</Badge>,
    },
  ];
  return (
    <DataTable
      label={t("groupTable")}
      columns={tableColumns}
      rows={groups}
      keyOf={({ location, zone, from, to }) => `${location.id} ${zone.id} ${from ?? ""} ${to ?? ""}`}
    />
  );
}
