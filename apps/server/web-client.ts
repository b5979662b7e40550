import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { docsStyle } from "#platform/http/docs-page.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { sendRefusal } from "#platform/http/server.ts";
import type { PageHashes } from "#platform/http/security-headers.ts";

/** Directory of the built client. */
const webRoot = join(import.meta.dirname, "../../dist/web");

const hashOf = (source: string): string => `sha256-${createHash("sha256").update(source).digest("base64")}`;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the hashes of inline scripts and styles in the built page and the API docs, for the security policy. */
export async function readPageHashes(root = webRoot): Promise<PageHashes> {
  const page = await readFile(join(root, "index.html"), "utf8").catch(() => "");
  const inline = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, source = ""]) => hashOf(source));
  return { scripts: inline(inlineScript), styles: [...inline(inlineStyle), hashOf(docsStyle)] };
}

/** Files with a hash in their name never change; everything else is revalidated. */
const cacheForever = "public, max-age=31536000, immutable";
const revalidate = "no-cache";

/** Returns the built files by their path in addresses; a build does not change while it is served. */
async function listFiles(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => relative(root, file).split(sep).join("/")));
}

/** Serves the built client: its files by name, and its page for every address outside the API. */
export async function serveWebClient(app: FastifyInstance, root = webRoot): Promise<void> {
  const built = existsSync(join(root, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      // Its own route reads the whole directory at every request, to distinguish names that differ in case only.
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header("cache-control", path.includes("/assets/") ? cacheForever : revalidate);
      },
    });
    const files = await listFiles(root);
    app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
      const file = request.params["*"];
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }
  const sendPage = (reply: FastifyReply) => reply.header("cache-control", revalidate).sendFile("index.html");
  if (built) app.get("/", (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage =
      request.method === "GET" &&
      !/^\/api(\/|$)/.test(path) &&
      !path.startsWith("/assets/") &&
      !/\.[a-z0-9]+$/i.test(path);
    if (!built || !isPage) return sendRefusal(request, reply, new Refusal("not_found"));
    return sendPage(reply);
  });
}
