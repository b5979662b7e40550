export const communityAuditEn = {
  names: {
    bookmark: {
      changed: "Bookmark set or removed",
    },
    category: {
      created: "Category added",
      deleted: "Category deleted",
      updated: "Category changed",
    },
    comment: {
      restored: "Comment restored",
      created: "Comment written",
      deleted: "Comment deleted",
      liked: "Comment liked or unliked",
      nameErased: "Name of a former colleague removed from a comment",
      updated: "Comment changed",
    },
    featured: {
      ordered: "Featured topics put in order",
    },
    following: {
      changed: "Following changed",
    },
    reading: {
      changed: "Marked as read",
    },
    topic: {
      created: "Topic published",
      deleted: "Topic deleted",
      liked: "Topic liked or unliked",
      nameErased: "Name of a former colleague removed from a topic",
      updated: "Topic changed",
    },
    topics: {
      changed: "Bulk change of topics",
    },
  },
  sentences: {
    bookmark: {
      changed: "{who} saved {what} or removed it from saved topics",
    },
    category: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
    comment: {
      restored: "{who} restored {what}",
      created: "{who} wrote {what}",
      deleted: "{who} deleted {what}",
      liked: "{who} liked or unliked {what}",
      nameErased: "The name of a former colleague was removed from {what}",
      updated: "{who} changed {what}",
    },
    featured: {
      ordered: "{who} put the featured topics in order",
    },
    following: {
      changed: "{who} changed whether they follow {what}",
    },
    reading: {
      changed: "{who} marked {what} as read",
    },
    topic: {
      created: "{who} published {what}",
      deleted: "{who} deleted {what}",
      liked: "{who} liked or unliked {what}",
      nameErased: "The name of a former colleague was removed from {what}",
      updated: "{who} changed {what}",
    },
    topics: {
      changed: "{who} changed several topics at once",
    },
  },
  kinds: {
    category: "the category {name}",
    comment: "the comment {name}",
    topic: "the topic {name}",
  },
} as const;
