import type { Translation } from "#shared/translation.ts";
import type { kitRecountedEn } from "./phrases-recounted.en.ts";

export const kitRecountedAr = {
  days: "{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
  holiday:
    "نقص من الأيام المحتسبة {days}: {count, plural, zero {لا عطلة} one {{dates} عطلة} two {{dates} عطلة} few {{dates} أيام عطلة} many {{dates} أيام عطلة} other {{dates} أيام عطلة}}",
  dayOff: "نقص من الأيام المحتسبة {days}: لا عمل في {dates}",
  workDay:
    "زاد على الأيام المحتسبة {days}: {count, plural, zero {لا يوم عمل} one {صار {dates} يوم عمل} two {صار {dates} يومي عمل} few {صارت {dates} أيام عمل} many {صارت {dates} أيام عمل} other {صارت {dates} أيام عمل}}",
} satisfies Translation<typeof kitRecountedEn>;
