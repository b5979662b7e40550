import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import type { RecountInList } from "#modules/leave/contract/schemas-recount.ts";
import { RecountedDays } from "#kit/recounted/RecountedDays.tsx";
import { Badge } from "#ui/Badge.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { PersonName } from "../balances/PersonName.tsx";
import { maxLetters } from "../search.ts";
import { recountsQuery } from "./api.ts";

/** Approved leave that was counted again, newest first, with what the balance does not have. */
export function RecountsPage() {
  const t = useTranslations("leaveRecounts");
  const formats = useFormats();
  const words = useTranslations("leaveLedger");
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const span = (from: string, to: string): string =>
    from === to ? date(from) : words("span", { from: date(from), to: date(to) });
  const search = useSearch({ from: "/app/admin/leave/recounts" });
  const list = useQuery({ ...recountsQuery(search), placeholderData: keepPreviousData });
  return (
    <IndexPage<RecountInList>
      t={t}
      search={search}
      tools={
        <ListTools
          search={search}
          searchLabel={t("search")}
          maxSearchLength={maxLetters}
          filters={[
            { name: "short", label: t("state"), any: t("all"), options: [{ value: "true", label: t("short") }] },
          ]}
        />
      }
      list={list}
      columns={[
        {
          id: "person",
          header: t("person"),
          isName: true,
          cell: ({ person, type }) => (
            <PersonName
              person={person}
              renderLink={(slot) => (
                <Link to="/admin/leave/balances/$id" params={{ id: person.id }} search={{ type: type.id }} {...slot} />
              )}
            />
          ),
        },
        {
          id: "leave",
          header: t("leave"),
          cell: ({ type, from, to }) => (
            <span className={stackClass(0)}>
              <bdi>{formats.name(type)}</bdi>
              <span className={textClass("xs", "muted")}>{span(from, to)}</span>
            </span>
          ),
        },
        { id: "what", header: t("what"), cell: ({ days }) => <RecountedDays days={days} /> },
        {
          id: "change",
          header: t("change"),
          narrow: true,
          cell: ({ total, isShort }) => (
            <span className={stackClass(1, "items-start")}>
              <bdi dir="ltr" className={textClass("tabular")}>
                {formats.number(total, { signDisplay: "exceptZero" })}
              </bdi>
              {isShort && <Badge tone="saffron">{t("short")}</Badge>}
            </span>
          ),
        },
        {
          id: "at",
          header: t("at"),
          narrow: true,
          cell: ({ countedAt }) => <Moment at={countedAt} style="dateTime" />,
        },
      ]}
    />
  );
}
