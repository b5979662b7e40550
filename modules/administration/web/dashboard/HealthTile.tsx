import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Health } from "#modules/administration/contract/schemas-dashboard.ts";
import { Badge } from "#ui/Badge.tsx";
import { healthQuery } from "./api.ts";
import styles from "./Dashboard.module.css";
import { Figures } from "./Figures.tsx";
import { Tile } from "./Tile.tsx";

function Figured({ health: { jobs, mail, databaseBytes } }: { health: Health }) {
  const t = useTranslations("dashboard.health");
  const formats = useFormats();
  return (
    <div className={styles.stack}>
      <Figures
        items={[
          { id: "waiting", label: t("waiting"), value: formats.number(jobs.waiting) },
          { id: "retrying", label: t("retrying"), value: formats.number(jobs.retrying) },
          {
            id: "failed",
            label: t("failed"),
            value: jobs.failed === 0 ? formats.number(0) : <Badge tone="danger">{formats.number(jobs.failed)}</Badge>,
          },
          { id: "mails", label: t("mails"), value: formats.number(mail.waiting) },
          { id: "database", label: t("database"), value: formats.fileSize(databaseBytes) },
        ]}
      />
      <p className={styles.note}>
        {jobs.oldestDueAt === null ? t("nothingWaits") : t("oldest", { time: formats.elapsed(jobs.oldestDueAt) })}
      </p>
      {mail.failed > 0 && <p className={styles.note}>{t("mailsFailed", { count: mail.failed })}</p>}
      {!mail.isSet && <p className={styles.note}>{t("noMailServer")}</p>}
    </div>
  );
}

/** How the installation is doing. */
export function HealthTile() {
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
