import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { concernedQuery } from "../api.ts";

/** The people who have acknowledged a topic, or those who have not, in pages. */
export function ConcernedPeople({ topicId, acknowledged }: { topicId: string; acknowledged: boolean }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const locale = useLocale();
  const list = usePages(concernedQuery(topicId, acknowledged), ({ person }) => person.id);
  const people = list.rows;

  if (people === undefined) return <Loading query={list} label={t("loading")} shape={1} headingLevel={3} />;
  if (people.length === 0) return <p className={textClass("flush", "muted")}>{t("peopleEmpty")}</p>;
  return (
    <>
      <ul className={stackClass(3, "list")}>
        {people.map(({ person, department, acknowledgedAt }) => {
          const place = department === null ? "" : locale === "ar" ? department.nameAr : department.nameEn;
          const when = acknowledgedAt === null ? "" : formats.dateTime(acknowledgedAt, "medium");
          const detail = [place, when].filter((part) => part !== "");
          return (
            <li key={person.id}>
              <AvatarName
                id={person.id}
                name={nameIn(locale, person)}
                photo={person.photoUrl}
                detail={detail.length === 0 ? undefined : <bdi>{detail.join(" · ")}</bdi>}
              />
            </li>
          );
        })}
      </ul>
      <MoreRows {...list.later} />
    </>
  );
}
