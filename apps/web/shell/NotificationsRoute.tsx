import { Suspense } from "react";
import { NotificationsPage, PushOffer } from "#modules/notifications/web/index.ts";

/** The notifications, with an offer whose code and phrases are loaded on demand. */
export function NotificationsRoute() {
  return (
    <NotificationsPage
      offer={
        <Suspense>
          <PushOffer />
        </Suspense>
      }
    />
  );
}
