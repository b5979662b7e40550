import { expect } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import type { Problem } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** One person per role, and two unrelated employees. */
const roles = {
  Omar: "employee",
  Reem: "employee",
  Huda: "moderator",
  Noura: "contentEditor",
  Alia: "administrator",
} as const;
export type Name = keyof typeof roles;
export type CastAnswer = { status: number; body: { data: unknown } & Partial<Problem> };

/** A complete server called over HTTP, and five users. */
export type Cast = {
  readonly server: TestServer;
  start(): Promise<void>;
  close(): Promise<void>;
  tokenOf(name: Name): string;
  /** Sends a request as a user or anonymously. A path is below `/api` unless it starts with it. */
  call(name: Name | null, method: string, path: string, body?: object): Promise<CastAnswer>;
  /** Creates an entity; throws if refused. */
  make<Entity>(name: Name, path: string, body: object): Promise<Entity>;
  topicBy(name: Name): Promise<Topic>;
  /** Below a topic of Huda's. */
  commentBy(name: Name): Promise<Comment>;
  routeOf(title: string): Route;
};

/** Start it before all tests and close it after them. */
export function createCast(): Cast {
  let server: TestServer | null = null;
  const tokens = new Map<Name, string>();
  const running = (): TestServer => {
    if (server === null) throw new Error("The cast has not started.");
    return server;
  };

  async function call(name: Name | null, method: string, path: string, body?: object): Promise<CastAnswer> {
    const response = await fetch(`${running().url}${path.startsWith("/api") ? "" : "/api"}${path}`, {
      method,
      headers: {
        ...(name === null ? {} : { authorization: `Bearer ${tokens.get(name)}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as CastAnswer["body"] };
  }
  async function make<Entity>(name: Name, path: string, body: object): Promise<Entity> {
    const { status, body: answer } = await call(name, "POST", path, body);
    expect([200, 201], JSON.stringify(answer)).toContain(status);
    return answer.data as Entity;
  }
  const topicBy = (name: Name): Promise<Topic> =>
    make(name, "/topics", { categoryId: "2", titleEn: "The new canteen", contentEn: "It opens on Sunday." });

  return {
    get server() {
      return running();
    },
    async start() {
      server = await startTestServer();
      for (const [name, role] of Object.entries(roles) as [Name, (typeof roles)[Name]][]) {
        tokens.set(name, (await server.startSession(await server.hire(name, role))).token);
      }
    },
    close: () => running().close(),
    tokenOf: (name) => tokens.get(name) ?? "",
    call,
    make,
    topicBy,
    commentBy: async (name) => make(name, `/topics/${(await topicBy("Huda")).id}/comments`, { content: "Thank you!" }),
    routeOf(title) {
      const found = running().routes.find(({ route }) => `${route.method} ${route.path}` === title);
      if (found === undefined) throw new Error(`There is no ${title}.`);
      return found.route;
    },
  };
}
