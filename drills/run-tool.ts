import { execFile } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Runs a tool of this release, such as `backup`, to its end. */
export function runTool(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string; errors: string }> {
  const env = { PATH: process.env["PATH"], ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "tools", name, "main.ts"), ...parameters],
      { env },
      (error, output, errors) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : null;
        resolve({ code, output, errors });
      },
    );
  });
}
