import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { countQuery } from "../api.ts";

/** More than this is not counted for the eye. */
const most = 99;
/** Milliseconds after which it is asked for again, for what happened before the event stream was open. */
const atLatest = 60_000;

/** How many notifications are unread: as a short text for a badge, null for none, and as words. */
export function useUnreadCount(): { short: string | null; words: string } {
  const t = useTranslations("bell");
  const formats = useFormats();
  const count = useQuery({ ...countQuery, refetchInterval: atLatest }).data?.data.unread ?? 0;
  if (count > most) return { short: t("many", { count: most }), words: t("moreUnread", { count: most }) };
  return { short: count === 0 ? null : formats.number(count), words: t("unread", { count }) };
}
