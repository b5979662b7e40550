import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { Sample } from "#modules/sample/contract/schemas.ts";
import { Bdi } from "#ui/Bdi.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import styles from "./SampleList.module.css";

export interface SampleListProps {
  samples: readonly Sample[];
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

export function SampleList({ samples, hasMore, loading, onMore }: SampleListProps) {
  const t = useTranslations("sample");
  const locale = useLocale();
  if (samples.length === 0) return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
  const nameOf = ({ nameAr, nameEn }: Sample) => (locale === "ar" ? (nameAr ?? nameEn) : (nameEn ?? nameAr));
  return (
    <Card>
      <ul className={styles.list} aria-label={t("shown", { count: samples.length })}>
        {samples.map((sample) => (
          <li className={styles.row} key={sample.id}>
            <Bdi>{nameOf(sample)}</Bdi>
            <Moment at={sample.createdAt} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" loading={loading} loadingLabel={t("loadingMore")} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
