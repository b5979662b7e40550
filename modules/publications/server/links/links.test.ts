import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPublications, type Caller, type TestPublications } from "#testing/publications.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LinkGroup, GroupedLinks, ManagedLink } from "../../contract/schemas-link.ts";

/** Addresses of host names, and statuses of URLs. */
const names: Record<string, string> = { "good.example": "93.184.216.34", "inner.example": "10.0.0.5" };
const statuses: Record<string, number> = { "https://good.example/gone": 404, "https://good.example/mine": 401 };
const asked: string[] = [];

let publications: TestPublications;
let noura: Caller, omar: Caller, reem: Caller, faisal: Caller;
let group: LinkGroup;
let number = 0;
const words = (more: object = {}) => {
  number += 1;
  return {
    group: group.id,
    nameEn: `Link ${number}`,
    nameAr: `رابط ${number}`,
    address: "https://good.example/",
    ...more,
  };
};
const add = async (more: object = {}): Promise<ManagedLink> => {
  const answer = await noura.post<ManagedLink>("/links", words(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const linksOf = async (reader: Caller): Promise<string[]> => {
  const { data } = await reader.get<GroupedLinks>("/links");
  return data.groups.flatMap(({ links }) => links.map(({ id }) => id));
};

beforeAll(async () => {
  publications = await startPublications({
    resolve: async (hostname) => {
      const address = names[hostname];
      return address === undefined ? [] : [{ address, family: 4 }];
    },
    send: async ({ href }) => {
      asked.push(href);
      return { status: statuses[href] ?? 200, location: null };
    },
  });
  noura = publications.as("Noura");
  [omar, reem, faisal] = [publications.as("Omar"), publications.as("Reem"), publications.as("Faisal")];
  group = (await noura.post<LinkGroup>("/link-groups", { nameEn: "Work", nameAr: "العمل", order: 1 })).data;
});
afterAll(() => publications.close());

describe("a refused call", () => {
  test("by an employee on a management route returns 403", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get("/links/managed"),
      await omar.get(`/links/${id}`),
      await omar.post("/links", words()),
      await omar.patch(`/links/${id}`, { version: 1, isActive: false }),
      await omar.delete(`/links/${id}`),
      await omar.post(`/links/${id}/check`),
      await omar.get("/link-groups"),
      await omar.post("/link-groups", { nameEn: "Mine", nameAr: "لي" }),
      await omar.patch(`/link-groups/${group.id}`, { version: 1, order: 2 }),
      await omar.delete(`/link-groups/${group.id}`),
      await omar.get("/publication-audiences"),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test("for an unknown id returns 404", async () => {
    for (const answer of [
      await noura.get("/links/999999"),
      await noura.patch("/links/999999", { version: 1 }),
      await noura.delete("/links/999999"),
      await noura.post("/links/999999/check"),
      await omar.put("/links/999999/favourite"),
      await omar.delete("/links/999999/favourite"),
      await omar.post("/links/999999/uses"),
      await noura.patch("/link-groups/999999", { version: 1 }),
      await noura.delete("/link-groups/999999"),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "http://good.example/",
    "data:text/html,hello",
    "https://",
    "https://good.example@evil.example/",
    "https://good.example\\@evil.example/",
    "https://good .example/",
    "//good.example/",
    "mailto:",
    "mailto:a@b.example?bcc=everybody@c.example",
  ])("the address %s is refused with 400", async (address) => {
    const answer = await noura.post("/links", words({ address }));
    expect(refusal(answer)).toEqual([400, "fields_invalid", "address: linkAddress"]);
  });

  test("an address that is too long is refused for its length", async () => {
    const answer = await noura.post("/links", words({ address: `https://good.example/${"x".repeat(2000)}` }));
    expect(refusal(answer)).toEqual([400, "fields_invalid", "address: maxLength"]);
  });

  test.each([
    [{ nameEn: " " }, 400, "nameEn: fieldRequired"],
    [{ nameAr: "x".repeat(81) }, 400, "nameAr: maxLength"],
    [{ descriptionEn: "x".repeat(201) }, 400, "descriptionEn: maxLength"],
    [{ icon: "<svg>" }, 400, "icon: invalid"],
    [{ signIn: "password" }, 400, "signIn: invalid"],
    [{ audience: {} }, 400, "audience: fieldRequired"],
    [{ audience: "everybody" }, 400, "audience: invalid"],
    [{ group: "999999" }, 422, "group: invalid"],
    [{ audience: { departments: ["999999"] } }, 422, "audience: invalid"],
    [{ audience: { roles: ["999999"] } }, 422, "audience: invalid"],
  ])("a link with %o is refused", async (more, status, field) => {
    const answer = await noura.post("/links", words(more));
    expect([answer.status, ...(refusal(answer) as string[]).slice(2)]).toEqual([status, field]);
  });

  test("a taken group name is refused, and deleting a group with links is refused", async () => {
    const same = { nameEn: "WORK", nameAr: "عمل آخر" };
    expect(refusal(await noura.post("/link-groups", same))).toEqual([409, "name_taken", "nameEn: nameTaken"]);
    await add();
    expect(refusal(await noura.delete(`/link-groups/${group.id}`))).toEqual([422, "still_used"]);
  });

  test("a change of a stale version returns 409 with the current link", async () => {
    const { id } = await add();
    expect((await noura.patch(`/links/${id}`, { version: 1, icon: "book" })).status).toBe(200);
    const stale = await publications.as("Alia").patch(`/links/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, icon: "book", isActive: true, version: 2 });
  });

  test("a link for another audience is answered with 404 like an unknown one", async () => {
    const { id } = await add({ audience: { departments: [publications.finance] } });
    expect(await linksOf(omar)).not.toContain(id);
    expect(refusal(await omar.put(`/links/${id}/favourite`))).toEqual([404, "not_found"]);
    expect(refusal(await omar.post(`/links/${id}/uses`))).toEqual([404, "not_found"]);
  });

  test("more than twelve favourites are refused", async () => {
    const many = await Promise.all(Array.from({ length: 13 }, () => add()));
    const answers = await Promise.all(many.map(({ id }) => reem.put(`/links/${id}/favourite`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(12).fill(200), 422]);
    const kept = many[answers.findIndex(({ status }) => status === 200)];
    expect((await reem.put(`/links/${kept?.id}/favourite`)).status).toBe(200);
    expect((await reem.delete(`/links/${kept?.id}/favourite`)).status).toBe(200);
    const left = many[answers.findIndex(({ status }) => status === 422)];
    expect((await reem.put(`/links/${left?.id}/favourite`)).data).toEqual({ isFavourite: true });
  });
});

test("links are for all users, for departments or for roles, until their audience changes", async () => {
  const all = await add();
  const some = await add({ audience: { departments: [publications.finance], roles: [publications.drivers] } });
  expect(some.audience).toMatchObject({ departments: [{ nameEn: "Finance" }], roles: [{ nameEn: "Drivers" }] });
  for (const [reader, sees] of [
    [omar, false],
    [reem, true],
    [faisal, true],
  ] as const) {
    const seen = await linksOf(reader);
    expect([seen.includes(all.id), seen.includes(some.id)]).toEqual([true, sees]);
  }
  const path = `/links/${some.id}`;
  const same = { departments: [publications.finance], roles: [publications.drivers] };
  expect((await noura.patch<ManagedLink>(path, { version: 1, audience: same })).data.version).toBe(1);
  const narrower = { version: 1, audience: { roles: [publications.drivers] } };
  expect((await noura.patch<ManagedLink>(path, narrower)).data.audience?.departments).toEqual([]);
  expect(await linksOf(reem)).not.toContain(some.id);
  expect((await noura.patch<ManagedLink>(path, { version: 2, audience: null })).data.audience).toBeNull();
  expect(await linksOf(omar)).toContain(some.id);
  const left = await publications.database.primary.selectFrom("publication_audience").select("id").execute();
  const used = await publications.database.primary
    .selectFrom("link")
    .select("audience_id")
    .where("audience_id", "is not", null)
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(used.map(({ audience_id }) => audience_id).toSorted());
});

test("groups and links are sorted by their order, and inactive links are not shown", async () => {
  const first = (await noura.post<LinkGroup>("/link-groups", { nameEn: "First", nameAr: "الأولى" })).data;
  const [third, second, hidden] = [
    await add({ group: first.id, order: 9 }),
    await add({ group: first.id, order: 2, signIn: "vpn", descriptionEn: "Inside only" }),
    await add({ group: first.id, isActive: false }),
  ];
  const { data } = await omar.get<GroupedLinks>("/links");
  expect(data.groups[0]).toMatchObject({
    nameEn: "First",
    links: [{ id: second.id, signIn: "vpn" }, { id: third.id }],
  });
  const managed = await noura.get<ManagedLink[]>(`/links/managed?group=${first.id}&limit=2`);
  expect(managed.data.map(({ id }) => id)).toEqual([hidden.id, second.id]);
  const more = await noura.get<ManagedLink[]>(`/links/managed?group=${first.id}&limit=2&cursor=${managed.page.next}`);
  expect(more.data.map(({ id }) => id)).toEqual([third.id]);
  const found = await noura.get<ManagedLink[]>(`/links/managed?search=${encodeURIComponent(second.nameAr)}`);
  expect(found.data.map(({ id }) => id)).toContain(second.id);
  for (const { id } of [third, second, hidden]) expect((await noura.delete(`/links/${id}`)).status).toBe(204);
  expect((await noura.delete(`/link-groups/${first.id}`)).status).toBe(204);
});

test("uses are counted without recording the users", async () => {
  const { id } = await add();
  await Promise.all([omar, reem, faisal].map((reader) => reader.post(`/links/${id}/uses`)));
  expect((await noura.get<ManagedLink>(`/links/${id}`)).data.uses).toBe(3);
  const told = await publications.database.primary
    .selectFrom("audit")
    .select("action")
    .where("subject_kind", "=", "link")
    .where("subject_id", "=", id)
    .execute();
  expect(told).toEqual([{ action: "link.created" }]);
});

test("the nightly check stores results and skips internal addresses; a new address resets the result", async () => {
  const made = {
    works: await add(),
    asksToSignIn: await add({ address: "https://good.example/mine" }),
    gone: await add({ address: "https://good.example/gone" }),
    nowhere: await add({ address: "https://unknown.example/" }),
    inside: await add({ address: "https://inner.example/secret" }),
    literal: await add({ address: "https://[::1]/" }),
    mail: await add({ address: "mailto:help@good.example" }),
    off: await add({ isActive: false }),
  };
  expect((await add({ address: " HTTPS://Good.example/A " })).address).toBe("https://Good.example/A");
  asked.length = 0;
  await publications.run("publications.checkLinks");
  expect(asked.some((href) => href.includes("inner") || href.includes("::1"))).toBe(false);
  const read = async ({ id }: ManagedLink) => (await noura.get<ManagedLink>(`/links/${id}`)).data;
  const states = await Promise.all(
    Object.entries(made).map(async ([name, link]) => [name, (await read(link)).health?.state ?? null]),
  );
  expect(Object.fromEntries(states)).toEqual({
    works: "working",
    asksToSignIn: "working",
    gone: "failing",
    nowhere: "unreachable",
    inside: "notPublic",
    literal: "unreachable",
    mail: null,
    off: null,
  });
  expect((await read(made.gone)).health).toMatchObject({ status: 404 });
  const broken = await noura.get<ManagedLink[]>("/links/managed?isBroken=true");
  expect(broken.data.map(({ id }) => id).toSorted()).toEqual(
    [made.gone.id, made.nowhere.id, made.literal.id].toSorted(),
  );
  statuses["https://good.example/gone"] = 200;
  const again = await noura.post<ManagedLink>(`/links/${made.gone.id}/check`);
  expect(again.data).toMatchObject({ version: 1, health: { state: "working", failingSince: null } });
  const moved = await noura.patch<ManagedLink>(`/links/${made.gone.id}`, {
    version: 1,
    address: "https://good.example/new",
  });
  expect(moved.data.health).toBeNull();
});
