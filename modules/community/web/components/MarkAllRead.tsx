import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import { Button } from "#ui/Button.tsx";
import { ChecksIcon } from "#ui/icons.ts";
import { markCategoryRead } from "../mark-read.ts";

export interface MarkAllReadProps {
  categoryId: string;
  unreadCount: number;
  iconOnPhone?: boolean;
  /** Called to move the focus, since the button disappears. */
  onDone: () => void;
}

/** Marks all topics of a category as read; renders nothing if none is unread. */
export function MarkAllRead({ categoryId, unreadCount, iconOnPhone = false, onDone }: MarkAllReadProps) {
  const t = useTranslations("community");
  const queryClient = useQueryClient();
  const { mutate, isPending } = useAction({
    run: () => markCategoryRead(queryClient, categoryId),
    message: t("markedAllRead"),
    onDone,
  });
  if (unreadCount === 0 && !isPending) return null;
  return (
    <Button
      size="sm"
      iconOnPhone={iconOnPhone}
      icon={<ChecksIcon size={18} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t("markAllRead")}
    </Button>
  );
}
