import { onSession } from "#client/session.ts";
import type { PageMessage } from "./worker-events.ts";
import { isMarkedOn } from "./device-mark.ts";

/**
 * Joins the page with what this browser shows outside of it: a press leads to its thing without loading the page anew, and
 * the end of the session is the end of the subscription. Returns what ends it.
 */
export function followPush(open: (path: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const hear = ({ data, ports }: MessageEvent<PageMessage | null>): void => {
    if (data?.kind !== "openPath") return;
    ports[0]?.postMessage("opened");
    open(data.path);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  const stop = onSession("ended", () => {
    if (isMarkedOn()) void import("./device.ts").then(({ leavePush }) => leavePush());
  });
  return () => {
    navigator.serviceWorker.removeEventListener("message", hear);
    stop();
  };
}
