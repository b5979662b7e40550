import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { browserProgram } from "#testing/browser.ts";
import { seedDemonstration } from "#testing/demonstration.ts";
import { buildWebClient } from "../tools/start/build-web-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The database with the demonstration company that browser tests copy. */
    demonstrationName: string;
    demonstrationFiles: string;
  }
}

/** Prepares the web client, the demonstration company and the browser once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { clusterUrl, templateName } = project.getProvidedContext();
  // Remains of earlier failures would be misleading.
  await rm(join(import.meta.dirname, "../.cache/e2e"), { recursive: true, force: true });
  const files = await mkdtemp(join(tmpdir(), "diwan-demonstration-"));
  const discard = (): Promise<void> => rm(files, { recursive: true, force: true });
  try {
    // Workers that unpack it concurrently find a partial file (ETXTBSY).
    await browserProgram();
    await buildWebClient(join(import.meta.dirname, ".."), () => {});
    const scratch = await seedDemonstration(clusterUrl, templateName, files);
    project.provide("demonstrationName", new URL(scratch.url).pathname.slice(1));
    project.provide("demonstrationFiles", files);
    return async () => {
      await scratch.drop();
      await discard();
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
