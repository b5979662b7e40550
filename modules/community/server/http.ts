import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { featuredRoutes, bulkActionRoutes, savedViewRoutes } from "../contract/routes-administration.ts";
import { commentRoutes } from "../contract/routes-comments.ts";
import { followingRoutes } from "../contract/routes-following.ts";
import { draftRoutes, revisionRoutes } from "../contract/routes-writing.ts";
import { categoryRoutes, topicRoutes } from "../contract/routes.ts";
import { createBulkAction, previewBulkAction } from "./bulk/create-bulk-action.ts";
import { listBulkActions, readBulkAction, undoBulkAction } from "./bulk/change-bulk-action.ts";
import { createCategory, deleteCategory, updateCategory } from "./categories/change-category.ts";
import { listCategories, readCategory } from "./categories/list-categories.ts";
import { createComment } from "./comments/create-comment.ts";
import { deleteComment, restoreComment } from "./comments/delete-comment.ts";
import { listComments, listReplies } from "./comments/list-comments.ts";
import { updateComment } from "./comments/change-comment.ts";
import type { FileAccess } from "./context.ts";
import { createDraft, deleteDraft, updateDraft } from "./drafts/change-draft.ts";
import { listDrafts, readDraft } from "./drafts/read-draft.ts";
import { listFeaturedTopics, listFeaturedPlaces } from "./featured/list-featured-topics.ts";
import { orderFeaturedTopics } from "./featured/change-featured-order.ts";
import { readCategoryFollowing, setBookmark, setFollowing } from "./following/change-following.ts";
import { likeTopic, likeComment } from "./likes/change-like.ts";
import { listLikes } from "./likes/list-likes.ts";
import { markAllRead, markTopicRead } from "./reading/mark-read.ts";
import { listRevisions, readRevision } from "./revisions/read-revisions.ts";
import { createTopic } from "./topics/create-topic.ts";
import { deleteTopic, restoreTopic } from "./topics/delete-topic.ts";
import { countTopics } from "./topics/list-moderation.ts";
import { listTopics } from "./topics/list-topics.ts";
import type { Lookups } from "./topics/plan-moderation.ts";
import { readTopic } from "./topics/read-topic.ts";
import { updateTopic } from "./topics/change-topic.ts";
import { createSavedView, deleteSavedView, updateSavedView } from "./views/change-saved-views.ts";
import { selectSavedViews } from "./views/store.ts";

const statusOk = 200;

