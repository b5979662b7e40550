import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { notificationKinds } from "#modules/notifications/contract/kinds.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ChecksIcon, SettingsIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { rowClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { countQuery, notificationsQuery, type NotificationFilter, type NotificationPages } from "./api.ts";
import { NotificationList } from "./list/NotificationList.tsx";
import { useReading } from "./list/use-reading.ts";
import styles from "./NotificationsPage.module.css";
import { mayOffer } from "./push/device-mark.ts";
import { readNotificationsSearch } from "./search.ts";

/** Marks all listed notifications as read, up to the newest one shown; invisible while none is unread. */
function ReadAll({ filter, onDone }: { filter: NotificationFilter; onDone: () => void }) {
  const t = useTranslations("notifications");
  const queryClient = useQueryClient();
  const unread = useQuery(countQuery).data?.data.unread ?? 0;
  const { read, isPending } = useReading();

  function readAll(): void {
    const shown = queryClient.getQueryData<NotificationPages>(notificationsQuery(filter).queryKey);
    const newest = shown?.pages[0]?.data[0];
    read({ kind: filter.kind, upTo: newest?.latestAt ?? new Date().toISOString() });
    onDone();
  }
  return (
    <span className={classNames(rowClass(0, "inline"), unread === 0 && !isPending && styles.notNow)}>
      <Button iconOnPhone size="sm" icon={<ChecksIcon size={18} />} loading={isPending} onClick={readAll}>
        {t("readAll")}
      </Button>
    </span>
  );
}

/** All notifications, with filters in the address; `offer` is shown if push may be offered in this browser. */
export function NotificationsPage({ offer }: { offer: ReactNode }) {
  const t = useTranslations("notifications");
  const search = useSearch({ from: "/app/notifications" });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const filter: NotificationFilter = { unread: search.unread === true, kind: search.kind ?? null };
  const [isOffered] = useState(mayOffer);
  useDocumentTitle(t("title"));

  const withKind = search.kind === undefined ? {} : { kind: search.kind };
  return (
    <>
      <PageHeading
        ref={heading}
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <>
            <ReadAll filter={filter} onDone={() => heading.current?.focus()} />
            <IconButton
              label={t("settings")}
              icon={<SettingsIcon size={22} />}
              renderLink={(slot) => <Link to="/user-profile/notifications" title={t("settings")} {...slot} />}
            />
          </>
        }
      />
      {isOffered && offer}
      <Card flush>
        <div className={classNames(rowClass(3, "wrap", "align-center", "between"), styles.tools)}>
          <PillLinks
            label={t("filter.label")}
            links={[
              {
                id: "all",
                label: t("filter.all"),
                current: !filter.unread,
                renderLink: (slot) => <Link to="/notifications" search={withKind} {...slot} />,
              },
              {
                id: "unread",
                label: t("filter.unread"),
                current: filter.unread,
                renderLink: (slot) => <Link to="/notifications" search={{ ...withKind, unread: true }} {...slot} />,
              },
            ]}
          />
          <Select
            label={t("filter.kind")}
            hideLabel
            compact
            value={filter.kind ?? ""}
            options={[
              { value: "", label: t("filter.everyKind") },
              ...notificationKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
            onChange={({ target }) =>
              void navigate({
                to: "/notifications",
                search: readNotificationsSearch({ ...search, kind: target.value }),
                replace: true,
              })
            }
          />
        </div>
        <NotificationList key={`${filter.unread} ${filter.kind}`} filter={filter} />
      </Card>
    </>
  );
}
