import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { Banner } from "#ui/Banner.tsx";
import type { OpenedWriting } from "./opened-writing.ts";

/** Says that something begun before is on the page again. */
export function Restored({ opened }: { opened: OpenedWriting }) {
  const t = useTranslations("writing.restored");
  const close = useTranslations("community.drafts");
  const formats = useFormats();
  const [isShown, setIsShown] = useState(true);
  if (opened.restored === null || !isShown) return null;
  const when = opened.savedAt === null ? "" : formats.elapsed(opened.savedAt, { ago: true });
  return (
    <Banner
      tone={opened.restored === "editOld" ? "warning" : "info"}
      onDismiss={() => setIsShown(false)}
      dismissLabel={close("close")}
    >
      {opened.restored === "device"
        ? t("device")
        : opened.restored === "edit"
          ? t("edit", { when })
          : t("editOld", { when })}
    </Banner>
  );
}