/** The handlers of all routes of the community. */
export const bindCommunity = (files: FileAccess, lookups: Lookups): BoundRoute[] => [
  ...bindRoutes(categoryRoutes, {
    listCategories: async ({ db, actor }) => ({ data: await listCategories(db, actor) }),
    readCategory: async ({ db, actor, params }) => ({ data: await readCategory(db, actor, params.id) }),
    createCategory: async (call) => ({ data: await createCategory(call, call.body) }),
    updateCategory: async (call) => ({ data: await updateCategory(call, call.params.id, call.body) }),
    deleteCategory: (call) => deleteCategory(call, call.params.id, call.query.moveTo),
  }),
  ...bindRoutes(followingRoutes, {
    followTopic: async (call) => ({ data: await setFollowing(call, "topic", call.params.id, call.body.level) }),
    readCategoryFollowing: async ({ db, actor, params }) => ({
      data: await readCategoryFollowing(db, actor, params.id),
    }),
    followCategory: async (call) => ({ data: await setFollowing(call, "category", call.params.id, call.body.level) }),
    bookmarkTopic: (call) => setBookmark(call, call.params.id, true),
    removeBookmark: (call) => setBookmark(call, call.params.id, false),
  }),
  ...bindRoutes(topicRoutes, {
    listTopics: ({ db, actor, query }) => listTopics(db, actor, query, { files, lookups }),
    countTopics: async ({ db, query }) => ({ data: await countTopics(db, query, lookups) }),
    listFeaturedTopics: async ({ db, actor }) => ({ data: await listFeaturedTopics(db, actor, files) }),
    readTopic: async ({ db, actor, params }) => ({ data: await readTopic(db, actor, params.id, files) }),
    createTopic: async (call) => ({ data: await createTopic(call, call.body, files) }),
    updateTopic: async (call) => ({ data: await updateTopic(call, call.params.id, call.body, files) }),
    deleteTopic: (call) => deleteTopic(call, call.params.id),
    restoreTopic: async (call) => ({ data: await restoreTopic(call, call.params.id, files) }),
    likeTopic: async (call) => ({ data: await likeTopic(call, call.params.id, true) }),
    unlikeTopic: async (call) => ({ data: await likeTopic(call, call.params.id, false) }),
    listTopicLikes: ({ db, actor, params, query }) => listLikes(db, actor, params.id, query, files),
    markTopicRead: (call) => markTopicRead(call, call.params.id),
    markAllRead: (call) => markAllRead(call, call.body.category),
  }),
  ...bindRoutes(commentRoutes, {
    listComments: ({ db, actor, params, query }) => listComments(db, actor, params.id, query, files),
    listReplies: ({ db, actor, params, query }) => listReplies(db, actor, params.id, query, files),
    createComment: async (call) => ({ data: await createComment(call, call.params.id, call.body, files) }),
    updateComment: async (call) => ({ data: await updateComment(call, call.params.id, call.body, files) }),
    deleteComment: (call) => deleteComment(call, call.params.id),
    restoreComment: async (call) => ({ data: await restoreComment(call, call.params.id, files) }),
    likeComment: async (call) => ({ data: await likeComment(call, call.params.id, true) }),
    unlikeComment: async (call) => ({ data: await likeComment(call, call.params.id, false) }),
  }),
  ...bindRoutes(draftRoutes, {
    listDrafts: ({ db, actor, query }) => listDrafts(db, actor, query),
    readDraft: async ({ db, actor, params }) => ({ data: await readDraft(db, actor, params.id, files) }),
    createDraft: async ({ tx, actor, body, facts }) => {
      const { draft, isNew } = await createDraft(tx, actor, body, files);
      if (!isNew) facts.answerStatus(statusOk);
      return { data: draft };
    },
    updateDraft: async ({ tx, actor, params, body }) => ({
      data: await updateDraft(tx, actor, params.id, body, files),
    }),
    deleteDraft: ({ tx, actor, params, query }) => deleteDraft(tx, actor, params.id, query.version ?? null, files),
  }),
  ...bindRoutes(revisionRoutes, {
    listRevisions: ({ db, actor, params, query }) => listRevisions(db, actor, params.id, query, files),
    readRevision: async ({ db, actor, params }) => ({ data: await readRevision(db, actor, params, files) }),
  }),
  ...bindRoutes(featuredRoutes, {
    listFeaturedPlaces: async ({ db, actor }) => ({ data: await listFeaturedPlaces(db, actor, files) }),
    orderFeaturedTopics: async (call) => ({ data: await orderFeaturedTopics(call, call.body.ids, files) }),
  }),
  ...bindRoutes(bulkActionRoutes, {
    previewBulkAction: async ({ db, actor, body }) => ({ data: await previewBulkAction(db, actor, body, lookups) }),
    createBulkAction: async (call) => ({ data: await createBulkAction(call, call.body, lookups) }),
    listBulkActions: async ({ db, actor }) => ({ data: await listBulkActions(db, actor) }),
    readBulkAction: async ({ db, actor, params }) => ({ data: await readBulkAction(db, actor, params.id) }),
    undoBulkAction: async ({ tx, actor, params }) => ({ data: await undoBulkAction(tx, actor, params.id) }),
  }),
  ...bindRoutes(savedViewRoutes, {
    listSavedViews: async ({ db, actor }) => ({ data: await selectSavedViews(db, actor.personId) }),
    createSavedView: async ({ tx, actor, body }) => ({ data: await createSavedView(tx, actor, body) }),
    updateSavedView: async ({ tx, actor, params, body }) => ({
      data: await updateSavedView(tx, actor, params.id, body),
    }),
    deleteSavedView: ({ tx, actor, params }) => deleteSavedView(tx, actor, params.id),
  }),
];
