import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { boxClass } from "#ui/primitives.ts";
import { Tabs, type TabsProps } from "#ui/Tabs.tsx";
import { categorySearchOf } from "../search.ts";
import type { TopicSort } from "../sorts.ts";
import { FewTopics, type FewTopicsProps } from "./FewTopics.tsx";
import styles from "./TopicsCard.module.css";

export interface TopicsCardProps<Value extends string> extends FewTopicsProps {
  title: ReactNode;
  /** The label of the link to the whole list. */
  linkLabel: string;
  /** The sort of the whole list. */
  linkSort?: TopicSort;
  linkVariant?: "quiet" | "soft";
  /** Select the content of the card. */
  tabs?: Omit<TabsProps<Value>, "panelId"> & { panelLabel: string };
}

export function TopicsCard<Value extends string>(props: TopicsCardProps<Value>) {
  const { title, linkLabel, linkSort, linkVariant = "quiet", tabs, ...few } = props;
  const t = useTranslations("community.latest");
  const panelId = useId();
  return (
    <Card
      flush
      title={title}
      actions={
        <Button
          size="sm"
          variant={linkVariant}
          iconAfter={<ArrowForwardIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/community/categories/$id"
              params={{ id: few.list.category }}
              search={categorySearchOf(linkSort)}
              {...slot}
              aria-label={linkLabel}
            />
          )}
        >
          {t("seeAll")}
        </Button>
      }
    >
      {tabs === undefined ? (
        <div className={classNames(boxClass("above-4"), styles.panel)}>
          <FewTopics {...few} />
        </div>
      ) : (
        <>
          <div className={styles.tabs}>
            <Tabs {...tabs} panelId={panelId} />
          </div>
          <div className={styles.panel} id={panelId} role="tabpanel" aria-label={tabs.panelLabel}>
            <FewTopics {...few} />
          </div>
        </>
      )}
    </Card>
  );
}
