import { useCallback, useState } from "react";
import { endSession } from "#client/session.ts";
import { signOut } from "./api.ts";
import { consumeSignOutAddress } from "./single-sign-on/sign-out-address.ts";

/** Maximum wait for the server, in milliseconds. */
const timeout = 3_000;

/** Signs out in this browser. Waits for the server only briefly: a shared computer may have no network. */
export function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback(async () => {
    setLeaving(true);
    const signedOut = signOut().catch(() => undefined);
    await Promise.race([signedOut, new Promise((resolve) => setTimeout(resolve, timeout))]);
    const onward = consumeSignOutAddress();
    endSession();
    // The provider prompts for signing out there, too.
    if (onward !== null) location.assign(onward);
  }, []);
  return { leave, leaving };
}
