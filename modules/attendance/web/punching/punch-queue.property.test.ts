import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { createPunchQueue, type PunchAnswer, type PunchQueue } from "./punch-queue.ts";

/** Possible outcomes of a request in transit. */
const fates = ["answered", "refused", "lostBefore", "lostAfter"] as const;
type Fate = (typeof fates)[number];

const step = fc.oneof(
  fc.record({ does: fc.constant("press"), tab: fc.nat(2) } as const),
  fc.record({ does: fc.constant("send"), tab: fc.nat(2) } as const),
  fc.record({ does: fc.constant("reload"), tab: fc.nat(2) } as const),
  fc.record({ does: fc.constant("arrive"), fate: fc.constantFrom(...fates) } as const),
);

/** Three tabs of one browser, and a server that identifies each punch by its id. */
function begin() {
  const storage = memoryStorage();
  const recorded: string[] = [];
  const requests: string[] = [];
  const answered = new Set<string>();
  const refused = new Set<string>();
  let isHeld = false;
  const asking: (() => void)[] = [];
  let onTheirWay: { tab: number; clientId: string; end: (answer: PunchAnswer) => void }[] = [];
  let lives = [0, 0, 0];
  let pressed = 0;

  /** Like browser locks: one at a time, in order; a closed page releases its lock. */
  async function lock(tab: number, life: number, work: () => Promise<void>): Promise<void> {
    if (isHeld) await new Promise<void>((resolve) => asking.push(resolve));
    isHeld = true;
    if (lives[tab] !== life) return pass();
    await work();
    if (lives[tab] === life) pass();
  }
  function pass(): void {
    // The lock is passed on directly, so that no other tab can acquire it in between.
    isHeld = asking.length > 0;
    asking.shift()?.();
  }

  const open = (tab: number): PunchQueue => {
    const life = lives[tab] ?? 0;
    return createPunchQueue({
      storage: () => storage,
      person: () => "7",
      lock: (work) => lock(tab, life, work),
      send: ({ clientId }) => {
        expect(onTheirWay, "one at a time").toEqual([]);
        expect(answered.has(clientId), "what was answered is not sent again").toBe(false);
        requests.push(clientId);
        return new Promise((end) => onTheirWay.push({ tab, clientId, end }));
      },
    });
  };
  const tabs = [open(0), open(1), open(2)];
  const at = (tab: number): PunchQueue => tabs[tab] ?? open(tab);

  return {
    recorded,
    requests,
    refused,
    tabs,
    count: () => pressed,
    press(tab: number): void {
      const minute = String((pressed += 1)).padStart(3, "0");
      const punch = { kind: "in", keptAt: 0, position: null, lacking: null, places: [] } as const;
      at(tab).add({ ...punch, clientId: `c${minute}`, capturedAt: `2026-01-11T05:00:00.${minute}Z` });
      void at(tab).send();
    },
    send: (tab: number): void => void at(tab).send(),
    reload(tab: number): void {
      const going = onTheirWay.filter((each) => each.tab === tab);
      onTheirWay = onTheirWay.filter((each) => each.tab !== tab);
      // The server may have received it nevertheless.
      going.forEach(({ clientId }) => recorded.includes(clientId) || refused.has(clientId) || recorded.push(clientId));
      lives = lives.map((life, index) => (index === tab ? life + 1 : life));
      tabs[tab] = open(tab);
      if (going.length > 0) pass();
    },
    arrive(fate: Fate): void {
      const [request, ...rest] = onTheirWay;
      if (request === undefined) return;
      const { clientId, end } = request;
      onTheirWay = rest;
      if (fate === "lostBefore") return end(null);
      if (!recorded.includes(clientId)) {
        if (fate === "refused") refused.add(clientId);
        if (!refused.has(clientId)) recorded.push(clientId);
      }
      if (fate === "lostAfter") return end(null);
      answered.add(clientId);
      const words = { type: "", title: "", status: 422, code: "too_late", detail: "", fields: [], requestId: "" };
      end(refused.has(clientId) ? { refusal: words as never } : { receipt: {} as never });
    },
  };
}

const pause = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

test("on any network, over tabs and reloads, each punch reaches the server and counts once, in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = begin();
      for (const each of steps) {
        if (each.does === "press") world.press(each.tab);
        else if (each.does === "send") world.send(each.tab);
        else if (each.does === "reload") world.reload(each.tab);
        else world.arrive(each.fate);
        await pause();
      }
      // The network is back, and the open page sends the waiting punches.
      for (let round = 0; round < world.count() * 4 + 8; round += 1) {
        world.send(round % 3);
        await pause();
        world.arrive("answered");
        await pause();
      }
      for (const tab of world.tabs) expect(tab.waiting()).toEqual([]);
      const all = Array.from({ length: world.count() }, (_, index) => `c${String(index + 1).padStart(3, "0")}`);
      expect([...new Set(world.requests)]).toEqual(all);
      expect(world.recorded).toEqual(all.filter((clientId) => !world.refused.has(clientId)));
      expect(world.tabs[0]?.list().map(({ clientId }) => clientId)).toEqual([...world.refused]);
    }),
    { numRuns: 300 },
  );
});
