import { describe, expect, it } from "vitest";
import { createBeginning } from "./stream-beginning.ts";

const at = (place: string): Response => new Response(null, { headers: { "event-position": place } });

describe("the beginning of the event stream", () => {
  it("is the place of the request that was sent first, whichever is answered first", async () => {
    const beginning = createBeginning();
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    beginning.note(first.promise);
    beginning.note(second.promise);
    const found = beginning.find();
    second.resolve(at("later"));
    first.resolve(at("earlier"));
    expect(await found).toBe("earlier");
    beginning.note(Promise.resolve(at("much later")));
    expect(await beginning.find()).toBe("earlier");
  });

  it("is waited for until something is asked for", async () => {
    const beginning = createBeginning();
    const found = beginning.find();
    beginning.note(Promise.resolve(at("5")));
    expect(await found).toBe("5");
  });

  it("passes over requests that failed, and is unknown when all did", async () => {
    const beginning = createBeginning();
    beginning.note(Promise.reject(new TypeError("no network")));
    expect(await beginning.find()).toBeNull();
    beginning.note(Promise.resolve(at("7")));
    expect(await beginning.find()).toBe("7");
  });

  it("is found anew for another person", async () => {
    const beginning = createBeginning();
    beginning.note(Promise.resolve(at("1")));
    expect(await beginning.find()).toBe("1");
    beginning.forget();
    beginning.note(Promise.resolve(at("2")));
    expect(await beginning.find()).toBe("2");
  });
});
