import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { subscribeToChanges } from "#client/events.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { NotificationKind } from "#modules/notifications/contract/kinds.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { useToast } from "#ui/toast-context.ts";
import {
  countQuery,
  listsKey,
  readNotification,
  readNotifications,
  unreadNotifications,
  type NotificationPages,
} from "../api.ts";
import { isMarkedOn } from "../push/device-mark.ts";

/** The notifications to mark as read: one, or all of a kind up to an instant. */
export type Reading = { id: string } | { kind: NotificationKind | null; upTo: string };

const isSelected = (line: Notification, reading: Reading): boolean =>
  "id" in reading
    ? line.id === reading.id
    : line.latestAt <= reading.upTo && (reading.kind === null || line.kind === reading.kind);

const send = (reading: Reading) =>
  "id" in reading
    ? readNotification({ params: { id: reading.id } })
    : readNotifications({ body: { upTo: reading.upTo, ...(reading.kind === null ? {} : { kind: reading.kind }) } });

/** Closes read notifications on the screen of this device. */
function closeShown(tag: string | null): void {
  if (isMarkedOn()) void import("../push/device.ts").then((device) => device.closeShown(tag)).catch(() => undefined);
}

/** Marks notifications as read in the lists and on the server, and offers to undo it. */
export function useReading() {
  const t = useTranslations("notifications");
  const queryClient = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();

  function change(reading: Reading, isRead: boolean): void {
    queryClient.setQueriesData<NotificationPages>({ queryKey: listsKey }, (list) =>
      list === undefined
        ? undefined
        : {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              data: page.data.map((line) => (isSelected(line, reading) ? { ...line, isRead } : line)),
            })),
          },
    );
  }
  const showCount = (unread: number): void => void queryClient.setQueryData(countQuery.queryKey, { data: { unread } });
  const fail = (error: unknown): void => {
    toast({ message: problemText(error), tone: "danger" });
    void queryClient.invalidateQueries({ queryKey: listsKey });
  };

  const undoing = useMutation({
    mutationFn: (done: { readAt: string; id?: string }) => unreadNotifications({ body: done }),
    onSuccess: ({ data }) => {
      showCount(data.unread);
      void queryClient.invalidateQueries({ queryKey: listsKey });
    },
    onError: fail,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ reading }: { reading: Reading; isQuiet: boolean }) => send(reading),
    onMutate: ({ reading }) => change(reading, true),
    onSuccess: ({ data }, { reading, isQuiet }) => {
      showCount(data.unread);
      if ("id" in reading) closeShown(`notification-${reading.id}`);
      if (data.unread === 0) closeShown(null);
      if (isQuiet) return;
      if (data.changed === 0) return toast({ message: t("nothingToRead") });
      const undo = { readAt: data.readAt, ...("id" in reading ? { id: reading.id } : {}) };
      toast({
        message: t("readDone", { count: data.changed }),
        tone: "success",
        about: "reading",
        action: { label: t("undo"), onAct: () => undoing.mutate(undo) },
        subscribeToEnd: (end) =>
          subscribeToChanges(({ action, details }) => {
            if (action === "notifications.changed" && details["takenBackId"] === data.readAt) end();
          }),
      });
    },
    onError: fail,
  });
  return {
    isPending,
    /** With a toast that undoes it. */
    read: (reading: Reading) => mutate({ reading, isQuiet: false }),
    /** Without a toast, while its subject opens. */
    readQuietly: (reading: Reading) => mutate({ reading, isQuiet: true }),
  };
}
