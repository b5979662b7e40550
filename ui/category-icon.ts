import {
  BookIcon,
  BriefcaseIcon,
  BulbIcon,
  CalendarIcon,
  CoffeeIcon,
  CommentIcon,
  CpuIcon,
  GiftIcon,
  HashIcon,
  HeartIcon,
  type Icon,
  LeafIcon,
  NewsIcon,
  SpeakerphoneIcon,
  StackIcon,
  StarIcon,
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
  message: CommentIcon,
  star: StarIcon,
  book: BookIcon,
  heart: HeartIcon,
  briefcase: BriefcaseIcon,
  calendar: CalendarIcon,
};

export const categoryIconNames: readonly string[] = Object.keys(icons);

/** Returns the icon with that name; a hash sign for an unknown name. */
export const categoryIconOf = (name: string): Icon =>
  (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? HashIcon;
