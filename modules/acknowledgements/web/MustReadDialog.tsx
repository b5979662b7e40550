import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { mustReadQuery } from "./api.ts";
import { AskForm } from "./components/AskForm.tsx";
import { CoverageOf } from "./components/CoverageOf.tsx";

export interface MustReadDialogProps {
  topicId: string;
  onClose: () => void;
}

/** Asks people to read a topic by a day, and shows who has. For those who may ask. */
export function MustReadDialog({ topicId, onClose }: MustReadDialogProps) {
  const t = useTranslations("acknowledgements");

  const query = useQuery(mustReadQuery(topicId));
  const { data, error } = query;
  const isNotAsked = isProblem(error, "not_found");
  const mustRead = isNotAsked ? null : data?.data;
  return (
    <Dialog open onClose={onClose} title={mustRead === null ? t("askTitle") : t("dialogTitle")} size="md">
      {mustRead === undefined && <Loading query={query} label={t("loading")} shape="12rem" headingLevel={3} />}
      {mustRead !== undefined && (
        <>
          <AskForm topicId={topicId} mustRead={mustRead} onAsked={mustRead === null ? onClose : undefined} />
          {mustRead !== null && <CoverageOf topicId={topicId} />}
        </>
      )}
    </Dialog>
  );
}
