import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { errorsOf } from "#platform/http/openapi.ts";
import type { Problem } from "#shared/errors.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

type Name = "Omar" | "Reem" | "Huda" | "Noura" | "Alia";
type Answer = { status: number; body: { data: unknown } & Partial<Problem> };
type Device = { id: string };

let server: TestServer;
const tokens = new Map<Name, string>();

beforeAll(async () => {
  server = await startTestServer();
  const cast = { Omar: "employee", Reem: "employee", Huda: "moderator", Noura: "contentEditor", Alia: "administrator" };
  for (const [name, role] of Object.entries(cast) as [Name, "employee"][]) {
    tokens.set(name, (await server.startSession(await server.hire(name, role))).token);
  }
});
afterAll(() => server.close());

async function call(name: Name | null, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.url}${path.startsWith("/api") ? "" : "/api"}${path}`, {
    method,
    headers: {
      ...(name === null ? {} : { authorization: `Bearer ${tokens.get(name)}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Answer["body"] };
}

async function make<Entity>(name: Name, path: string, body: object): Promise<Entity> {
  const { status, body: answer } = await call(name, "POST", path, body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data as Entity;
}

const topicBy = (name: Name): Promise<Topic> =>
  make(name, "/topics", { categoryId: "2", titleEn: "The new canteen", contentEn: "It opens on Sunday." });
const commentBy = async (name: Name): Promise<Comment> =>
  make(name, `/topics/${(await topicBy("Huda")).id}/comments`, { content: "Thank you!" });

/** An attempt at something that belongs to somebody; made anew for every attempt. */
type Case = {
  make: (owner: Name) => Promise<{ id: string }>;
  body?: object;
  /** Owner, another employee, moderator, content editor, administrator. */
  expected: Record<"own" | "foreign" | "Huda" | "Noura" | "Alia", number | string>;
};

const everybody = (status: number): Case["expected"] => ({
  own: status,
  foreign: status,
  Huda: status,
  Noura: status,
  Alia: status,
});
const ownerOrModerator = (status: number): Case["expected"] => ({
  ...everybody(status),
  foreign: "403 not_allowed",
  Noura: "403 not_allowed",
});
const ownerAlone = (status: number, refusal: string): Case["expected"] => ({
  ...everybody(0),
  ...onlyOwn(status, refusal),
});
const onlyOwn = (own: number, refusal: string) => ({
  own,
  foreign: refusal,
  Huda: refusal,
  Noura: refusal,
  Alia: refusal,
});

async function sessionOf(owner: Name): Promise<Device> {
  const { body } = await call(owner, "GET", "/me");
  const { token } = await server.startSession((body.data as Me).id);
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return { id: (JSON.parse(payload) as { sid: string }).sid };
}

/** A file somebody has uploaded and nothing uses yet. */
const fileBy = async (owner: Name): Promise<{ id: string }> => {
  const { body } = await call(owner, "GET", "/me");
  const content = Buffer.from("Notes");
  const draft = { variant: "original", mediaType: "text/plain", width: null, height: null, content };
  const kept = await server.files.keep("document", [draft]);
  const facts = { name: "notes.txt", keptUntil: new Date(Date.now() + 3_600_000) };
  return { id: await server.write((tx) => server.files.enter(tx, (body.data as Me).id, kept, facts)) };
};

const draftBy = (name: Name): Promise<{ id: string }> => make(name, "/topic-drafts", { content: { titleEn: "Half" } });
/** A topic whose first version was edited. */
const editedBy = async (name: Name): Promise<Topic> => {
  const topic = await topicBy(name);
  await call(name, "PATCH", `/topics/${topic.id}`, { version: 1, titleEn: "The old canteen" });
  return topic;
};

/** A decided case of reports about somebody's topic. */
const decidedBy = async (name: Name): Promise<{ id: string }> => {
  const topic = await topicBy(name);
  await make("Reem", `/topics/${topic.id}/reports`, { reason: "spam" });
  const { body } = await call("Huda", "GET", `/report-cases?topic=${topic.id}`);
  const id = (body.data as { id: string }[])[0]?.id ?? "none";
  await call("Huda", "POST", `/report-cases/${id}/decision`, { decision: "keep", reason: "It is harmless." });
  return { id };
};
/** A topic with a poll whose voters everybody sees. */
const pollBy = (name: Name): Promise<Topic> => {
  const poll = { choices: [{ textEn: "Rice" }, { textEn: "Bread" }], ballot: "open" };
  return make(name, "/topics", { categoryId: "2", titleEn: "Rice or bread?", contentEn: "For lunch.", poll });
};
/** Everybody but the author may report. */
const othersReport: Case["expected"] = { ...everybody(201), own: "422 own_content" };

/** Every route that is open to all who are signed in and names something by its id. */
const cases: Record<string, Case> = {
  "PATCH /topics/{id}": {
    make: topicBy,
    body: { version: 1, titleEn: "The newest canteen" },
    expected: ownerOrModerator(200),
  },
  "DELETE /topics/{id}": { make: topicBy, expected: ownerOrModerator(204) },
  "PATCH /comments/{id}": {
    make: commentBy,
    body: { version: 1, content: "Thanks!" },
    expected: ownerAlone(200, "403 not_allowed"),
  },
  "DELETE /comments/{id}": { make: commentBy, expected: ownerOrModerator(204) },
  "GET /topic-drafts/{id}": { make: draftBy, expected: ownerAlone(200, "404 not_found") },
  "PUT /topic-drafts/{id}": {
    make: draftBy,
    body: { version: 1, content: {} },
    expected: ownerAlone(200, "404 not_found"),
  },
  "DELETE /topic-drafts/{id}": { make: draftBy, expected: ownerAlone(204, "404 not_found") },
  "GET /topics/{id}/revisions": { make: editedBy, expected: ownerOrModerator(200) },
  "GET /topics/{id}/revisions/{version}": { make: editedBy, expected: ownerOrModerator(200) },
  "DELETE /me/sessions/{id}": { make: sessionOf, expected: ownerAlone(204, "404 not_found") },
  "GET /files/{id}": { make: fileBy, expected: ownerAlone(200, "404 not_found") },
  "GET /categories/{id}": { make: async () => ({ id: "2" }), expected: everybody(200) },
  "GET /topics/{id}": { make: topicBy, expected: everybody(200) },
  "GET /topics/{id}/likes": { make: topicBy, expected: everybody(200) },
  "GET /topics/{id}/comments": { make: topicBy, expected: everybody(200) },
  "GET /comments/{id}/replies": { make: commentBy, expected: everybody(200) },
  "PUT /topics/{id}/like": { make: topicBy, expected: everybody(200) },
  "DELETE /topics/{id}/like": { make: topicBy, expected: everybody(200) },
  "PUT /topics/{id}/read": { make: topicBy, expected: everybody(204) },
  "PUT /comments/{id}/like": { make: commentBy, expected: everybody(200) },
  "DELETE /comments/{id}/like": { make: commentBy, expected: everybody(200) },
  "GET /topics/{id}/poll": { make: pollBy, expected: everybody(200) },
  "GET /topics/{id}/poll/voters": { make: pollBy, expected: everybody(200) },
  "GET /topics/{id}/poll/results.csv": { make: pollBy, expected: ownerOrModerator(200) },
  "POST /topics/{id}/poll/close": { make: pollBy, expected: ownerOrModerator(200) },
  "PUT /topics/{id}/vote": { make: pollBy, body: { choices: [] }, expected: everybody(200) },
  "POST /topics/{id}/reports": { make: topicBy, body: { reason: "spam" }, expected: othersReport },
  "POST /comments/{id}/reports": { make: commentBy, body: { reason: "spam" }, expected: othersReport },
  "GET /report-decisions/{id}": { make: decidedBy, expected: ownerAlone(200, "404 not_found") },
};

/** They speak a protocol of their own: platform/files/uploads/uploads.test.ts examines them by it. */
const examinedElsewhere = ["HEAD /files/{id}", "PATCH /files/{id}", "DELETE /files/{id}"];

test("every route that is open to all and names something is examined here", () => {
  const named = server.routes
    .filter(({ route }) => route.permission === "signedIn" && route.path.includes("{"))
    .map(({ route }) => `${route.method} ${route.path}`);
  expect([...Object.keys(cases), ...examinedElsewhere].toSorted()).toEqual(named.toSorted());
});

const placeOf = (path: string, id: string): string => path.replace("{id}", id).replace("{version}", "1");

describe.each(Object.entries(cases))("%s", (title, { make: makeOne, body, expected }) => {
  const [method = "", path = ""] = title.split(" ");
  const refusal = ({ status, body: { code } }: Answer): string => {
    const route = server.routes.find((each) => `${each.route.method} ${each.route.path}` === title)?.route;
    expect(route && errorsOf(route), "the interface's description tells of it").toContain(code);
    return `${status} ${code}`;
  };

  test("of one's own, and of somebody else's by role", async () => {
    const outcome = async (name: Name): Promise<number | string> => {
      const { id } = await makeOne("Omar");
      const answer = await call(name, method, placeOf(path, id), body);
      return answer.status < 400 ? answer.status : refusal(answer);
    };
    expect({
      own: await outcome("Omar"),
      foreign: await outcome("Reem"),
      Huda: await outcome("Huda"),
      Noura: await outcome("Noura"),
      Alia: await outcome("Alia"),
    }).toEqual(expected);
  });

  test("of what does not exist: not found, whoever asks", async () => {
    for (const name of ["Omar", "Alia"] as const) {
      const absent = path.includes("sessions") ? crypto.randomUUID() : "999999999999";
      const answer = await call(name, method, placeOf(path, absent), body);
      expect(refusal(answer)).toBe("404 not_found");
    }
  });
});

describe("a topic that is hidden from others", () => {
  const paths = Object.keys(cases).filter((title) => title.includes("/topics/"));

  test.each(["deactivated", "deleted"])("is not found by them on any route when %s", async (how) => {
    const topic = await topicBy("Omar");
    const hide = { deactivated: ["PATCH", { version: 1, isActive: false }], deleted: ["DELETE"] }[how];
    const [method, body] = hide as [string, object?];
    expect((await call("Huda", method, `/topics/${topic.id}`, body)).status).toBeLessThan(300);
    for (const title of paths) {
      const [verb = "", path = ""] = title.split(" ");
      const { status } = await call("Reem", verb, placeOf(path, topic.id), cases[title]?.body);
      expect([title, status]).toEqual([title, 404]);
    }
    expect((await call("Reem", "POST", `/topics/${topic.id}/comments`, { content: "Hello" })).status).toBe(404);
    expect((await call("Huda", "GET", `/topics/${topic.id}`)).status).toBe(200);
    expect((await call("Omar", "GET", `/topics/${topic.id}`)).status).toBe(how === "deleted" ? 404 : 200);
  });

  test("takes its comments along", async () => {
    const topic = await topicBy("Omar");
    const comment = await make<Comment>("Omar", `/topics/${topic.id}/comments`, { content: "First" });
    await call("Huda", "PATCH", `/topics/${topic.id}`, { version: 1, isActive: false });
    for (const title of Object.keys(cases).filter((name) => name.includes("/comments/{id}"))) {
      const [verb = "", path = ""] = title.split(" ");
      const { status } = await call("Reem", verb, path.replace("{id}", comment.id), cases[title]?.body);
      expect([title, status]).toEqual([title, 404]);
    }
  });
});

test.each([
  ["isPinned", { isPinned: true }, ["Huda", "Alia"], 200],
  ["isLocked", { isLocked: true }, ["Huda", "Alia"], 200],
  ["isActive", { isActive: false }, ["Huda", "Alia"], 200],
  // Who may feature learns that a poster is missing.
  ["featuredInHome", { featuredInHome: true }, ["Huda", "Noura", "Alia"], 422],
])("%s of a topic is not its author's to set", async (_, change, allowed, success) => {
  for (const name of ["Omar", "Reem", "Huda", "Noura", "Alia"] as const) {
    const { id } = await topicBy("Omar");
    const { status } = await call(name, "PATCH", `/topics/${id}`, { version: 1, ...change });
    expect([name, status]).toEqual([name, allowed.includes(name) ? success : 403]);
  }
});

test("what nobody is offered, `can` does not show: the same rules, asked from the other side", async () => {
  const { id } = await topicBy("Omar");
  for (const [name, edits] of [
    ["Omar", true],
    ["Reem", false],
    ["Huda", true],
    ["Noura", false],
  ] as const) {
    const { body } = await call(name, "GET", `/topics/${id}`);
    expect([name, (body.data as Topic).can]).toMatchObject([name, { update: edits, delete: edits, comment: true }]);
  }
});

test("a photo is replaced by its owner, and its address is good for the person it was made for alone", async () => {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0a6b5e" } })
    .png()
    .toBuffer();
  const upload = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}/api/me/photo`, {
      method: "POST",
      headers: { "content-type": "image/png", ...headers },
      body: new Uint8Array(picture),
    });
  expect((await upload({})).status).toBe(401);
  const made = await upload({ authorization: `Bearer ${tokens.get("Omar")}` });
  expect(made.status).toBe(201);
  const { photoUrl } = ((await made.json()) as { data: { photoUrl: string } }).data;

  expect((await call(null, "GET", photoUrl)).status).toBe(200);
  const address = new URL(photoUrl, server.url);
  for (const [name, value] of [
    ["p", "2"],
    ["e", "9999999999"],
    ["s", "AAAAAAAAAAAAAAAAAAAAAA"],
  ] as const) {
    const forged = new URL(address);
    forged.searchParams.set(name, value);
    expect((await call(null, "GET", forged.pathname + forged.search)).status).toBe(404);
  }
  const another = address.pathname.replace(/\/files\/\d+\//, "/files/1234567/") + address.search;
  expect((await call(null, "GET", another)).status).toBe(404);

  expect((await call("Reem", "DELETE", "/me/photo")).status).toBe(204);
  expect((await call(null, "GET", photoUrl)).status, "Reem has deleted her own, not his").toBe(200);
  expect((await call("Omar", "DELETE", "/me/photo")).status).toBe(204);
  expect((await call(null, "GET", photoUrl)).status).toBe(404);
});
