import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { mustReadQuery } from "./api.ts";
import { MustReadForm } from "./components/MustReadForm.tsx";
import { CoverageOf } from "./components/CoverageOf.tsx";

export function MustReadDialog({ topicId, onClose }: { topicId: string; onClose: () => void }) {
  const t = useTranslations("acknowledgements");
  const query = useQuery(mustReadQuery(topicId));
  const mustRead = isProblem(query.error, "not_found") ? null : query.data?.data;
  return (
    <Dialog open onClose={onClose} title={t(mustRead === null ? "ask" : "dialogTitle")}>
      {mustRead === undefined ? (
        <Loading query={query} label={t("loading")} shape="12rem" headingLevel={3} />
      ) : (
        <>
          <MustReadForm topicId={topicId} mustRead={mustRead} onAsked={mustRead === null ? onClose : undefined} />
          {mustRead !== null && <CoverageOf topicId={topicId} />}
        </>
      )}
    </Dialog>
  );
}
