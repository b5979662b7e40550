import { firstNames } from "../fill/words.ts";
import type { ActionName } from "./frequencies.ts";

/** A poll with the choices that may be voted for. */
export type KnownPoll = { topicId: string; choiceIds: readonly string[] };

/** Data that the people read and answer; the newest topics first. */
export type Known = {
  topicIds: readonly string[];
  polls: readonly KnownPoll[];
  categoryIds: readonly string[];
  /** Those where everyone may post. */
  openCategoryIds: readonly string[];
  personIds: readonly string[];
  words: readonly string[];
  /** The month so far, as dates. */
  month: { from: string; to: string };
};

/** A person's browser. Requests never reject: failures are counted. */
export type Browser = {
  /** A number from 0 to below 1, the same in each run. */
  draw(): number;
  known: Known;
  get(path: string): Promise<unknown>;
  write(method: "POST" | "PUT", path: string, body?: object): Promise<unknown>;
  /** Writes a comment on a topic. */
  comment(topicId: string, content: string): Promise<void>;
  /** Opens a new event stream instead of the present one. */
  reopenStream(): Promise<void>;
  /** Signs in with e-mail address and password. */
  signIn(): Promise<void>;
  /** Checks in, or out if the last was a check-in. */
  punch(): Promise<void>;
};

function pick<T>(list: readonly T[], share: number): T {
  const found = list[Math.floor(share * list.length)];
  if (found === undefined) throw new Error("There is nothing to choose from.");
  return found;
}

/** The newest topics are read most: half of the readings concern a fourteenth of them. */
const topicOf = ({ draw, known }: Browser): string => pick(known.topicIds, draw() ** 4);

const comments = ["Thank you, that is clear now.", "شكراً، هذا ما كنت أبحث عنه.", "Could the deadline move by a week?"];

const batch = (...paths: string[]): string =>
  `/batch?${paths.map((path) => `get=${encodeURIComponent(path)}`).join("&")}`;

/** Reads of each page that is loaded, not reached from another one. */
const frame = ["/instance", "/me", "/notifications/count", "/work-list/count"];
const home = [
  "/home",
  "/must-reads",
  "/work-list",
  "/attendance/today",
  "/featured-topics",
  "/topics?category=3&sort=newest&limit=3",
  "/topics?category=1&sort=activity&limit=16",
  "/categories",
];
const widgets = batch("/promotions?limit=3", "/links");

async function loadHome(browser: Browser): Promise<void> {
  await browser.get(batch(...home, ...frame));
  await Promise.all([browser.reopenStream(), browser.get(widgets)]);
}

async function arrive(browser: Browser): Promise<void> {
  await loadHome(browser);
  await browser.punch();
  await browser.get("/attendance/today");
}

/** Requests of each action, as the browser sends them; recorded from its pages. Files come from the browser's cache. */
export const requestsOf: Record<ActionName, (browser: Browser) => Promise<unknown>> = {
  opensPortal: loadHome,
  returnsHome: (browser) => browser.get(batch(...home)),
  readsList: ({ get, draw, known }) => get(`/topics?category=${pick(known.categoryIds, draw())}&sort=activity`),
  async readsTopic(browser) {
    const id = topicOf(browser);
    await browser.get(`/topics/${id}`);
    await browser.get(batch(`/topics/${id}/comments`, "/topics?category=8&sort=activity"));
    // Only unread ones are marked; most people have not seen the newest yet.
    if (browser.draw() < 0.5) await browser.write("PUT", `/topics/${id}/read`);
  },
  likesTopic: (browser) => browser.write("PUT", `/topics/${topicOf(browser)}/like`),
  async writesComment(browser) {
    const id = topicOf(browser);
    await browser.comment(id, pick(comments, browser.draw()));
    await browser.get(`/topics/${id}`);
  },
  votes({ draw, known, write }) {
    const { topicId, choiceIds } = pick(known.polls, draw());
    return write("PUT", `/topics/${topicId}/vote`, { choices: [pick(choiceIds, draw())] });
  },
  writesTopic: ({ draw, known, write }) =>
    write("POST", "/topics", {
      categoryId: pick(known.openCategoryIds, draw()),
      titleEn: "Works on the car park",
      contentEn: "The lower level is closed on Sunday. Please use the upper one.",
    }),
  async searches({ draw, known, get }) {
    const word = pick(known.words, draw());
    // Suggestions after each pause in typing, then the page of results.
    for (const length of [Math.ceil(word.length / 2), word.length])
      await get(`/search?q=${encodeURIComponent(word.slice(0, length))}&limit=10`);
    const q = encodeURIComponent(word);
    await get(batch(`/search?q=${q}`, `/search/counts?q=${q}`));
  },
  async readsNotifications({ get, write }) {
    await get("/notifications");
    await write("PUT", "/notifications/read", {});
  },
  async findsPerson({ draw, known, get }) {
    await get(batch("/departments", "/users/places", "/users?limit=24"));
    // As many letters as are typed before the list is short enough.
    const name = pick(firstNames.flat(), draw()).slice(0, 4);
    await get(`/users?search=${encodeURIComponent(name)}&limit=24`);
    await get(`/users/${pick(known.personIds, draw())}`);
  },
  readsAttendance: ({ get, known: { month } }) =>
    get(batch("/attendance-services", "/attendance/today", `/attendance/days?from=${month.from}&to=${month.to}`)),
  readsLeave: ({ get }) => get("/leave/own"),
  readsServices: ({ get }) => get("/services"),
  readsWorkList: ({ get }) => get(batch("/work-list", "/deputies")),
  readsTeam: ({ get, known: { month } }) => get(batch("/team", `/team/colleagues?from=${month.from}&to=${month.to}`)),
  async checksInOrOut({ get, punch }) {
    await get("/attendance/today");
    await punch();
    await get("/attendance/today");
  },
  async signsIn(browser) {
    await browser.signIn();
    await loadHome(browser);
  },
  arrives: arrive,
  async arrivesAndSignsIn(browser) {
    await browser.signIn();
    await arrive(browser);
  },
};
