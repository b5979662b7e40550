import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import { eraseNames } from "./mentions/delete-names.ts";
import { privateDataDeletes } from "./store-erasure.ts";

/** Erasure of a person: their texts stay, attributed to a former colleague. */
export const communityErasure: PersonalErasure = {
  area: "community",
  title: { en: "Community", ar: "المجتمع" },
  parts: [
    {
      fate: "kept",
      title: { en: "Topics, comments and edits they wrote", ar: "مواضيع وتعليقات وتعديلات كتبها" },
      why: {
        en: "Conversations stay readable with “Former colleague” as the author. Personal details in the text itself are kept until a moderator deletes them.",
        ar: "تبقى النقاشات مقروءة وكاتبها «زميل سابق». ويبقى ما ذكره عن نفسه بكلماته إلى أن يحذفه مشرف.",
      },
      covers: ["topic.author_id", "comment.author_id", "topic_revision.editor_id"],
    },
    {
      fate: "kept",
      title: { en: "Likes", ar: "الإعجابات" },
      why: {
        en: "They still count, without a name.",
        ar: "تبقى محسوبة، ولم تعد تُظهر اسمًا.",
      },
      covers: ["topic_like.person_id", "comment_like.person_id"],
    },
    {
      fate: "gone",
      title: { en: "Mentions of them", ar: "الإشارات إليه" },
      why: null,
      covers: ["mention.person_id"],
    },
    {
      fate: "gone",
      title: {
        en: "Drafts, bookmarks, what they followed, read and saved",
        ar: "المسودات والمحفوظات وما تابعه وقرأه وحفظه",
      },
      why: null,
      covers: [
        "topic_draft.person_id",
        "topic_bookmark.person_id",
        "topic_following.person_id",
        "category_following.person_id",
        "topic_reading.person_id",
        "category_reading.person_id",
        "saved_view.person_id",
        "bulk_action.person_id",
      ],
    },
  ],
  async erase(tx, { id }) {
    await runAll(tx, privateDataDeletes, id);
    return eraseNames(tx, id);
  },
};
