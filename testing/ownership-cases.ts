import { expect } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { Route } from "#shared/route.ts";
import { withDates } from "./attendance-fixtures.ts";
import type { Cast, Name } from "./cast.ts";
import {
  editors,
  allUsers,
  moderatorOnly,
  moderators,
  reportableByOthers,
  ownerOnly,
  ownerOrModerator,
  type OwnershipCase,
} from "./ownership-answers.ts";
import { accountCases } from "./ownership-accounts.ts";
import { attendanceCases } from "./ownership-attendance.ts";
import { administratorCases } from "./ownership-administrator.ts";
import { leaveCases } from "./leave-fixtures.ts";
import { passkeyOf } from "./factor-fixtures.ts";
import { publicationCases } from "./ownership-publications.ts";
import { payrollCases, withFile } from "./payroll-fixtures.ts";
import { webhookCases } from "./webhook-fixtures.ts";
import { serviceCases } from "./ownership-services.ts";
import { pushDevice } from "./push-fixtures.ts";

/** Every route with an id in its path, and the expected response per person. */
export function ownershipCases(cast: Cast): Record<string, OwnershipCase> {
  const { call, make, topicBy, commentBy } = cast;

  async function sessionOf(owner: Name): Promise<{ id: string }> {
    const { body } = await call(owner, "GET", "/me");
    const { token } = await cast.server.startSession((body.data as Me).id);
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return { id: (JSON.parse(payload) as { sid: string }).sid };
  }

  const personOf = async (owner: Name): Promise<{ id: string }> => {
    const { body } = await call(owner, "GET", "/me");
    return { id: (body.data as Me).id };
  };

  const pushDeviceOf = (owner: Name): Promise<{ id: string }> => pushDevice((path, body) => make(owner, path, body));

  /** Creates an uploaded file that is not used yet. */
  const fileBy = async (owner: Name): Promise<{ id: string }> => {
    const { body } = await call(owner, "GET", "/me");
    const content = Buffer.from("Notes");
    const draft = { variant: "original", mediaType: "text/plain", width: null, height: null, content };
    const kept = await cast.server.files.storeContent("document", [draft]);
    const facts = { name: "notes.txt", keptUntil: new Date(Date.now() + 3_600_000) };
    return { id: await cast.server.write((tx) => cast.server.files.insert(tx, (body.data as Me).id, kept, facts)) };
  };

  const draftBy = (name: Name): Promise<{ id: string }> =>
    make(name, "/topic-drafts", { content: { titleEn: "Half" } });
  /** Creates a topic whose first version was edited. */
  const editedBy = async (name: Name): Promise<Topic> => {
    const topic = await topicBy(name);
    await call(name, "PATCH", `/topics/${topic.id}`, { version: 1, titleEn: "The old canteen" });
    return topic;
  };

  /** Creates an open case of reports about a topic of the person. */
  const caseAbout = async (name: Name): Promise<{ id: string }> => {
    const topic = await topicBy(name);
    await make("Reem", `/topics/${topic.id}/reports`, { reason: "spam" });
    const { body } = await call("Huda", "GET", `/report-cases?topic=${topic.id}`);
    return { id: (body.data as { id: string }[])[0]?.id ?? "none" };
  };
  /** Creates such a case and decides it. */
  const decidedBy = async (name: Name): Promise<{ id: string }> => {
    const { id } = await caseAbout(name);
    await call("Huda", "POST", `/report-cases/${id}/decision`, { decision: "keep", reason: "It is harmless." });
    return { id };
  };
  /** Creates a topic with an open ballot. */
  const pollBy = (name: Name): Promise<Topic> => {
    const poll = { choices: [{ textEn: "Rice" }, { textEn: "Bread" }], ballot: "open" };
    return make(name, "/topics", { categoryId: "2", titleEn: "Rice or bread?", contentEn: "For lunch.", poll });
  };
  /** Creates a must-read topic for all employees. */
  const mustReadBy = async (name: Name): Promise<Topic> => {
    const topic = await topicBy(name);
    const { status } = await call("Noura", "PUT", `/topics/${topic.id}/must-read`, { dueOn: "2999-12-31" });
    expect(status).toBe(200);
    return topic;
  };
  /** Creates a notification of the person, about an answer to their topic. */
  const notificationOf = async (name: Name): Promise<{ id: string }> => {
    const topic = await topicBy(name);
    await make("Noura", `/topics/${topic.id}/comments`, { content: "Well said" });
    let found: { id: string } | undefined;
    const check = async (): Promise<typeof found> => {
      const { body } = await call(name, "GET", "/notifications?kind=reply");
      const rows = body.data as { id: string; topic: { id: string } | null }[];
      return (found = rows.find((each) => each.topic?.id === topic.id));
    };
    await expect.poll(check).toBeDefined();
    return found as unknown as { id: string };
  };
  const deletedBy = async (name: Name): Promise<Topic> => {
    const topic = await topicBy(name);
    await call(name, "DELETE", `/topics/${topic.id}`);
    return topic;
  };
  const deletedCommentBy = async (name: Name): Promise<{ id: string }> => {
    const comment = await commentBy(name);
    await call(name, "DELETE", `/comments/${comment.id}`);
    return comment;
  };
  const newCategory = (): Promise<{ id: string }> =>
    make("Alia", "/categories", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
  const viewBy = (name: Name): Promise<{ id: string }> =>
    make(name, "/saved-views", { name: crypto.randomUUID().slice(0, 30), filters: { isPoll: true } });
  /** Creates a finished bulk action on topics, which can be undone. */
  const bulkActionBy = async (name: Name): Promise<{ id: string }> => {
    const given = { action: "deactivate", ids: [(await topicBy("Omar")).id], reason: "Old" };
    const action = await make<{ id: string }>(name, "/topic-bulk-actions", given);
    const state = async (): Promise<string> => {
      const { body } = await call(name, "GET", `/topic-bulk-actions/${action.id}`);
      return (body.data as { state: string }).state;
    };
    await expect.poll(state).toBe("done");
    return action;
  };

  return {
    "PATCH /topics/{id}": {
      make: topicBy,
      body: { version: 1, titleEn: "The newest canteen" },
      expected: ownerOrModerator(200),
    },
    "DELETE /topics/{id}": { make: topicBy, expected: ownerOrModerator(204) },
    "PATCH /comments/{id}": {
      make: commentBy,
      body: { version: 1, content: "Thanks!" },
      expected: ownerOnly(200, "403 not_allowed"),
    },
    "DELETE /comments/{id}": { make: commentBy, expected: ownerOrModerator(204) },
    "POST /comments/{id}/restore": { make: deletedCommentBy, expected: ownerOnly(200, "404 not_found") },
    "GET /topic-drafts/{id}": { make: draftBy, expected: ownerOnly(200, "404 not_found") },
    "PUT /topic-drafts/{id}": {
      make: draftBy,
      body: { version: 1, content: {} },
      expected: ownerOnly(200, "404 not_found"),
    },
    "DELETE /calendar-feeds/{id}": {
      make: (name) => make(name, "/calendar-feeds", { kind: "mine" }),
      expected: ownerOnly(204, "404 not_found"),
    },
    "DELETE /topic-drafts/{id}": { make: draftBy, expected: ownerOnly(204, "404 not_found") },
    "GET /topics/{id}/revisions": { make: editedBy, expected: ownerOrModerator(200) },
    "GET /topics/{id}/revisions/{version}": { make: editedBy, expected: ownerOrModerator(200) },
    "DELETE /me/access-tokens/{id}": {
      make: (name) => make(name, "/me/access-tokens", { name: "Reports", scopes: ["community:read"], days: 30 }),
      expected: ownerOnly(204, "404 not_found"),
    },
    "PATCH /me/passkeys/{id}": {
      make: async (name) => {
        const { id } = await personOf(name);
        return cast.server.write((tx) => passkeyOf(tx, id));
      },
      body: { name: "My laptop" },
      expected: ownerOnly(200, "404 not_found"),
    },
    "POST /me/passkeys/{id}/removal": {
      make: async (name) => {
        const { id } = await personOf(name);
        return cast.server.write((tx) => passkeyOf(tx, id));
      },
      expected: ownerOnly(200, "404 not_found"),
    },
    "DELETE /me/push-subscriptions/{id}": { make: pushDeviceOf, expected: ownerOnly(204, "404 not_found") },
    "DELETE /me/sessions/{id}": { make: sessionOf, expected: ownerOnly(204, "404 not_found") },
    "GET /files/{id}": { make: fileBy, expected: ownerOnly(200, "404 not_found") },
    "GET /categories/{id}": { make: async () => ({ id: "2" }), expected: allUsers(200) },
    "GET /users/{id}": { make: personOf, expected: allUsers(200) },
    "GET /users/{id}/card.vcf": { make: personOf, expected: allUsers(200) },
    "GET /topics/{id}": { make: topicBy, expected: allUsers(200) },
    "GET /topics/{id}/likes": { make: topicBy, expected: allUsers(200) },
    "GET /topics/{id}/comments": { make: topicBy, expected: allUsers(200) },
    "GET /comments/{id}/replies": { make: commentBy, expected: allUsers(200) },
    "PUT /topics/{id}/like": { make: topicBy, expected: allUsers(200) },
    "DELETE /topics/{id}/like": { make: topicBy, expected: allUsers(200) },
    "PUT /topics/{id}/read": { make: topicBy, expected: allUsers(204) },
    "PUT /comments/{id}/like": { make: commentBy, expected: allUsers(200) },
    "DELETE /comments/{id}/like": { make: commentBy, expected: allUsers(200) },
    "GET /topics/{id}/poll": { make: pollBy, expected: allUsers(200) },
    "GET /topics/{id}/poll/voters": { make: pollBy, expected: allUsers(200) },
    "GET /topics/{id}/poll/results.csv": { make: pollBy, expected: ownerOrModerator(200) },
    "POST /topics/{id}/poll/close": { make: pollBy, expected: ownerOrModerator(200) },
    "PUT /topics/{id}/vote": { make: pollBy, body: { choices: [] }, expected: allUsers(200) },
    "POST /topics/{id}/reports": { make: topicBy, body: { reason: "spam" }, expected: reportableByOthers },
    "POST /comments/{id}/reports": { make: commentBy, body: { reason: "spam" }, expected: reportableByOthers },
    "GET /report-decisions/{id}": { make: decidedBy, expected: ownerOnly(200, "404 not_found") },
    "GET /report-cases/{id}": { make: caseAbout, expected: moderators(200) },
    "POST /report-cases/{id}/decision": {
      make: caseAbout,
      body: { decision: "keep", reason: "It is harmless." },
      expected: moderators(200),
    },
    "POST /topics/{id}/comments": { make: topicBy, body: { content: "Hello" }, expected: allUsers(201) },
    "POST /topics/{id}/restore": { make: deletedBy, expected: moderators(200) },
    "GET /topics/{id}/must-read": { make: mustReadBy, expected: allUsers(200) },
    "PUT /topics/{id}/must-read": { make: topicBy, body: { dueOn: "2999-12-31" }, expected: editors(200) },
    "DELETE /topics/{id}/must-read": { make: mustReadBy, expected: editors(204) },
    "PUT /topics/{id}/acknowledgement": { make: mustReadBy, expected: allUsers(200) },
    "GET /topics/{id}/must-read/coverage": { make: mustReadBy, expected: editors(200) },
    "GET /topics/{id}/must-read/people": { make: mustReadBy, expected: editors(200) },
    "GET /topics/{id}/must-read/people.csv": { make: mustReadBy, expected: editors(200) },
    "PUT /topics/{id}/following": { make: topicBy, body: { level: "mute" }, expected: allUsers(200) },
    "PUT /topics/{id}/bookmark": { make: topicBy, expected: allUsers(204) },
    "DELETE /topics/{id}/bookmark": { make: topicBy, blind: 204, expected: allUsers(204) },
    "GET /categories/{id}/following": { make: newCategory, expected: allUsers(200) },
    "PUT /categories/{id}/following": { make: newCategory, body: { level: "follow" }, expected: allUsers(200) },
    "PATCH /categories/{id}": { make: newCategory, body: { version: 1, isActive: false }, expected: moderators(200) },
    "DELETE /categories/{id}": { make: newCategory, expected: moderators(204) },
    "PUT /notifications/{id}/read": { make: notificationOf, expected: ownerOnly(200, "404 not_found") },
    "PATCH /saved-views/{id}": {
      make: viewBy,
      owner: "Huda",
      body: { filters: { isPoll: false } },
      expected: moderatorOnly(200),
    },
    "DELETE /saved-views/{id}": { make: viewBy, owner: "Huda", expected: moderatorOnly(204) },
    "GET /topic-bulk-actions/{id}": { make: bulkActionBy, owner: "Huda", expected: moderatorOnly(200) },
    "POST /topic-bulk-actions/{id}/undo": { make: bulkActionBy, owner: "Huda", expected: moderatorOnly(200) },
    ...accountCases(cast),
    ...attendanceCases(cast),
    ...leaveCases(cast),
    ...serviceCases(cast),
    ...publicationCases(cast),
    ...webhookCases(cast),
    ...payrollCases(cast),
    ...administratorCases(cast),
  };
}

export const placeOf = (path: string, id: string): string =>
  withFile(withDates(path))
    .replace("{id}", id)
    .replace("{version}", "1")
    .replace("{session}", crypto.randomUUID())
    .replace("{token}", "999999999999");

/** Returns whether the route requires a permission; without it, existence is not revealed. */
export const requiresPermission = ({ permission }: Route): boolean => !["public", "signedIn"].includes(permission);
