import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { AboutCard } from "./AboutCard.tsx";
import { personQuery } from "./api.ts";
import { ContactCard } from "./ContactCard.tsx";
import { PersonHead } from "./PersonHead.tsx";
import { TeamCard } from "./TeamCard.tsx";

/** A person: contact details, self-description and team. */
export function PersonPage() {
  const { id } = useParams({ from: "/app/directory/$id" });
  const t = useTranslations("directory.person");
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(personQuery(id));
  const person = data?.data;
  const name = person === undefined ? "" : nameIn(locale, person);
  useDocumentTitle(name === "" ? t("title") : name);
  const isGone = isProblem(error, "not_found");
  return (
    <>
      <PageHeading
        title={name === "" ? t("title") : <bdi>{name}</bdi>}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/directory" {...slot} /> }}
      />
      {person === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <div className={stackClass(5)}>
            <SkeletonBlock height="10rem" />
            <div className={gridClass(20, 5, "align-start")}>
              <SkeletonBlock height="16rem" />
              <SkeletonBlock height="16rem" />
            </div>
          </div>
        </Skeleton>
      )}
      {error !== null && person === undefined && (
        <Card>
          {isGone ? (
            <EmptyState
              plain
              title={t("gone")}
              action={<Button renderLink={(slot) => <Link to="/directory" {...slot} />}>{t("toDirectory")}</Button>}
            >
              {t("goneText")}
            </EmptyState>
          ) : (
            <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} />
          )}
        </Card>
      )}
      {person !== undefined && (
        <div className={stackClass(5)}>
          <PersonHead person={person} />
          <div className={gridClass(20, 5, "align-start")}>
            <div className={stackClass(5)}>
              <ContactCard person={person} />
              <AboutCard person={person} />
            </div>
            <TeamCard person={person} />
          </div>
        </div>
      )}
    </>
  );
}
