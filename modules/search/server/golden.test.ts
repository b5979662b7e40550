import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { SearchResult } from "../contract/schemas.ts";

/** A topic, queries that find it, and queries that must not. */
type Document = { title: string; text?: string; by: readonly string[]; not?: readonly string[] };

const documents: readonly Document[] = [
  {
    title: "افتتاح المدرسة الجديدة",
    by: ["مدرسة", "مدرسه", "المدرسة", "للمدرسة", "والمدرسة", "بالمدرسه", "المدرسة الجديده", "مدارس", "افتتاح"],
    not: ["تدريس"],
  },
  { title: "إعلان عن وظيفة", by: ["اعلان", "إعلانات", "الإعلان", "وظائف", "الوظيفه", "للإعلان"], not: ["علن"] },
  {
    title: "اجتماعات الفريق يوم الأحد",
    by: ["اجتماع", "الاجتماع", "باجتماع", "اجتماعاتنا", "فرق", "الاحد", "الأحد اجتماع"],
  },
  { title: "إجازات العيد", by: ["إجازة", "اجازه", "الإجازات", "إجازتي", "العيد", "أعياد"], not: ["عادة"] },
  { title: "مسؤول الصيانة في الدور الثالث", by: ["مسئول", "المسؤولين", "مسؤول الصيانة", "صيانه", "بالصيانة", "ادوار"] },
  { title: "شئون الموظفين", by: ["شؤون", "شوون", "موظف", "الموظفات", "للموظفين", "موظفي", "موظفينا"] },
  { title: "بطاقات الدخول", by: ["بطاقة", "بطاقه", "البطاقات", "بالبطاقة", "دخول"], not: ["طاقة"] },
  { title: "ترشيد الطاقة", by: ["طاقة", "الطاقه", "للطاقة", "ترشيد"], not: ["بطاقة"] },
  { title: "لجنة الضيافة", by: ["اللجنة", "للجنة", "لجان", "لجنه", "الضيافه"] },
  { title: "لقاء مع العملاء", by: ["اللقاء", "للقاء", "لقاءات", "عميل", "العملاء"] },
  { title: "برامج تدريبية جديدة", by: ["برنامج", "البرنامج", "التدريب", "تدريبي", "البرامج التدريبية"] },
  { title: "مكاتب الرياض وجدة", by: ["مكتب", "المكتب", "الرياض", "جده", "مكاتبنا"] },
  { title: "تقارير الربع الثالث ٢٠٢٦", by: ["تقرير", "التقرير", "2026", "٢٠٢٦", "۲۰۲۶", "الربع 2026"], not: ["2025"] },
  { title: "كلمة علي بن محمد", by: ["على", "عَلِي", "مُحَمَّد", "ﻣﺤﻤﺪ", "علی", "محمد علي"], not: ["عالي"] },
  { title: "كلمة الأستاذ عبد الله", by: ["عبدالله", "عبد الله", "الله", "الاستاذ"], not: ["عبدالرحمن"] },
  { title: "دعوة من عبدالرحمن", by: ["عبد الرحمن", "عبدالرحمن", "ٱلدعوة"] },
  { title: "فاطمة تكتب لكم", by: ["فاطمه", "فاطمة", "فَاطِمَة", "فـاطـمـة", "تكتب"] },
  { title: "شكرًا أحمد وإبراهيم", by: ["احمد", "أحمد", "ابراهيم", "شكرا", "إبراهيم أحمد"] },
  { title: "مؤمن وهانئ في الفريق", by: ["مومن", "هاني", "مؤمن", "هانئ"] },
  { title: "مواقف السيارات", by: ["سيارة", "موقف", "سياره", "بالسيارة", "سيارتي", "موقف السيارات"] },
  {
    title: "Meetings on Monday",
    by: ["meeting", "meet", "MEETINGS", "mon", "monday meeting", "the meeting"],
    not: ["met"],
  },
  { title: "Parking policies for visitors", by: ["policy", "park", "parked", "visitor", "policies visitor"] },
  { title: "Running club starts in spring", by: ["run", "runs", "clubs", "started", "spr", "club running"] },
  { title: "Café menu and crème brûlée", by: ["cafe", "creme brulee", "CAFÉ", "menus", "brulée"] },
  { title: "Cybersecurity week", by: ["cyber", "cybersecurity", "weeks", "cybersecurty", "cybersecuirty"] },
  { title: "Company’s new laptops", by: ["company", "companies", "laptop", "company's laptop", "laptps"] },
  { title: "Budget 2027: travel & training", by: ["budget", "2027", "٢٠٢٧", "travelling", "trainings", "budjet"] },
  { title: "Wi-Fi on floor 3", by: ["wifi", "wi-fi", "floor 3", "floors", "fi wi"].slice(1) },
  { title: "تجربة HRMS الجديدة", by: ["hrms", "HRMS", "تجربه", "hrms تجربة", "الجديد hrms", "تجارب"] },
  { title: "نظام SharePoint للملفات", by: ["sharepoint", "ملف sharepoint", "share", "أنظمة", "الملف"] },
  {
    title: "Ramadan hours",
    text: "دوام رمضان من العاشرة إلى الثالثة",
    by: ["رمضان", "دوام", "ramadan دوام", "العاشره", "hour"],
  },
  {
    title: "قهوة الصباح",
    text: "Coffee is served from eight.",
    by: ["coffee", "القهوة", "قهوه coffee", "serving", "صباح"],
  },
  { title: "حديقة السطح", text: "ثلاثمئة نبتة وأربعون مقعدًا", by: ["الحديقة", "حدائق", "السطح", "مقعد", "نبته"] },
  { title: "مشروع ترميم المبنى", by: ["مشاريع", "المشروع", "ترميم", "المباني", "مبني"] },
  { title: "استبيان بيئة العمل", by: ["الاستبيان", "بيئه", "أعمال", "والعمل", "استبين"] },
];

