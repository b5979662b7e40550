import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { FeaturedPlace } from "../../contract/schemas-administration.ts";
import type { FeaturedTopic, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, noura: Caller, huda: Caller;
let ids: string[];

beforeAll(async () => {
  community = await startCommunity();
  [omar, noura, huda] = [community.as("Omar"), community.as("Noura"), community.as("Huda")];
  ids = [];
  for (const titleEn of ["First", "Second", "Third"]) {
    const { data } = await omar.post<Topic>("/topics", { categoryId: "2", titleEn, contentEn: "Here" });
    const file = await community.database.primary
      .insertInto("file")
      .values({ kind: "poster", owner_id: omar.id, media_type: "image/webp", byte_size: 1, width: 16, height: 9 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await community.database.primary
      .updateTable("topic")
      .set({ poster_file_id: file.id })
      .where("id", "=", data.id)
      .execute();
    await change(data.id, { featuredInHome: true });
    ids.push(data.id);
  }
});
afterAll(() => community.close());

async function change(id: string | undefined, patch: object): Promise<void> {
  const { data } = await huda.get<Topic>(`/topics/${id}`);
  expect((await huda.patch(`/topics/${id}`, { version: data.version, ...patch })).status).toBe(200);
}
const places = () => noura.get<FeaturedPlace[]>("/featured-topics/places");
const shown = async (): Promise<string[]> =>
  (await omar.get<FeaturedTopic[]>("/featured-topics")).data.map(({ id }) => id);
const set = (by: Caller, given: readonly (string | undefined)[]) =>
  by.put<FeaturedPlace[]>("/featured-topics", { ids: given });

test("both routes of the order are refused to employees", async () => {
  const answers = [await omar.get("/featured-topics/places"), await set(omar, ids)];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
    [403, "not_allowed"],
    [403, "not_allowed"],
  ]);
});

test("an id that is not featured or is repeated is refused with its index in the list", async () => {
  const { data } = await omar.post<Topic>("/topics", { categoryId: "2", titleEn: "Plain", contentEn: "Here" });
  for (const given of [
    [ids[0], data.id],
    [ids[0], "999999"],
    [ids[0], ids[0]],
  ]) {
    const { status, problem } = await set(noura, given);
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "not_featured", "ids.1"]);
  }
});

test("featured topics are listed newest first until an order is set; topics not in the order follow", async () => {
  const [first, second, third] = ids;
  expect(await shown()).toEqual([third, second, first]);
  const { data, status } = await set(noura, ids);
  expect([status, data.map(({ id }) => id)]).toEqual([200, ids]);
  expect(await shown()).toEqual(ids);
  await set(noura, [third]);
  expect(await shown()).toEqual([third, first, second]);
});

test("the home page lists featured topics within their dates only; the order contains all of them", async () => {
  const [first, second, third] = ids;
  await set(noura, ids);
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  await change(first, { featuredFrom: day(1) });
  await change(second, { featuredUntil: day(2) });
  expect(await shown()).toEqual([second, third]);
  expect((await places()).data.map(({ id, isShown }) => [id, isShown])).toEqual([
    [first, false],
    [second, true],
    [third, true],
  ]);
  setClock(() => Date.now() + 1.5 * 86_400_000);
  expect(await shown()).toEqual(ids);
  setClock(() => Date.now() + 3 * 86_400_000);
  expect(await shown()).toEqual([first, third]);
  setClock(null);
  await change(third, { isActive: false });
  expect(await shown()).toEqual([second]);
  expect((await places()).data.map(({ isShown }) => isShown)).toEqual([false, true, false]);
});
