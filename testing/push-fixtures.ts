import { examples } from "./examples.ts";

type Make<Made> = (path: string, body: object) => Promise<Made>;

/** Subscribes a browser at a public address; tests send nothing there. */
export const pushDevice = <Made>(make: Make<Made>): Promise<Made> =>
  make("/me/push-subscriptions", {
    endpoint: `https://93.184.216.34/push/${crypto.randomUUID()}`,
    keys: examples["keys"],
  });
