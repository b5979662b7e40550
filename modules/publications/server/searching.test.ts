import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Counts, Place, SearchAnswer } from "#modules/search/contract/schemas.ts";
import { transaction } from "#platform/database/transaction.ts";
import { startPublications, type Answer, type Caller, type TestPublications } from "#testing/publications.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ManagedDocument } from "../contract/schemas-document.ts";
import type { ManagedLink } from "../contract/schemas-link.ts";

let publications: TestPublications;
let noura: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  publications = await startPublications();
  [noura, omar, reem] = [publications.as("Noura"), publications.as("Omar"), publications.as("Reem")];
});
afterAll(() => publications.close());

async function add(more: object): Promise<ManagedDocument> {
  const draft = { mediaType: "application/pdf", width: null, height: null, content: Buffer.from("%PDF-1.7") };
  const kept = await publications.files.storeContent("document", [{ ...draft, variant: "original" }]);
  const facts = { name: "report.pdf", keptUntil: new Date(Date.now() + 3_600_000) };
  const fileEn = await transaction(publications.database.primary, (tx) =>
    publications.files.insert(tx, noura.id, kept, facts),
  );
  const given = { reportKind: "financial", period: "2026-Q1", summaryEn: "Nothing more.", summaryAr: "لا شيء غيره." };
  const answer = await noura.post<ManagedDocument>("/managed-documents", {
    ...given,
    fileEn,
    state: "published",
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}

type Found = Answer<unknown> & SearchAnswer;
const search = async (by: Caller, q: string, more = "&kind=document"): Promise<Found> =>
  (await by.get(`/search?q=${encodeURIComponent(q)}${more}`)) as Found;
const countsOf = async (by: Caller, q: string): Promise<Counts> =>
  (await by.get<Counts>(`/search/counts?q=${encodeURIComponent(q)}`)).data;
const ids = (places: readonly Place[]): string[] => places.map(({ id }) => id);

describe("a report is not found", () => {
  test("outside its audience, before it appears, or once it is withdrawn: neither listed nor counted", async () => {
    const titles = { titleEn: "Zephyr ledger", titleAr: "دفتر زفير" };
    const finance = await add({ ...titles, audience: { departments: [publications.finance] } });
    await add({ ...titles, state: "draft" });
    await add({ ...titles, state: "scheduled", publishAt: "2999-01-01T00:00:00Z" });
    const withdrawn = await add(titles);
    const { id, version } = withdrawn;
    expect(ids((await search(omar, "zephyr")).places)).toEqual([id]);
    expect((await noura.patch(`/managed-documents/${id}`, { version, state: "withdrawn" })).status).toBe(200);

    for (const more of ["&kind=document", ""]) {
      const { data, places, found } = await search(omar, "zephyr", more);
      expect([data, places, found]).toEqual([[], [], { count: 0, isMore: false }]);
      expect(ids((await search(reem, "دفتر", more)).places)).toEqual([finance.id]);
    }
    expect((await countsOf(omar, "zephyr")).document.count).toBe(0);
    expect((await countsOf(reem, "zephyr")).document.count).toBe(1);
  });

  test("with a cursor of another search, which is refused", async () => {
    expect(refusal(await search(omar, "zephyr", "&kind=document&cursor=x"))).toEqual([400, "cursor_invalid"]);
  });
});

describe("a report is found", () => {
  test("by title and summary in either language, whatever the spelling variants", async () => {
    const { id } = await add({
      titleEn: "Emissions of the fleet",
      titleAr: "إنبعاثات الأسطول",
      summaryEn: "Cars, lorries and the café van.",
      summaryAr: "السيارات والشاحنات في مَدِينة جدّة.",
    });
    for (const q of [
      "EMISSIONS",
      "emiss",
      "fleet of",
      "cafe van",
      "انبعاثات",
      "أسطول",
      "للأسطول والسيارات",
      "مدينه جده",
    ]) {
      expect([q, ...ids((await search(omar, q)).places)]).toEqual([q, id]);
    }
    for (const q of ["missions", "fleet bicycle", "%", "_"]) expect(ids((await search(omar, q)).places)).toEqual([]);
  });

  test("in the reader's language unless only the other one matches, with highlights and an address", async () => {
    const { id } = await add({
      titleEn: "Turnover",
      titleAr: "الإيرادات",
      summaryEn: "By branch.",
      summaryAr: "حسب الفرع.",
    });
    const [english] = (await search(omar, "turnover")).places;
    expect(english).toMatchObject({
      kind: "document",
      title: "Turnover",
      titlePieces: [{ text: "Turnover", isMatch: true }],
      snippet: "By branch.",
      address: `/reports/financial/${id}`,
    });
    const [arabic] = (await search(omar, "ايرادات")).places;
    expect([arabic?.title, arabic?.titlePieces[0]?.isMatch, arabic?.snippet]).toEqual(["الإيرادات", true, "حسب الفرع."]);
  });

  test("by title before summary; three among all results, and all with the kind `document`", async () => {
    const said = await add({
      titleEn: "Yearbook",
      titleAr: "الكتاب السنوي",
      summaryEn: "With a quokka.",
      period: "2029",
    });
    const named: string[] = [];
    for (const period of ["2021", "2022", "2023"]) {
      named.unshift((await add({ titleEn: "Quokka report", titleAr: "تقرير الكوكا", period })).id);
    }
    expect(ids((await search(omar, "quokka")).places)).toEqual([...named, said.id]);
    const { places, found } = await search(omar, "quokka", "");
    expect([ids(places), found.count]).toEqual([named, 3]);
    const { found: some } = await search(omar, "quokka", "&kind=document&limit=2");
    expect(some).toEqual({ count: 2, isMore: true });
    expect((await search(omar, "quokka", "&from=2020-01-01")).places).toEqual([]);
  });
});

test("an active link is found by its audience with its address; an inactive one is not found", async () => {
  const group = (await noura.post<{ id: string }>("/link-groups", { nameEn: "Tools", nameAr: "أدوات" })).data;
  const link = async (more: object): Promise<ManagedLink> => {
    const answer = await noura.post<ManagedLink>("/links", {
      group: group.id,
      nameEn: "Payslip archive",
      nameAr: "أرشيف الرواتب",
      icon: "star",
      address: "https://pay.example/archive",
      signIn: "none",
      ...more,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.data;
  };
  const everybodys = await link({});
  const finances = await link({ audience: { departments: [publications.finance] } });
  await link({ isActive: false });
  for (const q of ["payslip", "ارشيف رواتب"]) {
    expect(ids((await search(omar, q, "&kind=link")).places)).toEqual([everybodys.id]);
    expect(ids((await search(reem, q, "&kind=link")).places)).toEqual([everybodys.id, finances.id]);
  }
  const { places } = await search(omar, "payslip", "");
  expect(places[0]).toMatchObject({ kind: "link", address: "https://pay.example/archive" });
  expect((await countsOf(reem, "payslip")).link.count).toBe(2);
});
