import { useState, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useFound } from "#client/use-found.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { subjectsQuery } from "../subjects/api.ts";

export interface PersonFieldProps {
  value: Attendee | null;
  onChange: (person: Attendee | null) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** One person, found by name in either script. */
export function PersonField({ value, onChange, ...field }: PersonFieldProps) {
  const t = useTranslations("attendanceTester.form");
  const locale = useLocale();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const name = value === null ? "" : nameIn(locale, value);
  const text = typed ?? name;
  const { data, error, isWaiting } = useFound(typed ?? "", subjectsQuery);
  const users = data?.data.users ?? [];
  return (
    <Combobox
      {...field}
      label={t("person")}
      required
      placeholder={t("personPlaceholder")}
      query={text}
      onQuery={(query) => {
        setTyped(query);
        if (value !== null) onChange(null);
      }}
      groups={[
        {
          id: "people",
          label: t("people"),
          items: users.map((person) => ({
            id: person.id,
            title: <bdi>{nameIn(locale, person)}</bdi>,
            ...(person.department === null ? {} : { detail: <bdi>{nameIn(locale, person.department)}</bdi> }),
            sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
            isChosen: person.id === value?.id,
          })),
        },
      ]}
      onChoose={(id) => {
        onChange(users.find((person) => person.id === id) ?? null);
        setTyped(null);
      }}
      message={
        error !== null ? problemText(error) : users.length > 0 ? undefined : t(isWaiting ? "searching" : "nobody")
      }
      status={isWaiting ? "" : t("found", { count: users.length })}
      isWaiting={isWaiting}
    />
  );
}
