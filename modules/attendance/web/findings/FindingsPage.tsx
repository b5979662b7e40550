import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { useAction } from "#kit/use-action.ts";
import type { WorkingTimeFinding } from "#modules/attendance/contract/schemas-working-time.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { PersonName } from "../components/PersonName.tsx";
import { useBrokenText } from "../working-time/use-limit-text.ts";
import { exportFindings, findingsQuery } from "./api.ts";
import { FindingFilters } from "./FindingFilters.tsx";
import type { FindingsSearch } from "./search.ts";

/** Which rules of working time closed days broke. */
export function FindingsPage() {
  const t = useTranslations("attendanceWorkingTime.findings");
  const search = useSearch({ from: "/app/admin/attendance/findings" });
  const list = useQuery({ ...findingsQuery(search), placeholderData: keepPreviousData });
  return (
    <IndexPage<WorkingTimeFinding>
      t={t}
      renderAdd={(slot) => <Link to="/admin/attendance/workingTimeRule/add" {...slot} />}
      actions={
        <>
          <Button
            variant="quiet"
            renderLink={(slot) => <Link to="/admin/attendance/workingTimeRules/index" {...slot} />}
          >
            {t("toRules")}
          </Button>
          <DownloadFindings search={search} />
        </>
      }
      tools={<FindingFilters search={search} />}
      search={search}
      list={list}
      columns={[
        { id: "person", header: t("person"), isName: true, cell: ({ person }) => <PersonName person={person} /> },
        { id: "found", header: t("found"), cell: (finding) => <Found finding={finding} /> },
        { id: "when", header: t("when"), narrow: true, cell: (finding) => <When finding={finding} /> },
      ]}
    />
  );
}

type Row = { finding: WorkingTimeFinding };

function Found({ finding }: Row) {
  const locale = useLocale();
  const brokenText = useBrokenText();
  return (
    <span className={stackClass(0, "items-start")}>
      <bdi>{nameIn(locale, finding.rule)}</bdi>
      <span className={textClass("xs", "muted")}>{brokenText(finding)}</span>
    </span>
  );
}

/** The dates, with a link to the last of them. */
function When({ finding: { person, firstDate, date, isLocked } }: Row) {
  const t = useTranslations("attendanceWorkingTime.findings");
  const locale = useLocale();
  const formats = useFormats();
  const text = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <span className={stackClass(1, "items-start")}>
      <Link
        to="/admin/attendance/sheet"
        search={{ month: date.slice(0, 7), person: person.id, day: date }}
        aria-label={t("openDay", { date: text(date), name: isolated(nameIn(locale, person)) })}
      >
        {firstDate === date ? text(date) : t("span", { from: text(firstDate), to: text(date) })}
      </Link>
      {isLocked && <Badge tone="neutral">{t("locked")}</Badge>}
    </span>
  );
}

/** Downloads all findings that match the filters, in the reader's language. */
function DownloadFindings({ search: { cursor: _, ...filters } }: { search: FindingsSearch }) {
  const t = useTranslations("attendanceWorkingTime.findings");
  const { mutate, isPending } = useAction({
    run: () => download(exportFindings, { query: filters }, `${t("file")}.csv`, "text/csv"),
  });
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      loading={isPending}
      loadingLabel={t("downloading")}
      onClick={() => mutate(undefined)}
    >
      {t("download")}
    </Button>
  );
}
