import {
  defaultChannels,
  fixedKinds,
  notificationKinds,
  type Channels,
  type NotificationKind,
} from "../../contract/kinds.ts";
import type { UpdatePreferences } from "../../contract/schemas.ts";

/** Chosen channels by kind, where they differ from the defaults. */
export type ChosenChannels = Partial<Record<NotificationKind, Partial<Channels>>>;

/** Returns the channels of a kind for a person's choice. */
export function channelsOf(kind: NotificationKind, chosen: ChosenChannels): Channels {
  const channels = { ...defaultChannels[kind], ...chosen[kind] };
  return fixedKinds.has(kind) ? { ...channels, inApp: true } : channels;
}

type ChannelChange = NonNullable<UpdatePreferences["kinds"]>[number];

/** Returns the index of the first change that would switch off a fixed kind; null if there is none. */
export function indexOfRefused(changes: readonly ChannelChange[]): number | null {
  const index = changes.findIndex(({ kind, inApp }) => inApp === false && fixedKinds.has(kind));
  return index < 0 ? null : index;
}

/** Merges changes into a person's choice; defaults are not stored. */
export function mergeChannels(chosen: ChosenChannels, changes: readonly ChannelChange[]): ChosenChannels {
  const result: ChosenChannels = {};
  for (const kind of notificationKinds) {
    const wanted = channelsOf(kind, chosen);
    for (const change of changes) {
      if (change.kind !== kind) continue;
      wanted.inApp = change.inApp ?? wanted.inApp;
      wanted.email = change.email ?? wanted.email;
      wanted.push = change.push ?? wanted.push;
    }
    const usual = defaultChannels[kind];
    const isUsual = wanted.inApp === usual.inApp && wanted.email === usual.email && wanted.push === usual.push;
    if (!isUsual) result[kind] = wanted;
  }
  return result;
}
