import type { Permission } from "#shared/permissions.ts";

/** Publishing requires a list of possible audiences. */
const publishing: readonly Permission[] = ["document.manage", "link.manage", "promotion.manage"];

/** Returns whether the actor may choose audiences. */
export const mayChoose = ({ permissions }: { permissions: ReadonlySet<Permission> }): boolean =>
  publishing.some((permission) => permissions.has(permission));
