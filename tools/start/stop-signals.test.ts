import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = `
  let time = 0;
  performance.now = () => time;
  process.stdin.on("data", (data) => { time += Number(data); console.log("later"); });
  const { onStopSignals } = await import(${JSON.stringify(join(import.meta.dirname, "stop-signals.ts"))});
  onStopSignals(() => console.log("stop"), () => { console.log("force"); process.exit(1); });
  process.on("SIGINT", () => console.log("heard"));
  console.log("listening");
`;

test("an echo of the first signal does not force the stop; a later signal does", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  const prints = (...words: string[]) => expect.poll(() => printed.trimEnd().split("\n")).toEqual(words);
  await prints("listening");
  child.kill("SIGINT");
  await prints("listening", "stop", "heard");
  child.kill("SIGINT");
  await prints("listening", "stop", "heard", "heard");
  child.stdin.write("1001");
  await prints("listening", "stop", "heard", "heard", "later");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  await prints("listening", "stop", "heard", "heard", "later", "force");
});
