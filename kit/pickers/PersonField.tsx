import { useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import type { FieldText } from "#ui/Field.tsx";
import { usePeopleSearch, type ChosenPerson, type NamedPerson, type PeopleSource } from "./use-people-search.tsx";

export interface PersonFieldProps<Answer, Person extends NamedPerson> extends FieldText, PeopleSource<Answer, Person> {
  value: ChosenPerson | null;
  onChange: (person: Person | null) => void;
  /** "Type a name" by default. */
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a person picker by name in either script. Clearing it removes the person; blur drops a partial name. */
export function PersonField<Answer, Person extends NamedPerson>(props: PersonFieldProps<Answer, Person>) {
  const { value, onChange, find, peopleOf, placeholder, onBlur, ...field } = props;
  const t = useTranslations("kit.picker");
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const { people, offer } = usePeopleSearch(typed ?? "", { find, peopleOf }, value === null ? [] : [value.id]);
  return (
    <Combobox
      {...field}
      {...offer}
      placeholder={placeholder ?? t("placeholder")}
      query={typed ?? (value === null ? "" : nameIn(locale, value))}
      onQuery={(query) => {
        setTyped(query);
        if (query.trim() === "" && value !== null) onChange(null);
      }}
      onChoose={(id) => {
        const person = people.find((each) => each.id === id);
        if (person !== undefined) onChange(person);
        setTyped(null);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
