import { useState } from "react";
import { leaveViewing } from "#client/viewing.ts";
import { endViewing } from "#modules/identity/web/index.ts";

/** Ends seeing the portal as another person: the page is reloaded with the viewer's own session. */
export function useEndViewing(): { isEnding: boolean; end: () => Promise<void> } {
  const [isEnding, setEnding] = useState(false);
  async function end(): Promise<void> {
    setEnding(true);
    // It ends by itself in minutes when the server cannot be reached now.
    await endViewing().catch(() => undefined);
    leaveViewing();
  }
  return { isEnding, end };
}
