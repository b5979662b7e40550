import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { LetterInList } from "#modules/services/contract/schemas-letter.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { rowClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { RevokeLetter } from "../components/RevokeLetter.tsx";
import { LetterBadge } from "../components/StateBadge.tsx";
import { lettersQuery } from "./api.ts";
import styles from "./Letters.module.css";
import { letterStates, readLettersSearch } from "./search.ts";

/** All issued letters, for service managers. */
export function LettersPage() {
  const t = useTranslations("servicesAdmin.letters");
  const services = useTranslations("servicesAdmin.list");
  const words = useTranslations("servicePages.letter");
  const locale = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: "/app/admin/letters" });
  const [opened, setOpened] = useState<LetterInList | null>(null);
  const list = useQuery(lettersQuery(search));
  const columns: DataColumn<LetterInList>[] = [
    {
      id: "code",
      header: t("code"),
      isName: true,
      cell: ({ code, request }) => (
        <Link
          className={classNames(
            rowClass(0, "inline", "align-center", "ink", "medium", "tabular", "anywhere"),
            styles.code,
          )}
          to="/e-services/requests/$id"
          params={{ id: request }}
        >
          <bdi dir="ltr">{code}</bdi>
        </Link>
      ),
    },
    { id: "kind", header: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: "person",
      header: t("person"),
      cell: ({ person }) => (
        <AvatarName id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />
      ),
    },
    { id: "issued", header: t("issued"), narrow: true, cell: ({ issuedOn }) => <IsoDate at={issuedOn} /> },
    { id: "until", header: t("until"), narrow: true, cell: ({ validUntil }) => <IsoDate at={validUntil} /> },
    { id: "state", header: t("state"), narrow: true, cell: ({ state }) => <LetterBadge state={state} /> },
    {
      id: "actions",
      header: t("actions"),
      narrow: true,
      cell: (letter) =>
        letter.can.revoke && (
          <Button
            size="sm"
            variant="quietDanger"
            aria-label={t("revokeOf", { code: letter.code })}
            onClick={() => setOpened(letter)}
          >
            {words("revoke")}
          </Button>
        ),
    },
  ];
  return (
    <>
      <IndexPage
        t={t}
        back={{ label: services("title"), renderLink: (slot) => <Link to="/admin/services" {...slot} /> }}
        tools={
          <div className={styles.tools}>
            <Select
              compact
              hideLabel
              label={t("state")}
              value={search.state ?? ""}
              options={[
                { value: "", label: t("everyState") },
                ...letterStates.map((state) => ({ value: state, label: words(`state.${state}`) })),
              ]}
              onChange={({ target }) =>
                void navigate({
                  to: "/admin/letters",
                  search: readLettersSearch({ state: target.value }),
                  replace: true,
                })
              }
            />
          </div>
        }
        search={search}
        list={list}
        columns={columns}
      />
      {opened !== null && (
        <RevokeLetter
          request={opened.request}
          title={t("revokeTitle", { name: isolated(nameIn(locale, opened.person)) })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
