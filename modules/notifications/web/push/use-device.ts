import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useAction } from "#kit/use-action.ts";
import { useToast } from "#ui/toast-context.ts";
import { deletePushSubscription, devicesQuery } from "./api.ts";

export const stateQuery = { queryKey: ["push on this device"], queryFn: readDeviceState, staleTime: 0 } as const;

/** Push state of this device, by its browser and the server, with actions that change it. */
export function useDevice() {
  const t = useTranslations("push");
  const toast = useToast();
  const queries = useQueryClient();
  const here = useQuery(stateQuery).data;
  const current = useQuery({ ...devicesQuery, enabled: here === "on" }).data?.data.find(({ isCurrent }) => isCurrent);
  const state = here === "on" && current === undefined ? "off" : (here ?? null);

  const refresh = () => Promise.all([queries.invalidateQueries(stateQuery), queries.invalidateQueries(devicesQuery)]);
  const switchingOn = useAction({
    async run(asked: Promise<NotificationPermission>) {
      const { joinPush } = await import("./device.ts");
      toast((await joinPush(asked)) ? { message: t("switchedOn"), tone: "success" } : { message: t("refused") });
    },
    refresh,
  });
  const switchingOff = useAction({
    async run() {
      const gone = (error: unknown): void => {
        if (!isProblem(error, "not_found")) throw error;
      };
      if (current !== undefined) await deletePushSubscription({ params: { id: current.id } }).catch(gone);
      await (await import("./device.ts")).leavePush();
    },
    message: t("switchedOff"),
    refresh,
  });
  return {
    /** Null while loading. */
    state,
    isWorking: switchingOn.isPending || switchingOff.isPending,
    switchOn: () => switchingOn.mutate(Notification.requestPermission()),
    switchOff: () => switchingOff.mutate(),
  };
}

/**
 * `install`: supported once the app is on the home screen (iPhone, iPad); `blocked`: the user has denied the
 * permission; `off`, `on`: whether this browser is subscribed.
 */
type DeviceState = "unsupported" | "install" | "blocked" | "off" | "on";

async function readDeviceState(): Promise<DeviceState> {
  if (!("Notification" in window && "PushManager" in window && "serviceWorker" in navigator)) {
    const isApple = /\b(iPhone|iPad)\b/.test(navigator.userAgent) || navigator.maxTouchPoints > 2;
    return isApple && /\bAppleWebKit\b/.test(navigator.userAgent) && !("PushManager" in window)
      ? "install"
      : "unsupported";
  }
  if (Notification.permission === "denied") return "blocked";
  // On a slow connection there is no registration before the first device is switched on.
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return Notification.permission === "granted" && subscription ? "on" : "off";
}
