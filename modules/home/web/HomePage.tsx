import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { widget } from "#kit/module.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ArrangeIcon } from "#ui/icons.ts";
import { useMedia } from "#ui/use-media.ts";
import { Column } from "./components/Column.tsx";
import { Greeting } from "./components/Greeting.tsx";
import { HomeToCome } from "./components/HomeToCome.tsx";
import styles from "./HomePage.module.css";
import { useHome } from "./use-home.ts";
import { inColumns } from "./widget-layout.ts";

const CustomiseDialog = widget(() => import("./components/CustomiseDialog.tsx"), "CustomiseDialog");

export interface HomePageProps {
  /** What other modules show; each is shown where the organisation has put it, unless the reader hides it. */
  widgets: Readonly<Record<WidgetName, ComponentType>>;
  /** What is said when there is no way to the server; null when there is. */
  offline: ReactNode;
}

/** The first page: what the organisation has put here, without what the reader hides. */
export function HomePage({ widgets: slots, offline }: HomePageProps) {
  const t = useTranslations("home");
  const home = useHome();
  const isWide = useMedia("(width >= 992px)");
  const [isCustomising, setCustomising] = useState(false);
  useDocumentTitle(t("title"));
  const shown = home?.filter(({ isHidden }) => !isHidden) ?? [];
  const { main, side } = inColumns(shown);
  const customise = (
    <Button
      variant="quiet"
      size="sm"
      icon={<ArrangeIcon size={20} />}
      iconOnPhone
      aria-haspopup="dialog"
      onClick={() => setCustomising(true)}
    >
      {t("customise.open")}
    </Button>
  );
  return (
    <>
      <Greeting {...(home === null || offline !== null ? {} : { actions: customise })} />
      {offline !== null ? (
        <div className={styles.column}>
          <Column widgets={[{ name: "checkIn" }]} slots={slots} />
          {offline}
        </div>
      ) : home === null ? (
        <HomeToCome label={t("loading")} isWide={isWide} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={t("nothing")}
          action={
            <Button icon={<ArrangeIcon size={20} />} onClick={() => setCustomising(true)}>
              {t("customise.title")}
            </Button>
          }
        >
          {t("nothingText")}
        </EmptyState>
      ) : isWide && main.length > 0 && side.length > 0 ? (
        <div className={styles.columns}>
          <Column widgets={main} slots={slots} />
          <Column widgets={side} slots={slots} />
        </div>
      ) : (
        <Column widgets={shown} slots={slots} />
      )}
      {isCustomising && home !== null && (
        <Suspense fallback={null}>
          <CustomiseDialog widgets={home} onClose={() => setCustomising(false)} />
        </Suspense>
      )}
    </>
  );
}
