import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** Required and actual attendance of a person. */
export const attendanceData: PersonalDataSource = {
  area: "attendance",
  title: { en: "Attendance", ar: "الحضور" },
  parts: [
    {
      name: "days",
      title: { en: "Days", ar: "الأيام" },
      covers: ["attendance_day.person_id"],
      query: `
        select d.date, d.slot, d.state, z.name_ar as "zoneAr", z.name_en as "zoneEn", l.name_ar as "locationAr",
          l.name_en as "locationEn", d.slot_start as "start", d.slot_end as "end", d.first_in as "firstIn",
          d.last_out as "lastOut", d.required_minutes as "requiredMinutes", d.worked_minutes as "workedMinutes",
          d.late_minutes as "lateMinutes", d.early_minutes as "earlyMinutes", d.flags, d.provisional
        from attendance_day d left join zone z on z.id = d.zone_id left join location l on l.id = d.location_id
        where d.person_id = $1 order by d.date, d.slot`,
    },
    {
      name: "punches",
      title: { en: "Check-ins and check-outs with positions", ar: "تسجيلات الحضور والانصراف ومواقعها" },
      covers: ["punch.person_id", "punch_client.person_id"],
      query: `
        select p.id, p.kind, p.at, p.received_at as "receivedAt", p.source, p.client_id as "clientId",
          p.device_at as "deviceAt", p.accepted, p.refusal, p.verdict, l.name_ar as "locationAr", l.name_en as "locationEn",
          p.distance, p.accuracy, o.latitude, o.longitude, p.flags, p.review, p.review_note as "reviewNote", p.note,
          p.voided_at as "voidedAt", p.void_note as "voidNote"
        from punch p left join punch_position o on o.punch_id = p.id and o.at = p.at
        left join location l on l.id = p.location_id
        where p.person_id = $1 order by p.at, p.id`,
    },
    {
      name: "absences",
      title: { en: "Leave, missions and permissions", ar: "الإجازات ومهام العمل والاستئذانات" },
      covers: ["absence.person_id"],
      query: `
        select a.kind, a.from_date as "fromDate", a.from_time as "fromTime", a.to_date as "toDate", a.to_time as "toTime",
          k.name_ar as "reasonAr", k.name_en as "reasonEn", a.note, a.created_at as "createdAt"
        from absence a left join lookup k on k.id = a.lookup_id where a.person_id = $1 order by a.from_date, a.id`,
    },
    {
      name: "bulk-corrections",
      title: { en: "Days corrected together with others", ar: "أيام صُحّحت ضمن تصحيح جماعي" },
      covers: ["bulk_correction_row.person_id"],
      query: `
        select r.date, b.cause, k.name_ar as "reasonAr", k.name_en as "reasonEn", b.note, b.created_at as "correctedAt",
          b.undone_at as "undoneAt"
        from bulk_correction_row r join bulk_correction b on b.id = r.bulk_correction_id
        left join lookup k on k.id = b.reason_id
        where r.person_id = $1 order by r.date, b.id`,
    },
    {
      name: "assignments",
      title: { en: "Locations and hours assigned to me by name", ar: "مواقع ومواعيد أُسندت إليّ بالاسم" },
      covers: ["location_zone_user_person.person_id"],
      query: `
        select l.name_ar as "locationAr", l.name_en as "locationEn", z.name_ar as "zoneAr", z.name_en as "zoneEn",
          u.from_date as "from", u.to_date as "to", u.is_active as "isActive"
        from location_zone_user_person x join location_zone_user u on u.id = x.location_zone_user_id
        join location l on l.id = u.location_id join zone z on z.id = u.zone_id
        where x.person_id = $1 order by u.id`,
    },
    {
      name: "exception-days",
      title: { en: "Exception days that name me", ar: "أيام استثنائية تخصّني بالاسم" },
      covers: ["exception_day_person.person_id"],
      query: `
        select e.date, e.last_date as "lastDate", e.repeats, e.work_day as "workDay", e.name_ar as "nameAr", e.name_en as "nameEn"
        from exception_day_person x join exception_day e on e.id = x.exception_day_id
        where x.person_id = $1 order by e.date, e.id`,
    },
    {
      name: "working-time-rules",
      title: { en: "Rules of working time that name me", ar: "قواعد ساعات العمل التي تخصّني بالاسم" },
      covers: ["working_time_rule_person.person_id"],
      query: `
        select r.name_ar as "nameAr", r.name_en as "nameEn", r.kind, r.minutes, r.after_time as "after",
          r.before_time as "before", r.from_date as "from", r.to_date as "to", r.is_active as "isActive"
        from working_time_rule_person x join working_time_rule r on r.id = x.working_time_rule_id
        where x.person_id = $1 and r.deleted_at is null order by r.id`,
    },
    {
      name: "working-time-findings",
      title: { en: "Rules of working time that my days broke", ar: "قواعد ساعات العمل التي خالفتها أيام دوامي" },
      covers: ["working_time_finding.person_id"],
      query: `
        select r.name_ar as "nameAr", r.name_en as "nameEn", r.kind, f.first_date as "firstDate", f.date, f.from_at as "from",
          f.to_at as "to", f.minutes, f.limit_minutes as "limit"
        from working_time_finding f join working_time_rule r on r.id = f.rule_id
        where f.person_id = $1 order by f.date, f.id`,
    },
    {
      name: "overtime",
      title: { en: "Overtime and what was decided on it", ar: "العمل الإضافي وما تقرر بشأنه" },
      covers: ["overtime_claim.person_id"],
      query: `
        select c.date, c.day_kind as "dayKind", c.first_in as "firstIn", c.last_out as "lastOut",
          c.required_minutes as "requiredMinutes", c.attended_minutes as "attendedMinutes",
          c.beyond_minutes as "beyondMinutes", c.minutes, c.night_minutes as "nightMinutes", c.reasons, c.state,
          c.approved_minutes as "approvedMinutes", c.approved_night_minutes as "approvedNightMinutes",
          c.decided_at as "decidedAt", c.note, k.name_ar as "timeOffAr", k.name_en as "timeOffEn",
          c.time_off as "timeOff", o.name_ar as "policyAr", o.name_en as "policyEn"
        from overtime_claim c join overtime_policy o on o.id = c.policy_id
          left join lookup k on k.id = c.leave_type_id
        where c.person_id = $1 order by c.date, c.id`,
    },
    {
      name: "overtime-requests",
      title: { en: "Overtime I asked for", ar: "عمل إضافي طلبته" },
      covers: ["overtime_request.person_id"],
      query: `
        select r.date, r.minutes, r.reason, r.state, r.approved_minutes as "approvedMinutes", r.decided_at as "decidedAt",
          r.note, r.asked_at as "askedAt"
        from overtime_request r where r.person_id = $1 order by r.date, r.id`,
    },
    {
      name: "overtime-policies",
      title: { en: "Policies of overtime that name me", ar: "سياسات العمل الإضافي التي تخصّني بالاسم" },
      covers: ["overtime_policy_person.person_id"],
      query: `
        select o.name_ar as "nameAr", o.name_en as "nameEn", o.from_date as "from", o.to_date as "to",
          o.is_active as "isActive"
        from overtime_policy_person x join overtime_policy o on o.id = x.overtime_policy_id
        where x.person_id = $1 and o.deleted_at is null order by o.id`,
    },
  ],
};
