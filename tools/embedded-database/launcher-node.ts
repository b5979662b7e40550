import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Account } from "./command.ts";
import type { DatabaseOptions } from "./start-database.ts";

/** Sent by a node in another process once it has started or joined the database. */
type StartMessage = { url: string; dataDirectory: string; pid: number };

/** A node in another process, which tests can kill. */
export type ForeignNode = Awaited<ReturnType<typeof startNode>>;

const program = `
  const { startDatabase } = await import(process.argv[1]);
  const database = await startDatabase(JSON.parse(process.argv[2]));
  console.log("STARTED " + JSON.stringify(database));
  process.on("SIGTERM", () => database.stopIfLast().then(() => process.exit(0)));
`;

/** Starts a node that runs the launcher at `launcher`, as `account` if given; SIGTERM makes it leave. */
export async function startNode(launcher: string, options: DatabaseOptions, account: Account | null = null) {
  const parameters = ["--input-type=module", "-e", program, "--", launcher, JSON.stringify(options)];
  const child = spawn(process.execPath, parameters, {
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] },
    ...account,
  });
  const ended = new Promise<void>((settle) => child.once("exit", () => settle()));
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const started = await new Promise<StartMessage>((settle, refuse) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("STARTED ")) settle(JSON.parse(line.slice("STARTED ".length)) as StartMessage);
      else printed += `${line}\n`;
    });
    void ended.then(() => refuse(new Error(`The node ended: ${printed}`)));
  });
  return { ...started, printed: () => printed, signal: (signal: NodeJS.Signals) => void child.kill(signal), ended };
}
