import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Category } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { ComposeIcon } from "#ui/icons.ts";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import styles from "./NewTopicButton.module.css";

/** A link to the form of a topic in this category or in any; renders nothing if the user may not post here. */
export function NewTopicButton({ category }: { category: Category | null }) {
  const t = useTranslations("community");
  const { data } = useCategories();
  const isAll = category === null || category.id === allCategoryId;
  // Most users may post: until this is known the space is reserved, so that nothing moves.
  if (data === undefined && isAll) {
    return (
      <span className={styles.place}>
        <Button icon={<ComposeIcon size={20} />}>{t("newTopic")}</Button>
      </span>
    );
  }
  const mayPost = isAll ? data?.data.some(({ can }) => can.post) === true : category.can.post;
  if (!mayPost) return null;
  return (
    <Button
      variant="strong"
      icon={<ComposeIcon size={20} />}
      renderLink={(slot) => (
        <Link to="/community/topics/add" search={isAll ? {} : { category: category.id }} {...slot} />
      )}
    >
      {t("newTopic")}
    </Button>
  );
}
