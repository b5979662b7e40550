import { CreatedSecret } from "#kit/CreatedSecret.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { feedKinds, type FeedKind } from "#modules/team/contract/limits.ts";
import type { CalendarFeed } from "#modules/team/contract/schemas-feed.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { createFeed, deleteFeed, feedsQuery } from "./api.ts";

/** The reader's calendar feeds: created, seen once, and revoked. */
export function FeedsPage() {
  const t = useTranslations("calendarFeeds");
  const query = useQuery(feedsQuery);
  const { data, refetch } = query;
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [target, setTarget] = useState<CalendarFeed | null>(null);
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/team" {...slot} /> }}
        actions={
          <Button variant="strong" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        }
      />
      <Card>
        {data === undefined ? (
          <Loading query={query} label={t("loading")} shape="6rem" failed={t("failed")} />
        ) : data.data.length === 0 ? (
          <p className={textClass("flush", "muted")}>{t("none")}</p>
        ) : (
          <ul className={stackClass(4, "list")}>
            {data.data.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onRevoke={() => setTarget(feed)} />
            ))}
          </ul>
        )}
      </Card>
      {isAdding && (
        <FeedDialog
          onClose={() => setIsAdding(false)}
          onMade={(address) => {
            setIsAdding(false);
            setMade(address);
            void refetch();
          }}
        />
      )}
      {made !== null && <CreatedFeedDialog address={made} onClose={() => setMade(null)} />}
      {target !== null && (
        <ConfirmAction
          title={t("revokeTitle", { name: isolated(t(`kinds.${target.kind}`)) })}
          confirmLabel={t("revoke")}
          run={() => deleteFeed({ params: { id: target.id } })}
          message={t("revoked")}
          ignoresMissing
          refresh={refetch}
          onClose={() => setTarget(null)}
        >
          {t("revokeText")}
        </ConfirmAction>
      )}
    </>
  );
}

function FeedRow({ feed, onRevoke }: { feed: CalendarFeed; onRevoke: () => void }) {
  const t = useTranslations("calendarFeeds");
  const { kind, start, createdAt, lastUsedAt } = feed;
  const name = t(`kinds.${kind}`);
  return (
    <li className={rowClass([2, 3], "wrap", "align-center", "between")}>
      <div className={stackClass(1)}>
        <span className={textClass("ink", "medium")}>{name}</span>
        <span className={textClass("flush", "sm", "muted", "anywhere")}>
          <Meta>
            <span>
              {t.rich("starts", {
                code: () => (
                  <code dir="ltr" lang="en">
                    {start}…
                  </code>
                ),
              })}
            </span>
            <span>{t.rich("created", { when: () => <Moment at={createdAt} style="medium" /> })}</span>
            <span>
              {lastUsedAt === null
                ? t("unused")
                : t.rich("used", { when: () => <Moment at={lastUsedAt} style="ago" /> })}
            </span>
          </Meta>
        </span>
      </div>
      <Button size="sm" variant="quiet" aria-label={t("revokeOf", { name: isolated(name) })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}

function FeedDialog({ onClose, onMade }: { onClose: () => void; onMade: (address: string) => void }) {
  const t = useTranslations("calendarFeeds");
  const [kind, setKind] = useState<FeedKind>("mine");
  const { frame } = useEntityForm({
    initial: {},
    onClose,
    async save() {
      const { data } = await createFeed({ body: { kind } });
      onMade(data.address);
    },
  });
  return (
    <FormDialog title={t("add")} submitLabel={t("submit")} sendingLabel={t("sending")} {...frame}>
      <RadioList
        legend={t("kind")}
        options={feedKinds.map((value) => ({ value, label: t(`kinds.${value}`), hint: t(`hints.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
    </FormDialog>
  );
}

function CreatedFeedDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTranslations("calendarFeeds.made");
  const [title, text, label, copy] = [t("title"), t("text"), t("address"), t("copy")];
  const words = { title, text, label, copy, copied: t("copied"), notCopied: t("notCopied"), close: t("close") };
  return <CreatedSecret secret={address} words={words} onClose={onClose} />;
}
