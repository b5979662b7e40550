import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Card } from "#ui/Card.tsx";
import type { RenderLink } from "#ui/link.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./Dashboard.module.css";

export interface TileProps<Answer> {
  title: string;
  query: UseQueryResult<Answer>;
  link?: { label: string; renderLink: RenderLink };
  height?: string;
  wide?: boolean;
  children: (answer: Answer) => ReactNode;
}

export function Tile<Answer>({ title, query, link, height = "5rem", wide = false, children }: TileProps<Answer>) {
  const t = useTranslations();
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
          <div role="alert" className={stackClass(3, "items-start")}>
            <p className={boxClass("flush")}>{problemText(error)}</p>
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t("kit.failure.retry")}
            </Button>
          </div>
        ) : (
          <Skeleton label={t("dashboard.loading")}>
            <SkeletonBlock height={height} />
          </Skeleton>
        )}
      </Card>
    </div>
  );
}
