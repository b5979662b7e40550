import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import { useFormats } from "#client/intl.tsx";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Loading } from "#kit/Loading.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { personalExportQuery } from "./api.ts";
import { AskExport } from "./AskExport.tsx";
import { DownloadExport } from "./DownloadExport.tsx";

/** Polling interval while an archive is being made, in milliseconds: events can get lost. */
const pollInterval = 10_000;

/** The state of the last requested archive. */
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

/** Export of the personal data of the signed-in user, for the profile page. */
export function MyDataPanel() {
  const t = useTranslations("personalData");
  const queries = useQueryClient();
  const query = useQuery({
    ...personalExportQuery,
    refetchInterval: ({ state }) => (state.data?.data.state === "waiting" ? pollInterval : false),
  });
  useChanges(({ action }) => {
    if (action.startsWith("personalData.")) void queries.invalidateQueries(personalExportQuery);
  });
  const kept = query.data?.data;
  return (
    <Card title={t("title")}>
      <div className={stackClass(4)}>
        <p className={boxClass("flush")}>{t("intro")}</p>
        <p className={textClass("flush", "sm", "muted")}>
          {t("absent")} {t("sightings")}{" "}
          <Link to="/user-profile/privacy" hash="sightings">
            {t("seeSightings")}
          </Link>
        </p>
        {kept === undefined ? (
          <Loading query={query} label={t("loading")} shape="3rem" failed={t("loadFailed")} />
        ) : (
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
