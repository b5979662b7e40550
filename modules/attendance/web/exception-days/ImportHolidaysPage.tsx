import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { TableImport } from "#kit/tables/TableImport.tsx";
import type { HolidayImport } from "#modules/attendance/contract/schemas-exception-day.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { boxClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { ImportEffect } from "../components/ImportEffect.tsx";
import { importExceptionDays } from "../rules/api.ts";
import { useRefresh } from "../use-refresh.ts";
import { DateSpan } from "./ExceptionFacts.tsx";

const columns = ["date", "lastDate", "nameAr", "nameEn", "repeats", "roles"] as const;
/** Maximum length that the server accepts. */
const longest = 200_000;

const back = "/admin/attendance/exceptionDays/index";

/** Adds the days off of a table. */
export function ImportHolidaysPage() {
  const t = useTranslations("attendanceClosing.holidays");
  const days = useTranslations("attendanceRules.exceptionDays");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <TableImport<HolidayImport>
      title={t("title")}
      intro={t("intro")}
      back={{ label: days("title"), renderLink: (slot) => <Link to={back} {...slot} /> }}
      columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
      file="holidays.csv"
      longest={longest}
      send={async (body) => (await importExceptionDays({ body })).data}
      onApplied={({ days: added }) => {
        void refresh();
        toast({ message: t("applied", { count: added.length }), tone: "success" });
        void navigate({ to: back });
      }}
      words={{
        apply: ({ days: added }) => t("apply", { count: added.length }),
        applying: t("applying"),
        summary: ({ rows, valid }) => t("summary", { rows, valid }),
      }}
      renderMade={(outcome) => (
        <>
          {outcome.days.length > 0 && <Holidays outcome={outcome} />}
          <ImportEffect outcome={outcome} />
        </>
      )}
    />
  );
}

function Holidays({ outcome: { days } }: { outcome: HolidayImport }) {
  const t = useTranslations("attendanceClosing.holidays");
  const list = useTranslations("attendanceRules.exceptionDays");
  const subjects = useTranslations("kitSubjects");
  const formats = useFormats();
  return (
    <Card title={t("made", { count: days.length })} flush>
      <div className={boxClass("above-3")}>
        <DataTable
          label={t("madeTable")}
          rows={days}
          keyOf={({ row }) => String(row)}
          columns={[
            { id: "name", header: t("name"), isName: true, cell: (day) => <bdi>{formats.name(day)}</bdi> },
            {
              id: "date",
              header: list("date"),
              narrow: true,
              cell: ({ date, lastDate }) => <DateSpan from={date} to={lastDate} />,
            },
            {
              id: "repeats",
              header: t("repeats"),
              narrow: true,
              cell: ({ repeats }) => (repeats === "none" ? "–" : list(`every.${repeats}`)),
            },
            {
              id: "subjects",
              header: list("subjects"),
              cell: ({ everyone, roles }) =>
                everyone ? subjects("everyone") : <bdi>{formats.list(roles.map((role) => formats.name(role)))}</bdi>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
