import type { Translation } from "#shared/translation.ts";
import type { bellEn } from "./phrases-bell.en.ts";

export const bellAr = {
  title: "الإشعارات",
  unread:
    "{count, plural, zero {الإشعارات} one {الإشعارات، واحد غير مقروء} two {الإشعارات، اثنان غير مقروءين} few {الإشعارات، # غير مقروءة} many {الإشعارات، # غير مقروء} other {الإشعارات، # غير مقروء}}",
  moreUnread: "الإشعارات، أكثر من {count, number} غير مقروء",
  many: "+{count, number}",
} satisfies Translation<typeof bellEn>;
