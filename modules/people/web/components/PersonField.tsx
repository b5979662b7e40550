import { useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { queryOf } from "#client/query.ts";
import { useFound } from "#client/use-found.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import type { FieldText } from "#ui/Field.tsx";

const listMentions = endpoint(searchRoutes.listMentions);

export interface PersonFieldProps extends FieldText {
  value: PersonSummary | null;
  onChange: (person: PersonSummary | null) => void;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One active person, found by name in either script. An emptied field chooses nobody; half a name is forgotten. */
export function PersonField({ value, onChange, onBlur, ...field }: PersonFieldProps) {
  const t = useTranslations("peopleFinder");
  const locale = useLocale();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const name = value === null ? "" : nameIn(locale, value);
  const { asked, data, error, isWaiting } = useFound(typed ?? "", (q) => ({
    ...queryOf(listMentions, { query: { q } }),
    enabled: q !== "",
  }));
  const people = asked === "" ? [] : (data?.data.filter(({ kind }) => kind === "person") ?? []);
  const detailOf = (person: PersonSummary): string => {
    const title = nameIn(locale, { nameEn: person.titleEn, nameAr: person.titleAr });
    return title === "" ? nameIn(otherLocale(locale), person) : title;
  };
  const message =
    asked === "" ? t("type") : error !== null ? problemText(error) : t(isWaiting ? "searching" : "nobody");
  return (
    <Combobox
      {...field}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      query={typed ?? name}
      onQuery={(query) => {
        setTyped(query);
        // Whoever is chosen stays until somebody else is, or nothing is left.
        if (query.trim() === "" && value !== null) onChange(null);
      }}
      groups={[
        {
          id: "people",
          label: t("people"),
          items: people.map((person) => ({
            id: person.id,
            title: <bdi>{nameIn(locale, person)}</bdi>,
            detail: <bdi>{detailOf(person)}</bdi>,
            sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
            isChosen: person.id === value?.id,
          })),
        },
      ]}
      onChoose={(id) => {
        const chosen = people.find((person) => person.id === id);
        if (chosen === undefined) return;
        const { kind: _kind, ...person } = chosen;
        onChange(person);
        setTyped(null);
      }}
      message={people.length > 0 ? undefined : message}
      status={isWaiting || asked === "" ? "" : t("found", { count: people.length })}
      isWaiting={isWaiting}
    />
  );
}
