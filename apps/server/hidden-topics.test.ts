import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { createCast, type Name } from "#testing/cast.ts";
import { ownershipCases, placeOf, requiresPermission } from "#testing/ownership-cases.ts";

const cast = createCast();
const { call, make, topicBy, routeOf } = cast;
const cases = ownershipCases(cast);

beforeAll(cast.start);
afterAll(cast.close);

describe("a topic that is hidden from others", () => {
  const paths = Object.keys(cases).filter((title) => title.includes("/topics/"));

  const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();
  /** Creates a topic with a poll, so that all routes apply. */
  const fullTopic = (more: object = {}, author: Name = "Omar"): Promise<Topic> => {
    const poll = { choices: [{ textEn: "Rice" }, { textEn: "Bread" }], ballot: "open" };
    return make(author, "/topics", { categoryId: "2", titleEn: "Rice?", contentEn: "Lunch.", poll, ...more });
  };
  const change = async (name: Name, method: string, path: string, body?: object): Promise<void> =>
    expect((await call(name, method, path, body)).status, path).toBeLessThan(300);
  /** Made a must-read and edited once, and then hidden. */
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
    scheduled: () => fullTopic({ publishAt: tomorrow() }, "Alia"),
  };

  test.each(Object.keys(hidden))("is not found by them on any route when %s", async (how) => {
    const topic = await (hidden[how] as () => Promise<Topic>)();
    const ask = async (name: Name, title: string): Promise<string> => {
      const [verb = "", path = ""] = title.split(" ");
      return `${(await call(name, verb, placeOf(path, topic.id), cases[title]?.body)).status} ${title}`;
    };
    for (const title of paths) {
      const isRefused = requiresPermission(routeOf(title)) && cases[title]?.expected.foreign === "403 not_allowed";
      // A report in progress while other reports hide the topic is accepted.
      const isHeard = how === "reported by many" && title === "POST /topics/{id}/reports";
      const status = isHeard ? 201 : (cases[title]?.blind ?? (isRefused ? 403 : 404));
      expect(await ask("Reem", title)).toBe(`${status} ${title}`);
      if (title.includes("must-read")) expect(await ask("Noura", title)).toBe(`404 ${title}`);
    }
    expect((await call("Huda", "GET", `/topics/${topic.id}`)).status).toBe(200);
    const author = how === "scheduled" ? "Alia" : "Omar";
    expect((await call(author, "GET", `/topics/${topic.id}`)).status).toBe(how === "deleted" ? 404 : 200);
  });

  test("hides its comments", async () => {
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
  // A user who may feature gets the refusal that a poster is missing.
  ["featuredInHome", { featuredInHome: true }, ["Huda", "Noura", "Alia"], 422],
])("%s of a topic cannot be set by its author", async (_, change, allowed, success) => {
  for (const name of ["Omar", "Reem", "Huda", "Noura", "Alia"] as const) {
    const { id } = await topicBy("Omar");
    const { status } = await call(name, "PATCH", `/topics/${id}`, { version: 1, ...change });
    expect([name, status]).toEqual([name, allowed.includes(name) ? success : 403]);
  }
});

test("`can` contains only the actions that the same rules allow", async () => {
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
