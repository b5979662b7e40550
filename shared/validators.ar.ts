import type { validatorsEn } from "./validators.en.ts";

export const validatorsAr = {
  required: "القيمة مطلوبة",
  fieldRequired: "هذا الحقل مطلوب",
  email: "البريد الإلكتروني غير صحيح",
  numeric: "أدخل أرقامًا فقط",
  maxLength: "الحد الأقصى للطول هو {max}",
  daysRequired: "يجب إدخال يوم واحد على الأقل",
  minLength: "الحد الأدنى للطول هو {min}",
  lettersOnly: "أدخل حروفًا فقط",
  lettersAndDigits: "أدخل حروفًا وأرقامًا فقط",
  url: "عنوان الموقع غير صحيح",
  integer: "أدخل عددًا صحيحًا",
  signedDecimal: "أدخل رقمًا",
  invalid: "القيمة غير صحيحة",
  unknownField: "هذا الحقل غير معروف هنا",
  tooSmall: "أصغر قيمة مسموحة هي {min}",
  tooLarge: "أكبر قيمة مسموحة هي {max}",
  oneLanguage: "اكتب بلغة واحدة على الأقل",
  date: "التاريخ غير صحيح",
  richText: "في النص ما لا يُسمح به هنا",
} satisfies Record<keyof typeof validatorsEn, string>;
