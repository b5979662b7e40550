import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon } from "#ui/icons.ts";
import styles from "../admin/Operations.module.css";
import type { RowOrder } from "./BulkDialog.tsx";
import { topicForEditUrl } from "../writing/topic-for-edit-url.ts";
import { titleIn } from "./title.ts";

export interface TopicOperationsProps {
  topic: TopicSummary;
  onOrder: (order: RowOrder) => void;
}

/** What can be done with one topic; each of it asks before. */
export function TopicOperations({ topic, onOrder }: TopicOperationsProps) {
  const t = useTranslations("communityAdmin.topics");
  const title = isolated(titleIn(useLocale(), topic));
  const order = (action: RowOrder["action"]): void => onOrder({ action, ids: [topic.id], title });
  return (
    <div className={styles.operations}>
      <IconButton
        size="sm"
        label={t("edit", { title })}
        icon={<EditIcon size={18} />}
        renderLink={(slot) => (
          <Link
            to="/community/topics/$id/edit"
            params={{ id: topic.id }}
            search={{ topic: topicForEditUrl(topic) }}
            {...slot}
          />
        )}
      />
      {topic.isActive ? (
        <IconButton
          size="sm"
          label={t("deactivate", { title })}
          icon={<DeactivateIcon size={18} />}
          onClick={() => order("deactivate")}
        />
      ) : (
        <IconButton
          size="sm"
          label={t("activate", { title })}
          icon={<ActivateIcon size={18} />}
          onClick={() => order("activate")}
        />
      )}
      <IconButton
        size="sm"
        label={t("delete", { title })}
        icon={<DeleteIcon size={18} />}
        onClick={() => order("delete")}
      />
    </div>
  );
}
