import { describe, expect, it } from "vitest";
import type { Category } from "#modules/community/contract/schemas.ts";
import { withAllRead, withOneRead } from "./mark-read.ts";

const category = (id: string, unreadCount: number): Category => ({
  id,
  nameAr: "",
  nameEn: "",
  descriptionAr: null,
  descriptionEn: null,
  icon: "stack",
  color: "ink",
  order: 0,
  posting: "everyone",
  isActive: true,
  topicCount: 10,
  unreadCount,
  openCaseCount: null,
  following: null,
  createdAt: "2026-11-20T08:00:00Z",
  version: 1,
  can: { post: true, update: false, delete: false, activate: false },
});
const counts = (categories: Category[]): number[] => categories.map(({ unreadCount }) => unreadCount);
const three = [category("1", 7), category("2", 4), category("3", 3)];

describe("reading one topic", () => {
  it("reading a topic lowers the unread counts of its category and of all", () => {
    expect(counts(withOneRead(three, "2"))).toEqual([6, 3, 3]);
  });

  it("a count never falls below 0", () => {
    expect(counts(withOneRead([category("1", 0), category("2", 0)], "2"))).toEqual([0, 0]);
  });

  it("a capped count is unchanged", () => {
    expect(counts(withOneRead([category("1", 99), category("2", 99)], "2"))).toEqual([99, 99]);
  });
});

describe("marking as read", () => {
  it("marking a category read clears its count and subtracts it from all", () => {
    expect(counts(withAllRead(three, "2"))).toEqual([3, 0, 3]);
  });

  it('marking "All" read clears every count', () => {
    expect(counts(withAllRead(three, "1"))).toEqual([0, 0, 0]);
  });
});
