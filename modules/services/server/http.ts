import type { BoundRoute } from "#platform/http/handler.ts";
import { bindServiceAdministration } from "./administration/http.ts";
import { bindCatalogue } from "./catalogue/http.ts";
import type { ServicesContext } from "./context.ts";
import { bindDeputies } from "./deputies/http.ts";
import { bindLetters } from "./letters/http.ts";
import { bindRequests } from "./requests/http.ts";
import { presentRequest } from "./requests/present-request.ts";
import { loadRequest } from "./rows/load-request.ts";
import { bindWork } from "./work/http.ts";

export const bindServices = (context: ServicesContext): BoundRoute[] => [
  ...bindCatalogue(context),
  ...bindRequests(context),
  ...bindLetters(context, async (tx, actor, id) =>
    presentRequest({ db: tx, context, actor }, await loadRequest(tx, actor, id)),
  ),
  ...bindWork(context),
  ...bindDeputies(context),
  ...bindServiceAdministration(context),
];
