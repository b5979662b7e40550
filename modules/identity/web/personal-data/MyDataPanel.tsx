import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import { useFormats } from "#client/intl.tsx";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Loading } from "#kit/Loading.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { personalExportQuery } from "./api.ts";
import { AskExport } from "./AskExport.tsx";
import { DownloadExport } from "./DownloadExport.tsx";
import styles from "./MyDataPanel.module.css";

/** Milliseconds between two looks while an archive is being made: news of it can get lost. */
const lookEvery = 10_000;

/** What has become of the archive that was asked for last. */
function State({ kept }: { kept: PersonalExport }) {
  const { state, keptUntil, byteSize } = kept;
  const t = useTranslations("personalData");
  const formats = useFormats();
  if (state === "waiting") return <Banner>{t("waiting")}</Banner>;
  if (state === "failed") return <Banner tone="warning">{t("failed")}</Banner>;
  if (state === "none" || keptUntil === null || byteSize === null) return null;
  return (
    <Banner action={<DownloadExport kept={kept} />}>
      {t("ready", { size: formats.fileSize(byteSize), date: formats.date(keptUntil) })}
    </Banner>
  );
}

/** Everything that is kept of me, to take along; for the profile page. */
export function MyDataPanel() {
  const t = useTranslations("personalData");
  const queries = useQueryClient();
  const query = useQuery({
    ...personalExportQuery,
    refetchInterval: ({ state }) => (state.data?.data.state === "waiting" ? lookEvery : false),
  });
  const { data } = query;
  useChanges(({ action }) => {
    if (action.startsWith("personalData.")) void queries.invalidateQueries(personalExportQuery);
  });
  const kept = data?.data;
  return (
    <Card title={t("title")}>
      <div className={styles.panel}>
        <p>{t("intro")}</p>
        <p className={styles.hint}>
          {t("absent")} {t("sightings")}{" "}
          <Link to="/user-profile/privacy" hash="sightings">
            {t("seeSightings")}
          </Link>
        </p>
        {kept === undefined && <Loading query={query} label={t("loading")} shape="3rem" failed={t("loadFailed")} />}
        {kept !== undefined && (
          <>
            <div role="status">
              <State kept={kept} />
            </div>
            {kept.canAsk && <AskExport kept={kept} />}
          </>
        )}
      </div>
    </Card>
  );
}
