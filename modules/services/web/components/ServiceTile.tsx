import type { ServiceCategory } from "#modules/services/contract/schemas-definition.ts";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import {
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  CertificateIcon,
  ClipboardIcon,
  ClockIcon,
  CoinsIcon,
  DocumentIcon,
  EditIcon,
  HealthIcon,
  HeartIcon,
  type Icon,
  LaptopIcon,
  LeaveIcon,
  PlaceIcon,
  ToolIcon,
  TravelIcon,
} from "#ui/icons.ts";

/** Icons by the names that definitions use. */
const icons = {
  clipboard: ClipboardIcon,
  leave: LeaveIcon,
  health: HealthIcon,
  heart: HeartIcon,
  clock: ClockIcon,
  edit: EditIcon,
  mapPin: PlaceIcon,
  travel: TravelIcon,
  laptop: LaptopIcon,
  certificate: CertificateIcon,
  document: DocumentIcon,
  calendar: CalendarIcon,
  briefcase: BriefcaseIcon,
  building: BuildingIcon,
  tool: ToolIcon,
  coins: CoinsIcon,
} satisfies Record<string, Icon>;
export type ServiceIconName = keyof typeof icons;
export const serviceIconNames = Object.keys(icons) as readonly ServiceIconName[];

const isKnown = (name: string): name is ServiceIconName => Object.hasOwn(icons, name);

const colors: Record<ServiceCategory, string> = {
  attendance: "teal",
  technology: "blue",
  letters: "violet",
  facilities: "terracotta",
  finance: "green",
  other: "sand",
};

export interface ServiceTileProps {
  icon: string;
  /** Omitted if only the service's name is known. */
  category?: ServiceCategory;
  size?: "md" | "lg";
}

/** The icon of a service in the colour of its category; decorative. */
export const ServiceTile = ({ icon, category = "attendance", size = "md" }: ServiceTileProps) => (
  <CategoryTile icon={isKnown(icon) ? icons[icon] : ClipboardIcon} color={colors[category]} size={size} />
);
