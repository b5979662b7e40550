import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { useSpreadRefetch } from "#client/use-spread-refetch.ts";
import { countNotifications, countQuery } from "../api.ts";
import { isBroadcast } from "../events.ts";

const maxShown = 99;
/** Covers changes from before the event stream was open. */
const refetchMs = 60_000;

/** Returns the number of unread notifications as a text for a badge (null for none) and in words. */
export function useUnreadCount(): { short: string | null; words: string } {
  const t = useTranslations("bell");
  const formats = useFormats();
  useSpreadRefetch(keyOf(countNotifications), isBroadcast, { least: 0, spread: 10_000 });
  const count = useQuery({ ...countQuery, refetchInterval: refetchMs }).data?.data.unread ?? 0;
  if (count > maxShown) return { short: t("many", { count: maxShown }), words: t("moreUnread", { count: maxShown }) };
  return { short: count === 0 ? null : formats.number(count), words: t("unread", { count }) };
}
