import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { widget } from "#kit/module.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, DotsIcon, EditIcon, HistoryIcon } from "#ui/icons.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { useTopicSlots } from "../use-topic-slots.ts";
import { DeleteTopic } from "./DeleteTopic.tsx";
import { topicForEditUrl } from "../writing/find-topic-for-url.ts";

const HistoryDialog = widget(() => import("../history/HistoryDialog.tsx"), "HistoryDialog");

/** The menu of a topic's less frequent actions; renders nothing if none is permitted. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const t = useTranslations("community.topic");
  const { ReportItem, ReportDialog } = useTopicSlots();
  const [showsHistory, setShowsHistory] = useState(false);
  const [deletes, setDeletes] = useState(false);
  const [reports, setReports] = useState(false);
  const isReportable = topic.can.report && ReportItem !== undefined;
  if (!topic.can.update && !topic.can.history && !isReportable) return null;
  return (
    <>
      <Menu trigger={<IconButton label={t("actions")} icon={<DotsIcon size={20} />} />}>
        {topic.can.update && (
          <MenuItem
            icon={<EditIcon />}
            renderLink={(slot) => (
              <Link
                to="/community/topics/$id/edit"
                params={{ id: topic.id }}
                search={{ topic: topicForEditUrl(topic) }}
                {...slot}
              />
            )}
          >
            {t("edit")}
          </MenuItem>
        )}
        {topic.can.history && (
          <MenuItem icon={<HistoryIcon />} onSelect={() => setShowsHistory(true)}>
            {t("history")}
          </MenuItem>
        )}
        {isReportable && <ReportItem kind="topic" onSelect={() => setReports(true)} />}
        {topic.can.delete && (
          <>
            <MenuDivider />
            <MenuItem icon={<DeleteIcon />} danger onSelect={() => setDeletes(true)}>
              {t("delete")}
            </MenuItem>
          </>
        )}
      </Menu>
      {deletes && <DeleteTopic topic={topic} onClose={() => setDeletes(false)} />}
      {reports && ReportDialog !== undefined && (
        <ReportDialog subject={{ kind: "topic", id: topic.id }} onClose={() => setReports(false)} />
      )}
      {showsHistory && (
        <Suspense fallback={null}>
          <HistoryDialog topicId={topic.id} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </>
  );
}
