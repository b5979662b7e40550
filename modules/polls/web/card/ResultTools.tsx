import { useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon, UsersIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { exportResults } from "../api.ts";
import { VotersDialog } from "./VotersDialog.tsx";

/** Buttons for the voters of an open ballot and for the export of results, if permitted. */
export function ResultTools({ topicId, poll, locale }: { topicId: string; poll: Poll; locale: Locale }) {
  const t = useTranslations("polls");
  const toast = useToast();
  const problemText = useProblemText();
  const [showsVoters, setShowsVoters] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const seesVoters = poll.can.seeVoters && poll.voterCount > 0;

  async function save(): Promise<void> {
    setIsLoading(true);
    try {
      await download(exportResults, { params: { id: topicId } }, `${t("results.file")}-${topicId}.csv`);
    } catch (error) {
      toast({ message: `${t("results.csvFailed")} ${problemText(error)}`, tone: "danger" });
    }
    setIsLoading(false);
  }

  if (!seesVoters && !poll.can.export) return null;
  return (
    <>
      {seesVoters && (
        <Button variant="quiet" size="sm" icon={<UsersIcon size={18} />} onClick={() => setShowsVoters(true)}>
          {t("voters.who")}
        </Button>
      )}
      {poll.can.export && (
        <Button
          variant="quiet"
          size="sm"
          icon={<DownloadIcon size={18} />}
          loading={isLoading}
          onClick={() => void save()}
        >
          {t("results.csv")}
        </Button>
      )}
      {showsVoters && (
        <VotersDialog topicId={topicId} poll={poll} locale={locale} onClose={() => setShowsVoters(false)} />
      )}
    </>
  );
}
