import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { Banner } from "#ui/Banner.tsx";
import type { Team } from "#modules/team/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CalendarIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { readTeam } from "./api.ts";
import { CalendarView } from "./calendar/CalendarView.tsx";
import { ExpiringView } from "./ExpiringView.tsx";
import { RequestsView } from "./RequestsView.tsx";
import { changedSearch, type TeamSearch, type View } from "./search.ts";
import styles from "./components/Team.module.css";
import { TodayView } from "./TodayView.tsx";

/** Managers see all people below them; other people see which of their colleagues are away. */
export function TeamPage() {
  const t = useTranslations("teamPage");
  const words = useTranslations("team");
  const search = useSearch({ from: "/app/team" });
  const query = useQuery(queryOf(readTeam, { query: { manager: search.manager } }));
  const team = query.data?.data;
  const isManager = team !== undefined && team.people > 0;
  useDocumentTitle(words("title"));
  return (
    <>
      <PageHeading
        title={words("title")}
        subtitle={
          team === undefined ? undefined : isManager ? t("introManager", { count: team.people }) : t("introColleague")
        }
        actions={
          <span className={`${styles.screenOnly ?? ""} ${rowClass(2, "wrap")}`}>
            <Button variant="quiet" onClick={() => window.print()}>
              {t("print")}
            </Button>
            <Button icon={<CalendarIcon size={18} />} renderLink={(slot) => <Link to="/team/feeds" {...slot} />}>
              {words("feeds")}
            </Button>
          </span>
        }
      />
      {team === undefined ? (
        <Card flush>
          <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
        </Card>
      ) : (
        <Views team={team} search={search} />
      )}
    </>
  );
}

/** The views of a reader, the usual one first. */
const viewsOf = ({ people, manager }: Team): readonly View[] => {
  if (people === 0) return ["month", "week"];
  return ["today", "week", "month", "requests", "expiring", ...(manager === null ? [] : (["colleagues"] as const))];
};

function Views({ team, search }: { team: Team; search: TeamSearch }) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const navigate = useNavigate();
  const [openedAt] = useState(() => new Date());
  const today = formats.isoDate(openedAt);
  const views = viewsOf(team);
  const view = views.find((each) => each === search.view) ?? views[0];
  const isManager = team.people > 0;
  const managers = team.managers.map((person) => ({
    value: person.id,
    label: t("teamOf", { name: isolated(formats.name(person)) }),
  }));
  return (
    <div className={stackClass(4, "fits")}>
      {team.isPartial && <Banner>{t("partial", { count: formats.figure(team.people) })}</Banner>}
      <div className={`${styles.screenOnly ?? ""} ${rowClass([3, 4], "wrap", "align-center", "between")}`}>
        <PillLinks
          label={t("views")}
          links={views.map((each) => ({
            id: each,
            label: t(`view.${each}`),
            current: each === view,
            renderLink: (slot) => (
              <Link
                to="/team"
                search={changedSearch(search, { view: each, state: undefined, cursor: undefined })}
                resetScroll={false}
                {...slot}
              />
            ),
          }))}
        />
        {isManager && view !== "colleagues" && (managers.length > 0 || search.manager !== undefined) && (
          <Select
            compact
            label={t("manager")}
            options={[
              { value: "", label: t("everybody") },
              ...managers,
              ...(search.manager === undefined || managers.some(({ value }) => value === search.manager)
                ? []
                : [{ value: search.manager, label: t("manager") }]),
            ]}
            value={search.manager ?? ""}
            onChange={({ target }) =>
              void navigate({
                to: "/team",
                search: changedSearch(search, {
                  manager: target.value || undefined,
                  state: undefined,
                  cursor: undefined,
                }),
                resetScroll: false,
              })
            }
          />
        )}
      </div>
      {view === "today" && <TodayView search={search} canOpenDays={team.canOpenDays} />}
      {view === "requests" && <RequestsView manager={search.manager} />}
      {view === "expiring" && <ExpiringView manager={search.manager} />}
      {(view === "week" || view === "month" || view === "colleagues") && (
        <CalendarView
          key={view}
          search={search}
          period={view === "week" ? "week" : "month"}
          today={today}
          isOfColleagues={!isManager || view === "colleagues"}
          canOpenDays={team.canOpenDays}
        />
      )}
    </div>
  );
}
