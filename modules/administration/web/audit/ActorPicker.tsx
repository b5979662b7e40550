import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useFound } from "#client/use-found.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { namedQuery } from "./api.ts";

/** Finds somebody by name in either script; who is chosen becomes a chip. */
export function ActorPicker({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTranslations("audit.filters");
  const locale = useLocale();
  const problemText = useProblemText();
  const [query, setQuery] = useState("");
  const { data, error, isWaiting } = useFound(query, namedQuery);
  const found = (data?.data ?? []).filter(({ kind }) => kind === "person");
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
      isWaiting={isWaiting}
    />
  );
}
