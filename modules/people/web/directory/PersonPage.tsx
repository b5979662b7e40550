import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { useAction } from "#kit/use-action.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { nameIn, otherLocale, pickText } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { DownloadIcon, EditIcon, TreeIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { AboutCard } from "./AboutCard.tsx";
import { personQuery, saveCard } from "./api.ts";
import { ContactCard } from "./ContactCard.tsx";
import styles from "./PersonPage.module.css";
import { TeamCard } from "./TeamCard.tsx";

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

function SaveContact({ person, name }: { person: Person; name: string }) {
  const t = useTranslations("directory.person");
  const words = useTranslations("kit");
  const { mutate, isPending } = useAction({ run: () => saveCard(person.id, name) });
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      loading={isPending}
      loadingLabel={words("saving")}
      onClick={() => mutate()}
    >
      {t("saveContact")}
    </Button>
  );
}

/** Photo, title, name in the other language, department and place of a person; and actions. */
function PersonHead({ person }: { person: Person }) {
  const t = useTranslations("directory.person");
  const locale = useLocale();
  const name = nameIn(locale, person);
  const other = locale === "ar" ? person.nameEn : person.nameAr;
  const title = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  const standing = [person.department, person.place].flatMap((one) => (one === null ? [] : [nameIn(locale, one)]));
  return (
    <Card>
      <div className={rowClass([4, 5], "wrap", "align-center")}>
        <Avatar id={person.id} name={name} photo={person.photoUrl} size="xl" />
        <div className={styles.who}>
          {title.text !== "" && (
            <p className={textClass("flush", "lg", "ink", "medium")} lang={title.locale}>
              <bdi>{title.text}</bdi>
            </p>
          )}
          {other !== null && other !== name && (
            <p className={textClass("flush", "muted")} lang={otherLocale(locale)}>
              <bdi>{other}</bdi>
            </p>
          )}
          {standing.length > 0 && (
            <p className={textClass("flush", "muted")}>
              {standing.map((one, place) => (
                <span key={one}>
                  {place > 0 && " · "}
                  <bdi>{one}</bdi>
                </span>
              ))}
            </p>
          )}
        </div>
        <div className={rowClass(2, "wrap")}>
          <Button
            variant="quiet"
            icon={<TreeIcon size={18} />}
            renderLink={(slot) => <Link to="/directory/chart" search={{ person: person.id }} {...slot} />}
          >
            {t("inChart")}
          </Button>
          {person.can.edit ? (
            <Button icon={<EditIcon size={18} />} renderLink={(slot) => <Link to="/user-profile" {...slot} />}>
              {t("editMine")}
            </Button>
          ) : (
            <SaveContact person={person} name={name} />
          )}
        </div>
      </div>
    </Card>
  );
}
