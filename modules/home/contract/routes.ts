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
    summary: "Returns the widgets of the user's home page, in order.",
    output: data(home),
  }),
  hideWidgets: route({
    method: "PUT",
    path: "/me/home",
    permission: "signedIn",
    tokens: "none",
    summary: "Sets the widgets that the user hides on all devices; pinned widgets cannot be hidden.",
    body: hideWidgets,
    output: data(home),
  }),
  readArrangement: route({
    method: "GET",
    path: "/home/arrangement",
    permission: "setting.manage",
    tokens: "none",
    viewing: "shown",
    summary: "Returns all widgets of the home page in the organisation's order.",
    output: data(arrangement),
  }),
  arrangeWidgets: route({
    method: "PUT",
    path: "/home/arrangement",
    permission: "setting.manage",
    tokens: "none",
    summary: "Sets the order of the widgets and which are pinned or off, replacing the given version.",
    body: arrangeWidgets,
    output: data(arrangement),
    errors: ["stale_version"],
  }),
};
