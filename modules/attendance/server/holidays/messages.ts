import { tableWords } from "#platform/imports/row-errors.ts";

const en = {
  ...tableWords.en,
  date: "Write the date as YYYY-MM-DD",
  endBeforeStart: "The last date is before the first",
  datesMany: "A holiday can last at most {max} days",
  nameMissing: "Write the name in at least one language",
  nameLong: "A name has at most {max} characters",
  repeats: "Write none, gregorian or hijri",
  roleUnknown: "There is no role {value}",
  repeated: "The same as row {row}",
  exists: "There is already such a day off",
  ownDays: "This changes days of your own that have begun; another attendance officer can enter it",
};
export type HolidayMessage = keyof typeof en;

const ar: typeof en = {
  ...tableWords.ar,
  date: "اكتب التاريخ بالصيغة YYYY-MM-DD",
  endBeforeStart: "التاريخ الأخير يسبق الأول",
  datesMany: "الحد الأقصى لأيام العطلة الواحدة هو {max}",
  nameMissing: "اكتب الاسم بلغة واحدة على الأقل",
  nameLong: "الحد الأقصى لأحرف الاسم هو {max}",
  repeats: "اكتب none أو gregorian أو hijri",
  roleUnknown: "لا يوجد دور باسم {value}",
  repeated: "مطابق للصف {row}",
  exists: "توجد عطلة مثلها",
  ownDays: "يغيّر هذا أيامًا من دوامك بدأت، ويمكن لمسؤول حضور آخر إدخاله",
};

/** Messages about invalid rows. */
export const holidayWords = { en, ar };
