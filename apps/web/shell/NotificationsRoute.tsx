import { lazy, Suspense } from "react";
import { loadPushOffer, NotificationsPage } from "#modules/notifications/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";

const PushOffer = lazy(async () => {
  const [offer] = await Promise.all([loadPushOffer(), catalogue.need("tokens")]);
  return { default: offer.PushOffer };
});

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
