import { DownloadMenu } from "#kit/tables/DownloadMenu.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { nameIn } from "#shared/locale.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SignOutIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ActivateIcon, DeactivateIcon, KeyIcon, MailIcon, UploadIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass } from "#ui/primitives.ts";
import { BulkDialog } from "../bulk-actions/BulkDialog.tsx";
import { BulkRolesDialog } from "../bulk-actions/BulkRolesDialog.tsx";
import { bulkActions, type BulkAction } from "../bulk-actions/plan-bulk-action.ts";
import { accountsQuery, assignableRolesQuery, exportAccounts } from "./api.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { accountStates, maxSearchLength, type UsersSearch } from "./search.ts";
import { UsersTable } from "./UsersTable.tsx";
import { useScope } from "./use-scope.ts";

interface BulkBarProps {
  chosenCount: number;
  /** Whether the user may also give and take roles. */
  withRoles: boolean;
  onOrder: (action: BulkAction | "roles") => void;
  onClear: () => void;
}

const icons = {
  activate: <ActivateIcon size={18} />,
  deactivate: <DeactivateIcon size={18} />,
  endSessions: <SignOutIcon size={18} />,
} as const satisfies Record<BulkAction, unknown>;

/** The number of selected users, and the bulk actions. */
function BulkBar({ chosenCount, withRoles, onOrder, onClear }: BulkBarProps) {
  const t = useTranslations("accounts.bulk");
  const all = useTranslations("accounts");
  if (chosenCount === 0) return null;
  return (
    <ActionBar
      label={t("bar")}
      status={t("chosen", { count: chosenCount })}
      choice={
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t("clear")}
        </Button>
      }
    >
      {bulkActions.map((action) => (
        <Button key={action} size="sm" icon={icons[action]} onClick={() => onOrder(action)}>
          {all(`action.${action}`)}
        </Button>
      ))}
      {withRoles && (
        <Button size="sm" icon={<KeyIcon size={18} />} onClick={() => onOrder("roles")}>
          {t("action.roles")}
        </Button>
      )}
    </ActionBar>
  );
}

/** All accounts by name, for officers. */
export function UsersPage() {
  const t = useTranslations("accounts");
  const lists = useTranslations("kit.list");
  const search = useSearch({ from: "/app/admin/users" });
  const { isWhole, departments } = useScope();
  const [isInviting, setIsInviting] = useState(false);
  const query = useQuery({ ...accountsQuery(search), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const rows = data?.data ?? [];
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<{ action: BulkAction | "roles"; accounts: typeof rows } | null>(null);
  const answers = {
    onCancel: () => setOrder(null),
    onDone: (refused: readonly string[]) => {
      setOrder(null);
      setMarked(new Set(refused));
    },
  };
  // Only visible rows are selected: a bulk action never applies to rows that a filter or page has hidden.
  const chosen = new Set(rows.flatMap(({ id }) => (marked.has(id) ? [id] : [])));
  useDocumentTitle(t("title"));
  const { cursor: _, ...filters } = search;
  const isNarrow = Object.keys(search).length > 0;
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t(isWhole ? "intro" : "introWithin")}
        actions={
          <div className={rowClass(2, "wrap")}>
            <DownloadMenu from={exportAccounts} input={{ query: filters }} file={t("file")} />
            <Button icon={<UploadIcon size={18} />} renderLink={(slot) => <Link to="/admin/users/import" {...slot} />}>
              {t("import.action")}
            </Button>
            {(isWhole || departments.length > 0) && (
              <Button variant="strong" icon={<MailIcon size={18} />} onClick={() => setIsInviting(true)}>
                {t("invite.action")}
              </Button>
            )}
          </div>
        }
      />
      <Card flush>
        <UserFilters search={search} />
        {data === undefined ? (
          <Loading query={query} shape="28rem" />
        ) : data.data.length === 0 ? (
          <EmptyState
            plain={isNarrow}
            title={t(isNarrow ? "nobody" : "none")}
            action={
              isNarrow && (
                <Button renderLink={(slot) => <Link to="/admin/users" resetScroll={false} {...slot} />}>
                  {lists("clear")}
                </Button>
              )
            }
          >
            {t(isNarrow ? "nobodyText" : "noneText")}
          </EmptyState>
        ) : (
          <UsersTable rows={data.data} busy={isPlaceholderData} chosen={chosen} onChoose={setMarked} />
        )}
        {data !== undefined && (
          <Pages
            page={data.page}
            renderLink={(cursor, slot) => <Link to="/admin/users" search={{ ...search, cursor }} {...slot} />}
          />
        )}
      </Card>
      <BulkBar
        chosenCount={chosen.size}
        withRoles={isWhole}
        onOrder={(action) => setOrder({ action, accounts: rows.filter(({ id }) => chosen.has(id)) })}
        onClear={() => setMarked(new Set())}
      />
      {order !== null &&
        (order.action === "roles" ? (
          <BulkRolesDialog accounts={order.accounts} {...answers} />
        ) : (
          <BulkDialog action={order.action} accounts={order.accounts} {...answers} />
        ))}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}

function UserFilters({ search }: { search: UsersSearch }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const { departments } = useScope();
  const roles = useQuery(assignableRolesQuery).data?.data ?? [];
  const options = (things: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    things.map((thing) => ({ value: thing.id, label: nameIn(locale, thing) }));
  return (
    <ListTools
      search={search}
      searchLabel={t("filters.search")}
      searchHint={t("filters.searchHint")}
      maxSearchLength={maxSearchLength}
      filters={[
        {
          name: "status",
          label: t("columns.status"),
          any: t("filters.anyStatus"),
          options: accountStates.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        { name: "role", label: t("roles.role"), any: t("filters.anyRole"), options: options(roles) },
        {
          name: "department",
          label: t("fields.department"),
          any: t("filters.anyDepartment"),
          options: options(departments),
        },
        {
          name: "neverSignedIn",
          label: t("filters.signedIn"),
          chosen: search.neverSignedIn === undefined ? undefined : t("filters.never"),
          render: (slot) => <Toggle {...slot}>{t("filters.never")}</Toggle>,
        },
        {
          name: "withoutHireDate",
          label: t("filters.record"),
          chosen: search.withoutHireDate === undefined ? undefined : t("filters.withoutHireDate"),
          render: (slot) => <Toggle {...slot}>{t("filters.withoutHireDate")}</Toggle>,
        },
      ]}
    />
  );
}

interface ToggleProps {
  value: string | undefined;
  onChange: (value: string) => void;
  children: string;
}

/** A filter that is on or off. */
function Toggle({ value, onChange, children }: ToggleProps) {
  const isOn = value === "true";
  return (
    <Button size="sm" variant="quiet" aria-pressed={isOn} onClick={() => onChange(isOn ? "" : "true")}>
      {children}
    </Button>
  );
}
