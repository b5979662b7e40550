import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { OvertimeRequest } from "#modules/attendance/contract/schemas-overtime-request.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";

type Request = Omit<OvertimeRequest, "person" | "insteadOf">;

/** The minutes that are asked for, and why. */
export function RequestFacts({ request: { minutes, reason } }: { request: Request }) {
  const t = useTranslations("attendanceOvertime");
  const durationText = useDurationText();
  return (
    <div className={stackClass(1, "items-start")}>
      <span className={textClass("sm")}>{t("requests.atMost", { duration: isolated(durationText(minutes)) })}</span>
      {reason !== null && (
        <span className={textClass("xs", "muted", "anywhere")}>{t("note", { note: isolated(reason) })}</span>
      )}
    </div>
  );
}

const tones: Record<Request["state"], BadgeTone> = {
  waiting: "saffron",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
  lapsed: "neutral",
};

/** The state of what was asked for, and what was decided by whom. */
export function RequestState({ request }: { request: Request }) {
  const t = useTranslations("attendanceOvertime");
  const formats = useFormats();
  const durationText = useDurationText();
  const { state, minutes, approvedMinutes, decidedBy, note } = request;
  return (
    <div className={stackClass(1, "items-start")}>
      <Badge tone={tones[state]}>{t(`requests.states.${state}`)}</Badge>
      {approvedMinutes !== null && approvedMinutes < minutes && (
        <span className={textClass("sm")}>
          {t("requests.approvedOf", {
            approved: isolated(durationText(approvedMinutes)),
            asked: isolated(durationText(minutes)),
          })}
        </span>
      )}
      {decidedBy !== null && (
        <span className={textClass("xs", "muted")}>{t("decidedBy", { name: isolated(formats.name(decidedBy)) })}</span>
      )}
      {note !== null && (
        <span className={textClass("xs", "muted", "anywhere")}>{t("note", { note: isolated(note) })}</span>
      )}
    </div>
  );
}
