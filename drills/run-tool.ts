import { execFile } from "node:child_process";
import { join } from "node:path";

const ownRoot = join(import.meta.dirname, "..");

export type ToolResult = { code: number | null; output: string; errors: string };

/** Runs a tool, such as `backup`, to its end; `root` is the clone of another release, which runs on its own Node.js. */
export function runTool(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  root?: string,
): Promise<ToolResult> {
  const program = root === undefined ? process.execPath : join(root, "node_modules/.bin/node");
  const options = { env: { PATH: process.env["PATH"], ...environment }, maxBuffer: Infinity };
  return new Promise((resolve) => {
    const given = [join(root ?? ownRoot, "tools", name, "main.ts"), ...parameters];
    execFile(program, given, options, (error, output, errors) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : null;
      resolve({ code, output, errors });
    });
  });
}
