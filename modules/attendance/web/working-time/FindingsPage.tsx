import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { useHolds } from "#client/use-holds.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { SearchLink, useSearchChange } from "#kit/page-search.tsx";
import { useAction } from "#kit/use-action.ts";
import { findingRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { WorkingTimeFinding } from "#modules/attendance/contract/schemas-working-time.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { PeopleFilters } from "../components/PeopleFilters.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { workingTimeRuleApi } from "../rules/api.ts";
import { readFindingsSearch, type FindingsSearch } from "../search.ts";
import { useBrokenText } from "./use-limit-text.ts";

const listFindings = endpoint(findingRoutes.listFindings);
const exportFindings = endpoint(findingRoutes.exportFindings);

/** Which rules of working time closed days broke. */
export function FindingsPage() {
  const t = useTranslations("attendanceWorkingTime.findings");
  const search = useSearch({ from: "/app/admin/attendance/findings" });
  const setsRules = useHolds("attendance.manage") !== null;
  const list = useQuery({ ...queryOf(listFindings, { query: search }), placeholderData: keepPreviousData });
  return (
    <IndexPage<WorkingTimeFinding>
      t={t}
      renderAdd={setsRules ? (slot) => <Link to="/admin/attendance/workingTimeRule/add" {...slot} /> : undefined}
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
  const formats = useFormats();
  const brokenText = useBrokenText();
  return (
    <span className={stackClass(0, "items-start")}>
      <bdi>{formats.name(finding.rule)}</bdi>
      <span className={textClass("xs", "muted")}>{brokenText(finding)}</span>
    </span>
  );
}

/** The dates, with a link to the last of them. */
function When({ finding: { person, firstDate, date, isLocked } }: Row) {
  const t = useTranslations("attendanceWorkingTime.findings");
  const formats = useFormats();
  const text = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <span className={stackClass(1, "items-start")}>
      <Link
        to="/admin/attendance/sheet"
        search={{ month: date.slice(0, 7), person: person.id, day: date }}
        aria-label={t("openDay", { date: text(date), name: isolated(formats.name(person)) })}
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

const maxRules = 100;

const names = ["search", "rule", "from", "to"] as const;

function FindingFilters({ search }: { search: FindingsSearch }) {
  const t = useTranslations("attendanceWorkingTime.findings");
  const kit = useTranslations("kit.list");
  const formats = useFormats();
  const changeSearch = useSearchChange<FindingsSearch>();
  const change = (part: { [Name in (typeof names)[number]]?: string | null }): void =>
    changeSearch((now) => readFindingsSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  const rules = useQuery(workingTimeRuleApi.list({ limit: maxRules })).data?.data ?? [];
  const options = rules.map((rule) => ({ value: rule.id, label: formats.name(rule) }));
  const textOf = (name: (typeof names)[number], value: string): string => {
    if (name === "search") return kit("withText", { text: value });
    const shown =
      name === "rule"
        ? (options.find((option) => option.value === value)?.label ?? value)
        : formats.date(value, "medium");
    return kit("chip", { filter: t(name), value: shown });
  };
  const chips = names.flatMap((id) => {
    const value = search[id];
    return value === undefined ? [] : [{ id, label: textOf(id, value) }];
  });
  return (
    <>
      <PeopleFilters search={search.search} onSearch={(words) => change({ search: words })}>
        <Select
          label={t("rule")}
          placeholder={t("anyRule")}
          options={options}
          value={search.rule ?? ""}
          onChange={(event) => change({ rule: event.target.value })}
        />
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            label={t(name)}
            value={search[name] ?? null}
            onChange={(date) => change({ [name]: date })}
          />
        ))}
      </PeopleFilters>
      <FilterChips
        bar
        chips={chips}
        onRemove={(name) => change({ [name]: null })}
        renderClear={(slot) => <SearchLink search={{}} resetScroll={false} {...slot} />}
      />
    </>
  );
}
