import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Health } from "#modules/administration/contract/schemas-dashboard.ts";
import { BarTable } from "#ui/BarTable.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { healthQuery } from "./api.ts";
import { Tile } from "./Tile.tsx";

function Figured({ health: { jobs, mail, databaseBytes } }: { health: Health }) {
  const t = useTranslations("dashboard.health");
  const formats = useFormats();
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
      <p className={textClass("flush", "sm", "muted")}>
        {jobs.oldestDueAt === null ? t("nothingWaits") : t("oldest", { time: formats.elapsed(jobs.oldestDueAt) })}
      </p>
      {mail.failed > 0 && (
        <p className={textClass("flush", "sm", "muted")}>{t("mailsFailed", { count: mail.failed })}</p>
      )}
      <p className={textClass("flush", "sm", "muted")}>
        {t("databaseSize", { size: formats.fileSize(databaseBytes) })}
      </p>
      {!mail.isSet && <p className={textClass("flush", "sm", "muted")}>{t("noMailServer")}</p>}
    </div>
  );
}

/** The state of the installation. */
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
