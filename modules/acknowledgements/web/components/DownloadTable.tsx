import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/toast-context.ts";
import { exportCoverage } from "../api.ts";

/** Saves everybody concerned as a table. */
export function DownloadTable({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const toast = useToast();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportCoverage, { params: { id: topicId } }, `must-read-${topicId}.csv`),
    onError: (error) => toast({ message: `${t("downloadFailed")} ${problemText(error)}`, tone: "danger" }),
  });
  return (
    <Button variant="soft" size="sm" loading={isPending} onClick={() => mutate()}>
      {t("download")}
    </Button>
  );
}
