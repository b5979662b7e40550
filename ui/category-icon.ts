import {
  BulbIcon,
  CoffeeIcon,
  CpuIcon,
  GiftIcon,
  HashIcon,
  type Icon,
  LeafIcon,
  NewsIcon,
  SpeakerphoneIcon,
  StackIcon,
  UsersIcon,
} from "./icons.ts";

const icons: Readonly<Record<string, Icon>> = {
  stack: StackIcon,
  news: NewsIcon,
  speakerphone: SpeakerphoneIcon,
  coffee: CoffeeIcon,
  cpu: CpuIcon,
  bulb: BulbIcon,
  gift: GiftIcon,
  leaf: LeafIcon,
  users: UsersIcon,
};

/** The names a category's icon can have. */
export const categoryIconNames: readonly string[] = Object.keys(icons);

/** The icon of that name, or a plain sign for a name nobody knows. */
export const categoryIconOf = (name: string): Icon =>
  (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? HashIcon;
