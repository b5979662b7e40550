import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import { hostileTexts } from "#testing/hostile-values.ts";
import { pdfTextOf } from "#testing/pdf-text.ts";
import { startServices, versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import type { LetterInList } from "../../contract/schemas-letter.ts";
import type { Request } from "../../contract/schemas-request.ts";
import { serviceData } from "../personal-data.ts";

let services: TestServices;
let alia: Caller, dana: Caller, omar: Caller, reem: Caller, hanan: Caller;

const join = statement<never>(`
  insert into role_member (role_id, person_id) select id, $1 from role where name_en = 'Human resources'`);
const place = statement<never>(`
  with given as (insert into department (name_en, name_ar) values ('Finance', 'المالية') returning id)
  update person set name_en = 'Omar Al-Ahmad', name_ar = 'عمر الأحمد', title_en = 'Accountant', title_ar = 'محاسب',
    department_id = (select id from given), hire_date = '2019-03-04' where id = $1`);
const rename = statement<never>("update person set title_en = 'Cashier', name_en = 'Somebody Else' where id = $1");

beforeAll(async () => {
  services = await startServices();
  [alia, dana, omar, reem] = [services.as("Alia"), services.as("Dana"), services.as("Omar"), services.as("Reem")];
  hanan = await services.hire("Hanan");
  await join(services.database.primary, [hanan.id]);
  await place(services.database.primary, [omar.id]);
});
afterAll(() => services.close());

const at = (moment: string): void => setClock(() => Date.parse(moment));
const wanted = { language: "both", purpose: "bank", addressee: "بنك الرياض (الفرع Olaya 12)" };

const ask = async (by: Caller, answers: object = wanted): Promise<Request> =>
  (await by.post<Request>("/requests", { service: "employmentLetter", answers, submit: true })).data;
const approve = async (by: Caller, id: string): Promise<Answer<Request>> =>
  by.post<Request>(`/requests/${id}/decisions`, {
    step: "humanResources",
    version: await versionOf(by, id),
    decision: "approve",
  });
/** Issues a letter to Omar on 1 July 2026. */
async function issued(answers: object = wanted): Promise<Request> {
  at("2026-07-01T09:00:00Z");
  const { id } = await ask(omar, answers);
  return (await approve(hanan, id)).data;
}
const linkOf = ({ letter }: Request): string => (letter?.link ?? "").replace("http://localhost/api", "");
/** Fetches the check page as a recipient of the letter sees it. */
async function check(path: string) {
  const { status, headers, body } = await reem.fetch(path);
  return { status, headers, page: body.toString() };
}

const leave = statement<never>("update person set left_on = $2 where id = $1");

describe("a letter is refused", () => {
  test("if the requester has left since, or their account is closed", async () => {
    at("2026-07-01T09:00:00Z");
    const asked = await services.hire("Asma");
    const { id } = await ask(asked);
    await leave(services.database.primary, [asked.id, "2026-06-30"]);
    expect((await approve(hanan, id)).problem.code).toBe("not_employed");
    await leave(services.database.primary, [asked.id, "2026-07-01"]);
    await services.dismiss(asked.id);
    expect((await approve(hanan, id)).problem.code).toBe("not_employed");
    expect((await hanan.fetch(`/requests/${id}/letter`)).status).toBe(404);
  });

  test("before approval, and to users who cannot read the request", async () => {
    const { id, letter } = await ask(omar);
    expect(letter).toBeNull();
    expect((await omar.fetch(`/requests/${id}/letter`)).status).toBe(404);
    expect((await approve(hanan, id)).data.letter).toMatchObject({ state: "valid", revokedAt: null });
    for (const stranger of [reem, dana]) expect((await stranger.fetch(`/requests/${id}/letter`)).status).toBe(404);
    for (const reader of [omar, hanan, alia]) expect((await reader.fetch(`/requests/${id}/letter`)).status).toBe(200);
  });

  test("revocation by its requester, by unrelated users, without a reason, and twice", async () => {
    const { id } = await issued();
    const revoke = (by: Caller, body: object = { reason: "The name is wrong" }) =>
      by.post<Request>(`/requests/${id}/letter/revocation`, body);
    expect((await revoke(omar)).problem.code).toBe("not_allowed");
    expect((await revoke(reem)).problem.code).toBe("not_found");
    expect((await revoke(hanan, { reason: " " })).problem.fields.map(({ path }) => path)).toEqual(["reason"]);
    expect((await revoke(alia)).data).toMatchObject({
      letter: { state: "revoked", revokeReason: "The name is wrong" },
      can: { revokeLetter: false },
    });
    expect((await revoke(hanan)).problem.code).toBe("request_fixed");
    // The personal data export of the requester states the revocation; the reason belongs to its author.
    const about = serviceData.parts.find(({ name }) => name === "letters")?.query ?? "";
    const kept = JSON.stringify(await statement<object>(about)(services.database.primary, [omar.id]));
    expect(kept).toContain('"revokedAt":"20');
    expect(kept).not.toContain("The name is wrong");
  });
});

test("the letter shows in both languages the facts of its issue date, whatever changes later", async () => {
  const { id } = await issued();
  const before = await omar.fetch(`/requests/${id}/letter`);
  await rename(services.database.primary, [omar.id]);
  at("2026-08-01T09:00:00Z");
  const after = await hanan.fetch(`/requests/${id}/letter`);
  await place(services.database.primary, [omar.id]);
  expect(after.body.equals(before.body)).toBe(true);
  expect(before.headers["content-type"]).toBe("application/pdf");
  expect(before.headers["content-disposition"]).toContain("filename*=UTF-8''Employment%20letter%20-%20");
  const text = await pdfTextOf(before.body);
  for (const words of ["Omar Al-Ahmad", "Accountant", "Finance", "4 March 2019", "1 July 2026", "Olaya 12", "a bank"]) {
    expect(text).toContain(words);
  }
  for (const words of ["عمر الأحمد", "محاسب", "المالية", "بنك الرياض"]) expect(text).toContain(words);
  expect(text).toContain(
    linkOf((await omar.get<Request>(`/requests/${id}`)).data)
      .split("/")
      .at(-1),
  );
});

test("the letter is in one language if one was requested", async () => {
  const { id } = await issued({ language: "english", purpose: "other" });
  const text = await pdfTextOf((await omar.fetch(`/requests/${id}/letter`)).body);
  expect(text).toContain("To whom it may concern");
  expect(text).not.toMatch(/\p{Script=Arabic}/u);
});

test("the letter omits the date joined if it was never entered", async () => {
  at("2026-07-01T09:00:00Z");
  const newcomer = await services.hire("Nawal");
  const { id } = await ask(newcomer);
  await approve(hanan, id);
  const text = await pdfTextOf((await newcomer.fetch(`/requests/${id}/letter`)).body);
  expect(text).toContain("Nawal");
  expect(text).not.toContain("Employed since");
});

describe("the check page of a letter", () => {
  test("shows its kind and its date, and no personal data", async () => {
    const letter = await issued();
    const link = linkOf(letter);
    const page = await check(link);
    expect(page.status).toBe(200);
    expect(page.page).toContain("Issued on 1 July 2026");
    expect(page.page).toContain("ساري المفعول");
    for (const secret of ["Omar", "عمر", "Accountant", "bank", "Finance"]) expect(page.page).not.toContain(secret);
    const { headers } = page;
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/,
    );
    const typed = link.replaceAll("-", " ").toLowerCase().replace("/letters/", "/letters/ ");
    expect((await check(encodeURI(typed))).status).toBe(200);
  });

  test("is the same for a revoked, expired, unknown or malformed code", async () => {
    const letter = await issued();
    await hanan.post(`/requests/${letter.id}/letter/revocation`, { reason: "By mistake" });
    const revoked = await check(linkOf(letter));
    const old = linkOf(await issued());
    at("2026-09-29T09:00:00Z");
    expect((await check(old)).status).toBe(200);
    at("2026-09-30T09:00:00Z");
    const others = [old, `/letters/${"2".repeat(24)}`, "/letters/%27--", "/letters/-"];
    for (const path of others) expect(await check(path)).toMatchObject({ status: 404, page: revoked.page });
    expect(revoked.status).toBe(404);
    expect(revoked.page).toContain("غير صالح");
  });
});

