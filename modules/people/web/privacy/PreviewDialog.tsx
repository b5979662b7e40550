import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { onlookers, type Onlooker } from "#modules/people/contract/privacy.ts";
import { Loading } from "#kit/Loading.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { previewQuery } from "../directory/api.ts";
import { ContactCard } from "../directory/ContactCard.tsx";

/** My contact as a colleague, my department or my manager sees it: what the server would answer them. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("privacy");
  const [onlooker, setOnlooker] = useState<Onlooker>("colleague");
  const query = useQuery({
    ...previewQuery(onlooker),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open size="sm" title={t("previewTitle")} onClose={onClose}>
      <div className={stackClass(4)}>
        <SegmentedChoice
          legend={t("onlooker.label")}
          value={onlooker}
          onChange={setOnlooker}
          options={onlookers.map((value) => ({ value, label: t(`onlooker.${value}`) }))}
        />
        {query.error !== null || query.data === undefined ? (
          <Loading query={query} label={t("loading")} shape="12rem" failed={t("previewFailed")} />
        ) : (
          <ContactCard person={query.data.data} />
        )}
      </div>
    </Dialog>
  );
}
