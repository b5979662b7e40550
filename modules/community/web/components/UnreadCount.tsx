import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { Badge } from "#ui/Badge.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";

/** The number of unread topics, counted up to 99 by the server. Renders nothing for 0. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTranslations("community");
  const formats = useFormats();
  if (count === 0) return null;
  const many = count >= 99;
  return (
    <Badge tone="saffron">
      <span aria-hidden="true">{many ? `${formats.number(99)}+` : formats.number(count)}</span>
      <VisuallyHidden>{many ? t("manyUnread", { count: 99 }) : t("unreadCount", { count })}</VisuallyHidden>
    </Badge>
  );
}
