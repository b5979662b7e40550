import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { ZoneComparison } from "#modules/attendance/contract/schemas-officer.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { monthsOn } from "../months/month-dates.ts";
import { useMonthName } from "../months/use-month-name.ts";
import { zoneApi } from "../rules/api.ts";
import { ReferenceFilter } from "../rules/ReferenceFilter.tsx";
import { usePresentDate } from "../use-present-date.ts";
import { bodyOf, valuesOf, type ZoneValues } from "../zones/zone-values.ts";
import { ZoneForm } from "../zones/ZoneForm.tsx";
import { readTesterSearch, type TesterSearch } from "../search.ts";
import { compareZone } from "./api.ts";
import { Comparison } from "./Comparison.tsx";

/** Number of months to choose from, including the current one. */
const monthCount = 24;

/** Changes a zone and compares the results for a month's punches. */
export function CompareView({ search }: { search: TesterSearch }) {
  const t = useTranslations("attendanceTester.compare");
  const changeSearch = useSearchChange<TesterSearch>();
  const monthName = useMonthName();
  const query = useQuery({ ...zoneApi.read(search.zone ?? ""), enabled: search.zone !== undefined });
  const thisMonth = usePresentDate().slice(0, 7);
  const months = Array.from({ length: monthCount }, (_, back) => monthsOn(thisMonth, -back));
  const month = search.month ?? months[1] ?? "";
  const zone = search.zone === undefined ? undefined : query.data?.data;
  const choose = (change: { zone: string } | { month: string }): void =>
    changeSearch((now) => readTesterSearch({ ...now, ...change }), { replace: true });

  return (
    <div className={stackClass(5, "fits")}>
      <Card>
        <div className={gridClass(16, 4)}>
          <ReferenceFilter
            kind="zone"
            label={t("zone")}
            any={t("chooseZone")}
            value={search.zone}
            onChange={(id) => choose({ zone: id })}
          />
          <Select
            label={t("month")}
            options={[...new Set([...months, month])].map((value) => ({ value, label: monthName.name(value) }))}
            value={month}
            onChange={(event) => choose({ month: event.target.value })}
          />
        </div>
      </Card>
      {search.zone === undefined && (
        <Card flush>
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        </Card>
      )}
      {search.zone !== undefined && zone === undefined && (
        <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} />
      )}
      {zone !== undefined && <CompareZone key={zone.id} zone={zone} month={month} />}
    </div>
  );
}

/** Maps refusals to the fields of the zone. */
function asZoneProblem(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^changed\./, "") }));
  return new ApiProblem({ ...error.problem, fields });
}

function CompareZone({ zone, month }: { zone: Zone; month: string }) {
  const t = useTranslations("attendanceTester.compare");
  const initial = useMemo(() => valuesOf(zone), [zone]);
  const [compared, setCompared] = useState<{ values: ZoneValues; month: string; result: ZoneComparison } | null>(null);

  async function compare(values: ZoneValues): Promise<void> {
    try {
      const body = { zone: zone.id, changed: bodyOf(values), month };
      setCompared({ values, month, result: (await compareZone({ body })).data });
    } catch (error) {
      throw asZoneProblem(error);
    }
  }
  return (
    <>
      {/* The changes stay when another month is chosen; a result belongs to one month. */}
      {compared?.month === month && (
        <Comparison zone={zone} month={month} values={compared.values} result={compared.result} />
      )}
      <section aria-label={t("change")}>
        <p className={textClass("flush", "below-3", "sm", "muted")}>{t("unsaved")}</p>
        <ZoneForm slot={{ initial, draftPlace: `comparison:${zone.id}`, submitLabel: t("compare"), save: compare }} />
      </section>
    </>
  );
}
