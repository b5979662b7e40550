import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { namedQuery } from "./api.ts";

/** Milliseconds that typing has to pause before it is looked for. */
const patience = 200;

/** Finds somebody by name in either script; who is chosen becomes a chip. */
export function ActorPicker({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTranslations("audit.filters");
  const locale = useLocale();
  const problemText = useProblemText();
  const [query, setQuery] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), patience);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, error, isFetching } = useQuery({ ...namedQuery(asked), placeholderData: keepPreviousData });
  const found = (data?.data ?? []).filter(({ kind }) => kind === "person");
  const isWaiting = isFetching || asked !== query.trim();
  const nothing = isWaiting ? t("searching") : t("nobodyFound");
  return (
    <Combobox
      label={t("person")}
      placeholder={t("personPlaceholder")}
      query={query}
      onQuery={setQuery}
      groups={[
        {
          id: "people",
          label: t("people"),
          items: found.map((person) => ({
            id: person.id,
            title: <bdi>{nameIn(locale, person)}</bdi>,
            sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
          })),
        },
      ]}
      onChoose={(id) => {
        setQuery("");
        onChoose(id);
      }}
      message={error !== null ? problemText(error) : found.length > 0 ? undefined : nothing}
      status={isWaiting ? "" : t("found", { count: found.length })}
      busy={isWaiting}
    />
  );
}
