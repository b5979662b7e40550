import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Pages } from "#kit/Pages.tsx";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SignOutIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MailIcon, UploadIcon, ActivateIcon, DeactivateIcon, KeyIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass } from "#ui/primitives.ts";
import { severalActions, type SeveralAction } from "../several/plan-several.ts";
import { RolesOfSeveralDialog } from "../several/RolesOfSeveralDialog.tsx";
import { SeveralDialog, type SeveralOrder } from "../several/SeveralDialog.tsx";
import { accountsQuery } from "./api.ts";
import { LoadState } from "./components/LoadState.tsx";
import { DownloadUsers } from "./DownloadUsers.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { UserFilters } from "./UserFilters.tsx";
import { UsersTable } from "./UsersTable.tsx";

interface SeveralBarProps {
  chosenCount: number;
  onOrder: (action: SeveralAction | "roles") => void;
  onClear: () => void;
}

const icons = {
  activate: <ActivateIcon size={18} />,
  deactivate: <DeactivateIcon size={18} />,
  endSessions: <SignOutIcon size={18} />,
} as const satisfies Record<SeveralAction, unknown>;

/** How many users are chosen, and what can be done with them. */
function SeveralBar({ chosenCount, onOrder, onClear }: SeveralBarProps) {
  const t = useTranslations("accounts.several");
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
      {severalActions.map((action) => (
        <Button key={action} size="sm" icon={icons[action]} onClick={() => onOrder(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
      <Button size="sm" icon={<KeyIcon size={18} />} onClick={() => onOrder("roles")}>
        {t("action.roles")}
      </Button>
    </ActionBar>
  );
}

const address = "/admin/users";

/** Everybody with an account, by name, for officers. */
export function UsersPage() {
  const t = useTranslations("accounts");
  const lists = useTranslations("kit.list");
  const search = useSearch({ from: "/app/admin/users" });
  const [isInviting, setIsInviting] = useState(false);
  const query = useQuery({
    ...accountsQuery(search),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const rows = data?.data ?? [];
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<SeveralOrder | { action: "roles"; accounts: typeof rows } | null>(null);
  const answers = {
    onCancel: () => setOrder(null),
    onDone: (refused: readonly string[]) => {
      setOrder(null);
      setMarked(new Set(refused));
    },
  };
  // Only who is in sight is chosen: nothing is done to somebody whom another filter or page has put away.
  const chosen = new Set(rows.flatMap(({ id }) => (marked.has(id) ? [id] : [])));
  useDocumentTitle(t("title"));
  const isNarrow = Object.keys(search).length > 0;
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <div className={rowClass(2, "wrap")}>
            <DownloadUsers search={search} />
            <Button icon={<UploadIcon size={18} />} renderLink={(slot) => <Link to="/admin/users/import" {...slot} />}>
              {t("import.action")}
            </Button>
            <Button variant="strong" icon={<MailIcon size={18} />} onClick={() => setIsInviting(true)}>
              {t("invite.action")}
            </Button>
          </div>
        }
      />
      <Card flush>
        <UserFilters search={search} />
        {data === undefined ? (
          <LoadState query={query} shape="28rem" />
        ) : data.data.length === 0 ? (
          <EmptyState
            plain={isNarrow}
            title={t(isNarrow ? "nobody" : "none")}
            action={
              isNarrow && (
                <Button renderLink={(slot) => <Link to={address} resetScroll={false} {...slot} />}>
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
            renderLink={(cursor, slot) => <Link to={address} search={{ ...search, cursor }} {...slot} />}
          />
        )}
      </Card>
      <SeveralBar
        chosenCount={chosen.size}
        onOrder={(action) => setOrder({ action, accounts: rows.filter(({ id }) => chosen.has(id)) })}
        onClear={() => setMarked(new Set())}
      />
      {order?.action === "roles" && <RolesOfSeveralDialog accounts={order.accounts} {...answers} />}
      {order !== null && order.action !== "roles" && <SeveralDialog order={order} {...answers} />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
