import { useTranslations } from "use-intl";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { LockIcon, UsersIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import styles from "./PollNotes.module.css";

/** What one should know before voting: how many, who will see it, and whether it can be changed. */
export function PollNotes({ poll }: { poll: Poll }) {
  const t = useTranslations("polls.card");
  if (poll.isClosed) return null;
  const Sign = poll.ballot === "secret" ? LockIcon : UsersIcon;
  const most = poll.maximumChoices;
  return (
    <p className={rowClass([1, 4], "wrap", "flush", "above-2", "sm", "muted")}>
      <span className={styles.note}>{most === 1 ? t("chooseOne") : t("chooseUpTo", { count: most })}</span>
      <span className={styles.note}>
        <Sign size={16} />
        {t(poll.ballot)}
      </span>
      {!poll.canChangeVote && <span className={styles.note}>{t("final")}</span>}
    </p>
  );
}
