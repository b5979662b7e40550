import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { onlookers, type Onlooker } from "#modules/people/contract/privacy.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { previewQuery } from "../directory/api.ts";
import { ContactCard } from "../directory/ContactCard.tsx";
import styles from "./PrivacyPanel.module.css";

/** My contact as a colleague, my department or my manager sees it: what the server would answer them. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("privacy");
  const [onlooker, setOnlooker] = useState<Onlooker>("colleague");
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(onlooker),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open size="sm" title={t("previewTitle")} closeLabel={t("close")} onClose={onClose}>
      <div className={styles.preview}>
        <SegmentedChoice
          legend={t("onlooker.label")}
          value={onlooker}
          onChange={setOnlooker}
          options={onlookers.map((value) => ({ value, label: t(`onlooker.${value}`) }))}
        />
        {error !== null ? (
          <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("previewFailed")} />
        ) : data === undefined ? (
          <Skeleton label={t("loading")}>
            <SkeletonBlock height="12rem" />
          </Skeleton>
        ) : (
          <ContactCard person={data.data} />
        )}
      </div>
    </Dialog>
  );
}
