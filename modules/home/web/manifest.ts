import { defineModule } from "#kit/module.ts";
import { HomeIcon } from "#ui/icons.ts";

export const home = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
  navigation: [{ label: "home.title", icon: HomeIcon, to: "/", place: "bar" }],
});
