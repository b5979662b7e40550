// Plain JavaScript: runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** The environment without the clone's own programs: npm must not run on a Node.js that it is about to replace. */
export function outerEnvironment(root) {
  const own = join(root, "node_modules");
  const path = (process.env.PATH ?? "").split(delimiter).filter((directory) => !directory.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The command line that runs the npm which runs us, or the one on the path. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? "";
  return basename(script) === "npm-cli.js" && existsSync(script) ? ["node", script] : ["npm"];
}

const deadly = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command to its end without showing what it writes; resolves to {code, output}. Being told to end, it ends the
 * command first: an installation must not go on unseen.
 */
export function run([program, ...parameters], options) {
  return new Promise((settle) => {
    const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    let told = null;
    const end = (signal) => {
      told = signal;
      child.kill(signal);
    };
    for (const signal of deadly) process.on(signal, end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    const finish = (code) => {
      for (const signal of deadly) process.off(signal, end);
      if (told) process.kill(process.pid, told);
      else settle({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      finish(null);
    });
    child.once("close", finish);
  });
}
