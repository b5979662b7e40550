import { createServer } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
// No inline sources: the design system must work under the product's own policy.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:";

/** Serves the gallery of the design system or of the kit on a free port, under a strict content security policy. */
export async function serveGallery(of: "ui" | "kit" = "ui"): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "diwan-gallery-"));
  const root = join(import.meta.dirname, `../${of}/gallery`);
  const configFile = join(import.meta.dirname, "../ui/gallery/vite.config.ts");
  await build({ root, configFile, logLevel: "error", build: { outDir: folder } });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://gallery");
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    readFile(file).then(
      (content) => {
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gallery got no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