const people = [
  {
    nameEn: "Mohammed Al-Qahtani",
    nameAr: "محمد القحطاني",
    by: ["Muhammad", "Mohamed", "محمد", "قحطاني", "qahtani", "mohd"],
  },
  { nameEn: "Youssef Karim", nameAr: "يوسف كريم", by: ["Yusuf", "yousef", "يوسف", "karim", "Kareem", "يوس"] },
  {
    nameEn: "Abdullah Al-Harbi",
    nameAr: "عبد الله الحربي",
    by: ["عبدالله", "عبد الله", "abdulla", "Abdallah", "حربي"],
  },
  {
    nameEn: "Abdulrahman Saleh",
    nameAr: "عبدالرحمن صالح",
    by: ["abdul rahman", "عبد الرحمن", "Abdelrahman", "Salih", "صالح"],
  },
  {
    nameEn: "Fatima Haddad",
    nameAr: "فاطمة حداد",
    by: ["فاطمه", "Fatimah", "fatma", "haddad", "Fatima H", "h fatima", "فاطمة ح"],
  },
  { nameEn: "Khalid Darwish", nameAr: "خالد درويش", by: ["Khaled", "خالد", "Darweesh"] },
  { nameEn: null, nameAr: "هدى الشمري", by: ["Huda", "Shammari", "هدي", "الشمري"] },
  { nameEn: "Othman Nasser", nameAr: null, by: ["عثمان", "ناصر", "Osman"] },
  {
    nameEn: "Layla Al-Nasser",
    nameAr: null,
    by: ["laela naser", "leila nasir", "ليلى ناصر", "ليلى الناصر", "laylah alnaser", "naser laela"],
  },
  { nameEn: null, nameAr: "ليلى ناصر", by: ["laela naser", "Lyla al-Nasser", "leyla an-nasir"] },
  { nameEn: "Aisha Khalifa", nameAr: null, by: ["عائشة خليفة", "ayesha kalifa", "aysha halifa", "aicha"] },
  { nameEn: null, nameAr: "قاسم الشامسي", by: ["Qassem Alshamsi", "ghasem shamsi", "gasim", "kassim ash-shamsi"] },
  { nameEn: "Ali Ghanim", nameAr: null, by: ["علي غانم", "aly ghanem", "ali ganim"] },
];
/** Names, and people with other names, which must not be found. */
const others: readonly (readonly [q: string, not: string])[] = [
  ["layla", "Ali Ghanim"],
  ["ali", "Aisha Khalifa"],
  ["laela naser", "Othman Nasser"],
  ["gasim", "Youssef Karim"],
];

let community: TestCommunity;
let omar: Caller;
let hired = 0;

async function hire(names: readonly (readonly [nameEn: string | null, nameAr: string | null])[]): Promise<void> {
  for (const [nameEn, nameAr] of names) {
    const someone = await community.hire(`Person ${(hired += 1)}`);
    await community.database.primary
      .updateTable("person")
      .set({ name_en: nameEn, name_ar: nameAr })
      .where("id", "=", someone.id)
      .execute();
  }
  await community.run("search.fill");
}

beforeAll(async () => {
  community = await startCommunity();
  omar = community.as("Omar");
  for (const { title, text = "." } of documents) {
    const [titleKey, textKey] = /[\u0600-\u06ff]/.test(title) ? ["titleAr", "contentAr"] : ["titleEn", "contentEn"];
    const { status } = await omar.post("/topics", { categoryId: "4", [titleKey]: title, [textKey]: text });
    expect(status).toBe(201);
  }
  await hire(people.map(({ nameEn, nameAr }) => [nameEn, nameAr]));
  await community.makeFound();
});
afterAll(() => community.close());

const titles = async (kind: string, q: string): Promise<string[]> =>
  (await omar.get<SearchResult[]>(`/search?limit=100&kind=${kind}&q=${encodeURIComponent(q)}`)).data.map(
    (result) => result.title,
  );

const pairs = documents.flatMap(({ title, by }) => by.map((q) => [q, title] as const));
const wrong = documents.flatMap(({ title, not = [] }) => not.map((q) => [q, title] as const));
const named = people.flatMap(({ nameEn, nameAr, by }) => by.map((q) => [q, nameEn ?? "", nameAr ?? ""] as const));

test("the golden set has more than 200 pairs", () => expect(pairs.length + named.length).toBeGreaterThan(200));

describe("queries that find a text", () => {
  test.each(pairs)("the query %s finds %s", async (q, title) => expect(await titles("topic", q)).toContain(title));
});

describe("queries that do not find similar texts", () => {
  test.each(wrong)("the query %s does not find %s", async (q, title) =>
    expect(await titles("topic", q)).not.toContain(title),
  );
});

describe("queries that find a person in either script", () => {
  test.each(named)("the query %s finds %s %s", async (q, nameEn, nameAr) => {
    const found = await titles("person", q);
    expect(found.some((name) => name === nameEn || name === nameAr)).toBe(true);
  });

  test.each(others)("the query %s does not find the person %s", async (q, not) =>
    expect(await titles("person", q)).not.toContain(not),
  );

  test("exact names come first, then similar ones, then phonetic matches", async () => {
    await hire([
      ["Halid Salman", null],
      ["Khaled Salman", null],
      ["Khalid Salman", null],
    ]);
    expect(await titles("person", "khalid salman")).toEqual(["Khalid Salman", "Khaled Salman", "Halid Salman"]);
    expect((await titles("person", "halid salman"))[0]).toBe("Halid Salman");
    expect(await titles("person", "خالد سلمان")).toHaveLength(3);
  });
});
