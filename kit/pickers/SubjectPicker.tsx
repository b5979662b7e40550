import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useContext, useState, type ReactNode, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useOptionSearch, type OptionQuery } from "#client/use-option-search.ts";
import type { Subjects } from "#shared/subjects.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox, type ComboboxItem } from "#ui/combobox/Combobox.tsx";
import { UsersIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { ReadOnly } from "../read-only.ts";
import { ChosenChips } from "./ChosenChips.tsx";
import { subjectIds, toggleSubject, withoutLast, type SubjectValue } from "./chosen-subjects.ts";

/** Queries of a module's own list of people and roles, and of their total, with that module's permissions. */
export interface SubjectSource {
  find: (search: string) => OptionQuery<{ data: Subjects }>;
  count: (ids: { users: string[]; roles: string[] }) => OptionQuery<{ data: { people: number } }>;
}

export interface SubjectPickerProps {
  source: SubjectSource;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  value: SubjectValue;
  onChange: (value: SubjectValue) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses people and roles by name in either script, with the total number of people. */
export function SubjectPicker({ source, value, onChange, ...field }: SubjectPickerProps) {
  const t = useTranslations("kitSubjects");
  const formats = useFormats();
  const problemText = useProblemText();
  const [query, setQuery] = useState("");
  // Readers of a rule may not look for people or count those whom it reaches.
  const isOpen = useContext(ReadOnly) === null;
  const { data, error, isWaiting } = useOptionSearch(query, (words) => ({ ...source.find(words), enabled: isOpen }));
  const found = data?.data ?? { users: [], roles: [] };
  const ids = subjectIds(value);

  const roles = found.roles.map((role): ComboboxItem => ({
    id: `role ${role.id}`,
    title: <bdi>{formats.name(role)}</bdi>,
    note: t("people", { count: role.people }),
    sign: <UsersIcon size={20} />,
    isChosen: ids.roles.includes(role.id),
  }));
  const users = found.users.map((person): ComboboxItem => {
    const name = formats.name(person);
    const place = person.department === null ? "" : formats.name(person.department);
    const title = formats.name({ nameEn: person.titleEn, nameAr: person.titleAr });
    const details = [person.employeeNumber, title, place].filter(Boolean);
    return {
      id: `user ${person.id}`,
      title: <bdi>{name}</bdi>,
      ...(details.length === 0 ? {} : { detail: <bdi>{details.join(" · ")}</bdi> }),
      sign: <Avatar id={person.id} name={name} photo={person.photoUrl} size="sm" />,
      isChosen: ids.users.includes(person.id),
    };
  });
  const chips = [
    ...value.roles.map((role) => ({ key: `role ${role.id}`, name: formats.name(role), people: role.people })),
    ...value.users.map((user) => ({ key: `user ${user.id}`, name: formats.name(user) })),
  ];
  const count = roles.length + users.length;
  const nothing = isWaiting ? t("searching") : t("nobody");
  return (
    <div className={stackClass(1, "shrinks")}>
      <Combobox
        {...field}
        multiple
        query={query}
        onQuery={setQuery}
        groups={[
          { id: "roles", label: t("roles"), items: roles },
          { id: "users", label: t("users"), items: users },
        ]}
        onChoose={(key) => {
          onChange(toggleSubject(value, key, found));
          setQuery("");
        }}
        onRemoveLast={() => onChange(withoutLast(value))}
        chosen={<ChosenChips chips={chips} onRemove={(key) => onChange(toggleSubject(value, key, found))} />}
        placeholder={t("placeholder")}
        message={error !== null ? problemText(error) : count === 0 ? nothing : undefined}
        status={isWaiting ? "" : count === 0 ? t("nobody") : t("found", { count: formats.number(count) })}
        isWaiting={isWaiting}
      />
      {isOpen && <Total source={source} value={value} />}
    </div>
  );
}

function Total({ source, value }: Pick<SubjectPickerProps, "source" | "value">) {
  const t = useTranslations("kitSubjects");
  const ids = subjectIds(value);
  const isEmpty = ids.users.length + ids.roles.length === 0;
  const { data, isError } = useQuery({
    ...source.count(ids),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const people = isEmpty ? 0 : data?.data.people;
  const text = isError ? t("totalUnknown") : people === undefined ? t("counting") : t("total", { count: people });
  return (
    <p className={textClass("flush", "xs", "muted", "medium")} role="status">
      {text}
    </p>
  );
}
