import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { FilterChips } from "#kit/FilterChips.tsx";
import { SearchLink, useSearchChange } from "#kit/page-search.tsx";
import { nameIn } from "#shared/locale.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { Select } from "#ui/Select.tsx";
import { PeopleFilters } from "../components/PeopleFilters.tsx";
import { workingTimeRuleApi } from "../rules/api.ts";
import { readFindingsSearch, type FindingsSearch } from "./search.ts";

/** Maximum number of rules to choose from. */
const maxRules = 100;

const names = ["search", "rule", "from", "to"] as const;

/** Person, rule and period, stored in the address. */
export function FindingFilters({ search }: { search: FindingsSearch }) {
  const t = useTranslations("attendanceWorkingTime.findings");
  const kit = useTranslations("kit.list");
  const locale = useLocale();
  const formats = useFormats();
  const changeSearch = useSearchChange<FindingsSearch>();
  const change = (part: { [Name in (typeof names)[number]]?: string | null }): void =>
    changeSearch((now) => readFindingsSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  const rules = useQuery(workingTimeRuleApi.list({ limit: maxRules })).data?.data ?? [];
  const options = rules.map((rule) => ({ value: rule.id, label: nameIn(locale, rule) }));
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
