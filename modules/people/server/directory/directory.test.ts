import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Visibility } from "../../contract/privacy.ts";
import type { DirectoryEntry, Person, Sighting } from "../../contract/schemas-directory.ts";
import type { Me } from "../../contract/schemas.ts";
import { insertDepartment, setManager } from "../index.ts";

// Salman manages Layla, who manages Omar and Lina in one department; Reem is in another one; Alia manages the records.

let server: TestServer;
const ids = new Map<string, string>();
const callers = new Map<string, Caller>();
const stranger = (): Caller => callerOf(server.url);

const idOf = (name: string): string => ids.get(name) ?? "none";
const as = (name: string): Caller => {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
  return caller;
};

async function describeOmar(change: Record<string, unknown>): Promise<Me> {
  const { data: before } = await as("Omar").get<Me>("/me");
  const { data, status, problem } = await as("Omar").patch<Me>("/me", { version: before.version, ...change });
  expect(status, JSON.stringify(problem)).toBe(200);
  return data;
}
const showTo = (visibility: Visibility): Promise<Me> =>
  describeOmar({ visibility: { phone: visibility, mobile: visibility, email: visibility, birthday: visibility } });

/** Cursors of the neighbouring pages. */
type Neighbours = { page: { next: string; previous: string } };

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ["Salman", "Layla", "Omar", "Lina", "Reem", "Alia"]) {
    const id = await server.hire(name, name === "Alia" ? "administrator" : "employee");
    ids.set(name, id);
    callers.set(name, callerOf(server.url, (await server.startSession(id)).token));
  }
  await server.write(async (tx) => {
    const technology = await insertDepartment(tx, { nameEn: "Technology", nameAr: "التقنية" });
    ids.set("Technology", technology);
    await tx
      .updateTable("person")
      .set({ department_id: technology })
      .where("id", "in", [idOf("Layla"), idOf("Omar"), idOf("Lina")])
      .execute();
    await setManager(tx, idOf("Layla"), idOf("Salman"));
    for (const name of ["Omar", "Lina"]) await setManager(tx, idOf(name), idOf("Layla"));
  });
  await describeOmar({
    nameAr: "عمر حداد",
    phone: "+966 11 555 1009",
    mobile: "+966 50 123 4567",
    birthDate: "1990-02-09",
    placeEn: "Riyadh HQ",
    placeAr: "المقر الرئيس بالرياض",
    aboutEn: "Builds what is asked for.",
    languages: ["ar", "en", "ar"],
    skills: ["PostgreSQL", "postgresql", "Calligraphy"],
  });
});
afterAll(() => server.close());

describe("the directory is refused", () => {
  test.each(["/users", "/users/1", "/users/1/card.vcf", "/users/places", "/me/preview", "/me/sightings"])(
    "without a session: %s",
    async (path) => {
      expect((await stranger().get(path)).status).toBe(401);
    },
  );

  test.each([
    ["department=x", "department"],
    ["manager=0", "manager"],
    ["language=xx", "language"],
    ["limit=101", "limit"],
    ["born=1990", "born"],
  ])("with %s", async (query, path) => {
    const { status, problem } = await as("Reem").get(`/users?${query}`);
    expect([status, problem.fields[0]?.path]).toEqual([400, path]);
  });

  test("with a cursor of another list", async () => {
    const { headers: _, ...first } = await as("Reem").get("/users?limit=1");
    const { page } = first.problem as unknown as { page: { next: string } };
    const { status, problem } = await as("Reem").get(`/users?limit=1&department=1&cursor=${page.next}`);
    expect([status, problem.code]).toEqual([400, "cursor_invalid"]);
  });

  test("for unknown and inactive people", async () => {
    const gone = await server.hire("Gone");
    await server.write((tx) =>
      tx.updateTable("account").set({ status: "disabled" }).where("person_id", "=", gone).execute(),
    );
    for (const path of ["/users/999999999999", `/users/${gone}`, `/users/${gone}/card.vcf`])
      expect((await as("Alia").get(path)).status, path).toBe(404);
    const { data } = await as("Alia").get<DirectoryEntry[]>("/users?limit=100");
    expect(data.map(({ id }) => id)).not.toContain(gone);
  });
});

describe("changing the own description is refused", () => {
  test.each([
    [{ birthDate: "1899-12-31" }, 400, "birthDate", "date"],
    [{ birthDate: "2090-01-01" }, 422, "birthDate", "past"],
    [{ mobile: "call me" }, 400, "mobile", "phone"],
    [{ placeEn: "x".repeat(81) }, 400, "placeEn", "maxLength"],
    [{ aboutAr: "ن".repeat(301) }, 400, "aboutAr", "maxLength"],
    [{ languages: ["tlh"] }, 400, "languages.0", "invalid"],
    [{ skills: ["\u200b"] }, 400, "skills.0", "fieldRequired"],
    [{ skills: Array.from({ length: 21 }, (_, place) => `Skill ${place}`) }, 400, "skills", "itemsMany"],
    [{ visibility: { phone: "friends" } }, 400, "visibility.phone", "invalid"],
    [{ visibility: { name: "nobody" } }, 400, "visibility.name", "unknownField"],
  ])("with %j", async (change, status, path, code) => {
    const { data: me } = await as("Omar").get<Me>("/me");
    const answer = await as("Omar").patch("/me", { version: me.version, ...change });
    expect([answer.status, answer.problem.fields[0]?.path, answer.problem.fields[0]?.code]).toEqual([
      status,
      path,
      code,
    ]);
  });
});

