import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { errorsOf } from "#platform/http/openapi.ts";
import type { Problem } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";
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
  /** Omar unless it takes a right to own such a thing. */
  owner?: Name;
  body?: object;
  /** The answer, always the same, where a thing is one's own to drop, be it seen any longer, or there at all. */
  blind?: 204;
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

/** Whoever has the right may, and the owner without it may not. */
const onlyWith = (status: number, holders: readonly ("Huda" | "Noura" | "Alia")[]): Case["expected"] => {
  const answer = (name: "Huda" | "Noura" | "Alia"): number | string =>
    holders.includes(name) ? status : "403 not_allowed";
  const [own, foreign] = ["403 not_allowed", "403 not_allowed"];
  return { own, foreign, Huda: answer("Huda"), Noura: answer("Noura"), Alia: answer("Alia") };
};
const moderators = (status: number): Case["expected"] => onlyWith(status, ["Huda", "Alia"]);
const editors = (status: number): Case["expected"] => onlyWith(status, ["Huda", "Noura", "Alia"]);
/** A moderator's own: not found by the administrator either. */
const moderatorAlone = (status: number): Case["expected"] => ({
  ...onlyWith(status, ["Huda"]),
  own: status,
  Alia: "404 not_found",
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

/** An open case of reports about somebody's topic. */
const caseAbout = async (name: Name): Promise<{ id: string }> => {
  const topic = await topicBy(name);
  await make("Reem", `/topics/${topic.id}/reports`, { reason: "spam" });
  const { body } = await call("Huda", "GET", `/report-cases?topic=${topic.id}`);
  return { id: (body.data as { id: string }[])[0]?.id ?? "none" };
};
/** The same, decided. */
const decidedBy = async (name: Name): Promise<{ id: string }> => {
  const { id } = await caseAbout(name);
  await call("Huda", "POST", `/report-cases/${id}/decision`, { decision: "keep", reason: "It is harmless." });
  return { id };
};
/** A topic with a poll whose voters everybody sees. */
const pollBy = (name: Name): Promise<Topic> => {
  const poll = { choices: [{ textEn: "Rice" }, { textEn: "Bread" }], ballot: "open" };
  return make(name, "/topics", { categoryId: "2", titleEn: "Rice or bread?", contentEn: "For lunch.", poll });
};
/** A topic of somebody's that everybody has to read. */
const mustReadBy = async (name: Name): Promise<Topic> => {
  const topic = await topicBy(name);
  const { status } = await call("Noura", "PUT", `/topics/${topic.id}/must-read`, { dueOn: "2999-12-31" });
  expect(status).toBe(200);
  return topic;
};
/** A notification of somebody's: there is an answer to what they wrote. */
const notificationOf = async (name: Name): Promise<{ id: string }> => {
  const topic = await topicBy(name);
  await make("Noura", `/topics/${topic.id}/comments`, { content: "Well said" });
  let found: { id: string } | undefined;
  const look = async (): Promise<typeof found> => {
    const { body } = await call(name, "GET", "/notifications?kind=reply");
    const told = body.data as { id: string; topic: { id: string } | null }[];
    return (found = told.find((each) => each.topic?.id === topic.id));
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  return found as unknown as { id: string };
};
const deletedBy = async (name: Name): Promise<Topic> => {
  const topic = await topicBy(name);
  await call(name, "DELETE", `/topics/${topic.id}`);
  return topic;
};
const newCategory = (): Promise<{ id: string }> =>
  make("Alia", "/categories", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
const viewBy = (name: Name): Promise<{ id: string }> =>
  make(name, "/saved-views", { name: crypto.randomUUID().slice(0, 30), filters: { isPoll: true } });
/** Something done to many topics, which is over and can be undone. */
const bulkActionBy = async (name: Name): Promise<{ id: string }> => {
  const given = { action: "deactivate", ids: [(await topicBy("Omar")).id], reason: "Old" };
  const action = await make<{ id: string }>(name, "/topic-bulk-actions", given);
  const state = async (): Promise<string> => {
    const { body } = await call(name, "GET", `/topic-bulk-actions/${action.id}`);
    return (body.data as { state: string }).state;
  };
  await expect.poll(state, { timeout: 20_000 }).toBe("done");
  return action;
};

/** Everybody but the author may report. */
const othersReport: Case["expected"] = { ...everybody(201), own: "422 own_content" };

/** Every route that names something by its id. */
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
  "GET /report-cases/{id}": { make: caseAbout, expected: moderators(200) },
  "POST /report-cases/{id}/decision": {
    make: caseAbout,
    body: { decision: "keep", reason: "It is harmless." },
    expected: moderators(200),
  },
  "POST /topics/{id}/comments": { make: topicBy, body: { content: "Hello" }, expected: everybody(201) },
  "POST /topics/{id}/restore": { make: deletedBy, expected: moderators(200) },
  "GET /topics/{id}/must-read": { make: mustReadBy, expected: everybody(200) },
  "PUT /topics/{id}/must-read": { make: topicBy, body: { dueOn: "2999-12-31" }, expected: editors(200) },
  "DELETE /topics/{id}/must-read": { make: mustReadBy, expected: editors(204) },
  "PUT /topics/{id}/acknowledgement": { make: mustReadBy, expected: everybody(200) },
  "GET /topics/{id}/must-read/coverage": { make: mustReadBy, expected: editors(200) },
  "GET /topics/{id}/must-read/people": { make: mustReadBy, expected: editors(200) },
  "GET /topics/{id}/must-read/people.csv": { make: mustReadBy, expected: editors(200) },
  "PUT /topics/{id}/following": { make: topicBy, body: { level: "mute" }, expected: everybody(200) },
  "PUT /topics/{id}/bookmark": { make: topicBy, expected: everybody(204) },
  "DELETE /topics/{id}/bookmark": { make: topicBy, blind: 204, expected: everybody(204) },
  "GET /categories/{id}/following": { make: newCategory, expected: everybody(200) },
  "PUT /categories/{id}/following": { make: newCategory, body: { level: "follow" }, expected: everybody(200) },
  "PATCH /categories/{id}": { make: newCategory, body: { version: 1, isActive: false }, expected: moderators(200) },
  "DELETE /categories/{id}": { make: newCategory, expected: moderators(204) },
  "PUT /notifications/{id}/read": { make: notificationOf, expected: ownerAlone(200, "404 not_found") },
  "PATCH /saved-views/{id}": {
    make: viewBy,
    owner: "Huda",
    body: { filters: { isPoll: false } },
    expected: moderatorAlone(200),
  },
  "DELETE /saved-views/{id}": { make: viewBy, owner: "Huda", expected: moderatorAlone(204) },
  "GET /topic-bulk-actions/{id}": { make: bulkActionBy, owner: "Huda", expected: moderatorAlone(200) },
  "POST /topic-bulk-actions/{id}/undo": { make: bulkActionBy, owner: "Huda", expected: moderatorAlone(200) },
};

/** They speak a protocol of their own: platform/files/uploads/uploads.test.ts examines them by it. */
const examinedElsewhere = ["HEAD /files/{id}", "PATCH /files/{id}", "DELETE /files/{id}"];

test("every route that names something, and needs a session, is examined here", () => {
  const named = server.routes
    .filter(({ route }) => route.permission !== "public" && route.path.includes("{"))
    .map(({ route }) => `${route.method} ${route.path}`);
  expect([...Object.keys(cases), ...examinedElsewhere].toSorted()).toEqual(named.toSorted());
});

const placeOf = (path: string, id: string): string => path.replace("{id}", id).replace("{version}", "1");

const routeOf = (title: string): Route => {
  const found = server.routes.find(({ route }) => `${route.method} ${route.path}` === title);
  if (found === undefined) throw new Error(`There is no ${title}.`);
  return found.route;
};
/** Only who has a right learns whether something is there. */
const takesRight = (title: string): boolean => !["public", "signedIn"].includes(routeOf(title).permission);

describe.each(Object.entries(cases))("%s", (title, { make: makeOne, owner = "Omar", body, blind, expected }) => {
  const [method = "", path = ""] = title.split(" ");
  const refusal = ({ status, body: { code } }: Answer): string => {
    expect(errorsOf(routeOf(title)), "the interface's description tells of it").toContain(code);
    return `${status} ${code}`;
  };

  test("of one's own, and of somebody else's by role", async () => {
    const outcome = async (name: Name | null): Promise<number | string> => {
      const { id } = await makeOne(owner);
      const answer = await call(name, method, placeOf(path, id), body);
      return answer.status < 400 ? answer.status : refusal(answer);
    };
    expect(await outcome(null)).toBe("401 not_signed_in");
    expect({
      own: await outcome(owner),
      foreign: await outcome("Reem"),
      Huda: await outcome("Huda"),
      Noura: await outcome("Noura"),
      Alia: await outcome("Alia"),
    }).toEqual(expected);
  });

  test("of what does not exist: not found, whoever asks", async () => {
    for (const name of ["Omar", "Huda", "Alia"] as const) {
      const absent = path.includes("sessions") ? crypto.randomUUID() : "999999999999";
      const answer = await call(name, method, placeOf(path, absent), body);
      if (blind !== undefined) {
        expect(answer.status).toBe(blind);
        continue;
      }
      const isRefused = takesRight(title) && expected[name === "Omar" ? "foreign" : name] === "403 not_allowed";
      expect(refusal(answer)).toBe(isRefused ? "403 not_allowed" : "404 not_found");
    }
  });
});

describe("a topic that is hidden from others", () => {
  const paths = Object.keys(cases).filter((title) => title.includes("/topics/"));

  const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();
  /** A topic of Omar's with all that routes ask about. */
  const fullTopic = (more: object = {}): Promise<Topic> => {
    const poll = { choices: [{ textEn: "Rice" }, { textEn: "Bread" }], ballot: "open" };
    return make("Omar", "/topics", { categoryId: "2", titleEn: "Rice?", contentEn: "Lunch.", poll, ...more });
  };
  const change = async (name: Name, method: string, path: string, body?: object): Promise<void> =>
    expect((await call(name, method, path, body)).status, path).toBeLessThan(300);
  /** Asked to be read and edited once, and then hidden. */
  const hidden: Record<string, () => Promise<Topic>> = {
    deactivated: async () => {
      const topic = await fullTopic();
      await change("Omar", "PATCH", `/topics/${topic.id}`, { version: 1, titleEn: "Rice and bread" });
      await change("Noura", "PUT", `/topics/${topic.id}/must-read`, { dueOn: "2999-12-31" });
      await change("Huda", "PATCH", `/topics/${topic.id}`, { version: 2, isActive: false });
      return topic;
    },
    deleted: async () => {
      const topic = await fullTopic();
      await change("Noura", "PUT", `/topics/${topic.id}/must-read`, { dueOn: "2999-12-31" });
      await change("Huda", "DELETE", `/topics/${topic.id}`);
      return topic;
    },
    "reported by many": async () => {
      const topic = await fullTopic();
      await change("Noura", "PUT", `/topics/${topic.id}/must-read`, { dueOn: "2999-12-31" });
      for (const name of ["Huda", "Noura", "Alia"] as const) {
        await change(name, "POST", `/topics/${topic.id}/reports`, { reason: "violence" });
      }
      return topic;
    },
    scheduled: () => fullTopic({ publishAt: tomorrow() }),
  };

  test.each(Object.keys(hidden))("is not found by them on any route when %s", async (how) => {
    const topic = await (hidden[how] as () => Promise<Topic>)();
    const ask = async (name: Name, title: string): Promise<string> => {
      const [verb = "", path = ""] = title.split(" ");
      return `${(await call(name, verb, placeOf(path, topic.id), cases[title]?.body)).status} ${title}`;
    };
    for (const title of paths) {
      const isRefused = takesRight(title) && cases[title]?.expected.foreign === "403 not_allowed";
      // Whoever was writing a report while others' reports hid it is heard too.
      const isHeard = how === "reported by many" && title === "POST /topics/{id}/reports";
      const status = isHeard ? 201 : (cases[title]?.blind ?? (isRefused ? 403 : 404));
      expect(await ask("Reem", title)).toBe(`${status} ${title}`);
      if (title.includes("must-read")) expect(await ask("Noura", title)).toBe(`404 ${title}`);
    }
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
