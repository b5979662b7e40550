import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const notificationData: PersonalDataSource = {
  area: "notifications",
  title: { en: "Notifications", ar: "الإشعارات" },
  parts: [
    {
      name: "notifications",
      title: { en: "My notifications", ar: "ما أُشعرت به" },
      covers: ["notification.person_id"],
      query: `
        select n.kind, n.subject_kind as "subjectKind", n.subject_id as subject, n.topic_id as topic,
          array(select coalesce(a.name_en, a.name_ar) from unnest(n.actor_ids) as x(id) join person a on a.id = x.id)
            as "actors",
          n.created_at as "createdAt", n.latest_at as "latestAt", n.read_at as "readAt", n.mailed_at as "mailedAt"
        from notification n where n.person_id = $1 and not n.is_hidden order by n.created_at, n.id`,
    },
    {
      name: "devices",
      title: { en: "Devices that show my notifications", ar: "الأجهزة التي تعرض إشعاراتي" },
      covers: ["push_subscription.person_id"],
      // Without address and keys: their owner could impersonate the device.
      query: `
        select x.user_agent as "userAgent", s.created_at as "createdAt"
        from push_subscription s join session x on x.id = s.session_id where s.person_id = $1 order by s.created_at, s.id`,
    },
    {
      name: "preferences",
      title: { en: "Notification preferences", ar: "تفضيلات الإشعار" },
      covers: ["notification_preference.person_id"],
      query: `
        select channels, quiet_hours as "quietHours", digest, digest_time as "digestTime",
          lock_screen as "lockScreen"
        from notification_preference where person_id = $1`,
    },
  ],
};
