import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { browserProgram } from "#testing/browser.ts";
import { seedDemonstration } from "#testing/demonstration.ts";
import { buildWebClient } from "../tools/start/build-web-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The database with the demonstration company that browser tests have copies of. */
    demonstrationName: string;
    /** Its files. */
    demonstrationFiles: string;
  }
}

/** Once for all browser tests: the client as it is served, the demonstration company, and the browser's program. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { clusterUrl, templateName } = project.getProvidedContext();
  // What earlier failures left would only confuse.
  await rm(join(import.meta.dirname, "../.cache/e2e"), { recursive: true, force: true });
  const files = await mkdtemp(join(tmpdir(), "diwan-demonstration-"));
  const discard = (): Promise<void> => rm(files, { recursive: true, force: true });
  try {
    // Workers that unpack it at the same time find it half written (ETXTBSY).
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
