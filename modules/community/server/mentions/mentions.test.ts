import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { insertDepartment } from "#modules/people/server/index.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Comment, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller;
let legal: string;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem] = [community.as("Omar"), community.as("Reem")];
  legal = await transaction(community.database.primary, (tx) =>
    insertDepartment(tx, { nameEn: "Legal affairs", nameAr: "الشؤون القانونية" }),
  );
});
afterAll(() => community.close());

type Named = { kind?: string; id: string; label?: string };
const mention = ({ kind = "person", id, label = "Somebody" }: Named) => ({
  type: "mention",
  attrs: { kind, id, label },
});
const naming = (...named: Named[]) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Ask " }, ...named.map(mention)] }],
});
const words = { categoryId: "4", titleEn: "Who knows?" };
const post = (body: object) => omar.post<Topic>("/topics", { ...words, ...body });
const say = (topic: Topic, content: unknown, more: object = {}) =>
  reem.post<Comment>(`/topics/${topic.id}/comments`, { content, ...more });
/** Mentions stored for a topic, or for a comment on it. */
const rows = async (topicId: string, commentId: string | null = null): Promise<string[]> => {
  const found = await community.database.primary
    .selectFrom("mention")
    .select(["person_id", "department_id"])
    .where("topic_id", "=", topicId)
    .where("comment_id", commentId === null ? "is" : "=", commentId)
    .execute();
  return found
    .map((row) => (row.person_id === null ? `department ${row.department_id}` : `person ${row.person_id}`))
    .toSorted();
};

describe("refused mentions", () => {
  test("mentions of unknown people and departments are refused", async () => {
    const topic = (await post({ contentEn: "Words" })).data;
    for (const named of [
      { id: "999999999" },
      { kind: "department", id: "999999" },
      { kind: "department", id: "9".repeat(18) },
    ]) {
      const says = (path: string) => [400, "fields_invalid", `${path}: mentionUnknown`];
      expect(refusal(await post({ contentEn: naming({ id: reem.id }, named) }))).toEqual(says("contentEn"));
      expect(refusal(await post({ titleAr: "من يعرف؟", contentAr: naming(named) }))).toEqual(says("contentAr"));
      expect(refusal(await say(topic, naming(named)))).toEqual(says("content"));
    }
    expect(refusal(await post({ contentEn: naming({ kind: "role", id: "1" }) }))).toEqual([
      400,
      "fields_invalid",
      "contentEn: richText",
    ]);
  });

  test("more than ten mentions in one text, counted over both languages, are refused", async () => {
    const people: Caller[] = [];
    for (let index = 0; index < 11; index += 1) people.push(await community.hire(`Colleague${index}`));
    const of = (from: number, to: number) => naming(...people.slice(from, to).map(({ id }) => ({ id })));
    const both = { contentEn: of(0, 6), titleAr: "من يعرف؟", contentAr: of(6, 11) };
    expect(refusal(await post(both))).toEqual([422, "too_many_mentions"]);
    expect((await post({ ...both, contentAr: of(5, 10) })).data.mentions).toHaveLength(10);
    const topic = (await post({ contentEn: "Words" })).data;
    expect(refusal(await say(topic, of(0, 11)))).toEqual([422, "too_many_mentions"]);
  });
});

describe("mentions in a topic", () => {
  test("a topic mentions people and departments once each, with current names instead of submitted ones", async () => {
    const contentEn = naming(
      { id: reem.id, label: "The Director" },
      { kind: "department", id: legal },
      { id: reem.id },
    );
    const contentAr = naming({ kind: "department", id: legal, label: "x" }, { id: reem.id });
    const topic = (await post({ contentEn, titleAr: "من يعرف؟", contentAr })).data;
    expect(topic.excerptEn).toBe("Ask @Reem@Legal affairs@Reem");
    expect(topic.excerptAr).toBe("Ask @الشؤون القانونية@Reem");
    expect(topic.mentions).toHaveLength(2);
    expect(topic.mentions).toContainEqual({ kind: "person", id: reem.id, nameEn: "Reem", nameAr: null });
    expect(topic.mentions).toContainEqual({
      kind: "department",
      id: legal,
      nameEn: "Legal affairs",
      nameAr: "الشؤون القانونية",
    });
    expect(await rows(topic.id)).toEqual([`department ${legal}`, `person ${reem.id}`]);
  });

  test("an edit replaces a topic's mentions", async () => {
    const topic = (await post({ contentEn: naming({ id: reem.id }, { id: omar.id }) })).data;
    const patch = (version: number, body: object) => omar.patch<Topic>(`/topics/${topic.id}`, { version, ...body });
    await patch(1, { contentEn: naming({ id: reem.id }, { kind: "department", id: legal }) });
    expect(await rows(topic.id)).toEqual([`department ${legal}`, `person ${reem.id}`]);
    await patch(2, { titleEn: "Who knows it?" });
    expect(await rows(topic.id)).toHaveLength(2);
    expect((await patch(3, { contentEn: "Nobody" })).data.mentions).toEqual([]);
    expect(await rows(topic.id)).toEqual([]);
  });
});

describe("mentions in a comment", () => {
  test("a comment is stored as text if possible, and as a document if it has mentions or marks", async () => {
    const topic = (await post({ contentEn: "Words" })).data;
    expect((await say(topic, "Plain")).data).toMatchObject({ content: "Plain", document: null, mentions: [] });
    const plain = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Plain" }] }] };
    expect((await say(topic, plain)).data).toMatchObject({ content: "Plain", document: null });
    const { data } = await say(topic, naming({ id: omar.id, label: "omar" }));
    expect(data).toMatchObject({ content: "Ask @Omar", mentions: [{ kind: "person", id: omar.id, nameEn: "Omar" }] });
    expect(data.document).toEqual(naming({ id: omar.id, label: "Omar" }));
    expect(await rows(topic.id, data.id)).toEqual([`person ${omar.id}`]);
    const listed = await omar.get<Comment[]>(`/topics/${topic.id}/comments`);
    expect(listed.data.map(({ mentions }) => mentions.length)).toEqual([0, 0, 1]);
    const edited = await reem.patch<Comment>(`/comments/${data.id}`, { version: 1, content: naming({ id: reem.id }) });
    expect(edited.data).toMatchObject({ content: "Ask @Reem", version: 2 });
    expect(await rows(topic.id, data.id)).toEqual([`person ${reem.id}`]);
    const bare = await reem.patch<Comment>(`/comments/${data.id}`, { version: 2, content: "Ask Reem" });
    expect(bare.data).toMatchObject({ document: null, mentions: [] });
    expect(await rows(topic.id, data.id)).toEqual([]);
    // Mentions in comments are not stored for the topic itself.
    expect(await rows(topic.id)).toEqual([]);
  });
});
