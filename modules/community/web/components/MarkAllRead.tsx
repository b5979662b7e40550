import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { ChecksIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { useMarkAllRead } from "../mark-read.ts";

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
  const toast = useToast();
  const problemText = useProblemText();
  const { mutate, isPending } = useMarkAllRead(categoryId);
  if (unreadCount === 0 && !isPending) return null;
  return (
    <Button
      size="sm"
      iconOnPhone={iconOnPhone}
      icon={<ChecksIcon size={18} />}
      loading={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: () => {
            onDone();
            toast({ message: t("markedAllRead"), tone: "success" });
          },
          onError: (error) => toast({ message: problemText(error), tone: "danger" }),
        })
      }
    >
      {t("markAllRead")}
    </Button>
  );
}
