import type { TextsOf } from "#client/catalogue.ts";
import { identityPhrases } from "#modules/identity/web/entrance.ts";
import type { DefinedAdmin } from "./admin-modules.ts";
import type { Defined } from "./modules.ts";

/** Phrases of every page, the sign-in page included. */
export const entrancePhrases = [
  { en: () => import("#client/phrases.en.ts"), ar: () => import("#client/phrases.ar.ts") },
  { en: () => import("#shared/validators.en.ts"), ar: () => import("#shared/validators.ar.ts") },
  { en: () => import("./shell/phrases.en.ts"), ar: () => import("./shell/phrases.ar.ts") },
  identityPhrases,
] as const;

type FileOf<Each> = Each extends { phrases: infer Areas }
  ? Areas[keyof Areas] extends readonly (infer File)[]
    ? File
    : never
  : never;
type Texts = TextsOf<(typeof entrancePhrases)[number] | FileOf<Defined | DefinedAdmin>>;
type NamespaceOf<Each> = Each extends unknown ? keyof Each : never;
/** The texts of all modules by namespace. */
export type Messages = { [Name in NamespaceOf<Texts>]: Extract<Texts, Record<Name, unknown>>[Name] };

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
