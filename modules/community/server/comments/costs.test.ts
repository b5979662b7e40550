import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { upload } from "#testing/uploads.ts";
import type { Comment, Reply, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem] = [community.as("Omar"), community.as("Reem")];
});
afterAll(() => community.close());

/** Counts the statements of an action, including those that begin and commit its transaction. */
async function cost(act: () => Promise<{ status: number }>): Promise<number> {
  // A constant clock and a cached session avoid a session query during the measurement.
  const moment = Date.now();
  setClock(() => moment);
  await omar.get("/categories");
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    expect((await act()).status).toBeLessThan(300);
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
    setClock(null);
  }
}

const person = () => ({ type: "mention", attrs: { kind: "person", id: reem.id, label: "Reem" } });
const naming = () => ({ type: "doc", content: [{ type: "paragraph", content: [person()] }] });
const image = (fileId: string) => ({ type: "image", attrs: { fileId } });

test("a plain comment runs ten statements; replies, mentions and attachments add their own", async () => {
  const body = { categoryId: "4", titleEn: "Lunch", contentEn: "Who is coming?" };
  const { id } = (await omar.post<Topic>("/topics", body)).data;
  const path = `/topics/${id}/comments`;
  expect(await cost(() => omar.post(path, { content: "Me" }))).toBe(10);
  expect(await cost(() => omar.post(path, { content: "Me", attachments: [] }))).toBe(10);
  const first = (await omar.get<Comment[]>(path)).data[0]?.id;
  // A reply also locks the parent and adds to its reply count.
  expect(await cost(() => omar.post(path, { content: "Me too", parentId: first }))).toBe(12);
  expect(await cost(() => omar.post(path, { content: naming() }))).toBe(12);
  const attachments = [await upload(community, omar)];
  expect(await cost(() => omar.post(path, { content: "Here", attachments }))).toBe(14);
});

test("reading runs one more query for files and one for the poll, whatever their number", async () => {
  const [file, picture] = [await upload(community, omar), await upload(community, omar, "image")];
  const contentEn = { type: "doc", content: [image(picture), ...naming().content] };
  const poll = { questionEn: "When?", choices: [{ textEn: "Now" }, { textEn: "Later" }] };
  const body = { categoryId: "4", titleEn: "Everything", contentEn, attachments: [file], poll };
  const { id } = (await omar.post<Topic>("/topics", body)).data;
  let last = "";
  for (let index = 0; index < 5; index += 1) {
    const attachments = [await upload(community, omar)];
    const { data } = await omar.post<Comment>(`/topics/${id}/comments`, { content: naming(), attachments });
    const own = [await upload(community, omar)];
    const reply = { content: naming(), parentId: data.id, attachments: own };
    last = (await omar.post<Reply>(`/topics/${id}/comments`, reply)).data.id;
  }
  expect(await cost(() => omar.get(`/topics/${id}`))).toBe(3);
  expect(await cost(() => omar.get(`/topics/${id}/comments`))).toBe(2);
  expect(await cost(() => omar.get(`/topics/${id}/comments?around=${last}`))).toBe(6);
});
