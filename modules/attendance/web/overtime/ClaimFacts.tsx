import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { OvertimeClasses, OwnOvertime } from "#modules/attendance/contract/schemas-overtime.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { usePlaceFormats } from "../use-place-formats.ts";

type Claim = { claim: OwnOvertime };
type StateProps = Claim & {
  /** A link to the balance that the days of time off are in. */
  renderLeave?: (type: string, slot: { className: string; children: string }) => ReactNode;
};

const classes = ["holiday", "restDay", "night", "ordinary"] as const;

/** Formats minutes by class: "1 h ordinary, 30 min at night". */
function useClassesText(): (minutes: OvertimeClasses) => string {
  const t = useTranslations("attendanceOvertime.classes");
  const formats = useFormats();
  const durationText = useDurationText();
  return (minutes) =>
    formats.list(
      classes
        .filter((name) => minutes[name] > 0)
        .map((name) => t(name, { duration: isolated(durationText(minutes[name])) })),
    );
}

/** Says how a claim becomes days of leave, and when these expire; nothing if it is settled as pay. */
function useTimeOffText(): (claim: OwnOvertime) => string[] {
  const t = useTranslations("attendanceOvertime.timeOff");
  const formats = useFormats();
  const durationText = useDurationText();
  return ({ timeOff, classes: minutes }) => {
    if (timeOff === null) return [];
    const parts = classes
      .filter((name) => minutes[name] > 0)
      .map((name) =>
        t(`factors.${name}`, {
          percent: isolated(formats.number(timeOff.factors[name] / 100, { style: "percent" })),
        }),
      );
    const type = isolated(formats.name(timeOff.type));
    const day = isolated(durationText(timeOff.dayMinutes));
    return [
      ...(parts.length === 0 ? [] : [t("terms", { type, parts: formats.list(parts), day })]),
      ...(timeOff.expires === null ? [] : [t("expires", { date: isolated(formats.date(timeOff.expires, "medium")) })]),
    ];
  };
}

/** The claimed minutes, the punches they come from, and the reasons. */
export function ClaimFacts({ claim }: Claim) {
  const t = useTranslations("attendanceOvertime");
  const formats = useFormats();
  const place = usePlaceFormats(claim.timeZone);
  const durationText = useDurationText();
  const classesText = useClassesText();
  const timeOffText = useTimeOffText();
  const { firstIn, lastOut, reasons, earlierMinutes } = claim;
  const duration = (minutes: number): string => isolated(durationText(minutes));
  const time = (at: string | null): string => (at === null ? t("noTime") : isolated(place.time(at)));
  const lines = [
    t("punches", { from: time(firstIn), to: time(lastOut) }),
    t("reasons.beyond", {
      attended: duration(claim.attendedMinutes),
      required: duration(claim.requiredMinutes),
      beyond: duration(claim.beyondMinutes),
    }),
    ...reasons.map(({ code, limit, minutes }) =>
      t(`reasons.${code}`, { limit: duration(limit), left: duration(minutes) }),
    ),
    t("reasons.policy", { policy: isolated(formats.name(claim.policy)) }),
    ...timeOffText(claim),
  ];
  return (
    <div className={stackClass(1, "items-start")}>
      <span className={textClass("ink", "medium")}>
        {claim.minutes === 0 ? durationText(0) : classesText(claim.classes)}
      </span>
      {earlierMinutes !== null && (
        <span className={textClass("sm", "saffron")}>{t("changed", { minutes: duration(earlierMinutes) })}</span>
      )}
      {lines.map((line) => (
        <span key={line} className={textClass("xs", "muted")}>
          {line}
        </span>
      ))}
    </div>
  );
}

const tones: Record<OwnOvertime["state"], BadgeTone> = {
  waiting: "saffron",
  approved: "success",
  rejected: "danger",
  exhausted: "neutral",
  unasked: "neutral",
};

/** The state, and what was decided by whom. */
export function ClaimState({ claim, renderLeave }: StateProps) {
  const t = useTranslations("attendanceOvertime");
  const formats = useFormats();
  const durationText = useDurationText();
  const { state, minutes, approvedMinutes, decidedBy, note, isLocked, timeOff } = claim;
  return (
    <div className={stackClass(1, "items-start")}>
      <span className={rowClass(2, "wrap")}>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {isLocked && <Badge tone="neutral">{t("locked")}</Badge>}
      </span>
      {approvedMinutes !== null && approvedMinutes < minutes && (
        <span className={textClass("sm")}>
          {t("approvedOf", {
            approved: isolated(durationText(approvedMinutes)),
            claimed: isolated(durationText(minutes)),
          })}
        </span>
      )}
      {timeOff !== null && timeOff.days !== null && (
        <span className={textClass("sm")}>
          {t("timeOff.granted", { count: timeOff.days, type: isolated(formats.name(timeOff.type)) })}
        </span>
      )}
      {timeOff !== null &&
        timeOff.days !== null &&
        renderLeave?.(timeOff.type.id, { className: textClass("xs"), children: t("timeOff.toLeave") })}
      {decidedBy !== null && (
        <span className={textClass("xs", "muted")}>{t("decidedBy", { name: isolated(formats.name(decidedBy)) })}</span>
      )}
      {note !== null && (
        <span className={textClass("xs", "muted", "anywhere")}>{t("note", { note: isolated(note) })}</span>
      )}
    </div>
  );
}
