import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { nameIn, pickText, type Locale } from "#shared/locale.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { boxClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { votersQuery } from "../api.ts";

export interface VotersDialogProps {
  topicId: string;
  poll: Poll;
  locale: Locale;
  onClose: () => void;
}

export function VotersDialog({ topicId, poll, locale, onClose }: VotersDialogProps) {
  const t = useTranslations("polls.voters");
  const reader = useLocale();
  const [choice, setChoice] = useState("");
  const list = usePages(votersQuery(topicId, choice === "" ? null : choice), ({ person }) => person.id);
  const { rows, later } = list;
  const words = new Map(
    poll.choices.map(({ id, textEn, textAr }) => [id, pickText(locale, { en: textEn, ar: textAr })] as const),
  );
  return (
    <Dialog open onClose={onClose} title={t("title")} size="sm">
      <Select
        label={t("filter")}
        value={choice}
        placeholder={t("all")}
        options={[...words].map(([value, { text }]) => ({ value, label: text }))}
        onChange={(event) => setChoice(event.target.value)}
      />
      {rows === undefined && (
        <Loading query={list} label={t("loading")} shape={2} failed={t("failed")} headingLevel={3} />
      )}
      {rows !== undefined && (
        <div className={boxClass("above-3")}>
          <PeopleList
            emptyText={t("nobody")}
            people={rows.map(({ person, choices }) => ({
              id: person.id,
              name: nameIn(reader, person),
              photo: person.photoUrl,
              detail: choices.map((id, index) => (
                <span key={id}>
                  {index > 0 && " · "}
                  <bdi lang={words.get(id)?.locale}>{words.get(id)?.text}</bdi>
                </span>
              )),
            }))}
          />
        </div>
      )}
      <MoreRows {...later} />
    </Dialog>
  );
}
