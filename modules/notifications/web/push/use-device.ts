import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useToast, type ToastOptions } from "#ui/toast-context.ts";
import { deletePushSubscription, devicesQuery } from "./api.ts";

export const stateQuery = { queryKey: ["push on this device"], queryFn: readDeviceState, staleTime: 0 } as const;

/** Push state of this device, by its browser and the server, with actions that change it. */
export function useDevice() {
  const t = useTranslations("push");
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const here = useQuery(stateQuery).data;
  const current = useQuery({ ...devicesQuery, enabled: here === "on" }).data?.data.find(({ isCurrent }) => isCurrent);
  const state = here === "on" && current === undefined ? "off" : (here ?? null);

  async function change(work: () => Promise<ToastOptions>): Promise<void> {
    setWorking(true);
    try {
      toast(await work());
    } catch (error) {
      toast({ message: problemText(error), tone: "danger" });
    } finally {
      setWorking(false);
    }
    await Promise.all([queries.invalidateQueries(stateQuery), queries.invalidateQueries(devicesQuery)]);
  }
  return {
    /** Null while loading. */
    state,
    isWorking,
    switchOn: () => {
      const asked = Notification.requestPermission();
      return change(async () => {
        const { joinPush } = await import("./device.ts");
        return (await joinPush(asked)) ? { message: t("switchedOn"), tone: "success" } : { message: t("refused") };
      });
    },
    switchOff: () =>
      change(async () => {
        const gone = (error: unknown): void => {
          if (!isProblem(error, "not_found")) throw error;
        };
        if (current !== undefined) await deletePushSubscription({ params: { id: current.id } }).catch(gone);
        await (await import("./device.ts")).leavePush();
        return { message: t("switchedOff"), tone: "success" };
      }),
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
