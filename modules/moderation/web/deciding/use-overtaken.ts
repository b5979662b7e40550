import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "#ui/toast-context.ts";

/**
 * Says so when an open case is decided under one's eyes by somebody else, whose decision then stands where one's own was
 * being made. Answers what to call when the decision is one's own.
 */
export function useOvertaken(isOpen: boolean | undefined): () => void {
  const t = useTranslations("moderationAdmin.case");
  const toast = useToast();
  const wasOpen = useRef(false);
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOpen === false && wasOpen.current && !isOwn.current) toast({ message: t("faster") });
    if (isOpen !== undefined) wasOpen.current = isOpen;
  }, [isOpen, toast, t]);
  return () => {
    isOwn.current = true;
  };
}
