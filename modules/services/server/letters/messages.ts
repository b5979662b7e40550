import { formatDate } from "#shared/dates.ts";
import type { Locale } from "#shared/locale.ts";
import type { LetterFacts, LetterRow } from "./queries.ts";

/** Isolates a text in a sentence: it keeps its own direction and does not reorder the text around it. */
const isolated = (text: string): string =>
  `\u2068${text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;

/** Formats a civil date (`YYYY-MM-DD`) in words. */
export const dateText = (locale: Locale, date: string): string =>
  formatDate({ locale, calendar: "gregory", digits: "auto", hourCycle: "h23", timeZone: "UTC" }, date, "long");

/** Fixed texts of letters. */
const letterWords = {
  en: {
    title: "Employment letter",
    issued: "Date",
    code: "Code",
    toWhom: "To whom it may concern",
    to: (addressee: string) => `To: ${addressee}`,
    statement: (organisation: string) =>
      `We, ${organisation}, confirm that the person named below is in our employment on the date of this letter.`,
    name: "Name",
    position: "Position",
    department: "Department",
    joined: "Employed since",
    purpose: (purpose: string, organisation: string) =>
      `This letter is issued at the employee’s request${purpose} and places no obligation on ${organisation}.`,
    purposes: {
      bank: " for submission to a bank",
      visa: " in support of a visa application",
      housing: " for a housing contract",
    },
    check: "To check this letter, scan the code or open its address.",
    validUntil: (date: string) => `Valid until ${date}. Issued electronically, without signature or stamp.`,
    codeOf: (code: string) => `Code ${code}`,
  },
  ar: {
    title: "خطاب تعريف",
    issued: "التاريخ",
    code: "الرمز",
    toWhom: "إلى من يهمه الأمر",
    to: (addressee: string) => `إلى: ${addressee}`,
    statement: (organisation: string) =>
      `تفيد ${organisation} بأن الموضحة بياناته أدناه على رأس العمل لديها حتى تاريخ هذا الخطاب.`,
    name: "الاسم",
    position: "المسمى الوظيفي",
    department: "الإدارة",
    joined: "تاريخ الالتحاق بالعمل",
    purpose: (purpose: string, organisation: string) =>
      `أُعطي هذا الخطاب بناءً على طلب صاحبه${purpose}، دون أدنى مسؤولية على ${organisation}.`,
    purposes: { bank: " لتقديمه إلى أحد البنوك", visa: " لاستكمال طلب تأشيرة", housing: " لاستكمال عقد سكن" },
    check: "للتحقق من صحة هذا الخطاب، امسح الرمز أو افتح عنوانه.",
    validUntil: (date: string) => `صالح حتى ${date}. صدر إلكترونيًا ولا يحتاج إلى توقيع أو ختم.`,
    codeOf: (code: string) => `الرمز ${code}`,
  },
} as const;

const isPurpose = (text: string | null): text is "bank" | "visa" | "housing" =>
  text === "bank" || text === "visa" || text === "housing";

/** Builds the texts of a letter in one language; a name that exists in one script only is used in both languages. */
export function letterTexts(locale: Locale, { issued_on: issuedOn, valid_until: validUntil, code, facts }: LetterRow) {
  const words = letterWords[locale];
  const own = (en: string | null, ar: string | null): string => (locale === "ar" ? (ar ?? en) : (en ?? ar)) ?? "";
  const { organisationEn, organisationAr, addressee, purpose } = facts;
  const organisation = own(organisationEn, organisationAr);
  const rows: [label: string, value: string][] = [
    [words.name, own(facts.nameEn, facts.nameAr)],
    [words.position, own(facts.titleEn, facts.titleAr)],
    [words.department, own(facts.departmentEn, facts.departmentAr)],
    [words.joined, facts.joinedOn === null ? "" : dateText(locale, facts.joinedOn)],
  ];
  return {
    organisation: isolated(organisation),
    title: words.title,
    issued: `${words.issued}: ${isolated(dateText(locale, issuedOn))}`,
    to: addressee === null ? words.toWhom : words.to(isolated(addressee)),
    statement: words.statement(isolated(organisation)),
    rows: rows.filter(([, value]) => value !== "").map(([label, value]) => [label, isolated(value)] as const),
    purpose: words.purpose(isPurpose(purpose) ? words.purposes[purpose] : "", isolated(organisation)),
    check: words.check,
    validUntil: words.validUntil(isolated(dateText(locale, validUntil))),
    code: words.codeOf(isolated(code)),
  };
}
export type LetterTexts = ReturnType<typeof letterTexts>;

/** Arabic first. */
export const localesOf = ({ language }: LetterFacts): readonly Locale[] =>
  language === "both" ? ["ar", "en"] : [language === "arabic" ? "ar" : "en"];

/** Names the letter in its languages, followed by the first four characters of its code. */
export const letterFileName = ({ facts, code }: LetterRow): string =>
  `${localesOf(facts)
    .toReversed()
    .map((locale) => letterWords[locale].title)
    .join(" - ")} ${code.slice(0, 4)}.pdf`;
