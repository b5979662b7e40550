import { Suspense } from "react";
import { NotificationsPage, PushOffer } from "#modules/notifications/web/index.ts";

/** The notifications, with an offer whose parts and words are loaded when it is made. */
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
