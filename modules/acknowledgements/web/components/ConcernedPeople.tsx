import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { concernedQuery } from "../api.ts";

export function ConcernedPeople({ topicId, acknowledged }: { topicId: string; acknowledged: boolean }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const locale = useLocale();
  const list = usePages(concernedQuery(topicId, acknowledged), ({ person }) => person.id);
  if (list.rows === undefined) return <Loading query={list} label={t("loading")} shape={1} headingLevel={3} />;
  return (
    <>
      <PeopleList
        emptyText={t("peopleEmpty")}
        people={list.rows.map(({ person, department, acknowledgedAt }) => {
          const place = department === null ? [] : [nameIn(locale, department)];
          const when = acknowledgedAt === null ? [] : [formats.dateTime(acknowledgedAt, "medium")];
          const detail = [...place, ...when].join(" · ");
          return {
            id: person.id,
            name: nameIn(locale, person),
            photo: person.photoUrl,
            ...(detail === "" ? {} : { detail: <bdi>{detail}</bdi> }),
          };
        })}
      />
      <MoreRows {...list.later} />
    </>
  );
}
