import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { fileAddressFor } from "#testing/file-address.ts";
import { startPublications, type Caller, type TestPublications } from "#testing/publications.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ManagedPromotion, Promotion } from "../../contract/schemas-promotion.ts";

let publications: TestPublications;
let noura: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  publications = await startPublications();
  [noura, omar, reem] = [publications.as("Noura"), publications.as("Omar"), publications.as("Reem")];
});
afterAll(() => publications.close());

const offer = (more: object = {}) => ({
  partnerEn: "Palm Café",
  partnerAr: "مقهى النخلة",
  titleEn: "A fifth off",
  titleAr: "خصم الخُمس",
  startsOn: "2026-01-01",
  endsOn: "2999-12-31",
  ...more,
});
const add = async (more: object = {}): Promise<ManagedPromotion> => {
  const answer = await noura.post<ManagedPromotion>("/managed-promotions", offer(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const addCodes = (id: string, count: number) =>
  noura.post<{ added: number; promotion: ManagedPromotion }>(`/managed-promotions/${id}/codes`, {
    codes: Array.from({ length: count }, (_, place) => `CODE-${place}`),
  });
/** Uploads a picture or a document by Noura. */
async function upload(kind: "image" | "document" = "image"): Promise<string> {
  const content = Buffer.from("content");
  const mediaType = kind === "image" ? "image/webp" : "application/pdf";
  const draft = { mediaType, width: 8, height: 8, content };
  const kept = await publications.files.storeContent(kind, [
    { ...draft, variant: "large" },
    { ...draft, variant: "small" },
  ]);
  const facts = { name: "offer.webp", keptUntil: new Date(Date.now() + 3_600_000) };
  return transaction(publications.database.primary, (tx) => publications.files.insert(tx, noura.id, kept, facts));
}

describe("a refused call", () => {
  test("by an employee on a management route returns 403", async () => {
    const { id } = await add();
    const path = `/managed-promotions/${id}`;
    for (const answer of [
      await omar.get("/managed-promotions"),
      await omar.get(path),
      await omar.post("/managed-promotions", offer()),
      await omar.patch(path, { version: 1, isActive: false }),
      await omar.delete(path),
      await omar.post(`${path}/codes`, { codes: ["MINE"] }),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test("for unknown, expired, future, inactive and other audiences' offers returns the same 404", async () => {
    const hidden = [
      await add({ endsOn: "2026-01-02" }),
      await add({ startsOn: "2999-01-01" }),
      await add({ isActive: false }),
      await add({ audience: { departments: [publications.finance] } }),
    ];
    for (const id of ["999999", ...hidden.map((each) => each.id)]) {
      expect(refusal(await omar.get(`/promotions/${id}`))).toEqual([404, "not_found"]);
      expect(refusal(await omar.post(`/promotions/${id}/code`))).toEqual([404, "not_found"]);
    }
    const listed = (await omar.get<Promotion[]>("/promotions?limit=100")).data.map(({ id }) => id);
    expect(listed.filter((id) => hidden.some((each) => each.id === id))).toEqual([]);
    expect(refusal(await noura.get("/managed-promotions/999999"))).toEqual([404, "not_found"]);
    expect(refusal(await noura.delete("/managed-promotions/999999"))).toEqual([404, "not_found"]);
  });

  test.each([
    [{ titleEn: " " }, 400, "titleEn: fieldRequired"],
    [{ partnerAr: undefined }, 400, "partnerAr: fieldRequired"],
    [{ textEn: "x".repeat(1001) }, 400, "textEn: maxLength"],
    [{ address: "javascript:alert(1)" }, 400, "address: linkAddress"],
    [{ address: "mailto:a@b.example" }, 400, "address: linkAddress"],
    [{ startsOn: "2026-02-30" }, 400, "startsOn: date"],
    [{ endsOn: "9999-12-31" }, 400, "endsOn: date"],
    [{ codeKind: "secret" }, 400, "codeKind: invalid"],
    [{ audience: { departments: [], roles: [] } }, 400, "audience: fieldRequired"],
    [{ endsOn: "2025-12-31" }, 422, "endsOn: endBeforeStart"],
    [{ codeKind: "shared" }, 422, "sharedCode: fieldRequired"],
    [{ picture: "999999" }, 422, "picture: fileUnknown"],
    [{ audience: { roles: ["999999"] } }, 422, "audience: invalid"],
  ])("an offer with %o is refused", async (more, status, field) => {
    const answer = await noura.post("/managed-promotions", offer(more));
    expect([answer.status, ...(refusal(answer) as string[]).slice(2)]).toEqual([status, field]);
  });

  test("an upload of another user is refused like an unknown one, whatever its type", async () => {
    const alia = publications.as("Alia");
    const unknown = refusal(await alia.post("/managed-promotions", offer({ picture: "999999" })));
    expect(unknown).toEqual([422, "file_unknown", "picture: fileUnknown"]);
    for (const kind of ["image", "document"] as const) {
      const theirs = await upload(kind);
      expect(refusal(await alia.post("/managed-promotions", offer({ picture: theirs })))).toEqual(unknown);
    }
  });

  test("a picture that is not an image is refused", async () => {
    const answer = await noura.post("/managed-promotions", offer({ picture: await upload("document") }));
    expect(refusal(answer)).toEqual([422, "file_unknown", "picture: fileUnknown"]);
  });

  test("codes for an offer without personal codes, and a new code kind once codes exist, are refused", async () => {
    const plain = await add();
    expect(refusal(await addCodes(plain.id, 2))).toEqual([422, "fields_conflict", "codes: codesUnused"]);
    const { id } = await add({ codeKind: "unique" });
    expect((await addCodes(id, 2)).data.added).toBe(2);
    const changed = await noura.patch(`/managed-promotions/${id}`, { version: 1, codeKind: "none" });
    expect(refusal(changed)).toEqual([422, "fields_conflict", "codeKind: codesAdded"]);
  });

  test("a change of a stale version returns 409 with the current offer", async () => {
    const { id } = await add();
    expect((await noura.patch(`/managed-promotions/${id}`, { version: 1, titleEn: "Half off" })).status).toBe(200);
    const stale = await noura.patch(`/managed-promotions/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ titleEn: "Half off", isActive: true, version: 2 });
  });

  test("deleting an offer with claimed codes is refused", async () => {
    const { id } = await add({ codeKind: "unique" });
    await addCodes(id, 1);
    expect((await omar.post(`/promotions/${id}/code`)).status).toBe(200);
    expect(refusal(await noura.delete(`/managed-promotions/${id}`))).toEqual([422, "still_used"]);
  });
});

test("codes are awaited before any were added, but not once all are claimed", async () => {
  const { id } = await add({ codeKind: "unique" });
  const read = async () => (await omar.get<Promotion>(`/promotions/${id}`)).data;
  expect(await read()).toMatchObject({ areCodesAwaited: true, can: { claim: false } });
  expect(refusal(await omar.post(`/promotions/${id}/code`))).toEqual([422, "codes_gone"]);
  await addCodes(id, 1);
  expect(await read()).toMatchObject({ areCodesAwaited: false, can: { claim: true } });
  expect((await reem.post(`/promotions/${id}/code`)).status).toBe(200);
  expect(await read()).toMatchObject({ areCodesAwaited: false, can: { claim: false } });
  const plain = await add();
  expect((await omar.get<Promotion>(`/promotions/${plain.id}`)).data.areCodesAwaited).toBe(false);
});

test("a hundred codes go to a hundred concurrent claimers, one each", async () => {
  const { id } = await add({ codeKind: "unique" });
  expect((await addCodes(id, 100)).data.promotion.codes).toEqual({ all: 100, left: 100, isLow: false });
  const people = await Promise.all(Array.from({ length: 100 }, (_, place) => publications.hire(`Claimer${place}`)));
  const path = `/promotions/${id}/code`;
  // Each person claims twice concurrently: two hundred claims.
  const answers = await Promise.all(
    people.flatMap((person) => [person.post<Promotion>(path), person.post<Promotion>(path)]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const codes = answers.map(({ data }) => data.code);
  expect(new Set(codes).size).toBe(100);
  for (const [place] of people.entries()) expect(codes[2 * place]).toBe(codes[2 * place + 1]);
  expect(refusal(await reem.post(path))).toEqual([422, "codes_gone"]);
  expect((await reem.get<Promotion>(`/promotions/${id}`)).data).toMatchObject({ code: null, can: { claim: false } });
  const managed = await noura.get<ManagedPromotion>(`/managed-promotions/${id}`);
  expect(managed.data.codes).toEqual({ all: 100, left: 0, isLow: true });
});

test("fifty codes go to fifty of a hundred concurrent claimers, and fifty are refused with `codes_gone`", async () => {
  const { id } = await add({ codeKind: "unique" });
  await addCodes(id, 50);
  const people = await Promise.all(Array.from({ length: 100 }, (_, place) => publications.hire(`Second${place}`)));
  const answers = await Promise.all(people.map((person) => person.post<Promotion>(`/promotions/${id}/code`)));
  const handed = answers.filter(({ status }) => status === 200).map(({ data }) => data.code);
  expect([handed.length, new Set(handed).size]).toEqual([50, 50]);
  expect(answers.filter(({ problem }) => problem.code === "codes_gone")).toHaveLength(50);
  // Added codes can be claimed by people refused before; existing codes are skipped.
  expect((await addCodes(id, 51)).data.added).toBe(1);
  expect((await reem.post<Promotion>(`/promotions/${id}/code`)).data.code).toBe("CODE-50");
});

test("adding the same codes concurrently with claims duplicates no code and assigns none twice", async () => {
  const { id } = await add({ codeKind: "unique" });
  await addCodes(id, 5);
  const people = await Promise.all(Array.from({ length: 30 }, (_, place) => publications.hire(`Third${place}`)));
  const [claims, added] = await Promise.all([
    Promise.all(people.map((person) => person.post<Promotion>(`/promotions/${id}/code`))),
    Promise.all([20, 20, 20].map((count) => addCodes(id, count))),
  ]);
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(added.reduce((sum, { data }) => sum + data.added, 0)).toBe(15);
  const handed = claims.filter(({ status }) => status === 200).map(({ data }) => data.code);
  expect(new Set(handed).size).toBe(handed.length);
  expect(claims.filter(({ status, problem }) => status !== 200 && problem.code !== "codes_gone")).toEqual([]);
  const { codes } = (await noura.get<ManagedPromotion>(`/managed-promotions/${id}`)).data;
  expect([codes?.all, codes?.left]).toEqual([20, 20 - handed.length]);
});

test("offers are valid from their first to their last day, in the organisation's time zone", async () => {
  const { id } = await add({ startsOn: "2026-05-01", endsOn: "2026-05-10", codeKind: "shared", sharedCode: "PALM" });
  const at = (instant: string): void => setClock(() => Date.parse(instant));
  const read = () => omar.get<Promotion>(`/promotions/${id}`);
  at("2026-04-30T20:59:00Z");
  expect((await read()).status).toBe(404);
  at("2026-04-30T21:00:00Z");
  expect((await read()).data).toMatchObject({ daysLeft: 9, code: "PALM", can: { claim: false } });
  at("2026-05-10T20:59:00Z");
  expect((await read()).data.daysLeft).toBe(0);
  at("2026-05-10T21:00:00Z");
  expect((await read()).status).toBe(404);
});

test("a picture is as private as its offer, and is deleted with it", async () => {
  const picture = await upload();
  const made = await add({ picture, audience: { departments: [publications.finance] } });
  const fetched = async (reader: Caller) =>
    reader.get((await fileAddressFor(publications, reader.id, picture, "small")).replace("/api", ""));
  expect((await fetched(reem)).status).toBe(200);
  expect((await fetched(noura)).status).toBe(200);
  expect((await fetched(omar)).status).toBe(404);
  await noura.patch(`/managed-promotions/${made.id}`, { version: 1, isActive: false });
  expect((await fetched(reem)).status).toBe(404);
  expect((await fetched(noura)).status).toBe(200);
  const other = await upload();
  const changed = await noura.patch<ManagedPromotion>(`/managed-promotions/${made.id}`, { version: 2, picture: other });
  expect(changed.data.pictureFileId).toBe(other);
  expect((await fetched(noura)).status).toBe(404);
  expect((await noura.delete(`/managed-promotions/${made.id}`)).status).toBe(204);
});

test("lists are sorted by end, paged, and filtered by state and words", async () => {
  const [later, sooner] = [
    await add({ endsOn: "2998-01-02" }),
    await add({ endsOn: "2998-01-01", titleAr: "عرض الصيف" }),
  ];
  const all = (await omar.get<Promotion[]>("/promotions?limit=100")).data.map(({ id }) => id);
  expect(all.indexOf(sooner.id)).toBeLessThan(all.indexOf(later.id));
  const first = await omar.get<Promotion[]>("/promotions?limit=1");
  const second = await omar.get<Promotion[]>(`/promotions?limit=1&cursor=${first.page.next}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 2));
  const found = await noura.get<ManagedPromotion[]>(`/managed-promotions?search=${encodeURIComponent("الصيف")}`);
  expect(found.data.map(({ id }) => id)).toEqual([sooner.id]);
  for (const state of ["running", "coming", "over", "inactive"]) {
    const listed = await noura.get<ManagedPromotion[]>(`/managed-promotions?state=${state}&limit=100`);
    expect(new Set(listed.data.map((each) => each.state))).toEqual(new Set([state]));
  }
});
