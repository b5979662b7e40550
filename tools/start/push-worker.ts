import { join } from "node:path";
import { build, type Plugin } from "vite";
import { routeCalls } from "./route-calls.ts";

const entry = join(import.meta.dirname, "../../modules/notifications/web/push/push-worker.ts");

/** Bundles the service worker's notification code into one classic script, as `importScripts` requires. */
export function pushWorker(): Plugin {
  return {
    name: "push-worker",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: "warn",
        plugins: [routeCalls()],
        build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "pushWorker" } },
      });
      const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
      const [script, ...others] = outputs;
      if (script?.type !== "chunk" || others.length > 0) throw new Error("The push worker is not one script.");
      this.emitFile({ type: "asset", fileName: "push-worker.js", source: script.code });
    },
  };
}
