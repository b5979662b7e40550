import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { arrangement, arrangeWidgets, hideWidgets, home } from "./schemas.ts";

export const homeRoutes = {
  readHome: route({
    method: "GET",
    path: "/home",
    permission: "signedIn",
    tokens: "none",
    viewing: "shown",
    summary: "What my home is made of, in its order.",
    output: data(home),
  }),
  hideWidgets: route({
    method: "PUT",
    path: "/me/home",
    permission: "signedIn",
    tokens: "none",
    summary: "Says what of home I do not want to see, on all my devices. What is pinned stays.",
    body: hideWidgets,
    output: data(home),
  }),
  readArrangement: route({
    method: "GET",
    path: "/home/arrangement",
    permission: "setting.manage",
    tokens: "none",
    viewing: "shown",
    summary: "Every widget of home, in the organisation's order.",
    output: data(arrangement),
  }),
  arrangeWidgets: route({
    method: "PUT",
    path: "/home/arrangement",
    permission: "setting.manage",
    tokens: "none",
    summary: "Puts the widgets of home in order, and says which everybody or nobody has; carries the version I saw.",
    body: arrangeWidgets,
    output: data(arrangement),
    errors: ["stale_version"],
  }),
};
