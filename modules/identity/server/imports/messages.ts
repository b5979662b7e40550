import { tableWords } from "#platform/imports/row-errors.ts";

const en = {
  ...tableWords.en,
  nameMissing: "A name in at least one language is needed",
  tooLong: "At most {max} characters",
  email: "This is not an email address",
  departmentUnknown: "There is no department {value}",
  managerUnknown: "No one here or in the table has the address {value}",
  managerCircle: "The managers form a reporting loop",
  roleUnknown: "There is no role {value}",
  roleRefused: "You cannot grant the role {value}: it has more permissions than you",
  rolesMany: "At most {max} roles can be granted at once",
  managerOwn: "This would make you their manager. Ask a colleague to add them",
  managerReason: "This would make you their manager, and no one else can add them. Give a reason",
  managerRefused: "You cannot make {value} a manager: they have more permissions than you",
  language: "Write en or ar",
  repeated: "The same address as row {row}",
};
export type ImportMessage = keyof typeof en;

const ar: typeof en = {
  ...tableWords.ar,
  nameMissing: "يلزم الاسم بإحدى اللغتين على الأقل",
  tooLong: "الحد الأقصى لعدد الأحرف هو {max}",
  email: "هذا ليس بريدًا إلكترونيًا",
  departmentUnknown: "لا توجد إدارة باسم {value}",
  managerUnknown: "لا أحد هنا أو في الجدول بالبريد {value}",
  managerCircle: "تسلسل المديرين دائري",
  managerOwn: "ستصبح بذلك مديرًا لهذا الموظف، فاطلب من غيرك إضافته",
  managerReason: "ستصبح بذلك مديرًا لهذا الموظف. لا أحد غيرك يستطيع إضافته، فاذكر السبب",
  managerRefused: "لا يمكنك جعل {value} مديرًا، فصلاحياته أوسع من صلاحياتك",
  roleUnknown: "لا يوجد دور باسم {value}",
  roleRefused: "لا يمكنك منح الدور {value}: صلاحياته أوسع من صلاحياتك",
  rolesMany: "لا يمكن منح أكثر من {max} دورًا دفعة واحدة",
  language: "اكتب en أو ar",
  repeated: "البريد نفسه في الصف {row}",
};

/** Errors of rows. */
export const importWords = { en, ar };
