import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { widget } from "#kit/module.ts";
import { Button } from "#ui/Button.tsx";
import { StackIcon } from "#ui/icons.ts";

const DraftsDialog = widget(() => import("./DraftsDialog.tsx"), "DraftsDialog");

export function MyDrafts() {
  const t = useTranslations("community.drafts");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<StackIcon size={20} />} onClick={() => setIsOpen(true)}>
        {t("title")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DraftsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
