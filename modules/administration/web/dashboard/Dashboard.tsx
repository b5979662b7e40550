import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Permission } from "#shared/permissions.ts";
import { BarTable } from "#ui/BarTable.tsx";
import { ActivityTile } from "./ActivityTile.tsx";
import { accountsQuery, presenceQuery } from "./api.ts";
import { CasesTile } from "./CasesTile.tsx";
import styles from "./Dashboard.module.css";
import { HealthTile } from "./HealthTile.tsx";
import { Tile } from "./Tile.tsx";

const states = ["in", "late", "notYet", "absent", "away", "done", "off"] as const;

/** The current attendance counts. */
function PresenceTile() {
  const t = useTranslations("dashboard.presence");
  const formats = useFormats();
  return (
    <Tile
      title={t("title")}
      query={useQuery(presenceQuery)}
      height="12rem"
      link={{ label: t("board"), renderLink: (slot) => <Link to="/admin/attendance/board" {...slot} /> }}
    >
      {({ counts }) => (
        <BarTable
          label={t("title")}
          rows={states.map((id) => ({
            id,
            name: t(id),
            value: counts[id],
            written: formats.figure(counts[id]),
            isBad: id === "late",
          }))}
        />
      )}
    </Tile>
  );
}

const tiles: readonly { id: string; needs: Permission; Tile: () => React.JSX.Element }[] = [
  { id: "activity", needs: "topic.moderate", Tile: ActivityTile },
  { id: "presence", needs: "attendance.manage", Tile: PresenceTile },
  { id: "cases", needs: "topic.moderate", Tile: CasesTile },
  { id: "health", needs: "setting.manage", Tile: HealthTile },
  { id: "accounts", needs: "user.manage", Tile: AccountsTile },
];

/** The dashboard of administrators; each tile requires its permission. */
export function Dashboard({ permissions }: { permissions: readonly string[] }) {
  const open = tiles.filter(({ needs }) => permissions.includes(needs));
  if (open.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {open.map(({ id, Tile }) => (
        <Tile key={id} />
      ))}
    </div>
  );
}

/** The number of accounts that wait for approval. */
function AccountsTile() {
  const t = useTranslations("dashboard.accounts");
  return (
    <Tile
      title={t("title")}
      query={useQuery(accountsQuery)}
      height="2rem"
      link={{ label: t("link"), renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
    >
      {({ data: { waiting } }) => <p>{t("waiting", { count: waiting })}</p>}
    </Tile>
  );
}
