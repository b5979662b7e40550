import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { Draft } from "../../contract/schemas-draft.ts";

let community: TestCommunity;
let omar: Caller;

beforeAll(async () => {
  community = await startCommunity();
  omar = community.as("Omar");
});
afterAll(() => community.close());

/** A device's next step: concurrent with the other device's step, or after it. */
const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.constantFrom("save", "save", "save", "look", "discard", "post"),
  waits: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Saved = { version: number; text: string; replaced: number };
/** A device's last known version of the draft, with its text. */
type Device = { version: number; text: string };

const textOf = (draft: Pick<Draft, "content">): string => draft.content.titleEn ?? "";

/** Runs the steps of two devices on one draft; returns all accepted saves and the final draft. */
async function play(steps: readonly Step[]) {
  const first = (await omar.post<Draft>("/topic-drafts", { content: { titleEn: "Text 0" } })).data;
  const saved: Saved[] = [{ version: 1, text: "Text 0", replaced: 0 }];
  const devices: [Device, Device] = [
    { version: 1, text: "Text 0" },
    { version: 1, text: "Text 0" },
  ];
  const discarded: Device[] = [];
  const path = `/topic-drafts/${first.id}`;

  const acts = {
    async save(device: Device, text: string) {
      const named = device.version;
      const { status, data, problem } = await omar.put<Draft>(path, { version: named, content: { titleEn: text } });
      if (status === 200) saved.push({ version: data.version, text: textOf(data), replaced: named });
      const current = status === 200 ? data : (problem.current as Draft | undefined);
      if (status === 409) expect(current, "a refusal shows what is there").toBeDefined();
      if (current !== undefined) Object.assign(device, { version: current.version, text: textOf(current) });
    },
    async look(device: Device) {
      const { status, data } = await omar.get<Draft>(path);
      if (status === 200) Object.assign(device, { version: data.version, text: textOf(data) });
    },
    async discard({ version, text }: Device) {
      if ((await omar.delete(`${path}?version=${version}`)).status === 204) discarded.push({ version, text });
    },
    async post({ version, text }: Device) {
      const body = { categoryId: "4", titleEn: text, contentEn: "Words", draftId: first.id, draftVersion: version };
      const { status, data } = await omar.post<Topic>("/topics", body);
      expect([status, data.titleEn]).toEqual([201, text]);
    },
  };

  let running: Promise<void>[] = [];
  for (const [index, { device, act, waits }] of steps.entries()) {
    if (waits) {
      await Promise.all(running);
      running = [];
    }
    running.push(acts[act](devices[device], `Text ${index + 1}`));
  }
  await Promise.all(running);
  const left = await omar.get<Draft>(path);
  return { saved, discarded, left: left.status === 200 ? left.data : null };
}

test("for any steps of two devices, an accepted text is replaced only by a save that names its version", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { saved, discarded, left } = await play(steps);
      const inOrder = saved.toSorted((one, other) => one.version - other.version);
      // Each version was accepted once and replaced the preceding one, which its device had read.
      expect(inOrder.map(({ version }) => version)).toEqual(inOrder.map((_, index) => index + 1));
      expect(inOrder.slice(1).map(({ replaced }) => replaced)).toEqual(
        inOrder.slice(0, -1).map(({ version }) => version),
      );
      const last = inOrder.at(-1);
      // The latest version remains, unless a device that had read it posted or discarded it.
      const newest = { version: last?.version, text: last?.text };
      if (left !== null) expect({ version: left.version, text: textOf(left) }).toEqual(newest);
      expect(discarded.length).toBeLessThanOrEqual(1);
      for (const end of discarded) expect(end).toEqual(newest);
      if (left === null && discarded.length === 0) {
        const posted = await omar.get<Topic[]>(`/topics?author=${omar.id}&sort=newest&limit=20`);
        expect(posted.data.map(({ titleEn }) => titleEn)).toContain(last?.text);
      }
    }),
    { numRuns: 60 },
  );
});
