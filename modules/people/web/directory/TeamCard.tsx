import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useLocale } from "#client/intl.tsx";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { boxClass, rowClass, stackClass } from "#ui/primitives.ts";
import { headingClass } from "./AboutCard.tsx";
import { maxTeam, teamQuery } from "./api.ts";
import { PersonLink } from "./PersonLink.tsx";
import styles from "./PersonPage.module.css";

function Member({ person }: { person: PersonSummary }) {
  const locale = useLocale();
  const title = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  return (
    <div className={classNames(rowClass(0, "align-center"), styles.member)}>
      <AvatarName
        id={person.id}
        name={nameIn(locale, person)}
        photo={person.photoUrl}
        {...(title.text === "" ? {} : { detail: <bdi lang={title.locale}>{title.text}</bdi> })}
        renderLink={(slot) => <PersonLink id={person.id} {...slot} />}
      />
    </div>
  );
}

/** The first direct reports of a manager without one person, and a link to all. */
function TeamList({ manager, without, heading, all }: Record<"manager" | "without" | "heading" | "all", string>) {
  const people = useQuery(teamQuery(manager)).data?.data ?? [];
  const others = people.filter(({ id }) => id !== without).slice(0, maxTeam);
  return (
    <>
      <h3 className={headingClass}>{heading}</h3>
      <ul className={stackClass(2, "list")}>
        {others.map((person) => (
          <li key={person.id}>
            <Member person={person} />
          </li>
        ))}
      </ul>
      <p className={boxClass("flush", "above-2")}>
        <Button
          variant="quiet"
          size="sm"
          renderLink={(slot) => <Link to="/directory" search={{ manager }} {...slot} />}
        >
          {all}
        </Button>
      </p>
    </>
  );
}

/** Manager, direct reports and colleagues of a person. */
export function TeamCard({ person }: { person: Person }) {
  const t = useTranslations("directory.person");
  const { id, manager, reportCount, colleagueCount } = person;
  if (manager === null && reportCount === 0) return null;
  return (
    <Card title={t("team")}>
      {manager !== null && (
        <>
          <h3 className={headingClass}>{t("manager")}</h3>
          <Member person={manager} />
        </>
      )}
      {reportCount > 0 && (
        <TeamList manager={id} without={id} heading={t("reports", { count: reportCount })} all={t("allReports")} />
      )}
      {manager !== null && colleagueCount > 0 && (
        <TeamList
          manager={manager.id}
          without={id}
          heading={t("colleagues", { count: colleagueCount })}
          all={t("wholeTeam")}
        />
      )}
    </Card>
  );
}
