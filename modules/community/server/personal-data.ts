import type { PersonalDataSource } from "#platform/personal-data/source.ts";

const titleOf = `coalesce(t.title_ar, t.title_en) as "topicAr", coalesce(t.title_en, t.title_ar) as "topicEn"`;

/** Personal data in this module: texts, likes and notification levels. */
export const communityData: PersonalDataSource = {
  area: "community",
  title: { en: "Community", ar: "المجتمع" },
  parts: [
    {
      name: "topics",
      title: { en: "Topics I wrote", ar: "مواضيع كتبتها" },
      covers: ["topic.author_id"],
      query: `
        select t.id, g.name_ar as "categoryAr", g.name_en as "categoryEn", t.title_ar as "titleAr", t.title_en as "titleEn",
          c.content_ar as "contentAr", c.content_en as "contentEn", t.is_active as "isActive", t.like_count as "likeCount",
          t.comment_count as "commentCount", t.created_at as "createdAt", t.published_at as "publishedAt",
          t.edited_at as "editedAt", t.deleted_at as "deletedAt", t.decision, t.decision_reason as "decisionReason"
        from topic t join category g on g.id = t.category_id left join topic_content c on c.topic_id = t.id
        where t.author_id = $1 order by t.id`,
    },
    {
      name: "edits",
      title: { en: "Topic texts before my edits", ar: "نصوص المواضيع قبل تعديلي لها" },
      covers: ["topic_revision.editor_id"],
      query: `
        select topic_id as topic, version, edited_at as "editedAt", title_ar as "titleAr", title_en as "titleEn",
          content_ar as "contentAr", content_en as "contentEn"
        from topic_revision where editor_id = $1 order by topic_id, version`,
    },
    {
      name: "comments",
      title: { en: "Comments I wrote", ar: "تعليقات كتبتها" },
      covers: ["comment.author_id"],
      query: `
        select c.id, c.topic_id as topic, ${titleOf}, c.parent_id as parent, c.content, c.document,
          c.like_count as "likeCount", c.created_at as "createdAt", c.edited_at as "editedAt", c.deleted_at as "deletedAt",
          c.decision, c.decision_reason as "decisionReason"
        from comment c join topic t on t.id = c.topic_id where c.author_id = $1 order by c.id`,
    },
    {
      name: "drafts",
      title: { en: "Drafts", ar: "المسودات" },
      covers: ["topic_draft.person_id"],
      query: `
        select id, topic_id as topic, content, created_at as "createdAt", updated_at as "updatedAt"
        from topic_draft where person_id = $1 order by id`,
    },
    {
      name: "likes",
      title: { en: "My likes", ar: "ما أعجبني" },
      covers: ["topic_like.person_id", "comment_like.person_id"],
      query: `
        select 'topic' as kind, l.topic_id as topic, null::bigint as comment, ${titleOf}, l.created_at as "createdAt"
        from topic_like l join topic t on t.id = l.topic_id where l.person_id = $1
        union all
        select 'comment', c.topic_id, c.id, coalesce(t.title_ar, t.title_en), coalesce(t.title_en, t.title_ar), l.created_at
        from comment_like l join comment c on c.id = l.comment_id join topic t on t.id = c.topic_id
        where l.person_id = $1
        order by "createdAt"`,
    },
    {
      name: "bookmarks",
      title: { en: "Bookmarks", ar: "المحفوظات" },
      covers: ["topic_bookmark.person_id"],
      query: `
        select b.topic_id as topic, ${titleOf}, b.created_at as "createdAt"
        from topic_bookmark b join topic t on t.id = b.topic_id where b.person_id = $1 order by b.created_at, b.topic_id`,
    },
    {
      name: "following",
      title: { en: "Followed and muted", ar: "ما أتابعه وما كتمته" },
      covers: ["topic_following.person_id", "category_following.person_id"],
      query: `
        select 'topic' as kind, f.topic_id as id, coalesce(t.title_ar, t.title_en) as "nameAr",
          coalesce(t.title_en, t.title_ar) as "nameEn", f.level
        from topic_following f join topic t on t.id = f.topic_id where f.person_id = $1
        union all
        select 'category', g.id, g.name_ar, g.name_en, f.level
        from category_following f join category g on g.id = f.category_id where f.person_id = $1
        order by kind, id`,
    },
    {
      name: "readings",
      title: { en: "Reading times", ar: "متى قرأت ماذا" },
      covers: ["topic_reading.person_id", "category_reading.person_id"],
      query: `
        select 'topic' as kind, topic_id as id, read_at as "readAt" from topic_reading where person_id = $1
        union all
        select 'category', category_id, read_at from category_reading where person_id = $1
        order by "readAt"`,
    },
    {
      name: "mentions",
      title: { en: "Where I was mentioned", ar: "أين ذُكرت" },
      covers: ["mention.person_id"],
      query: `
        select m.topic_id as topic, m.comment_id as comment
        from mention m where m.person_id = $1 order by m.topic_id, m.comment_id nulls first`,
    },
    {
      name: "saved-views",
      title: { en: "Saved views", ar: "طرق العرض المحفوظة" },
      covers: ["saved_view.person_id"],
      query: `
        select screen, name, filters, created_at as "createdAt" from saved_view where person_id = $1 order by id`,
    },
    {
      name: "bulk-actions",
      title: { en: "My bulk actions on topics", ar: "إجراءات جماعية نفّذتها" },
      covers: ["bulk_action.person_id"],
      query: `
        select action, filters, state, total, changed, reason, created_at as "createdAt", finished_at as "finishedAt",
          undone_at as "undoneAt"
        from bulk_action where person_id = $1 order by id`,
    },
  ],
};
