import { useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useFound } from "#client/use-found.ts";
import { nameIn } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { CloseIcon } from "#ui/icons.ts";
import { namedQuery } from "./api.ts";
import styles from "./Role.module.css";

export interface PeoplePickerProps {
  value: readonly PersonSummary[];
  onChange: (value: PersonSummary[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Somebody who is not offered. */
  except: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Several people, found by their names in either script as they are typed. */
export function PeoplePicker({ value, onChange, except, ...field }: PeoplePickerProps) {
  const t = useTranslations("roles.adding");
  const locale = useLocale();
  const problemText = useProblemText();
  const [query, setQuery] = useState("");
  const { data, error, isWaiting } = useFound(query, namedQuery);
  const found = (data?.data ?? []).filter(({ kind, id }) => kind === "person" && id !== except);
  const without = (id: string): PersonSummary[] => value.filter((person) => person.id !== id);

  function choose(id: string): void {
    const person = found.find((each) => each.id === id);
    if (person === undefined) return;
    onChange(value.some((each) => each.id === id) ? without(id) : [...value, person]);
    setQuery("");
  }
  return (
    <Combobox
      {...field}
      label={t("people")}
      hint={t("peopleHint")}
      required
      several
      query={query}
      onQuery={setQuery}
      groups={[
        {
          id: "people",
          label: t("people"),
          items: found.map((person) => {
            const title = nameIn(locale, { nameEn: person.titleEn, nameAr: person.titleAr });
            return {
              id: person.id,
              title: <bdi>{nameIn(locale, person)}</bdi>,
              ...(title === "" ? {} : { detail: <bdi>{title}</bdi> }),
              sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
              isChosen: value.some((each) => each.id === person.id),
            };
          }),
        },
      ]}
      onChoose={choose}
      onRemoveLast={() => onChange(value.slice(0, -1))}
      chosen={
        value.length > 0 && (
          <ul className={styles.chips} aria-label={t("chosen")}>
            {value.map((person) => {
              const name = nameIn(locale, person);
              return (
                <li key={person.id} className={styles.chip}>
                  <bdi className={styles.name}>{name}</bdi>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t("remove", { name: isolated(name) })}
                    onClick={() => onChange(without(person.id))}
                  >
                    <CloseIcon size={14} />
                  </button>
                </li>
              );
            })}
          </ul>
        )
      }
      placeholder={t("placeholder")}
      message={
        error !== null ? problemText(error) : found.length > 0 ? undefined : isWaiting ? t("searching") : t("nobody")
      }
      status={isWaiting ? "" : t("found", { count: found.length })}
      isWaiting={isWaiting}
    />
  );
}
