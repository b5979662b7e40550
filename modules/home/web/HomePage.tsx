import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ComponentType, type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { answerCache } from "#client/answer-cache.ts";
import { signedInPerson } from "#client/session.ts";
import { widget } from "#kit/module.ts";
import type { HomeWidget } from "#modules/home/contract/schemas.ts";
import { type WidgetName, widgetNames } from "#modules/home/contract/widgets.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ArrangeIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import { homeQuery, meQuery } from "./api.ts";
import { Column } from "./components/Column.tsx";
import { dayPart } from "./components/compute-day-part.ts";
import { givenName } from "./components/read-given-name.ts";
import styles from "./HomePage.module.css";
import { inColumns } from "./plan-widgets.ts";

/** Storage key of the cached arrangement; the number changes with its shape. */
const place = "home 1";

const withoutArrangement: readonly HomeWidget[] = widgetNames.map((name) => ({
  name,
  isHidden: false,
  can: { hide: true },
}));

/**
 * The widgets of the user's home in order; null while unknown. Until the server responds they come from this browser's
 * cache, and after a failure, also while it is repeated, from the default arrangement: home never waits for its order.
 */
function useHome(): readonly HomeWidget[] | null {
  const { data, errorUpdateCount } = useQuery(homeQuery);
  const [kept] = useState(() => answerCache.read(signedInPerson()?.id ?? "", place)?.value);
  const widgets = data?.data.widgets;
  useEffect(() => {
    const person = signedInPerson();
    if (widgets !== undefined && person !== null)
      answerCache.save(person.id, place, { value: widgets, at: Date.now() });
  }, [widgets]);
  const shown = widgets ?? (kept as HomeWidget[] | undefined) ?? (errorUpdateCount === 0 ? null : withoutArrangement);
  // A newer server may return widgets that this page does not have.
  return shown?.filter(({ name }) => widgetNames.includes(name)) ?? null;
}

const CustomiseDialog = widget(() => import("./components/CustomiseDialog.tsx"), "CustomiseDialog");

export interface HomePageProps {
  /** The widgets of all modules, shown in the organisation's order unless hidden by the user. */
  widgets: Readonly<Record<WidgetName, ComponentType>>;
  /** Shown while the server is unreachable; null otherwise. */
  offline: ReactNode;
}

/** The home page: the organisation's widgets without those that the user hides. */
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
        <HomeSkeleton label={t("loading")} isWide={isWide} />
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

function HomeSkeleton({ label, isWide }: { label: string; isWide: boolean }) {
  const featured = <SkeletonBlock key="featured" height="18.75rem" />;
  const card = <SkeletonBlock key="card" height="19rem" />;
  return (
    <Skeleton label={label}>
      <div className={styles.columns}>{isWide ? [featured, card] : [card, featured]}</div>
    </Skeleton>
  );
}

function Greeting({ actions }: { actions?: ReactNode }) {
  const t = useTranslations("home");
  const presentation = usePresentation();
  const formats = useFormats();
  const now = useNow();
  const { data } = useQuery(meQuery);
  const person = data?.data ?? signedInPerson();
  const name = person === null ? "" : givenName(nameIn(presentation.locale, person));
  const part = dayPart(presentation, now);
  return (
    <PageHeading
      title={name === "" ? t(`${part}Plain`) : t.rich(part, { name, who: (chunks) => <bdi>{chunks}</bdi> })}
      actions={actions}
      subtitle={<time dateTime={formats.isoDate(now)}>{formats.dateInBoth(now)}</time>}
    />
  );
}

/** The current time, updated every minute and when a background tab becomes visible. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = (): void => setNow(new Date());
    const timer = setInterval(tick, 60_000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
