import type { TestProject } from "vitest/node";
import { startCluster } from "./cluster.ts";
import { prepareTemplate } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The maintenance database of this run's cluster. */
    clusterUrl: string;
    /** The migrated database that test databases are copied from. */
    templateName: string;
  }
}

/** Starts one PostgreSQL for all tests of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  try {
    project.provide("clusterUrl", cluster.url);
    project.provide("templateName", await prepareTemplate(cluster.url));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}
