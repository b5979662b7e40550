import type { QueryClient } from "@tanstack/react-query";
import { comingBackTo, isOpenPage } from "#client/next-address.ts";
import { onSession } from "#client/session.ts";
import type { AppRouter } from "../router.tsx";

/** Takes people to the sign-in page when their session ends, and forgets what was loaded for them. */
export function followSession(router: AppRouter["router"], queries: QueryClient): void {
  onSession("ended", (how) => {
    const { pathname, href } = router.state.location;
    const moved = isOpenPage(pathname)
      ? Promise.resolve()
      : router.navigate({
          to: "/login",
          search: how === "left" ? {} : comingBackTo(href),
          replace: true,
          state: how === "left" ? {} : { notice: "expired" },
        });
    // Afterwards, or the page that is left would ask for everything again.
    void moved.then(() => queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/instance" }));
  });
}
