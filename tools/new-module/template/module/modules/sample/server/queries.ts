import { pageOf } from "#platform/http/paged-statement.ts";
import type { Sample } from "../contract/schemas.ts";

/** Reads samples, newest first. */
export const samplePages = pageOf<Sample>(
  ["created_at", "id"],
  "desc",
  ({ after, orderBy, size }) => `
    select id, name_ar as "nameAr", name_en as "nameEn", created_at as "createdAt" from sample
    where ${after} order by ${orderBy} limit ${size}`,
);
