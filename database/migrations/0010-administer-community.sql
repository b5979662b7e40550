-- What the administration of the community looks for and keeps.

-- Polls among what everybody reads, as topic_with_poster is for posters.
create index topic_with_poll on topic (last_activity_at desc, id desc)
  include (category_id, is_pinned, created_at, published_at, like_count) where is_listed and has_poll;
-- One author's topics under every filter: what is passed over is passed over in the index.
create index topic_author_moderation on topic (author_id, created_at desc, id desc)
  include (moderation_flags, category_id) where deleted_at is null;
-- Deleted ones, to be restored.
create index topic_deleted_newest on topic (created_at desc, id desc) where deleted_at is not null;
-- The order on the home page holds those whose time has not come and those that are inactive as well.
drop index topic_featured;
create index topic_featured on topic (featured_order, id) where featured_in_home;
create index comment_open_case on comment (topic_id) where open_case_id is not null;

alter table bulk_action
  add column move_to bigint references category on delete set null,
  add column changed integer not null default 0,
  add column kept integer not null default 0,
  add column request_id text,
  add constraint bulk_action_action check (action in ('activate', 'deactivate', 'delete', 'move', 'unfeature'));
create index bulk_action_move_to on bulk_action (move_to) where move_to is not null;
create index bulk_action_age on bulk_action (created_at);
comment on column bulk_action.done is 'Topics looked at so far; while undoing, those looked at again.';
comment on column bulk_action.changed is 'Topics that were changed: the others were so already, or gone.';
comment on column bulk_action.kept is 'Topics that undoing left alone, since somebody had changed them in the meantime.';

alter table bulk_action_topic
  add column undone boolean;
create index bulk_action_topic_open on bulk_action_topic (bulk_action_id, topic_id) where before is null;
create index bulk_action_topic_undoing on bulk_action_topic (bulk_action_id, topic_id) where undone is null;
comment on column bulk_action_topic.undone is 'Whether it was put back; null until undoing has come to it.';