test("hostile texts as a code are answered with 400 or 404", async () => {
  const statuses = await Promise.all(
    hostileTexts.map(async (text) => (await check(`/letters/${encodeURIComponent(text)}`)).status),
  );
  expect([...new Set(statuses)].filter((status) => ![400, 404].includes(status))).toEqual([]);
});

test("each code is new, and contains no characters that can be confused", async () => {
  const codes = [await issued(), await issued(), await issued()].map(
    (request) => linkOf(request).split("/").at(-1) ?? "",
  );
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){5}$/);
});

test("service managers list all letters and can revoke them there", async () => {
  expect((await omar.get("/letters")).problem.code).toBe("not_allowed");
  expect((await hanan.get("/letters")).problem.code).toBe("not_allowed");
  expect((await alia.get("/letters?state=lost")).problem.fields.map(({ path }) => path)).toEqual(["state"]);
  const list = (state: string) => alia.get<LetterInList[]>(`/letters?state=${state}&limit=2`);
  const [first, second] = [await issued(), await issued()];
  const shown = (await list("valid")).data;
  expect(shown.map(({ request }) => request)).toEqual([second.id, first.id]);
  expect(shown[0]).toMatchObject({
    kind: "employment",
    state: "valid",
    issuedOn: "2026-07-01",
    person: { id: omar.id, nameEn: "Omar Al-Ahmad" },
    can: { revoke: true },
  });
  expect(shown[0]?.link).toContain(shown[0]?.code);
  await alia.post(`/requests/${second.id}/letter/revocation`, { reason: "A mistake" });
  expect((await list("revoked")).data[0]).toMatchObject({
    request: second.id,
    revokeReason: "A mistake",
    can: { revoke: false },
  });
  expect((await list("valid")).data[0]?.request).toBe(first.id);
  at("2026-10-01T09:00:00Z");
  expect((await list("valid")).data.map(({ request }) => request)).not.toContain(first.id);
  expect((await list("expired")).data[0]?.request).toBe(first.id);
  const own = (await approve(hanan, (await ask(alia)).id)).data;
  expect((await list("valid")).data[0]).toMatchObject({ request: own.id, can: { revoke: false } });
});
