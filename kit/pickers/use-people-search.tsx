import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useOptionSearch, type OptionQuery } from "#client/use-option-search.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";

/** A person in a list; title or department is shown below the name. */
export type NamedPerson = {
  id: string;
  nameAr: string | null;
  nameEn: string | null;
  titleAr?: string | null;
  titleEn?: string | null;
  department?: { nameAr: string; nameEn: string } | null;
  photoUrl?: string | null;
};

/** The part of a person that a form stores. */
export type ChosenPerson = Pick<NamedPerson, "id" | "nameAr" | "nameEn">;

/** Query of a picker's people: each module reads its own list with that list's permissions. */
export interface PeopleSource<Answer, Person extends NamedPerson> {
  find: (text: string) => OptionQuery<Answer>;
  peopleOf: (answer: Answer) => readonly Person[];
}

/** Returns the people found by `text`, and the props of a `Combobox` that offers them. */
export function usePeopleSearch<Answer, Person extends NamedPerson>(
  text: string,
  { find, peopleOf }: PeopleSource<Answer, Person>,
  chosen: readonly string[],
) {
  const t = useTranslations("kit.picker");
  const locale = useLocale();
  const problemText = useProblemText();
  const { data, error, isIdle, isWaiting } = useOptionSearch(text, find);
  const people = data === undefined || isIdle ? [] : peopleOf(data);

  const detailOf = (person: Person): string => {
    const title = nameIn(locale, { nameEn: person.titleEn ?? null, nameAr: person.titleAr ?? null });
    if (title !== "") return title;
    return person.department ? nameIn(locale, person.department) : nameIn(otherLocale(locale), person);
  };
  const items = people.map((person) => ({
    id: person.id,
    title: <bdi>{nameIn(locale, person)}</bdi>,
    detail: <bdi>{detailOf(person)}</bdi>,
    sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl ?? null} size="sm" />,
    isChosen: chosen.includes(person.id),
  }));
  const nothing = isIdle ? t("placeholder") : t(isWaiting ? "searching" : "nobody");
  return {
    people,
    offer: {
      groups: [{ id: "people", label: t("people"), items }],
      message: error !== null ? problemText(error) : people.length > 0 ? undefined : nothing,
      status: isWaiting || isIdle ? "" : t("found", { count: people.length }),
      isWaiting,
    },
  };
}
