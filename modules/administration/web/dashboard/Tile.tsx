import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Card } from "#ui/Card.tsx";
import type { RenderLink } from "#ui/link.ts";
import { stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./Dashboard.module.css";

export interface TileProps<Answer> {
  title: string;
  query: UseQueryResult<Answer>;
  /** Where there is more of it. */
  link?: { label: string; renderLink: RenderLink };
  /** How tall it is while it is on its way. */
  height?: string;
  wide?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** One thing of the dashboard: on its way, there, or failed without taking the others along. */
export function Tile<Answer>({ title, query, link, height = "5rem", wide = false, children }: TileProps<Answer>) {
  const t = useTranslations("dashboard");
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = query;
  return (
    <div className={classNames(stackClass(0, "shrinks"), wide && styles.wide)}>
      <Card
        title={title}
        actions={
          link && (
            <Button size="sm" variant="quiet" renderLink={link.renderLink}>
              {link.label}
            </Button>
          )
        }
      >
        {data !== undefined ? (
          children(data)
        ) : error !== null ? (
          <div role="alert" className={styles.failure}>
            <p>{problemText(error)}</p>
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          </div>
        ) : (
          <Skeleton label={t("loading")}>
            <SkeletonBlock height={height} />
          </Skeleton>
        )}
      </Card>
    </div>
  );
}
