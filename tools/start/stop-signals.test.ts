import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

const program = `
  const { onStopSignals } = await import(${JSON.stringify(join(import.meta.dirname, "stop-signals.ts"))});
  onStopSignals(() => console.log("stop"), () => { console.log("force"); process.exit(1); });
  console.log("listening");
  setTimeout(() => {}, 60_000);
`;

test("an echo of the first signal is not an order to force; a later signal is", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  await expect.poll(() => printed).toBe("listening\n");
  child.kill("SIGINT");
  await expect.poll(() => printed).toContain("stop");
  child.kill("SIGINT");
  await sleep(1_100);
  expect(printed).toBe("listening\nstop\n");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(printed).toBe("listening\nstop\nforce\n");
});
