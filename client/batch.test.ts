import { describe, expect, it } from "vitest";
import { createBatchedFetch, type EarlyReads } from "./batch.ts";

type Sent = { address: string; init: RequestInit };
const headers = { authorization: "Bearer t" };
const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** Returns a batch response with functions that write its lines and end it. */
function batchAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: new Response(readable, {
      headers: { "content-type": "application/x-ndjson; charset=utf-8", "event-position": "p" },
    }),
    write: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  };
}

/** Returns a batched fetch backed by `answer`, and a function that ends the task in which reads are collected. */
function collecting(answer: (sent: Sent) => Promise<Response> | Response, early: EarlyReads | null = null, opened = 0) {
  const sent: Sent[] = [];
  let run = (): void => {};
  const read = createBatchedFetch(
    async (address, init) => {
      sent.push({ address, init });
      return answer({ address, init });
    },
    { early, defer: (deferred) => (run = deferred), sinceOpened: () => opened },
  );
  return { read, sent, endTask: () => run() };
}

describe("reads of one task", () => {
  it("reads are sent in one batch and each resolves when its part arrives, in any order", async () => {
    const { response, write, end } = batchAnswer();
    const { read, sent, endTask } = collecting(() => response);
    const answers = [read("/me", { headers }), read("/topics?category=1&sort=newest", { headers })];
    endTask();
    expect(sent.map(({ address }) => address)).toEqual([
      "/api/batch?get=%2Fme&get=%2Ftopics%3Fcategory%3D1%26sort%3Dnewest",
    ]);
    const arabic = JSON.stringify({ part: 1, status: 200 });
    await write(`${arabic}\n{"data":"عنوان"}\n{"part":0,`);
    expect(await (await answers[1])?.json()).toEqual({ data: "عنوان" });
    await write('"status":404}\n{"code":"not_found"}\n');
    const me = await answers[0];
    expect([me?.status, me?.headers.get("event-position"), await me?.json()]).toEqual([
      404,
      "p",
      { code: "not_found" },
    ]);
    await end();
  });

  it("a response split within multi-byte characters is decoded correctly", async () => {
    const { response, write, end } = batchAnswer();
    const { read, endTask } = collecting(() => response);
    const answers = [read("/a", { headers }), read("/b", { headers })];
    endTask();
    const bytes = [...new TextEncoder().encode('{"part":0,"status":200}\n"ديوان"\n')];
    const whole = new TextDecoder();
    for (const byte of bytes) await write(whole.decode(Uint8Array.of(byte), { stream: true }));
    expect(await (await answers[0])?.json()).toBe("ديوان");
    await end();
    await expect(answers[1]).rejects.toThrow(TypeError);
  });

  it("a single read is sent without a batch, and reads with different headers are not combined", async () => {
    const { read, sent, endTask } = collecting(() => json(1));
    const answers = [read("/a", { headers }), read("/b", { headers: { authorization: "Bearer another" } })];
    endTask();
    await Promise.all(answers);
    expect(sent.map(({ address }) => address)).toEqual(["/api/a", "/api/b"]);
  });

  it("a batch contains at most 16 reads", async () => {
    const { read, sent, endTask } = collecting(() => json({}, 503));
    const answers = Array.from({ length: 17 }, (_, number) => read(`/${number}`, { headers }));
    endTask();
    await Promise.all(answers);
    expect(sent.slice(0, 2).map(({ address }) => address.split("get=").length - 1)).toEqual([16, 0]);
  });

  it.each([404, 405])("reads are never batched again if the server does not support batches: %s", async (status) => {
    const { read, sent, endTask } = collecting(({ address }) =>
      address.startsWith("/api/batch") ? json({}, status) : json(address),
    );
    for (let task = 0; task < 2; task += 1) {
      const answers = [read("/a", { headers }), read("/b", { headers })];
      endTask();
      expect(await Promise.all(answers.map(async (answer) => (await answer).json()))).toEqual(["/api/a", "/api/b"]);
    }
    expect(sent.map(({ address }) => address.split("?")[0])).toEqual([
      "/api/batch",
      "/api/a",
      "/api/b",
      "/api/a",
      "/api/b",
    ]);
  });

  it.each([429, 503])("reads are sent separately in this task if the batch is refused: %s", async (status) => {
    const { read, sent, endTask } = collecting(({ address }) =>
      address.startsWith("/api/batch") ? json({}, status) : json(address),
    );
    for (let task = 0; task < 2; task += 1) {
      const answers = [read("/a", { headers }), read("/b", { headers })];
      endTask();
      await Promise.all(answers);
    }
    expect(sent.filter(({ address }) => address.startsWith("/api/batch"))).toHaveLength(2);
  });
});

