import { useLayoutEffect } from "react";
import { useTranslations } from "use-intl";
import { createDeviceFlag } from "#client/device-flag.ts";
import type { SidebarFold } from "#ui/Sidebar.tsx";

/** The page's inline script reads the same item before the first paint. */
const folded = createDeviceFlag("sidebar", "folded");

/** Whether this browser shows the navigation of wide screens as icons. */
export function useSidebarFold(): SidebarFold {
  const t = useTranslations("shell.sidebar");
  const isFolded = folded.useIsSet();
  useLayoutEffect(() => {
    if (isFolded) document.documentElement.dataset["sidebar"] = "folded";
    else delete document.documentElement.dataset["sidebar"];
  }, [isFolded]);
  return { isFolded, label: t(isFolded ? "unfold" : "fold"), onFold: () => folded.set(!isFolded) };
}
