import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import type { OwnOvertime } from "#modules/attendance/contract/schemas-overtime.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { listOwnOvertime } from "./api.ts";
import { ClaimFacts, ClaimState } from "./ClaimFacts.tsx";
import { OwnRequests } from "./OwnRequests.tsx";

/** The user's own overtime. */
export function OwnOvertimePage() {
  const t = useTranslations("attendanceOvertime.mine");
  const kinds = useTranslations("attendanceOvertime.dayKinds");
  const formats = useFormats();
  const search = useSearch({ from: "/app/attendance/overtime" });
  const list = useQuery({ ...queryOf(listOwnOvertime, { query: search }), placeholderData: keepPreviousData });
  return (
    <>
      <IndexPage<OwnOvertime>
        t={t}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/attendance" {...slot} /> }}
        search={search}
        list={list}
        columns={[
          {
            id: "date",
            header: t("date"),
            isName: true,
            cell: ({ date, dayKind }) => (
              <span className={stackClass(0, "items-start")}>
                <span className={textClass("nowrap")}>{formats.date(date, "medium")}</span>
                <span className={textClass("xs", "muted", "normal")}>{kinds(dayKind)}</span>
              </span>
            ),
          },
          { id: "claim", header: t("claim"), cell: (claim) => <ClaimFacts claim={claim} /> },
          { id: "state", header: t("state"), narrow: true, cell: (claim) => <OwnState claim={claim} /> },
        ]}
      />
      <OwnRequests />
    </>
  );
}

function OwnState({ claim }: { claim: OwnOvertime }) {
  return (
    <ClaimState
      claim={claim}
      renderLeave={(type, slot) => <Link to="/attendance/leave" search={{ type }} {...slot} />}
    />
  );
}
