import {
  defaultChannels,
  fixedKinds,
  notificationKinds,
  type Channels,
  type NotificationKind,
} from "../../contract/kinds.ts";

/** What a person chose, by kind, where it differs from the default. */
export type ChosenChannels = Partial<Record<NotificationKind, Partial<Channels>>>;

/** How a kind is told to somebody who chose this. */
export function channelsOf(kind: NotificationKind, chosen: ChosenChannels): Channels {
  const channels = { ...defaultChannels[kind], ...chosen[kind] };
  return fixedKinds.has(kind) ? { ...channels, inApp: true } : channels;
}

type Wish = {
  kind: NotificationKind;
  inApp?: boolean | undefined;
  email?: Channels["email"] | undefined;
  push?: boolean | undefined;
};

/** The first wish for what cannot be switched off, by its place; null when all can be had. */
export function refusedWish(wishes: readonly Wish[]): number | null {
  const index = wishes.findIndex(({ kind, inApp }) => inApp === false && fixedKinds.has(kind));
  return index < 0 ? null : index;
}

/** What a person has chosen after changing some of it; what is as by default is not kept. */
export function choose(chosen: ChosenChannels, wishes: readonly Wish[]): ChosenChannels {
  const result: ChosenChannels = {};
  for (const kind of notificationKinds) {
    const wanted = channelsOf(kind, chosen);
    for (const wish of wishes) {
      if (wish.kind !== kind) continue;
      wanted.inApp = wish.inApp ?? wanted.inApp;
      wanted.email = wish.email ?? wanted.email;
      wanted.push = wish.push ?? wanted.push;
    }
    const usual = defaultChannels[kind];
    const isUsual = wanted.inApp === usual.inApp && wanted.email === usual.email && wanted.push === usual.push;
    if (!isUsual) result[kind] = wanted;
  }
  return result;
}
