import { useCallback, useState } from "react";
import { endSession } from "#client/session.ts";
import { signOut } from "./api.ts";
import { takeSignOutAddress } from "./single-sign-on/sign-out-address.ts";

/** Milliseconds the server is given to hear of it. */
const patience = 3_000;

/**
 * Signs out here. The server is told, but not waited for longer than a moment: somebody who leaves a shared computer
 * must be signed out on it also when the network is away.
 */
export function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback(async () => {
    setLeaving(true);
    const told = signOut().catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
    const onward = takeSignOutAddress();
    endSession();
    // The provider asks whether to sign out there too.
    if (onward !== null) location.assign(onward);
  }, []);
  return { leave, leaving };
}
