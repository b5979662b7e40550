import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Health } from "#modules/administration/contract/schemas-dashboard.ts";
import { nameIn } from "#shared/locale.ts";
import type { Permission } from "#shared/permissions.ts";
import { BarTable } from "#ui/BarTable.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { ActivityTile } from "./ActivityTile.tsx";
import { accountsQuery, categoriesQuery, healthQuery, presenceQuery } from "./api.ts";
import styles from "./Dashboard.module.css";
import { Tile } from "./Tile.tsx";

const states = ["in", "late", "notYet", "absent", "away", "done", "off"] as const;

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

type TileOf = { id: string; needs: Permission; keepsBounds?: true; Tile: () => React.JSX.Element };

const tiles: readonly TileOf[] = [
  { id: "activity", needs: "topic.moderate", Tile: ActivityTile },
  { id: "presence", needs: "attendance.read", keepsBounds: true, Tile: PresenceTile },
  { id: "cases", needs: "topic.moderate", Tile: CasesTile },
  { id: "health", needs: "setting.manage", Tile: HealthTile },
  { id: "accounts", needs: "user.manage", Tile: AccountsTile },
];

export interface DashboardProps {
  permissions: readonly string[];
  /** Those within bounds only. */
  boundPermissions: readonly string[];
}

/** The dashboard of administrators; each tile requires its permission. */
export function Dashboard({ permissions, boundPermissions }: DashboardProps) {
  const open = tiles.filter(
    ({ needs, keepsBounds }) =>
      permissions.includes(needs) || (keepsBounds === true && boundPermissions.includes(needs)),
  );
  if (open.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {open.map(({ id, Tile }) => (
        <Tile key={id} />
      ))}
    </div>
  );
}

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

/** The category "All" of all topics; importing its contract would also load its schemas. */
const allCategoryId = "1";

function CasesTile() {
  const t = useTranslations("dashboard.cases");
  const locale = useLocale();
  const formats = useFormats();
  return (
    <Tile
      title={t("title")}
      query={useQuery(categoriesQuery)}
      link={{ label: t("link"), renderLink: (slot) => <Link to="/admin/reports" {...slot} /> }}
    >
      {({ data }) => {
        const rows = data
          .map(({ openCaseCount, ...category }) => ({
            id: category.id,
            name: <bdi>{nameIn(locale, category)}</bdi>,
            value: openCaseCount ?? 0,
            written: formats.figure(openCaseCount ?? 0),
          }))
          .filter(({ id, value }) => id !== allCategoryId && value > 0);
        return rows.length === 0 ? (
          <p className={textClass("flush", "sm", "muted")}>{t("none")}</p>
        ) : (
          <BarTable label={t("title")} rows={rows.toSorted((one, other) => other.value - one.value)} />
        );
      }}
    </Tile>
  );
}

function Figured({ health: { jobs, mail, databaseBytes } }: { health: Health }) {
  const t = useTranslations("dashboard.health");
  const formats = useFormats();
  const notes = [
    jobs.oldestDueAt === null ? t("nothingWaits") : t("oldest", { time: formats.elapsed(jobs.oldestDueAt) }),
    ...(mail.failed > 0 ? [t("mailsFailed", { count: mail.failed })] : []),
    t("databaseSize", { size: formats.fileSize(databaseBytes) }),
    ...(mail.isSet ? [] : [t("noMailServer")]),
  ];
  return (
    <div className={stackClass(4, "shrinks")}>
      <BarTable
        label={t("title")}
        rows={[
          { id: "waiting" as const, value: jobs.waiting },
          { id: "retrying" as const, value: jobs.retrying },
          { id: "failed" as const, value: jobs.failed, isBad: true },
          { id: "mails" as const, value: mail.waiting },
        ].map((row) => ({ ...row, name: t(row.id), written: formats.figure(row.value) }))}
      />
      {notes.map((note) => (
        <p key={note} className={textClass("flush", "sm", "muted")}>
          {note}
        </p>
      ))}
    </div>
  );
}

function HealthTile() {
  const t = useTranslations("dashboard.health");
  return (
    <Tile
      title={t("title")}
      query={useQuery(healthQuery)}
      link={{ label: t("jobs"), renderLink: (slot) => <Link to="/admin/jobs" {...slot} /> }}
    >
      {({ data }) => <Figured health={data} />}
    </Tile>
  );
}
