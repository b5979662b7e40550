import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useFound } from "#client/use-found.ts";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { accountsQuery } from "../api.ts";

export type Manager = Pick<AccountInList, "id" | "nameAr" | "nameEn">;

export interface ManagerFieldProps {
  value: Manager | null;
  onChange: (manager: Manager | null) => void;
  error: string | undefined;
}

/** One colleague, found by name in either script. An emptied field chooses nobody; half a name is forgotten. */
export function ManagerField({ value, onChange, error }: ManagerFieldProps) {
  const t = useTranslations("accounts.invite");
  const optional = useTranslations("accounts")("optional");
  const locale = useLocale();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const found = useFound(typed ?? "", (asked) =>
    accountsQuery({ status: "active", limit: 10, ...(asked === "" ? {} : { search: asked }) }),
  );
  const people = found.data?.data ?? [];
  const message = (): string | undefined => {
    if (found.error !== null) return problemText(found.error);
    return people.length > 0 ? undefined : t(found.isWaiting ? "searching" : "managerNobody");
  };
  return (
    <Combobox
      label={t("manager")}
      optionalLabel={optional}
      placeholder={t("managerHint")}
      error={error}
      onBlur={() => setTyped(null)}
      query={typed ?? (value === null ? "" : nameIn(locale, value))}
      onQuery={(query) => {
        setTyped(query);
        // Whoever is chosen stays until somebody else is, or nothing is left.
        if (query.trim() === "" && value !== null) onChange(null);
      }}
      groups={[
        {
          id: "people",
          label: t("managers"),
          items: people.map((person) => ({
            id: person.id,
            title: <bdi>{nameIn(locale, person)}</bdi>,
            ...(person.department === null ? {} : { detail: <bdi>{nameIn(locale, person.department)}</bdi> }),
            sign: <Avatar id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />,
            isChosen: person.id === value?.id,
          })),
        },
      ]}
      onChoose={(id) => {
        onChange(people.find((person) => person.id === id) ?? null);
        setTyped(null);
      }}
      message={message()}
      status={found.isWaiting ? "" : t("managersFound", { count: people.length })}
      isWaiting={found.isWaiting}
    />
  );
}
