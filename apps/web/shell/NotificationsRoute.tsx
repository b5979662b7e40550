import { lazy, Suspense } from "react";
import { loadPushOffer, NotificationsPage } from "#modules/notifications/web/index.ts";
import { pushPhrases } from "#modules/notifications/web/manifest.ts";
import { catalogue } from "../catalogue.ts";

const PushOffer = lazy(async () => {
  const [offer] = await Promise.all([loadPushOffer(), catalogue.need([pushPhrases])]);
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
