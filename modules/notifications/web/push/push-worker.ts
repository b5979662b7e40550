// Push events of the service worker: built into one file (tools/start/push-worker.ts) that the worker imports.
import { openPressed, renewSubscription, showMessage, type Subscription, type WorkerScope } from "./worker-events.ts";

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Waiting & { data: { text(): string } | null };
type Pressed = Waiting & { notification: { data: unknown; close(): void } };
type Changed = Waiting & { newSubscription?: Subscription | null };
type Listen = <Heard extends Waiting>(type: string, listener: (event: Heard) => void) => void;

const scope = self as unknown as WorkerScope & { addEventListener: Listen };

scope.addEventListener<Pushed>("push", (event) => {
  event.waitUntil(showMessage(scope, event.data?.text() ?? null));
});
scope.addEventListener<Pressed>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPressed(scope, event.notification.data));
});
scope.addEventListener<Changed>("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(scope, event.newSubscription ?? null));
});