const contact = ({ phone, mobile, email, birthday }: Person) => [phone, mobile, email, birthday];
const everything = ["+966 11 555 1009", "+966 50 123 4567", "omar@diwan.example", { month: 2, day: 9 }];
const nothing = [null, null, null, null];

describe("visibility of Omar's protected fields", () => {
  test.each([
    ["nobody", [], ["Reem", "Lina", "Layla", "Salman"]],
    ["managers", ["Layla", "Salman"], ["Reem", "Lina"]],
    ["department", ["Lina", "Layla", "Salman"], ["Reem"]],
    ["everyone", ["Reem", "Lina", "Layla", "Salman"], []],
  ] as const)("is limited to the allowed readers when it is %s", async (visibility, some, others) => {
    await showTo(visibility);
    for (const name of others)
      expect(contact((await as(name).get<Person>(`/users/${idOf("Omar")}`)).data), name).toEqual(nothing);
    for (const name of [...some, "Alia", "Omar"])
      expect(contact((await as(name).get<Person>(`/users/${idOf("Omar")}`)).data), name).toEqual(everything);
  });

  test("is shown in the preview", async () => {
    await describeOmar({
      visibility: { phone: "everyone", mobile: "department", email: "managers", birthday: "nobody" },
    });
    const seen = async (onlooker: string): Promise<unknown[]> =>
      contact((await as("Omar").get<Person>(`/me/preview?as=${onlooker}`)).data);
    const [phone, mobile, email] = everything;
    expect(await seen("colleague")).toEqual([phone, null, null, null]);
    expect(await seen("department")).toEqual([phone, mobile, null, null]);
    expect(await seen("manager")).toEqual([phone, mobile, email, null]);
  });

  test("is logged for protected fields once a day, and only he can read the log", async () => {
    await showTo("managers");
    await describeOmar({ visibility: { phone: "everyone" } });
    await server.write((tx) => tx.deleteFrom("person_view").execute());
    for (const name of ["Reem", "Alia", "Alia", "Layla", "Omar"]) await as(name).get(`/users/${idOf("Omar")}`);
    await as("Layla").get(`/users/${idOf("Omar")}/card.vcf`);
    const { data } = await as("Omar").get<Sighting[]>("/me/sightings");
    expect(data.map(({ viewer, fields }) => [viewer.nameEn, fields.toSorted()])).toEqual([
      ["Alia", ["birthday", "email", "mobile"]],
      ["Layla", ["birthday", "email", "mobile"]],
    ]);
    await showTo("nobody");
    await as("Alia").get(`/users/${idOf("Omar")}`);
    const { data: later } = await as("Omar").get<Sighting[]>("/me/sightings");
    expect(later[0]?.fields.toSorted()).toEqual(["birthday", "email", "mobile", "phone"]);
    expect((await as("Reem").get<Sighting[]>("/me/sightings")).data).toEqual([]);
  });

  test("is respected by every route for a colleague", async () => {
    const planted = { phone: "+966 77 777 7001", mobile: "+966 77 777 7002", birthDate: "1977-07-17" };
    await describeOmar(planted);
    await showTo("nobody");
    const hidden = [...Object.values(planted), "777 700", "1977-07", "omar@diwan.example"];
    const reads = server.routes.filter(({ route: { method, path } }) => method === "GET" && !path.endsWith("/events"));
    const queries: Record<string, string> = { "/search": "?q=omar", "/mentions": "?q=om", "/search/counts": "?q=omar" };
    const answered: string[] = [];
    const { token } = await server.startSession(idOf("Reem"));
    for (const { route } of reads) {
      const path = route.path.replaceAll(/\{\w+\}/g, idOf("Omar")) + (queries[route.path] ?? "");
      const response = await fetch(`${server.url}${path.startsWith("/api") ? "" : "/api"}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      if (response.ok) answered.push(route.path);
      expect({ path, hidden: hidden.filter((one) => text.includes(one)) }).toEqual({ path, hidden: [] });
    }
    expect(answered).toEqual(expect.arrayContaining(["/users", "/users/{id}", "/users/{id}/card.vcf", "/search"]));
  });
});

describe("the directory", () => {
  const namesOf = async (query: string, locale = "en"): Promise<(string | null)[]> => {
    const { data, status } = await as("Reem").get<DirectoryEntry[]>(`/users${query}`, undefined, {
      "accept-language": locale,
    });
    expect(status).toBe(200);
    return data.map(({ nameEn }) => nameEn);
  };

  test("is sorted in the reader's language, in pages", async () => {
    expect(await namesOf("?limit=100")).toEqual(["Alia", "Layla", "Lina", "Omar", "Reem", "Salman"]);
    const first = (await as("Reem").get("/users?limit=4")).problem as unknown as { page: { next: string } };
    expect(await namesOf(`?limit=4&cursor=${first.page.next}`)).toEqual(["Reem", "Salman"]);
    // Arabic letters sort before Latin ones.
    expect((await namesOf("?limit=1", "ar"))[0]).toBe("Omar");
  });

  test("is filtered by name, title, department and other known facts", async () => {
    await expect.poll(() => namesOf("?search=عمر")).toEqual(["Omar"]);
    expect(await namesOf("?search=Umar%20Hadad")).toEqual(["Omar"]);
    expect(await namesOf("?search=laela")).toEqual(["Layla"]);
    await describeOmar({ nameEn: "Omar Haddad", nameAr: "عمر حداد" });
    for (const initial of ["Omar H", "omar h.", "عمر ح"]) {
      await expect.poll(() => namesOf(`?search=${encodeURIComponent(initial)}`)).toEqual(["Omar Haddad"]);
    }
    expect(await namesOf("?search=Omar%20K")).toEqual([]);
    await describeOmar({ nameEn: null, nameAr: "محمد عبدالله" });
    await expect
      .poll(async () =>
        (await as("Reem").get<DirectoryEntry[]>("/users?search=Mohd%20Abdallah")).data.map(({ id }) => id),
      )
      .toEqual([idOf("Omar")]);
    await describeOmar({ nameEn: "Omar", nameAr: "عمر حداد" });
    // Matches by name come before matches by title, also across pages and back.
    await server.write(async (tx) => {
      await tx.updateTable("person").set({ title_en: "Salman's secretary" }).where("id", "=", idOf("Lina")).execute();
      await enqueue(tx, "search.fill", {}, { key: "search.fill" });
    });
    await expect.poll(() => namesOf("?search=salman")).toEqual(["Salman", "Lina"]);
    // An initial is that of a name.
    expect(await namesOf("?search=Lina%20S")).toEqual([]);
    const near = (await as("Reem").get("/users?search=salman&limit=1")).problem as unknown as Neighbours;
    expect(await namesOf(`?search=salman&limit=1&cursor=${near.page.next}`)).toEqual(["Lina"]);
    const far = (await as("Reem").get(`/users?search=salman&limit=1&cursor=${near.page.next}`))
      .problem as unknown as Neighbours;
    expect(await namesOf(`?search=salman&limit=1&cursor=${far.page.previous}`)).toEqual(["Salman"]);
    expect(await namesOf(`?department=${idOf("Technology")}`)).toEqual(["Layla", "Lina", "Omar"]);
    expect(await namesOf(`?manager=${idOf("Layla")}`)).toEqual(["Lina", "Omar"]);
    expect(await namesOf("?place=Riyadh%20HQ")).toEqual(["Omar"]);
    expect(await namesOf("?skill=PostgreSQL&language=ar")).toEqual(["Omar"]);
    expect(await namesOf(`?search=layla&department=${idOf("Technology")}&manager=${idOf("Salman")}`)).toEqual([
      "Layla",
    ]);
    expect(await namesOf("?skill=PostgreSQL&place=Jeddah")).toEqual([]);
    const { data } = await as("Reem").get<{ nameEn: string; nameAr: string }[]>("/users/places");
    expect(data).toEqual([{ nameEn: "Riyadh HQ", nameAr: "المقر الرئيس بالرياض" }]);
  });

  test("returns a person with manager, reports and colleagues, and a vCard", async () => {
    await showTo("everyone");
    const { data } = await as("Reem").get<Person>(`/users/${idOf("Omar")}`);
    expect(data).toMatchObject({
      nameAr: "عمر حداد",
      languages: ["ar", "en"],
      skills: ["PostgreSQL", "Calligraphy"],
      manager: { nameEn: "Layla" },
      reportCount: 0,
      colleagueCount: 1,
      can: { edit: false, manage: false },
      guarded: [],
    });
    expect((await as("Omar").get<Person>(`/users/${idOf("Layla")}`)).data.reportCount).toBe(2);
    const card = await fetch(`${server.url}/api/users/${idOf("Omar")}/card.vcf`, {
      headers: {
        authorization: `Bearer ${(await server.startSession(idOf("Reem"))).token}`,
        "accept-language": "ar",
      },
    });
    expect(card.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(card.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent("عمر حداد.vcf")}`);
    expect(await card.text()).toContain("FN;ALTID=1;LANGUAGE=ar:عمر حداد\r\n");
  });
});
