import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Widget } from "#kit/module.ts";
import { Unreachable } from "#client/problems.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { HomePage } from "#modules/home/web/index.ts";
import { LinkDialog } from "#modules/identity/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { widgets } from "../modules.ts";
import { OfflinePage } from "./OfflinePage.tsx";

const shown: Record<WidgetName, Widget> = widgets;

/** Home with all modules' widgets and the dialog of a mailed link; without the server, the last known attendance. */
export function HomeRoute() {
  const { confirm, reset } = useSearch({ from: "/app/" });
  const me = useQuery(meQuery);
  const offline =
    me.data === undefined && me.error instanceof Unreachable ? (
      <OfflinePage error={me.error} headingLevel={2} retrying={me.isFetching} onRetry={() => void me.refetch()} />
    ) : null;
  return (
    <>
      <HomePage widgets={shown} offline={offline} />
      {(confirm ?? reset) !== undefined && <LinkDialog />}
    </>
  );
}
