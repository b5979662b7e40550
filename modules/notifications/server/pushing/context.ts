import type { FileLinks } from "#modules/community/server/index.ts";
import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** What telling devices needs of its surroundings. */
export type PushContext = {
  settings: SettingsSource;
  files: FileLinks;
  publicUrl: () => string;
  secrets: SealedSecrets;
  /** How messages leave: by the system's own names and connections, unless a test has others. */
  outside: PostOptions;
};
