import { lazyRouteComponent } from "@tanstack/react-router";
import { widget } from "#kit/module.ts";
import { factorPhrases } from "./phrase-files.ts";

export { endViewing, instanceQuery, readInstance } from "./api.ts";
export { useLeave } from "./use-leave.ts";
export { readLinkSearch } from "./search.ts";

/** Over the home page, for the links of mails. */
export const LinkDialog = lazyRouteComponent(() => import("./LinkDialog.tsx"), "LinkDialog");
/** For the profile page. */
export const MyDataPanel = lazyRouteComponent(() => import("./personal-data/MyDataPanel.tsx"), "MyDataPanel");
export const SecondFactorPanel = lazyRouteComponent(
  () => import("./factors/SecondFactorPanel.tsx"),
  "SecondFactorPanel",
);
/** Replaces all pages while a role requires a second factor. */
export const DemandPage = widget(() => import("./factors/DemandPage.tsx"), "DemandPage", [factorPhrases]);
export { FactorNotice } from "./factors/FactorNotice.tsx";
export const TokensPanel = lazyRouteComponent(() => import("./tokens/TokensPanel.tsx"), "TokensPanel");
export const SecurityPanel = lazyRouteComponent(() => import("./SecurityPanel.tsx"), "SecurityPanel");
