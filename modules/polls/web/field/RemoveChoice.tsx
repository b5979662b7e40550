import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { PollChoice } from "#modules/polls/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";

export interface RemoveChoiceProps {
  /** As it is in the poll, whatever has been typed since. */
  choice: PollChoice;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a choice goes with its votes, and says how many as far as that may be known. */
export function RemoveChoice({ choice, onClose, onConfirm }: RemoveChoiceProps) {
  const t = useTranslations("polls.field");
  const locale = useLocale();
  const { text } = pickText(locale, { en: choice.textEn, ar: choice.textAr });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={t("removeVotesTitle", { choice: text })}
      confirmLabel={t("removeVotes")}
    >
      {choice.votes === null ? t("removeHiddenText") : t("removeVotesText", { count: choice.votes })}
    </ConfirmDialog>
  );
}
