import { onSession } from "#client/session.ts";
import type { PageMessage } from "./worker-events.ts";
import { isMarkedOn } from "./device-mark.ts";

/**
 * Connects the page to push notifications: a click on one navigates without reloading, and the end of the session ends
 * the subscription. Returns a function that disconnects.
 */
export function followPush(open: (path: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const onMessage = ({ data, ports }: MessageEvent<PageMessage | null>): void => {
    if (data?.kind !== "openPath") return;
    ports[0]?.postMessage("opened");
    open(data.path);
  };
  navigator.serviceWorker.addEventListener("message", onMessage);
  const stop = onSession("ended", () => {
    if (isMarkedOn()) void import("./device.ts").then(({ leavePush }) => leavePush());
  });
  return () => {
    navigator.serviceWorker.removeEventListener("message", onMessage);
    stop();
  };
}
