/**
 * What this browser can do: `unsupported`: nothing; `install`: only once it is on the home screen (iPhone, iPad);
 * `blocked`: its person has forbidden it; `off`, `on`: whether it is subscribed.
 */
export type DeviceState = "unsupported" | "install" | "blocked" | "off" | "on";

export async function readDeviceState(): Promise<DeviceState> {
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!("Notification" in window) || registration?.pushManager === undefined) {
    const isApple = /\b(iPhone|iPad)\b/.test(navigator.userAgent) || navigator.maxTouchPoints > 2;
    return isApple && /\bAppleWebKit\b/.test(navigator.userAgent) && !("PushManager" in window)
      ? "install"
      : "unsupported";
  }
  if (Notification.permission === "denied") return "blocked";
  const isSubscribed = Notification.permission === "granted" && (await registration.pushManager.getSubscription());
  return isSubscribed ? "on" : "off";
}
