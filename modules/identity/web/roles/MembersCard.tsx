import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Role, RoleMember } from "#modules/identity/contract/schemas-roles.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { AddMembersDialog } from "./AddMembersDialog.tsx";
import { membersQuery, removeRoleMember, useRefreshRoles } from "./api.ts";
import styles from "./Role.module.css";
import { readMembersSearch } from "./search.ts";

/** Current, future and former members of a role. */
export function MembersCard({ role }: { role: Role }) {
  const t = useTranslations("roles.members");
  const [isAdding, setIsAdding] = useState(false);
  if (role.key === "employee") {
    return (
      <Card title={t("title")}>
        <p className={textClass("flush", "muted")}>{t("everybody")}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t("title")}
      flush
      actions={
        role.can.changeMembers && (
          <Button size="sm" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        )
      }
    >
      <Members role={role} />
      {isAdding && <AddMembersDialog role={role} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

const states = ["all", "current", "coming", "over"] as const;

function Members({ role }: { role: Role }) {
  const t = useTranslations("roles.members");
  const locale = useLocale();
  const navigate = useNavigate({ from: "/admin/roles/$id" });
  const search = useSearch({ from: "/app/admin/roles/$id" });
  const query = useQuery({ ...membersQuery(role.id, search), placeholderData: keepPreviousData });
  const { data, isFetching, isPlaceholderData } = query;
  const refresh = useRefreshRoles();
  const [leaving, setLeaving] = useState<RoleMember | null>(null);
  const nameOf = ({ person }: RoleMember): string => isolated(nameIn(locale, person));
  // "" and "all" are no filters, which reading the search drops.
  const narrow = (change: { search?: string; state?: string }): void =>
    void navigate({
      search: (now) => readMembersSearch({ ...now, ...change, cursor: undefined }),
      replace: true,
      resetScroll: false,
    });
  const { search: named, state } = search;
  const isNarrowed = named !== undefined || state !== undefined;
  return (
    <>
      {(isNarrowed || isPlaceholderData || (data !== undefined && data.data.length > 0)) && (
        <div className={`${rowClass(3, "wrap", "between")} ${styles.tools}`}>
          <SearchBox
            label={t("search")}
            placeholder={t("search")}
            words={named ?? ""}
            maxSearchLength={200}
            onSearch={(text) => narrow({ search: text })}
          />
          <SegmentedChoice
            legend={t("states")}
            hideLegend
            value={state ?? "all"}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(value) => narrow({ state: value })}
          />
        </div>
      )}
      {data === undefined && (
        <Loading query={query} label={t("loading")} shape="6rem" failed={t("failed")} headingLevel={3} />
      )}
      {data !== undefined && data.data.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? "nobody" : "none")}
          headingLevel={3}
          action={isNarrowed && <Button onClick={() => narrow({ search: "", state: "all" })}>{t("state.all")}</Button>}
        >
          {t(isNarrowed ? "nobodyText" : "noneText")}
        </EmptyState>
      )}
      {data !== undefined && data.data.length > 0 && (
        <DataTable<RoleMember>
          label={t("title")}
          rows={data.data}
          keyOf={({ id }) => id}
          busy={isFetching}
          columns={[
            {
              id: "person",
              header: t("person"),
              isName: true,
              cell: ({ person, isActive }) => (
                <AvatarName
                  id={person.id}
                  name={nameIn(locale, person)}
                  photo={person.photoUrl}
                  size="sm"
                  detail={
                    isActive ? (
                      <bdi>{nameIn(locale, { nameEn: person.titleEn, nameAr: person.titleAr })}</bdi>
                    ) : (
                      t("inactive")
                    )
                  }
                />
              ),
            },
            {
              id: "from",
              header: t("from"),
              narrow: true,
              cell: ({ from }) => (from === null ? t("noStart") : <IsoDate at={from} />),
            },
            {
              id: "to",
              header: t("to"),
              narrow: true,
              cell: ({ to }) => (to === null ? t("noEnd") : <IsoDate at={to} />),
            },
            { id: "when", header: t("when"), narrow: true, cell: (member) => t(`state.${member.state}`) },
            ...(role.can.changeMembers
              ? [
                  {
                    id: "operations",
                    header: t("operations"),
                    narrow: true,
                    cell: (member: RoleMember) => (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={t("removeOf", { name: nameOf(member) })}
                        onClick={() => setLeaving(member)}
                      >
                        {t("remove")}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {data !== undefined && (
        <Pages
          label={t("pages.label")}
          page={data.page}
          renderLink={(cursor, slot) => (
            <Link from="/admin/roles/$id" to="." search={{ ...search, cursor }} {...slot} />
          )}
        />
      )}
      {leaving !== null && (
        <ConfirmAction
          title={t("removeTitle", { name: nameOf(leaving), role: isolated(nameIn(locale, role)) })}
          confirmLabel={t("remove")}
          run={() => removeRoleMember({ params: { id: leaving.id } })}
          message={t("removed", { name: nameOf(leaving) })}
          refresh={() => void refresh()}
          onClose={() => setLeaving(null)}
        >
          {t("removeText")}
        </ConfirmAction>
      )}
    </>
  );
}
