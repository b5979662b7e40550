import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { reach, sendTo, type Destination, type ReachOptions } from "./reach.ts";

const outside: Destination = { address: "93.184.216.34", family: 4 };
const at = (address: string): Destination => ({ address, family: address.includes(":") ? 6 : 4 });

/** A resolver and a network that record their requests. */
function network(names: Record<string, readonly Destination[]>, answers: Record<string, string | number> = {}) {
  const asked: string[] = [];
  const options: ReachOptions = {
    resolve: async (hostname) => names[hostname] ?? [],
    send: async (url, { address }) => {
      asked.push(`${url.href} at ${address}`);
      const answer = answers[url.href] ?? 200;
      return typeof answer === "number" ? { status: answer, location: null } : { status: 302, location: answer };
    },
  };
  return { asked, options };
}

describe("an address that is not public is never requested", () => {
  test.each([
    ["this machine", "127.0.0.1"],
    ["any address", "0.0.0.0"],
    ["a private network", "10.1.2.3"],
    ["another", "172.31.255.255"],
    ["a third", "192.168.1.1"],
    ["a provider's network", "100.64.0.1"],
    ["a cloud's own data", "169.254.169.254"],
    ["everybody", "255.255.255.255"],
    ["a group", "224.0.0.1"],
    ["this machine in IPv6", "::1"],
    ["nothing in IPv6", "::"],
    ["link-local", "fe80::1"],
    ["unique local", "fd00::1"],
    ["mapped", "::ffff:10.0.0.1"],
    ["mapped in hexadecimals", "::ffff:7f00:1"],
    ["compatible", "::127.0.0.1"],
    ["through NAT64", "64:ff9b::a00:1"],
    ["through 6to4", "2002:0a00:0001::"],
    ["through Teredo", "2001:0:4136:e378::"],
    ["no address", "localhost"],
  ])("%s", async (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
    const { asked, options } = network({ "evil.example": [at(address)] });
    expect(await reach("https://evil.example/", options)).toEqual({ kind: "notPublic" });
    expect(asked).toEqual([]);
  });

  test("one internal address among public ones", async () => {
    const { asked, options } = network({ "evil.example": [outside, at("10.0.0.1")] });
    expect(await reach("https://evil.example/", options)).toEqual({ kind: "notPublic" });
    expect(asked).toEqual([]);
  });

  test.each([
    "http://good.example/",
    "https://good.example:8443/",
    "https://me:secret@good.example/",
    "ftp://good.example/",
  ])("the URL %s", async (address) => {
    const { asked, options } = network({ "good.example": [outside] });
    expect(await reach(address, options)).toEqual({ kind: "notPublic" });
    expect(asked).toEqual([]);
  });

  test.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:a00:1]/",
  ])("%s, by the system's own resolver", async (address) => {
    const { asked, options } = network({});
    const { send } = options;
    expect(await reach(address, send === undefined ? {} : { send })).toEqual({ kind: "notPublic" });
    expect(asked).toEqual([]);
  });

  test("the target of a redirect", async () => {
    const names = { "good.example": [outside], "inner.example": [at("192.168.0.10")] };
    const { asked, options } = network(names, { "https://good.example/": "https://inner.example/admin" });
    expect(await reach("https://good.example/", options)).toEqual({ kind: "notPublic" });
    const plain = network(names, { "https://good.example/": "http://good.example/" });
    expect(await reach("https://good.example/", plain.options)).toEqual({ kind: "notPublic" });
    expect([...asked, ...plain.asked]).toEqual(Array(2).fill("https://good.example/ at 93.184.216.34"));
  });
});

test("a name that changes its address is requested at the checked address, and checked again after a redirect", async () => {
  const meanings = [[outside], [at("127.0.0.1")]];
  const { asked, options } = network({}, { "https://good.example/": "/home" });
  const turning = { ...options, resolve: async () => meanings.shift() ?? [] };
  expect(await reach("https://good.example/", turning)).toEqual({ kind: "notPublic" });
  expect(asked).toEqual(["https://good.example/ at 93.184.216.34"]);
});

test("any answer counts as reached; endless redirects, unknown names and broken connections do not", async () => {
  const names = { "good.example": [outside] };
  const answers = {
    "https://good.example/": "/there",
    "https://good.example/there": 404,
    "https://good.example/o": "/o",
  };
  const { options } = network(names, answers);
  expect(await reach("https://good.example/", options)).toEqual({ kind: "answered", status: 404 });
  expect(await reach("https://good.example/o", options)).toEqual({ kind: "unreachable" });
  expect(await reach("https://unknown.example/", options)).toEqual({ kind: "unreachable" });
  expect(await reach("no address", options)).toEqual({ kind: "unreachable" });
  const broken = { ...options, send: () => Promise.reject(new Error("reset")) };
  expect(await reach("https://good.example/", broken)).toEqual({ kind: "unreachable" });
});

test("a slow name lookup and a slow server both end at the time limit", async () => {
  const { options } = network({ "good.example": [outside] });
  const never = () => new Promise<never>(() => {});
  for (const slow of [
    { ...options, resolve: never },
    { ...options, send: never },
  ]) {
    expect(await reach("https://good.example/", { ...slow, timeout: 50 })).toEqual({ kind: "slow" });
  }
});

test("the connection goes to the given address, under the name of the URL", async () => {
  const heard: Promise<Buffer>[] = [];
  const server = createServer((socket: Socket) => {
    heard.push(once(socket, "data").then(([data]) => data as Buffer));
    socket.on("error", () => {});
    socket.on("data", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const url = new URL(`https://public.example:${port}/`);
  await expect(sendTo(url, at("127.0.0.1"), new AbortController().signal)).rejects.toThrow();
  expect(heard).toHaveLength(1);
  expect((await heard[0])?.includes("public.example")).toBe(true);
  server.close();
});
