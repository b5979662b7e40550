import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditActionsAr } from "./phrases-actions.ar.ts";
import { auditActionsEn } from "./phrases-actions.en.ts";

// The audit's page says in words what happened. What is recorded is found in the code that records it: actions are texts of
// the form "noun.verbInThePast", written out where they are recorded, or listed by the module that tells of them.

const root = join(import.meta.dirname, "../../..");
const places = ["modules/*/server/**/*.ts", "modules/*/contract/events*.ts", "platform/**/*.ts"];
const written = /"([a-z][A-Za-z]*\.[a-z][A-Za-z]*)"/g;
const inThePast = /(?:ed|read|reset|withdrawn|Added|Up|Over|ready|sent|given|taken|waiting)$/;

/** Texts that look like actions and are none: kinds of notifications, jobs, columns, and a field of another house's people. */
const others = new Set(["topic.mentioned", "comment.mentioned", "community.purgeDeleted", "search.markMoved"]);
others.add("poll.waiting").add("identity.cleanUp").add("publications.tellAppeared").add("name.formatted");
others.add("x.folded").add("l.folded");

/** Actions put together when they are recorded, by how the code puts them together. */
const composed: Readonly<Record<string, readonly string[]>> = {
  "action: `punch.${state}`": ["punch.accepted", "punch.rejected"],
  "action: `job.${decision}`": ["job.retried", "job.givenUp"],
  "action: `role.${change}`": ["role.created", "role.updated", "role.deleted", "role.permissionsChanged"],
  "action: `${subject.kind}.updated`": ["topic.updated", "comment.updated"],
};

const sources = globSync(places, { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(root, path), "utf8"));

const recorded = new Set(Object.values(composed).flat());
for (const source of sources) {
  for (const [, action = ""] of source.matchAll(written)) {
    if (inThePast.test(action) && !others.has(action)) recorded.add(action);
  }
}

const wordOf = (words: object, action: string): unknown =>
  action.split(".").reduce((place: unknown, key) => (place as Record<string, unknown> | undefined)?.[key], words);

test("everything that the code records has words in both languages", () => {
  expect(recorded.size).toBeGreaterThan(80);
  const missing = [...recorded].filter(
    (action) =>
      typeof wordOf(auditActionsEn, action) !== "string" || typeof wordOf(auditActionsAr, action) !== "string",
  );
  expect(missing).toEqual([]);
});

test("actions that are put together are known here, and types that only describe them are no texts", () => {
  const found = sources.flatMap((source) => source.match(/action: `[^`]*`(?=,)/g) ?? []);
  const unknown = found.filter((text) => !(text in composed) && !text.includes('"created" | "updated" | "deleted"'));
  expect(unknown).toEqual([]);
});

test("nothing has words that the code does not record", () => {
  const worded = Object.entries(auditActionsEn).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  expect(worded.filter((action) => !recorded.has(action))).toEqual([]);
});
