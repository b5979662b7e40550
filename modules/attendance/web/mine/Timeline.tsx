import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RowFacts } from "../calendar/RowFacts.tsx";
import { RequestCorrection } from "../correction/RequestCorrection.tsx";
import { isCorrectable, missingOf } from "../correction/plan-correction.ts";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { usePlaceFormats, usePunchPlace } from "../use-place-formats.ts";
import type { QueuedPunch } from "../punching/punch-queue.ts";
import { useWaitingPunches } from "../punching/queued-punches.ts";
import styles from "./Timeline.module.css";

function PunchLine({ punch, timeZone }: { punch: Punch; timeZone: string }) {
  const t = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const flagTexts = useFlagTexts();
  const facts = [
    ...usePunchPlace()(punch),
    ...(punch.source === "web" ? [] : [t(`source.${punch.source}`)]),
    ...(punch.by === null ? [] : [t("byOfficer", { name: isolated(formats.name(punch.by)) })]),
    ...flagTexts(beyondSource(punch.flags)),
  ];
  return (
    <li className={styles.punch} data-counts={(punch.accepted && !punch.isVoided) || undefined}>
      <time className={textClass("ink", "bold", "tabular")} dateTime={punch.at}>
        {formats.time(punch.at)}
      </time>
      <div className={boxClass("shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush")}>
          {t(`kind.${punch.kind}`)}
          {punch.refusal !== null && <Badge tone="danger">{t(`refusal.${punch.refusal}`)}</Badge>}
          {punch.isVoided && <Badge tone="saffron">{t("voided")}</Badge>}
        </p>
        {facts.length > 0 && <p className={textClass("flush", "sm", "muted")}>{facts.join(" · ")}</p>}
        {isCorrectable(punch.refusal) && <RequestCorrection missing={missingOf(punch, timeZone)} />}
      </div>
    </li>
  );
}

function WaitingLine({ punch, timeZone }: { punch: QueuedPunch; timeZone: string }) {
  const t = useTranslations("attendanceDays");
  const mine = useTranslations("attendanceMine");
  const formats = usePlaceFormats(timeZone);
  return (
    <li className={styles.punch}>
      <time className={textClass("ink", "bold", "tabular")} dateTime={punch.capturedAt}>
        {formats.time(punch.capturedAt)}
      </time>
      <p className={rowClass(2, "wrap", "align-center", "flush")}>
        {t(`kind.${punch.kind}`)} <Badge tone="saffron">{mine("notSent")}</Badge>
      </p>
    </li>
  );
}

export function Timeline({ today }: { today: Today }) {
  const t = useTranslations("attendanceMine");
  const waiting = useWaitingPunches();
  return (
    <Card title={t("today")}>
      <div className={stackClass(4)}>
        {today.days.map((row) => (
          <RowFacts key={`${row.date} ${row.slot ?? 0}`} row={row} correctable />
        ))}
        {today.punches.length + waiting.length === 0 ? (
          <p className={textClass("flush", "sm", "muted")}>{t("nothingYet")}</p>
        ) : (
          <ol className={boxClass("list")}>
            {today.punches.map((punch) => (
              <PunchLine key={punch.id} punch={punch} timeZone={today.timeZone} />
            ))}
            {waiting.map((punch) => (
              <WaitingLine key={punch.clientId} punch={punch} timeZone={today.timeZone} />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
