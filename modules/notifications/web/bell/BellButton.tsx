import { Link } from "@tanstack/react-router";
import { IconButton } from "#ui/IconButton.tsx";
import { BellIcon } from "#ui/icons.ts";
import { useUnreadCount } from "./use-unread-count.ts";

export function BellButton() {
  const { short, words } = useUnreadCount();
  return (
    <IconButton
      label={words}
      icon={<BellIcon size={22} />}
      count={short}
      renderLink={(slot) => <Link to="/notifications" title={words} {...slot} />}
    />
  );
}
