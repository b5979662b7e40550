import { useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useAction } from "#kit/use-action.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon, UsersIcon } from "#ui/icons.ts";
import { exportResults } from "../api.ts";
import { VotersDialog } from "./VotersDialog.tsx";

export function ResultTools({ topicId, poll, locale }: { topicId: string; poll: Poll; locale: Locale }) {
  const t = useTranslations("polls");
  const [showsVoters, setShowsVoters] = useState(false);
  const { mutate, isPending } = useAction({
    run: () => download(exportResults, { params: { id: topicId } }, `${t("results.file")}-${topicId}.csv`),
    failed: t("results.csvFailed"),
  });
  const seesVoters = poll.can.seeVoters && poll.voterCount > 0;

  if (!seesVoters && !poll.can.export) return null;
  return (
    <>
      {seesVoters && (
        <Button variant="quiet" size="sm" icon={<UsersIcon size={18} />} onClick={() => setShowsVoters(true)}>
          {t("voters.title")}
        </Button>
      )}
      {poll.can.export && (
        <Button
          variant="quiet"
          size="sm"
          icon={<DownloadIcon size={18} />}
          loading={isPending}
          onClick={() => mutate()}
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
