import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

type Entity = { id: string };
/** Creates an entity as an authorised user; throws if refused. Returns the created entity. */
type Make = <Made = Entity>(path: string, body: object) => Promise<Made>;

/** Subscribed to a rare event, at an address that is refused without name resolution. */
const quiet = { address: "https://127.0.0.1/in", events: ["month.reopened"] };

/** Creates the entities that webhooks' routes name, by the path segment before the id. No message is sent. */
export const webhookFixtures: Readonly<Record<string, (make: Make) => Promise<Entity>>> = {
  webhooks: (make) => make("/webhooks", { name: crypto.randomUUID(), ...quiet }),
  "webhook-deliveries": async (make) => {
    const { id } = await make("/webhooks", {
      name: crypto.randomUUID(),
      ...quiet,
    });
    return make(`/webhooks/${id}/test`, {});
  },
};

/** Webhooks are managed by the administrator only. */
export function webhookCases(cast: Cast): Record<string, OwnershipCase> {
  const kept = (kind: string, status: number, body?: object): OwnershipCase => ({
    make: () => {
      const create = webhookFixtures[kind];
      if (create === undefined) throw new Error(`Nothing makes ${kind}.`);
      return create((path, given) => cast.make("Alia", path, given));
    },
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Alia"]),
  });
  return {
    "GET /webhooks/{id}": kept("webhooks", 200),
    "PATCH /webhooks/{id}": kept("webhooks", 200, { version: 1, isActive: false }),
    "DELETE /webhooks/{id}": kept("webhooks", 204),
    "POST /webhooks/{id}/show-secret": kept("webhooks", 200),
    "POST /webhooks/{id}/rotate-secret": kept("webhooks", 200),
    "POST /webhooks/{id}/test": kept("webhooks", 201),
    "GET /webhooks/{id}/deliveries": kept("webhooks", 200),
    "POST /webhooks/{id}/replay-failed": kept("webhooks", 200),
    "POST /webhook-deliveries/{id}/replay": kept("webhook-deliveries", 200),
  };
}
