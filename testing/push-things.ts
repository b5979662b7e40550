import { examples } from "./examples.ts";

type Make<Made> = (path: string, body: object) => Promise<Made>;

/** A browser that is subscribed to notifications at a public address, where nothing is sent in tests. */
export const pushDevice = <Made>(make: Make<Made>): Promise<Made> =>
  make("/me/push-subscriptions", {
    endpoint: `https://93.184.216.34/push/${crypto.randomUUID()}`,
    keys: examples["keys"],
  });
