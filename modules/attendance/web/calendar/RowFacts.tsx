import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { AskCorrection } from "../correction/AskCorrection.tsx";
import { suggestCorrection } from "../correction/suggest-correction.ts";
import { toneOf, useFlagTexts } from "../use-day-words.ts";
import { useDurationText } from "../use-duration-text.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Days.module.css";

const badges: Record<ReturnType<typeof toneOf>, BadgeTone> = {
  good: "action",
  warn: "saffron",
  bad: "danger",
  calm: "info",
  quiet: "neutral",
};

/** One row of a day: its state, its hours and what was done in them; one's own with the way to have it corrected. */
export function RowFacts({ row, correctable = false }: { row: AttendanceDay; correctable?: boolean }) {
  const t = useTranslations("attendanceDays");
  const day = useTranslations("attendanceDays.day");
  const formats = usePlaceFormats(row.timeZone);
  const duration = useDurationText();
  const flagTexts = useFlagTexts();
  const [openedAt] = useState(() => Date.now());
  const missing = correctable ? suggestCorrection(row, openedAt) : null;
  const times = [
    ...(row.slotStart === null || row.slotEnd === null
      ? []
      : [day("slot", { from: formats.time(row.slotStart), to: formats.time(row.slotEnd) })]),
    ...(row.firstIn === null ? [] : [day("firstIn", { time: formats.time(row.firstIn) })]),
    ...(row.lastOut === null ? [] : [day("lastOut", { time: formats.time(row.lastOut) })]),
  ];
  const facts = [
    ...(row.workedMinutes > 0 ? [t("worked", { duration: duration(row.workedMinutes) })] : []),
    ...(row.lateMinutes > 0 ? [t("late", { duration: duration(row.lateMinutes) })] : []),
    ...(row.earlyMinutes > 0 ? [t("early", { duration: duration(row.earlyMinutes) })] : []),
    ...(row.extraBeforeMinutes + row.extraAfterMinutes > 0
      ? [t("extra", { duration: duration(row.extraBeforeMinutes + row.extraAfterMinutes) })]
      : []),
    ...flagTexts(row.flags),
  ];
  return (
    <div className={styles.facts}>
      <p className={rowClass(2, "wrap")}>
        <Badge tone={badges[toneOf(row)]}>{t(`state.${row.state}`)}</Badge>
        {row.provisional && row.firstIn !== null && <Badge>{t("provisional")}</Badge>}
      </p>
      {times.length > 0 && <p>{times.join(" · ")}</p>}
      {facts.length > 0 && <p className={textClass("flush", "sm", "muted")}>{facts.join(" · ")}</p>}
      {missing !== null && <AskCorrection missing={missing} />}
    </div>
  );
}