describe("batch failures", () => {
  it("a network failure rejects every read", async () => {
    const { read, endTask } = collecting(() => Promise.reject(new TypeError("Failed to fetch")));
    const answers = [read("/a", { headers }), read("/b", { headers })];
    endTask();
    for (const answer of answers) await expect(answer).rejects.toThrow("Failed to fetch");
  });

  it("a response that breaks off rejects the reads without an answer", async () => {
    const { response, write, end } = batchAnswer();
    const { read, endTask } = collecting(() => response);
    const answers = [read("/a", { headers }), read("/b", { headers })];
    endTask();
    await write('{"part":0,"status":200}\n1\n{"part":1,"sta');
    await end();
    expect(await (await answers[0])?.json()).toBe(1);
    await expect(answers[1]).rejects.toThrow("broke off");
  });

  it("a cancelled read rejects alone; the request is aborted once all reads are cancelled", async () => {
    const { response, write } = batchAnswer();
    const { read, sent, endTask } = collecting(() => response);
    const controllers = [new AbortController(), new AbortController()];
    const answers = controllers.map(({ signal }, number) => read(`/${number}`, { headers, signal }));
    endTask();
    controllers[0]?.abort();
    await expect(answers[0]).rejects.toThrow("aborted");
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    await write('{"part":1,"status":204}\n\n');
    expect((await answers[1])?.status).toBe(204);
    controllers[1]?.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});

describe("early reads requested before the scripts loaded", () => {
  const paths = ["/me", "/home"];

  it("an early read is used once and only with the same headers; other reads are sent", async () => {
    const { response, write, end } = batchAnswer();
    const { read, sent, endTask } = collecting(() => json("later"), {
      paths,
      headers,
      answer: Promise.resolve(response),
    });
    const taken = read("/me", { headers });
    const others = [read("/me", { headers }), read("/home", { headers: { authorization: "Bearer another" } })];
    endTask();
    await write('{"part":0,"status":200}\n"early"\n{"part":1,"status":401}\n{}\n');
    await end();
    const me = await taken;
    expect([await me.json(), me.headers.get("event-position")]).toEqual(["early", "p"]);
    expect((await read("/home", { headers })).status).toBe(401);
    expect(await Promise.all(others.map(async (answer) => (await answer).json()))).toEqual(["later", "later"]);
    expect(sent.map(({ address }) => address)).toEqual(["/api/me", "/api/home"]);
  });

  it("an early read that has succeeded is taken at once, once and only with the same headers", async () => {
    const { response, write, end } = batchAnswer();
    const { read } = collecting(() => json("later"), { paths, headers, answer: Promise.resolve(response) });
    expect(read.takeArrived("/me", { headers })).toBeNull();
    await write('{"part":0,"status":200}\n"early"\n{"part":1,"status":401}\n{}\n');
    await end();
    await expect.poll(() => read.takeArrived("/me", { headers })).toMatchObject({ body: '"early"' });
    expect(read.takeArrived("/me", { headers })).toBeNull();
    // A refusal is left to its reader, which renews the session.
    expect(read.takeArrived("/home", { headers })).toBeNull();
    expect((await read("/home", { headers })).status).toBe(401);
  });

  it("an early read that has arrived is not taken with other headers", async () => {
    const { response, write, end } = batchAnswer();
    const { read } = collecting(() => json("later"), { paths, headers, answer: Promise.resolve(response) });
    await write('{"part":0,"status":200}\n"early"\n{"part":1,"status":200}\n{}\n');
    await end();
    await expect.poll(() => read.takeArrived("/home", { headers })).not.toBeNull();
    expect(read.takeArrived("/me", { headers: { authorization: "Bearer another" } })).toBeNull();
  });

  it("a failed early request rejects its readers without an unhandled rejection", async () => {
    const { read } = collecting(() => json(1), { paths, headers, answer: Promise.reject(new TypeError("no network")) });
    await expect(read("/me", { headers })).rejects.toThrow("no network");
  });

  it("early reads are ignored after 20 seconds", async () => {
    const early = { paths, headers, answer: Promise.resolve(json("early")) };
    const { read, sent, endTask } = collecting(() => json("later"), early, 20_001);
    const answer = read("/me", { headers });
    endTask();
    expect(await (await answer).json()).toBe("later");
    expect(sent.map(({ address }) => address)).toContain("/api/me");
  });

  it("an early read can be cancelled by its caller", async () => {
    const { read } = collecting(() => json(1), { paths, headers, answer: new Promise(() => {}) });
    const controller = new AbortController();
    const answer = read("/me", { headers, signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow("aborted");
  });

  it("early reads are sent separately if the server does not support batches", async () => {
    const answer = Promise.resolve(json({}, 404));
    const { read, sent } = collecting(({ address }) => json(address), { paths, headers, answer });
    expect(await (await read("/me", { headers })).json()).toBe("/api/me");
    expect(sent.map(({ address }) => address)).toEqual(["/api/me", "/api/home"]);
  });
});
