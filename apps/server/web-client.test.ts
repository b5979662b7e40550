import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWebClient } from "./web-client.ts";

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-web-"));
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "index.html"), "<h1>Page</h1>");
  await writeFile(join(root, "assets/a-1.js"), "script");
  await writeFile(join(root, "assets/a-1.js.br"), brotliCompressSync("script"));
  app = Fastify();
  await serveWebClient(app, root);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

test("a built file is cached permanently, and sent compressed to clients that accept it", async () => {
  const plain = await app.inject("/assets/a-1.js");
  expect([plain.statusCode, plain.body]).toEqual([200, "script"]);
  expect(plain.headers["cache-control"]).toContain("immutable");
  const headers = { "accept-encoding": "br" };
  const packed = await app.inject({ url: "/assets/a-1.js", headers });
  expect([packed.headers["content-encoding"], packed.headers["content-type"]]).toEqual([
    "br",
    expect.stringMatching(/javascript/),
  ]);
  expect((await app.inject({ method: "HEAD", url: "/assets/a-1.js" })).statusCode).toBe(200);
});

test.each(["/", "/index.html", "/community/categories/4", "/directory?search=%D8%B9"])(
  "%s returns the page, revalidated every time",
  async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "<h1>Page</h1>", "no-cache"]);
  },
);

test.each([
  "/assets/b-2.js",
  "/assets/A-1.js",
  "/assets/",
  "/assets/..%2f..%2fetc/passwd.js",
  "/..%2fassets/a-1.js",
  "/assets/a-1%252ejs",
])("%s is not a file of the build", async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
