import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Punch, Refused } from "#modules/attendance/contract/schemas-punch.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats } from "../use-place-formats.ts";

type Tried = ScheduleTrialResult["punches"][number];

// Duplicated: the contract's lists would bundle its schemas.
const verdicts: readonly Punch["verdict"][] = ["inside", "uncertain", "outside", "none"];
const refusals: readonly Refused[] = [
  "outside_fence",
  "not_assigned_here",
  "accuracy_too_low",
  "position_missing",
  "already_open",
  "too_late",
];

/** The result of each punch: distance, whether it counts, and its hours. */
export function TrialPunches({ punches, timeZone }: { punches: readonly Tried[]; timeZone: string }) {
  const t = useTranslations("attendanceTester.result");
  const tDays = useTranslations("attendanceDays");
  const locale = useLocale();
  const reader = useFormats();
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const flagTexts = useFlagTexts();
  const factsOf = (punch: Tried): string[] => {
    const verdict = verdicts.find((known) => known === punch.verdict);
    const near = punch.nearest;
    return [
      ...(near === null
        ? []
        : [t("near", { place: isolated(nameIn(locale, near.location)), distance: distance(near.distance) })]),
      ...(verdict === undefined ? [] : [tDays(`verdict.${verdict}`)]),
      punch.slot === null
        ? t("noSlot", { date: isolated(reader.date(punch.date, "medium")) })
        : t("slot", { slot: reader.number(punch.slot), date: isolated(reader.date(punch.date, "medium")) }),
      ...flagTexts(punch.flags),
    ];
  };
  return (
    <ol className={stackClass(3, "list")}>
      {punches.map((punch) => {
        const refusal = refusals.find((known) => known === punch.refusal);
        return (
          <li key={punch.index} className={stackClass(1)}>
            <p className={rowClass(2, "wrap", "align-center", "between", "flush")}>
              <strong>
                {tDays(`kind.${punch.kind}`)} <time dateTime={punch.at}>{formats.time(punch.at)}</time>
              </strong>
              {punch.repeatOf !== null ? (
                <Badge>{t("repeat")}</Badge>
              ) : (
                <Badge tone={punch.accepted ? "action" : "danger"}>
                  {punch.accepted || refusal === undefined ? t("accepted") : tDays(`refusal.${refusal}`)}
                </Badge>
              )}
            </p>
            <p className={textClass("flush", "xs", "muted")}>{factsOf(punch).join(" · ")}</p>
          </li>
        );
      })}
    </ol>
  );
}
