import { execFile } from "node:child_process";

/** The user that runs PostgreSQL when this process is root; PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

/** Result of a finished command; the exit code is null when it could not be started. */
export type Outcome = { code: number | null; output: string; errors: string };

/** Environment of PostgreSQL's programs: nothing inherited, so that no PG* variable or locale affects them. */
export const bareEnvironment = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

export const runAs = (account: Account | null): { uid?: number; gid?: number } => (account ? { ...account } : {});

/** Runs a program to its end, as `account` if given; never rejects. */
export function run(program: string, parameters: string[], account: Account | null = null): Promise<Outcome> {
  const options = { cwd: "/", env: bareEnvironment, maxBuffer: Infinity, ...runAs(account) };
  return new Promise((settle) => {
    const child = execFile(program, parameters, options, (error, output, errors) => {
      // Without a number, the program was not started, or a signal ended it.
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : null;
      settle({ code, output, errors: errors === "" && code === null ? (error?.message ?? "") : errors });
    });
    child.stdin?.end();
  });
}
