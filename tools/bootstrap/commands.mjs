// Plain JavaScript: runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** The environment without the clone's own programs: npm must not run on the Node.js that it is about to replace. */
export function outerEnvironment(root) {
  const own = join(root, "node_modules");
  const path = (process.env.PATH ?? "").split(delimiter).filter((directory) => !directory.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Returns the command line of the npm that runs this process, or of the npm on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? "";
  return basename(script) === "npm-cli.js" && existsSync(script) ? ["node", script] : ["npm"];
}

const deadly = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command without showing its output; resolves to {code, output}. Ends the command before this process ends, so
 * that no installation continues in the background.
 */
export function run([program, ...parameters], options) {
  return new Promise((settle) => {
    const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    let received = null;
    const end = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of deadly) process.on(signal, end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    const finish = (code) => {
      for (const signal of deadly) process.off(signal, end);
      if (received) process.kill(process.pid, received);
      else settle({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      finish(null);
    });
    child.once("close", finish);
  });
}
