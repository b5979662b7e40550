import { defineModule } from "#kit/module.ts";
import { BellIcon } from "#ui/icons.ts";

export const notificationPhrases = {
  en: () => import("../contract/phrases.en.ts"),
  ar: () => import("../contract/phrases.ar.ts"),
};
export const pushPhrases = {
  en: () => import("../contract/push/phrases.en.ts"),
  ar: () => import("../contract/push/phrases.ar.ts"),
};

export const notifications = defineModule({
  phrases: {
    inside: [
      { en: () => import("../contract/phrases-bell.en.ts"), ar: () => import("../contract/phrases-bell.ar.ts") },
    ],
    pages: [notificationPhrases, pushPhrases],
  },
  commands: [
    {
      label: "bell.title",
      icon: BellIcon,
      to: "/notifications",
      words: "notifications bell الإشعارات تنبيهات",
      letter: "N",
    },
  ],
});
