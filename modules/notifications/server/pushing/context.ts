import type { FileLinks } from "#modules/community/server/index.ts";
import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** Dependencies of push notifications. */
export type PushContext = {
  settings: SettingsSource;
  files: FileLinks;
  publicUrl: () => string;
  secrets: SealedSecrets;
  /** Options of outgoing requests: the system's resolver and connections, unless a test replaces them. */
  outside: PostOptions;
};
