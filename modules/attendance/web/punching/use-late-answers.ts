import { useCallback, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useToast } from "#ui/toast-context.ts";
import type { OnLateAnswer } from "./queued-punches.ts";

/** Shows a toast when a queued punch was sent. A refusal has a card until it is dismissed. */
export function useLateAnswers(): OnLateAnswer {
  const t = useTranslations("attendance.punching.later");
  const formats = useFormats();
  const toast = useToast();
  const notify: OnLateAnswer = ({ kind, capturedAt }, answer) => {
    if (!("receipt" in answer)) return;
    const isToday = formats.isoDate(capturedAt) === formats.isoDate(new Date());
    const time = isToday ? formats.time(capturedAt) : formats.dateTime(capturedAt);
    toast({ message: t(kind, { time }), tone: "success" });
  };
  // The queue is subscribed once; language and clock may change later.
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  });
  return useCallback<OnLateAnswer>((punch, answer) => latest.current(punch, answer), []);
}
