import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useFound } from "#client/use-found.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { peopleQuery } from "../api.ts";

export interface PersonAnswerProps {
  text: FieldText;
  /** An id; empty while nobody is chosen. */
  answer: string;
  onAnswer: (id: string) => void;
  /** Those whose names are known. */
  people: readonly PersonSummary[];
}

/** One person, found by name in either script. An emptied field chooses nobody; half a name is forgotten. */
export function PersonAnswer({ text, answer, onAnswer, people }: PersonAnswerProps) {
  const t = useTranslations("servicePages.form");
  const locale = useLocale();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<PersonSummary | null>(null);
  const { data, error, isWaiting } = useFound(typed ?? "", peopleQuery);
  const found = data?.data ?? [];
  const chosen = [picked, ...people, ...found].find((person) => person !== null && person.id === answer) ?? null;
  const shown = typed ?? (chosen === null ? "" : nameIn(locale, chosen));
  return (
    <Combobox
      {...text}
      placeholder={t("personPlaceholder")}
      onBlur={() => setTyped(null)}
      query={shown}
      onQuery={(query) => {
        setTyped(query);
        // Whoever is chosen stays until somebody else is, or nothing is left.
        if (query.trim() === "" && answer !== "") onAnswer("");
      }}
      groups={[
        {
          id: "people",
          label: t("people"),
          items: found.map((person) => {
            const title = pickText(locale, { en: person.titleEn, ar: person.titleAr }).text;
            return {
              id: person.id,
              title: <bdi>{nameIn(locale, person)}</bdi>,
              ...(title === "" ? {} : { detail: <bdi>{title}</bdi> }),
              sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
              isChosen: person.id === answer,
            };
          }),
        },
      ]}
      onChoose={(id) => {
        setPicked(found.find((person) => person.id === id) ?? null);
        onAnswer(id);
        setTyped(null);
      }}
      message={
        error !== null ? problemText(error) : found.length > 0 ? undefined : t(isWaiting ? "searching" : "nobody")
      }
      status={isWaiting ? "" : t("found", { count: found.length })}
      isWaiting={isWaiting}
    />
  );
}
