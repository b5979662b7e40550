import { tableWords } from "#platform/imports/row-errors.ts";

const en = {
  ...tableWords.en,
  nameMissing: "A name in at least one language is needed",
  tooLong: "At most {max} characters",
  email: "This is no e-mail address",
  departmentUnknown: "There is no department {value}",
  managerUnknown: "Nobody here or in the table has the address {value}",
  managerCircle: "Following the managers from here leads back here",
  roleUnknown: "There is no role {value}",
  roleRefused: "You cannot give the role {value}: it allows more than you may yourself",
  language: "Write en or ar",
  repeated: "The same address as row {row}",
};
export type ImportMessage = keyof typeof en;

const ar: typeof en = {
  ...tableWords.ar,
  nameMissing: "يلزم الاسم بإحدى اللغتين على الأقل",
  tooLong: "لا يتجاوز {max} حرف",
  email: "هذا ليس بريدًا إلكترونيًا",
  departmentUnknown: "لا توجد إدارة باسم {value}",
  managerUnknown: "لا أحد هنا أو في الجدول بالبريد {value}",
  managerCircle: "تسلسل المديرين من هنا يعود إلى هنا",
  roleUnknown: "لا يوجد دور باسم {value}",
  roleRefused: "لا يمكنك منح الدور {value}: صلاحياته أوسع من صلاحياتك",
  language: "اكتب en أو ar",
  repeated: "البريد نفسه في الصف {row}",
};

/** What is wrong with a row. */
export const importWords = { en, ar };
