import { expect, test } from "vitest";
import { limitLookUps } from "./resolve-name.ts";

const patient = new AbortController().signal;
const somewhere = [{ address: "203.0.113.7", family: 4 }];
const hasTurned = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function startLookUps() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const resolve = limitLookUps((hostname) => {
    asked.push(hostname);
    return new Promise((answer, fail) => {
      answers.push(() => (hostname.startsWith("nowhere") ? fail(new Error(hostname)) : answer(somewhere)));
    });
  }, 2);
  return { asked, resolve, answer: () => answers.shift()?.() };
}

test("at most two names are looked up at a time, in order of arrival, and failures free their place", async () => {
  const { asked, resolve, answer } = startLookUps();
  const names = ["nowhere.example", "b.example", "c.example", "d.example"];
  const answered = names.map((name) => resolve(name, patient).catch((error: Error) => error.message));
  await hasTurned();
  expect(asked).toEqual(names.slice(0, 2));
  answer();
  await hasTurned();
  expect(asked).toEqual(names.slice(0, 3));
  for (let left = 3; left > 0; left -= 1) {
    answer();
    await hasTurned();
  }
  expect(await Promise.all(answered)).toEqual(["nowhere.example", somewhere, somewhere, somewhere]);
  const again = resolve("e.example", patient);
  answer();
  await hasTurned();
  answer();
  expect(await again).toEqual(somewhere);
});

test("an aborted waiting lookup sends no query, and does not delay other lookups", async () => {
  const { asked, resolve, answer } = startLookUps();
  const held = [resolve("a.example", patient), resolve("b.example", patient)];
  const impatient = new AbortController();
  const givenUp = resolve("c.example", impatient.signal);
  const last = resolve("d.example", patient);
  impatient.abort(new Error("too slow"));
  answer();
  await expect(givenUp).rejects.toThrow("too slow");
  await hasTurned();
  expect(asked).toEqual(["a.example", "b.example", "d.example"]);
  answer();
  answer();
  expect(await Promise.all([...held, last])).toEqual([somewhere, somewhere, somewhere]);
});

test("an address needs no lookup", async () => {
  const { asked, resolve } = startLookUps();
  expect(await resolve("203.0.113.9", patient)).toEqual([{ address: "203.0.113.9", family: 4 }]);
  expect(await resolve("2001:db8::1", patient)).toEqual([{ address: "2001:db8::1", family: 6 }]);
  expect(asked).toEqual([]);
});
