import { tableWords } from "#platform/imports/row-errors.ts";
import { validatorsAr } from "#shared/validators.ar.ts";
import { validatorsEn } from "#shared/validators.en.ts";
import { pick } from "#shared/pick.ts";

/** Messages about a single entry, which a table and a form have in common. */
const shared = [
  "notZero",
  "twoDecimals",
  "negativeExpires",
  "expiresFirst",
  "beforeHireDate",
  "tooFarAhead",
  "hireDateMissing",
] as const;

const en = {
  ...tableWords.en,
  ...pick(validatorsEn, shared),
  personMissing: "Write an employee number or an address",
  personUnknown: "No one has the address {value}",
  numberUnknown: "No one has the number {value}",
  numberElsewhere: "The number {value} and the address belong to two different people",
  typeUnknown: "There is no leave type {value} that takes from a balance",
  date: "Write the date as YYYY-MM-DD",
  days: "Write the days as a number, at most {max}",
  tooLong: "At most {max} characters",
  repeated: "The same as row {row}",
  alreadyThere: "There is an opening balance of this date already. Reverse it first",
  ownLeave: "This is your own leave; another leave officer can enter it",
};
export type ImportMessage = keyof typeof en;

const ar: Record<ImportMessage, string> = {
  ...tableWords.ar,
  ...pick(validatorsAr, shared),
  personMissing: "اكتب الرقم الوظيفي أو البريد",
  personUnknown: "لا موظف بالبريد {value}",
  numberUnknown: "لا موظف بالرقم {value}",
  numberElsewhere: "الرقم {value} والبريد لموظفَين مختلفَين",
  typeUnknown: "لا نوع إجازات يُخصم من رصيد باسم {value}",
  date: "اكتب التاريخ بالصيغة YYYY-MM-DD",
  days: "اكتب عدد الأيام رقمًا لا يزيد على {max}",
  tooLong: "الحد الأقصى لعدد الأحرف هو {max}",
  repeated: "مطابق للصف {row}",
  alreadyThere: "يوجد رصيد افتتاحي بهذا التاريخ، فاعكسه أولًا",
  ownLeave: "هذه إجازاتك أنت، ويمكن لمسؤول إجازات آخر إدخالها",
};

/** Messages about invalid rows. */
export const importWords = { en, ar };
