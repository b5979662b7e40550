import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconArrowRight,
  IconBlockquote,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconList,
  IconLogin2,
  IconLogout,
  IconSend2,
  type IconProps,
  type TablerIcon,
} from "@tabler/icons-react";
import { classNames } from "./class-names.ts";
import styles from "./direction-icons.module.css";

const mirrored = (Drawing: TablerIcon) =>
  function MirroredIcon({ className, ...props }: IconProps) {
    return <Drawing className={classNames(styles.mirrored, className)} {...props} />;
  };

/** Icons that point along the reading direction; mirrored in right-to-left pages. */
export const ForwardIcon = /* @__PURE__ */ mirrored(IconChevronRight);
export const BackIcon = /* @__PURE__ */ mirrored(IconChevronLeft);
export const ArrowForwardIcon = /* @__PURE__ */ mirrored(IconArrowRight);
export const ArrowBackIcon = /* @__PURE__ */ mirrored(IconArrowLeft);
export const ReplyIcon = /* @__PURE__ */ mirrored(IconArrowBackUp);
export const SendIcon = /* @__PURE__ */ mirrored(IconSend2);
export const SignInIcon = /* @__PURE__ */ mirrored(IconLogin2);
export const SignOutIcon = /* @__PURE__ */ mirrored(IconLogout);
export const UndoIcon = /* @__PURE__ */ mirrored(IconArrowBackUp);
export const RedoIcon = /* @__PURE__ */ mirrored(IconArrowForwardUp);
export const FoldIcon = /* @__PURE__ */ mirrored(IconLayoutSidebarLeftCollapse);
export const UnfoldIcon = /* @__PURE__ */ mirrored(IconLayoutSidebarLeftExpand);
export const BulletListIcon = /* @__PURE__ */ mirrored(IconList);
export const QuoteIcon = /* @__PURE__ */ mirrored(IconBlockquote);
