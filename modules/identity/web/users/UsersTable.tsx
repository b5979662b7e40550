import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { IsoDate } from "#client/IsoDate.tsx";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { StateBadge } from "./components/StateBadge.tsx";
import styles from "./Users.module.css";

export interface UsersTableProps {
  rows: readonly AccountInList[];
  busy: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function UsersTable({ rows, busy, chosen, onChoose }: UsersTableProps) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const columns: DataColumn<AccountInList>[] = [
    {
      id: "name",
      header: t("columns.name"),
      isName: true,
      cell: (account) => {
        const name = nameIn(locale, account);
        const other = nameIn(otherLocale(locale), account);
        return (
          <div className={styles.who}>
            <AvatarName
              id={account.id}
              name={name}
              photo={account.photoUrl}
              detail={other === name ? undefined : <bdi>{other}</bdi>}
              renderLink={(slot) => <Link to="/admin/users/$id" params={{ id: account.id }} {...slot} />}
            />
          </div>
        );
      },
    },
    {
      id: "employeeNumber",
      header: t("columns.employeeNumber"),
      narrow: true,
      cell: ({ employeeNumber }) => <bdi className={textClass("nowrap")}>{employeeNumber ?? "–"}</bdi>,
    },
    {
      id: "email",
      header: t("columns.email"),
      cell: ({ email, isLookalike }) => (
        <span className={styles.stack}>
          <bdi dir="ltr" className={styles.email}>
            {email.split("@")[0]}
            <wbr />@{email.split("@").slice(1).join("@")}
          </bdi>
          {isLookalike && <Badge tone="danger">{t("lookalike")}</Badge>}
        </span>
      ),
    },
    {
      id: "department",
      header: t("fields.department"),
      cell: ({ department }) =>
        department === null ? (
          <span className={textClass("muted")}>{t("everywhere")}</span>
        ) : (
          <bdi>{nameIn(locale, department)}</bdi>
        ),
    },
    {
      id: "roles",
      header: t("columns.roles"),
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span className={textClass("muted")}>{t("columns.employee")}</span>
        ) : (
          <span className={rowClass([0, 2], "wrap")}>
            {roles.map(({ role, from }) => (
              <span key={`${role.id} ${from ?? ""}`} className={styles.role}>
                <bdi>{nameIn(locale, role)}</bdi>
              </span>
            ))}
          </span>
        ),
    },
    {
      id: "status",
      header: t("columns.status"),
      narrow: true,
      cell: ({ status }) => <StateBadge status={status} />,
    },
    {
      id: "lastSignedIn",
      header: t("columns.lastSignedIn"),
      narrow: true,
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null ? (
          <span className={textClass("muted")}>{t("columns.never")}</span>
        ) : (
          <IsoDate at={lastSignedInAt} withTime />
        ),
    },
  ];
  const nameOf = (id: string): string => {
    const account = rows.find((row) => row.id === id);
    return account === undefined ? "" : isolated(nameIn(locale, account));
  };
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      busy={busy}
      selection={{
        chosen,
        onChange: onChoose,
        allLabel: t("bulk.all"),
        rowLabel: (id) => t("bulk.row", { name: nameOf(id) }),
      }}
    />
  );
}
