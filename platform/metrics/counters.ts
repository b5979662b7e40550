import { Counter, Registry } from "prom-client";
import { metrics, type CounterKey, type LabelsOf } from "./declared.ts";

/** Counters of this process: of one node, except in tests, which run several in a process. */
export const countersRegistry = new Registry();

const create = ({ name, help, labels }: (typeof metrics)[CounterKey]): Counter =>
  new Counter({ name, help, labelNames: labels, registers: [countersRegistry] });

const counters: Readonly<Record<CounterKey, Counter>> = {
  jobFailures: create(metrics.jobFailures),
  deliveries: create(metrics.deliveries),
  streamEnds: create(metrics.streamEnds),
  rateLimited: create(metrics.rateLimited),
  uploads: create(metrics.uploads),
};

/** Adds `amount` to a counter; 0 makes it known, since the first increase of an unknown one would not be seen. */
export const count = <Key extends CounterKey>(key: Key, labels: LabelsOf<Key>, amount = 1): void =>
  counters[key].inc(labels, amount);

for (const channel of ["mail", "push", "webhook"]) {
  for (const result of ["accepted", "failed", "refused"]) count("deliveries", { channel, result }, 0);
}
count("deliveries", { channel: "mail", result: "outbox" }, 0);
for (const reason of ["session", "tooMany", "shutdown", "dropped"]) count("streamEnds", { reason }, 0);
for (const result of ["stored", "refused", "failed"]) count("uploads", { result }, 0);
