import { useState } from "react";
import { useTranslations } from "use-intl";
import { atMost } from "#client/at-most.ts";
import { Button } from "#ui/Button.tsx";
import { OfflineIcon } from "#ui/icons.ts";
import { boxClass } from "#ui/primitives.ts";
import type { QueuedPunch } from "./punch-queue.ts";
import styles from "./PunchPanel.module.css";
import { patience, queuedPunches } from "./queued-punches.ts";
import { useMomentText } from "./use-moment-text.ts";

/** What was punched here and the server has not confirmed. */
export function WaitingPunches({ punches, timeZone }: { punches: readonly QueuedPunch[]; timeZone: string }) {
  const t = useTranslations("attendance.punching.waiting");
  const momentText = useMomentText(timeZone);
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    await atMost(patience, queuedPunches.retry());
    setSending(false);
  };
  return (
    <div className={styles.outcome}>
      <OfflineIcon size={20} />
      <div className={styles.outcomeText}>
        {punches.map(({ clientId, kind, capturedAt }) => (
          <p key={clientId} className={styles.outcomeTitle}>
            {t(kind, { time: momentText(capturedAt) })}
          </p>
        ))}
        <p>{t("text")}</p>
        <div className={boxClass("above-2")}>
          <Button size="sm" variant="soft" loading={sending} onClick={() => void send()}>
            {t("send")}
          </Button>
        </div>
      </div>
    </div>
  );
}
