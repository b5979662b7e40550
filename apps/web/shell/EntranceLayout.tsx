import { Outlet } from "@tanstack/react-router";
import { EntranceFrame } from "./EntranceFrame.tsx";

/** The empty layout of the pages that are open to everybody. */
export function EntranceLayout() {
  return (
    <EntranceFrame>
      <Outlet />
    </EntranceFrame>
  );
}
