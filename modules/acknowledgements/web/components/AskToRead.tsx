import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { widget } from "#kit/module.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ChecklistIcon } from "#ui/icons.ts";

const MustReadDialog = widget(() => import("../MustReadDialog.tsx"), "MustReadDialog");

export function AskToRead({ topicId, isAsked }: { topicId: string; isAsked: boolean }) {
  const t = useTranslations("acknowledgements");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={isAsked ? t("manage") : t("ask")}
        icon={<ChecklistIcon size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MustReadDialog topicId={topicId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
