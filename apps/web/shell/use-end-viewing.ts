import { useState } from "react";
import { leaveViewing } from "#client/viewing.ts";
import { endViewing } from "#modules/identity/web/index.ts";

/** Ends viewing the portal as another user: the page is reloaded with the viewer's own session. */
export function useEndViewing(): { isEnding: boolean; end: () => Promise<void> } {
  const [isEnding, setEnding] = useState(false);
  async function end(): Promise<void> {
    setEnding(true);
    // If the server is unreachable now, it expires within minutes.
    await endViewing().catch(() => undefined);
    leaveViewing();
  }
  return { isEnding, end };
}
