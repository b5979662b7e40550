import { tableWords } from "#platform/imports/row-errors.ts";

const en = {
  ...tableWords.en,
  personUnknown: "No one has the address {value}",
  personInactive: "The account of {value} is not active",
  locationUnknown: "There is no location {value}",
  zoneUnknown: "There is no zone {value}",
  date: "Write the date as YYYY-MM-DD",
  endBeforeStart: "The end is before the start",
  repeated: "The same as row {row}",
  peopleMany: "An assignment can include at most {max} people",
  ownDays: "This changes days of your own that have begun; another attendance officer can enter it",
  conflict: "The hours of {zone} overlap those of {otherZone} for this person, first on {date}",
  workingTime: "{rule}: {minutes} minutes where the limit is {limit}, first on {date}",
};
export type ImportMessage = keyof typeof en;

const ar: typeof en = {
  ...tableWords.ar,
  personUnknown: "لا موظف بالبريد {value}",
  personInactive: "حساب {value} غير مفعّل",
  locationUnknown: "لا يوجد موقع باسم {value}",
  zoneUnknown: "لا يوجد جدول دوام باسم {value}",
  date: "اكتب التاريخ بالصيغة YYYY-MM-DD",
  endBeforeStart: "النهاية تسبق البداية",
  repeated: "مطابق للصف {row}",
  peopleMany: "لا يتجاوز الإسناد الواحد {max} من الموظفين",
  ownDays: "يغيّر هذا أيامًا من دوامك بدأت، ويمكن لمسؤول حضور آخر إدخاله",
  conflict: "تتداخل ساعات {zone} مع ساعات {otherZone} لهذا الموظف، وأول ذلك في {date}",
  workingTime: "{rule}: عدد الدقائق {minutes} والحد {limit}، وأول مرة في {date}",
};

/** Messages about invalid rows. */
export const importWords = { en, ar };
