import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { useTranslations } from "use-intl";
import { createDeviceFlag } from "#client/device-flag.ts";
import { followChanges } from "#client/events.ts";
import { PersonLinkProvider } from "#client/person-link.tsx";
import { Unreachable } from "#client/problems.ts";
import { commandKey } from "#client/shortcuts.ts";
import { viewing } from "#client/viewing.ts";
import { AskToRead, acknowledgementEvents, MustReadNotice } from "#modules/acknowledgements/web/index.ts";
import { administrationEvents } from "#modules/administration/web/index.ts";
import { attendanceEvents, followPunches, useLateAnswers } from "#modules/attendance/web/index.ts";
import { communityEvents, TopicSlotsProvider, type TopicSlots } from "#modules/community/web/index.ts";
import { homeEvents } from "#modules/home/web/index.ts";
import { FactorNotice } from "#modules/identity/web/index.ts";
import { moderationEvents, ReportDialog, ReportItem } from "#modules/moderation/web/index.ts";
import { BellButton, followPush, notificationEvents } from "#modules/notifications/web/index.ts";
import { meQuery, peopleEvents, PersonLink, useStoredPreferences } from "#modules/people/web/index.ts";
import { PollCard, PollField } from "#modules/polls/web/index.ts";
import { serviceEvents } from "#modules/services/web/index.ts";
import { AppFrame } from "#ui/AppFrame.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { SearchIcon } from "#ui/icons.ts";
import { SearchButton } from "#ui/SearchButton.tsx";
import type { SidebarFold } from "#ui/Sidebar.tsx";
import { useUi } from "#ui/ui-context.ts";
import { LanguageButton } from "./LanguageButton.tsx";
import { MoreMenu, PersonMenu } from "./menus.tsx";
import { useNavigation } from "./navigation.tsx";
import { Notices } from "./Notices.tsx";
import { OfflinePage } from "./OfflinePage.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import { useUpdate } from "./updates.ts";
import { useLogo } from "./use-logo.ts";
import { useSearchLayer } from "./use-search-layer.tsx";
import { ViewingBanner } from "./ViewingBanner.tsx";

/** The page's inline script reads the same item before the first paint. */
const folded = createDeviceFlag("sidebar", "folded");

/** The navigation of wide screens can be collapsed to icons, in this browser. */
function useSidebarFold(): SidebarFold {
  const t = useTranslations("shell.sidebar");
  const isFolded = folded.useIsSet();
  useLayoutEffect(() => {
    if (isFolded) document.documentElement.dataset["sidebar"] = "folded";
    else delete document.documentElement.dataset["sidebar"];
  }, [isFolded]);
  return { isFolded, label: t(isFolded ? "unfold" : "fold"), onFold: () => folded.set(!isFolded) };
}

/** Each module's rule for its stale queries. */
const staleRules = [
  acknowledgementEvents,
  administrationEvents,
  attendanceEvents,
  communityEvents,
  homeEvents,
  moderationEvents,
  notificationEvents,
  peopleEvents,
  serviceEvents,
];

/** Parts of other modules in topics and in their form. */
const topicSlots: TopicSlots = { AskToRead, MustReadNotice, PollCard, PollField, ReportDialog, ReportItem };

/** The application's frame around every page that requires a session. */
export function AppShell() {
  const t = useTranslations("shell");
  const queries = useQueryClient();
  const items = useNavigation();
  const me = useQuery(meQuery);
  // The search page has a box of its own.
  const isSearching = useLocation({ select: ({ pathname }) => pathname === "/search" });
  const { openPalette, preload, layer } = useSearchLayer();
  useStoredPreferences();
  useEffect(() => followChanges(queries, staleRules), [queries]);
  const { history } = useRouter();
  useEffect(() => followPush((path) => history.push(path)), [history]);
  const onLateAnswer = useLateAnswers();
  useEffect(() => followPunches(queries, onLateAnswer), [queries, onLateAnswer]);
  // Other pages are empty without the server; home shows the notice beside the card of attendance.
  const needsServer = useLocation({ select: ({ pathname }) => pathname !== "/" && pathname !== "/attendance" });

  return (
    <AppFrame
      labels={{
        product: t("product"),
        home: t("productHome"),
        skipToContent: t("skipToContent"),
        navigation: t("navigation"),
      }}
      logo={useLogo(useUi().theme)}
      renderHome={(slot) => <Link to="/" {...slot} />}
      items={items.main}
      fold={useSidebarFold()}
      bottomItems={items.phone}
      bottomMore={<MoreMenu places={items.more} />}
      search={
        !isSearching && (
          <div onPointerEnter={preload} onFocus={preload}>
            <SearchButton keys={commandKey() === "⌘" ? "⌘K" : "Ctrl K"} onPress={openPalette}>
              {t("search.label")}
            </SearchButton>
          </div>
        )
      }
      actions={
        <>
          <LanguageButton />
          <ThemeButton />
          <BellButton />
          <PersonMenu />
        </>
      }
      phoneActions={
        <>
          <LanguageButton />
          <IconButton label={t("search.open")} icon={<SearchIcon />} aria-haspopup="dialog" onClick={openPalette} />
          <BellButton />
        </>
      }
      bannerStays={viewing !== null}
      banner={
        <>
          {viewing !== null && <ViewingBanner viewing={viewing} />}
          <Notices>
            <UpdateNotice />
            <FactorNotice due={me.data?.data.secondFactorDue ?? null} readAt={me.dataUpdatedAt} />
          </Notices>
        </>
      }
    >
      {needsServer && me.data === undefined && me.error instanceof Unreachable ? (
        <OfflinePage error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
      ) : (
        <PersonLinkProvider value={PersonLink}>
          <TopicSlotsProvider value={topicSlots}>
            <Outlet />
          </TopicSlotsProvider>
        </PersonLinkProvider>
      )}
      {layer}
    </AppFrame>
  );
}

/** Offers to install a new version. Only with a session, since the sign-in page must load little. */
function UpdateNotice() {
  const t = useTranslations("shell.update");
  const install = useUpdate();
  return (
    <div role="status">
      {install !== null && (
        <Banner
          edge
          action={
            <Button size="sm" onClick={install}>
              {t("reload")}
            </Button>
          }
        >
          {t("ready")}
        </Banner>
      )}
    </div>
  );
}
