import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type {
  GrantedOvertime,
  GrantReason,
  LeaveMovement,
  LeavePeriod,
} from "#modules/leave/contract/schemas-balances.ts";

const overtimeClasses = ["holiday", "restDay", "night", "ordinary"] as const;
const dayLength = 86_400_000;
const dayBefore = (date: string): string => new Date(Date.parse(date) - dayLength).toISOString().slice(0, 10);

/** Returns what a movement is, and why, in words. */
export function useMovementText(): (movement: LeaveMovement) => { title: string; details: string[] } {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const durationText = useDurationText();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const periodText = ({ kind, name, from }: LeavePeriod): string =>
    t(`period.${kind}`, { name: isolated(formats.number(Number(name), { useGrouping: false })), date: date(from) });

  function grantText({ of, parts, rounding }: GrantReason): string[] {
    const lines = parts.map(({ policy, entitlement, days, from, to }) => {
      const named = isolated(formats.name(policy));
      const whole = t("days", { count: entitlement });
      if (of === 1) return t("grant.whole", { policy: named, entitlement: whole });
      const counted = { days: formats.number(days), of: formats.number(of) };
      return t("grant.part", { policy: named, ...counted, from: date(from), to: date(to), entitlement: whole });
    });
    if (rounding === "none") return lines;
    return [...lines, t(rounding === "whole" ? "grant.roundedWhole" : `grant.${rounding}`)];
  }

  function overtimeText({ classes, factors, dayMinutes }: GrantedOvertime, expires: string | null) {
    const parts = overtimeClasses
      .filter((name) => classes[name] > 0)
      .map((name) =>
        t(`overtime.classes.${name}`, {
          duration: isolated(durationText(classes[name])),
          percent: isolated(formats.number(factors[name] / 100, { style: "percent" })),
        }),
      );
    return {
      title: t("overtime.title"),
      details: [
        formats.list(parts),
        t("overtime.day", { day: isolated(durationText(dayMinutes)) }),
        ...(expires === null ? [] : [t("usableThrough", { date: date(expires) })]),
      ],
    };
  }

  function lotsText({ kind, lots }: LeaveMovement): string[] {
    if (kind !== "use" && lots.length < 2) return [];
    const named = lots.map((lot) => {
      const name = lot.period === null ? t("lotOfEntry", { date: date(lot.date) }) : periodText(lot.period);
      return t("lot", { name, days: formats.number(Math.abs(lot.days)) });
    });
    return [t("lots", { lots: formats.list(named) })];
  }

  function partsOf(movement: LeaveMovement): { title: string; details: string[] } {
    const { kind, grant, entry, use, expiry, lots } = movement;
    const period = lots[0]?.period ?? null;
    switch (kind) {
      case "grant":
        return {
          title: grant === null ? t("figures.granted") : t("grant.title", { period: periodText(grant.period) }),
          details: grant === null ? [] : grantText(grant),
        };
      case "use":
        return { title: t(use?.isWaiting === true ? "asked" : "used"), details: [] };
      case "expiry":
        return expiry?.cause === "limit" && period !== null
          ? {
              title: t("limit"),
              details: [t("limitWhy", { most: t("days", { count: expiry.most ?? 0 }), period: periodText(period) })],
            }
          : { title: t("expired"), details: [t("expiredWhy", { date: date(dayBefore(movement.date)) })] };
      default:
        if (entry != null && entry.overtime !== null) return overtimeText(entry.overtime, entry.expires);
        return {
          title: t(kind),
          details: [
            ...(entry?.note == null ? [] : [isolated(entry.note)]),
            ...(entry?.expires == null ? [] : [t("usableThrough", { date: date(entry.expires) })]),
          ],
        };
    }
  }

  return (movement) => {
    const { title, details } = partsOf(movement);
    return { title, details: [...details, ...lotsText(movement)] };
  };
}
