import { spawn } from "node:child_process";

/** The user that runs PostgreSQL when this process is root; PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

/** Result of a finished command; the exit code is null when it could not be started. */
export type Outcome = { code: number | null; output: string; errors: string };

/** Environment of PostgreSQL's programs: nothing inherited, so that no PG* variable or locale affects them. */
export const bareEnvironment = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

export const runAs = (account: Account | null): { uid?: number; gid?: number } => (account ? { ...account } : {});

/** Runs a program to its end, as `account` if given; never rejects. */
export function run(program: string, parameters: string[], account: Account | null = null): Promise<Outcome> {
  return new Promise((settle) => {
    const child = spawn(program, parameters, {
      cwd: "/",
      env: bareEnvironment,
      stdio: ["ignore", "pipe", "pipe"],
      ...runAs(account),
    });
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.once("error", (error) => settle({ code: null, output, errors: error.message }));
    child.once("close", (code) => settle({ code, output, errors }));
  });
}
