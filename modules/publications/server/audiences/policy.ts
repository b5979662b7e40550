import type { Permission } from "#shared/permissions.ts";

/** Whoever may publish something has to know for whom that can be. */
const publishing: readonly Permission[] = ["document.manage", "link.manage", "promotion.manage"];

/** Whether somebody chooses audiences at all. */
export const mayChoose = ({ permissions }: { permissions: ReadonlySet<Permission> }): boolean =>
  publishing.some((permission) => permissions.has(permission));
