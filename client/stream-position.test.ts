import { describe, expect, it } from "vitest";
import { createFirstPosition } from "./stream-position.ts";

const at = (position: string): Response => new Response(null, { headers: { "event-position": position } });

describe("the first position", () => {
  it("is the position of the request sent first, whichever is answered first", async () => {
    const firstPosition = createFirstPosition();
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    firstPosition.add(first.promise);
    firstPosition.add(second.promise);
    const found = firstPosition.find();
    second.resolve(at("later"));
    first.resolve(at("earlier"));
    expect(await found).toBe("earlier");
    firstPosition.add(Promise.resolve(at("much later")));
    expect(await firstPosition.find()).toBe("earlier");
  });

  it("waits for the first request", async () => {
    const firstPosition = createFirstPosition();
    const found = firstPosition.find();
    firstPosition.add(Promise.resolve(at("5")));
    expect(await found).toBe("5");
  });

  it("skips failed requests and is null if all have failed", async () => {
    const firstPosition = createFirstPosition();
    firstPosition.add(Promise.reject(new TypeError("no network")));
    expect(await firstPosition.find()).toBeNull();
    firstPosition.add(Promise.resolve(at("7")));
    expect(await firstPosition.find()).toBe("7");
  });

  it("is found again after a reset", async () => {
    const firstPosition = createFirstPosition();
    firstPosition.add(Promise.resolve(at("1")));
    expect(await firstPosition.find()).toBe("1");
    firstPosition.reset();
    firstPosition.add(Promise.resolve(at("2")));
    expect(await firstPosition.find()).toBe("2");
  });
});
