import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { copyText } from "#client/copy-text.ts";
import { useToast } from "#ui/toast-context.ts";

type LinkTarget = { topicId: string; categoryId: string; commentId?: string };

/** Copies the permanent URL of a topic or comment, with a toast. */
export function useCopyLink(): (target: LinkTarget) => Promise<void> {
  const t = useTranslations("community");
  const router = useRouter();
  const toast = useToast();
  return async ({ topicId, categoryId, commentId }) => {
    const { href } = router.buildLocation({
      to: "/community/categories/$id/topic/$topicId",
      params: { id: categoryId, topicId },
      search: commentId === undefined ? {} : { comment: commentId },
    });
    const address = new URL(href, window.location.origin).href;
    if (await copyText(address)) {
      toast({ message: commentId === undefined ? t("topic.copied") : t("comments.linkCopied"), tone: "success" });
    } else {
      // Without clipboard permission the URL is shown, to be copied by hand.
      toast({ message: address });
    }
  };
}
