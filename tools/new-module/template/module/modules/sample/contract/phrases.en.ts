/** The Arabic phrases satisfy the type of this object. */
export const sampleEn = {
  title: "SAMPLE_EN",
  loading: "Loading",
  failed: "This could not be loaded",
  emptyTitle: "Nothing here yet",
  emptyText: "When there is something, you will find it here.",
  more: "Show more",
  loadingMore: "Loading more",
  shown: "{count, plural, one {# entry shown} other {# entries shown}}",
};
