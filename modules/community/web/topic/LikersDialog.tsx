import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { likersQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";

export interface LikersDialogProps {
  topicId: string;
  onClose: () => void;
}

/** Who likes a topic, the newest first. */
export function LikersDialog({ topicId, onClose }: LikersDialogProps) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const list = usePages(likersQuery(topicId), ({ person }) => person.id);
  const { rows, later } = list;
  return (
    <Dialog open onClose={onClose} title={t("whoLikes")} size="sm">
      {rows === undefined && <Loading query={list} label={t("likesLoading")} shape={3} headingLevel={3} />}
      {rows !== undefined && (
        <PeopleList
          nobody={t("nobodyLikes")}
          people={rows.map(({ person }) => {
            const job = pickText(locale, { en: person.titleEn, ar: person.titleAr });
            return {
              id: person.id,
              name: nameIn(locale, person),
              photo: person.photoUrl,
              ...(job.text === "" ? {} : { detail: <bdi lang={job.locale}>{job.text}</bdi> }),
            };
          })}
        />
      )}
      <MoreRows {...later} />
    </Dialog>
  );
}
