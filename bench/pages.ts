import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScratchDatabase } from "#testing/scratch.ts";
import { demonstrationPassword } from "../database/seed/fill.ts";
import { buildWebClient } from "../tools/start/build-web-client.ts";
import { startChild } from "./child.ts";
import { scorePages, type PageScores } from "./lighthouse.ts";

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "employee@diwan.example", password: demonstrationPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Lighthouse on the sign-in page and on home of a fresh demonstration of these sources, in a database beside the large one. */
export async function measurePages(clusterUrl: string): Promise<PageScores[]> {
  await buildWebClient(join(import.meta.dirname, ".."), () => {});
  const scratch = await createScratchDatabase(clusterUrl);
  const directory = await mkdtemp(join(tmpdir(), "diwan-pages-"));
  try {
    const environment = { DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: "1", HOST: "127.0.0.1" };
    const server = await startChild("apps/server/main.ts", "/readyz", environment);
    try {
      return await scorePages(server.url, await signIn(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    await scratch.drop();
    await rm(directory, { recursive: true, force: true });
  }
}
