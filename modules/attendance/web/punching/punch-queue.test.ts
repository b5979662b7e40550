import { expect, it, vi } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { createPunchQueue, type PunchAnswer, type QueuedPunch } from "./punch-queue.ts";

const punch = (clientId: string, minute = 0): Omit<QueuedPunch, "tries" | "refusal"> => ({
  clientId,
  kind: "in",
  capturedAt: `2026-01-11T05:${String(minute).padStart(2, "0")}:00.000Z`,
  keptAt: 0,
  position: null,
  lacking: null,
  places: [],
});
const refusal: PunchAnswer = {
  refusal: { type: "", title: "Outside", status: 422, code: "outside_fence", detail: "", fields: [], requestId: "1" },
};
const receipt = { receipt: {} } as PunchAnswer;

function begin(answers: PunchAnswer[] = [], storage = memoryStorage()) {
  const sent: QueuedPunch[] = [];
  const who = { id: "7" as string | null };
  const queue = createPunchQueue({
    storage: () => storage,
    person: () => who.id,
    lock: (work) => work(),
    send: async (each) => {
      sent.push(each);
      return answers.shift() ?? null;
    },
  });
  return { queue, sent, who, storage };
}
const ids = (punches: readonly QueuedPunch[]) => punches.map(({ clientId }) => clientId);

it("waiting punches are sent in order, and sending stops at the first without an answer", async () => {
  const { queue, sent } = begin([receipt, null, receipt, receipt]);
  queue.add(punch("c", 3));
  queue.add(punch("a", 1));
  queue.add(punch("b", 2));
  await queue.send();
  expect(ids(sent)).toEqual(["a", "b"]);
  expect(ids(queue.waiting())).toEqual(["b", "c"]);
  await queue.send();
  expect(ids(sent)).toEqual(["a", "b", "b", "c"]);
  expect(sent.map(({ tries }) => tries)).toEqual([0, 0, 1, 0]);
  expect(queue.list()).toEqual([]);
});

it("a refusal is kept until it is dismissed, and the punch is not sent again", async () => {
  const { queue, sent, storage } = begin([refusal]);
  queue.add(punch("a"));
  await queue.send();
  await queue.send();
  expect(sent).toHaveLength(1);
  expect(queue.waiting()).toEqual([]);
  const reloaded = begin([], storage).queue;
  expect(reloaded.list()[0]?.refusal?.title).toBe("Outside");
  reloaded.dismiss("a");
  expect(queue.list()).toEqual([]);
});

it("a waiting punch cannot be dismissed", () => {
  const { queue } = begin();
  queue.add(punch("a"));
  queue.dismiss("a");
  expect(ids(queue.waiting())).toEqual(["a"]);
});

it("a punch outlives the session, and is not visible to another user", async () => {
  const { queue, sent, who } = begin([receipt]);
  queue.add(punch("a"));
  who.id = null;
  await queue.send();
  who.id = "77";
  await queue.send();
  expect([queue.list(), sent]).toEqual([[], []]);
  who.id = "7";
  await queue.send();
  expect(ids(sent)).toEqual(["a"]);
});

it("a punch that does not fit into a full storage is sent", async () => {
  const storage = memoryStorage();
  vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { queue, sent } = begin([null, receipt], storage);
  queue.add(punch("a"));
  await queue.send();
  expect(ids(queue.waiting())).toEqual(["a"]);
  await queue.send();
  expect([sent.length, queue.list()]).toEqual([2, []]);
});

it("subscribers are notified only of changes, and unreadable items are skipped", () => {
  const { queue } = begin([], memoryStorage({ "punch:7:broken": "{", "punch:7:odd": "[]" }));
  const tell = vi.fn();
  queue.subscribe(tell);
  expect(queue.list()).toEqual([]);
  expect(queue.list()).toBe(queue.list());
  queue.add(punch("a"));
  expect(queue.hear("draft:7:x")).toBe(false);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(queue.hear("punch:7:b")).toBe(true);
  expect(tell).toHaveBeenCalledTimes(2);
});

it("old punches and unreadable items are deleted", () => {
  const { queue, who, storage } = begin([], memoryStorage({ "punch:7:broken": "{", refreshToken: "x" }));
  queue.add({ ...punch("old"), keptAt: 10 });
  queue.add({ ...punch("new"), keptAt: 20 });
  who.id = "8";
  queue.dropBefore(20);
  who.id = "7";
  expect(ids(queue.list())).toEqual(["new"]);
  expect([storage.getItem("punch:7:broken"), storage.getItem("refreshToken")]).toEqual([null, "x"]);
});
