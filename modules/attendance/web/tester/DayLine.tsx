import { useTranslations } from "use-intl";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { usePlaceFormats, useZoneNote } from "../use-place-formats.ts";
import styles from "./DayLine.module.css";
import { planTimeline } from "./plan-timeline.ts";

type DayLineProps = Pick<ScheduleTrialResult, "days" | "punches"> & { timeZone: string };

const tick = classNames(styles.tick, textClass("xxs", "muted", "text-center"));
const percent = (share: number): string => `${share * 100}%`;
const placeOf = ({ from, to }: { from: number; to: number }) => ({
  insetInlineStart: percent(from),
  inlineSize: percent(to - from),
});

/** Windows, hours and punches as a drawing; the text beside it contains the same. */
export function DayLine({ days, punches, timeZone }: DayLineProps) {
  const t = useTranslations("attendanceTester.line");
  const formats = usePlaceFormats(timeZone);
  const note = useZoneNote()(timeZone);
  const plan = planTimeline(
    days,
    punches.map(({ at }) => at),
  );
  if (plan === null) return null;
  const windows = days.flatMap(({ windowOpens, windowCloses }) =>
    windowOpens === null || windowCloses === null
      ? []
      : [t("window", { from: formats.time(windowOpens), to: formats.time(windowCloses) })],
  );
  return (
    <figure className={stackClass(3, "flush", "above-5")}>
      <div className={styles.line} aria-hidden="true">
        <div className={styles.ground}>
          {plan.slots.map(({ slot, window, hours }) => (
            <div key={slot}>
              {window !== null && <span className={styles.window} style={placeOf(window)} />}
              <span className={styles.hours} style={placeOf(hours)} />
            </div>
          ))}
          {plan.marks.map(({ at, index }) => {
            const punch = punches[index];
            return (
              <span
                key={index}
                className={classNames(
                  styles.mark,
                  punch?.kind === "out" && styles.out,
                  punch?.accepted === false && styles.refused,
                )}
                style={{ insetInlineStart: percent(at) }}
              />
            );
          })}
        </div>
        <div className={styles.ticks}>
          {plan.ticks.map(({ at, instant }) => (
            <span key={instant} className={tick} style={{ insetInlineStart: percent(at) }}>
              {formats.time(instant)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={rowClass([1, 4], "wrap", "xs", "muted")}>
        {plan.slots.length > 0 && (
          <>
            <Sign className={styles.windowSign}>{t("windows")}</Sign>
            <Sign className={styles.hoursSign}>{t("hours")}</Sign>
          </>
        )}
        {punches.length > 0 && <Sign className={styles.markSign}>{t("punches")}</Sign>}
        {windows.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {note !== null && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}

const Sign = ({ className, children }: { className: string | undefined; children: string }) => (
  <span className={rowClass(2, "inline", "align-center")}>
    <i className={className} /> {children}
  </span>
);
