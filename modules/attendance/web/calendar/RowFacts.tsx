import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { Badge } from "#ui/Badge.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RequestCorrection } from "../correction/RequestCorrection.tsx";
import { suggestCorrection } from "../correction/plan-correction.ts";
import { badgeTones, toneOf, useFlagTexts, useMinutesTexts } from "../use-day-words.ts";
import { usePlaceFormats } from "../use-place-formats.ts";

/** State, hours, punches and minutes of a row; own rows link to the correction form. */
export function RowFacts({ row, correctable = false }: { row: AttendanceDay; correctable?: boolean }) {
  const t = useTranslations("attendanceDays");
  const day = useTranslations("attendanceDays.day");
  const formats = usePlaceFormats(row.timeZone);
  const minutesTexts = useMinutesTexts();
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
    ...minutesTexts({
      worked: row.workedMinutes,
      late: row.lateMinutes,
      early: row.earlyMinutes,
      extra: row.extraBeforeMinutes + row.extraAfterMinutes,
    }),
    ...flagTexts(row.flags),
  ];
  return (
    <div className={stackClass(1)}>
      <p className={rowClass(2, "wrap", "flush")}>
        <Badge tone={badgeTones[toneOf(row)]}>{t(`state.${row.state}`)}</Badge>
        {row.provisional && row.firstIn !== null && <Badge>{t("provisional")}</Badge>}
      </p>
      {times.length > 0 && <p className={textClass("flush")}>{times.join(" · ")}</p>}
      {facts.length > 0 && <p className={textClass("flush", "sm", "muted")}>{facts.join(" · ")}</p>}
      {missing !== null && <RequestCorrection missing={missing} />}
    </div>
  );
}
