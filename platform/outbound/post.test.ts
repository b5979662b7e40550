import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { post, type PostOptions } from "./post.ts";

const message = { headers: { "content-type": "application/json" }, body: '{"name":"ديوان"}' };

async function receiver(answer: { status: number; location?: string }) {
  const taken: { body: string; request: IncomingMessage }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    taken.push({ body: await text(request), request });
    response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end("x");
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { taken, host: `127.0.0.1:${port}`, close: () => server.close() };
}

test.each([
  "https://127.0.0.1/",
  "https://10.0.0.1/",
  "http://93.184.216.34/",
  "https://93.184.216.34:8443/",
  "https://me:secret@93.184.216.34/",
  "ftp://93.184.216.34/",
  "https://169.254.169.254/latest",
])("nothing is sent to %s", async (address) => {
  const sent: string[] = [];
  const send: PostOptions["send"] = async ({ href }) => (sent.push(href), { status: 200, location: null });
  expect(await post(address, message, { send })).toEqual({ kind: "notPublic" });
  expect(sent).toEqual([]);
});

test("an internal host is reached if the operator has named it with its port, and no other", async () => {
  const { taken, host, close } = await receiver({ status: 202 });
  const options = { innerHosts: [host] };
  expect(await post(`http://${host}/hook`, message, options)).toEqual({ kind: "answered", status: 202 });
  expect(taken[0]?.body).toBe(message.body);
  expect(taken[0]?.request.headers["content-length"]).toBe(String(Buffer.byteLength(message.body)));
  expect(await post(`http://me:secret@${host}/`, message, options)).toEqual({ kind: "notPublic" });
  expect(await post("http://127.0.0.1:1/", message, options)).toEqual({ kind: "notPublic" });
  expect(taken).toHaveLength(1);
  close();
});

test("a redirect is an answer like any other, and is not followed", async () => {
  const { taken, host, close } = await receiver({ status: 307, location: "http://169.254.169.254/" });
  expect(await post(`http://${host}/`, message, { innerHosts: [host] })).toEqual({ kind: "answered", status: 307 });
  expect(taken).toHaveLength(1);
  close();
});

/** A resolver that returns another set of addresses each time, and a network that records its requests. */
function network(meanings: readonly (readonly string[])[], location: string | null = null) {
  const left = [...meanings];
  const asked: string[] = [];
  const options: PostOptions = {
    resolve: async () => (left.shift() ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    send: async ({ href }, { address }) => (
      asked.push(`${href} at ${address}`),
      { status: location === null ? 200 : 307, location }
    ),
  };
  return { asked, options };
}
const outside = "93.184.216.34";

test("a public host that redirects to an internal one gets the message, and no other host does", async () => {
  const { asked, options } = network([[outside], ["127.0.0.1"]], "https://169.254.169.254/latest");
  expect(await post("https://evil.example/", message, options)).toEqual({ kind: "answered", status: 307 });
  expect(asked).toEqual([`https://evil.example/ at ${outside}`]);
});

test("a name that resolves to an internal address after the check is sent to the checked address, and to none the next time", async () => {
  const { asked, options } = network([[outside], ["10.0.0.1"], [outside, "::1"]]);
  expect(await post("https://evil.example/", message, options)).toEqual({ kind: "answered", status: 200 });
  expect(await post("https://evil.example/", message, options)).toEqual({ kind: "notPublic" });
  expect(await post("https://evil.example/", message, options)).toEqual({ kind: "notPublic" });
  expect(asked).toEqual([`https://evil.example/ at ${outside}`]);
});

test("an unreachable receiver, a slow one and an invalid address are distinguished", async () => {
  const resolve: PostOptions["resolve"] = async () => [{ address: "93.184.216.34", family: 4 }];
  const never = (): Promise<never> => new Promise<never>(() => {});
  expect(await post("no address", message)).toEqual({ kind: "unreachable" });
  expect(await post("https://nobody.example/", message, { resolve: async () => [] })).toEqual({ kind: "unreachable" });
  const broken = { resolve, send: () => Promise.reject(new Error("reset")) };
  expect(await post("https://a.example/", message, broken)).toEqual({ kind: "unreachable" });
  expect(await post("https://a.example/", message, { resolve, send: never, timeout: 30 })).toEqual({ kind: "slow" });
});
