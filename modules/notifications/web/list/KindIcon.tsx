import { isKnownKind, type NotificationKind } from "#modules/notifications/contract/kinds.ts";
import {
  BellIcon,
  CheckIcon,
  ChecklistIcon,
  ClockIcon,
  DesktopIcon,
  DocumentIcon,
  CommentIcon,
  DownloadIcon,
  HeartFilledIcon,
  IdentityIcon,
  HideIcon,
  KeyIcon,
  ShowIcon,
  StarIcon,
  UserIcon,
} from "#ui/icons.ts";

const icons: Record<NotificationKind, typeof BellIcon> = {
  mention: UserIcon,
  reply: CommentIcon,
  follow: BellIcon,
  like: HeartFilledIcon,
  pollClosing: ClockIcon,
  mustRead: StarIcon,
  topicDeactivated: HideIcon,
  reportDecided: CheckIcon,
  checkInReminder: ClockIcon,
  checkOutReminder: ClockIcon,
  approvalWaiting: ChecklistIcon,
  requestStep: ChecklistIcon,
  recordChanged: IdentityIcon,
  managerChanged: IdentityIcon,
  recoveryCodeUsed: KeyIcon,
  newDevice: DesktopIcon,
  dataReady: DownloadIcon,
  viewedAs: ShowIcon,
  documentPublished: DocumentIcon,
  attendanceCorrected: ClockIcon,
  overtimeDecided: ClockIcon,
  leaveRecounted: ClockIcon,
};

/** The icon of a kind, the bell for a kind of a newer release; `size` in px. */
export function KindIcon({ kind, size = 22 }: { kind: NotificationKind; size?: number }) {
  const Icon = isKnownKind(kind) ? icons[kind] : BellIcon;
  return <Icon size={size} />;
}
