import { expect, test } from "vitest";
import { keyOf } from "#client/query.ts";
import { countNotifications } from "./api.ts";
import { isBroadcast, notificationEvents } from "./events.ts";

test("a notification to all people is not counted at once, one to the user is", () => {
  const change = (kind: string) => ({
    action: "notifications.changed",
    actorId: null,
    subject: { kind, id: "1" },
    details: {},
  });
  const [own, broadcast] = [change("person"), change("notificationBroadcast")];
  expect([isBroadcast(own), isBroadcast(broadcast)]).toEqual([false, true]);
  expect(notificationEvents(own)).toEqual([keyOf(countNotifications)]);
  expect(notificationEvents(broadcast)).toEqual([]);
});
