import { useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { ChosenChips } from "./ChosenChips.tsx";
import { usePeopleSearch, type ChosenPerson, type NamedPerson, type PeopleSource } from "./use-people-search.tsx";

export interface PeopleFieldProps<Answer, Person extends NamedPerson> extends FieldText, PeopleSource<Answer, Person> {
  value: readonly ChosenPerson[];
  onChange: (value: ChosenPerson[]) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a picker for several people, found by name in either script. */
export function PeopleField<Answer, Person extends NamedPerson>({
  value,
  onChange,
  find,
  peopleOf,
  ...field
}: PeopleFieldProps<Answer, Person>) {
  const t = useTranslations("kit.picker");
  const locale = useLocale();
  const [query, setQuery] = useState("");
  const ids = value.map(({ id }) => id);
  const { people, offer } = usePeopleSearch(query, { find, peopleOf }, ids);
  const without = (id: string): ChosenPerson[] => value.filter((person) => person.id !== id);
  return (
    <Combobox
      {...field}
      {...offer}
      multiple
      placeholder={t("placeholder")}
      query={query}
      onQuery={setQuery}
      onChoose={(id) => {
        const person = people.find((each) => each.id === id);
        if (person === undefined) return;
        onChange(ids.includes(id) ? without(id) : [...value, person]);
        setQuery("");
      }}
      onRemoveLast={() => onChange(value.slice(0, -1))}
      chosen={
        <ChosenChips
          chips={value.map((person) => ({ key: person.id, name: nameIn(locale, person) }))}
          onRemove={(id) => onChange(without(id))}
        />
      }
    />
  );
}
