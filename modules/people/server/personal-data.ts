import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const peopleData: PersonalDataSource = {
  area: "people",
  title: { en: "Me", ar: "بياناتي" },
  parts: [
    {
      name: "profile",
      title: { en: "Profile and record", ar: "الملف الشخصي والسجل الوظيفي" },
      covers: [],
      query: `
        select p.id, p.name_ar as "nameAr", p.name_en as "nameEn", p.title_ar as "titleAr", p.title_en as "titleEn",
          d.name_ar as "departmentAr", d.name_en as "departmentEn", m.name_ar as "managerAr", m.name_en as "managerEn",
          p.phone, p.mobile, p.birth_date as "birthDate", p.place_ar as "placeAr", p.place_en as "placeEn",
          p.about_ar as "aboutAr", p.about_en as "aboutEn", p.languages, p.skills, p.joined_at as "joinedAt",
          p.employee_number as "employeeNumber", p.hire_date as "hireDate", p.left_on as "endDate",
          k.name_ar as "contractKindAr", k.name_en as "contractKindEn", p.weekly_minutes as "weeklyMinutes", p.locale, p.calendar, p.digits, p.hour_cycle as "hourCycle", p.theme,
          p.created_at as "createdAt"
        from person p left join department d on d.id = p.department_id left join person m on m.id = p.manager_id
          left join lookup k on k.id = p.contract_kind_id
        where p.id = $1`,
    },
    {
      name: "formerDepartments",
      title: { en: "Departments I left", ar: "إداراتي السابقة" },
      covers: ["former_department.person_id"],
      query: `
        select f.until, d.name_ar as "departmentAr", d.name_en as "departmentEn"
        from former_department f left join department d on d.id = f.department_id
        where f.person_id = $1 order by f.until`,
    },
    {
      name: "privacy",
      title: { en: "Visibility settings", ar: "من يرى ماذا" },
      covers: [],
      query: `
        select phone_visibility as phone, mobile_visibility as mobile, email_visibility as email,
          birthday_visibility as birthday
        from person where id = $1`,
    },
    {
      name: "sightings",
      title: { en: "Views of my protected details", ar: "من اطّلع على ما لا أُظهره للجميع" },
      covers: ["person_view.person_id"],
      query: `
        select w.day, coalesce(v.name_ar, v.name_en) as "viewerAr", coalesce(v.name_en, v.name_ar) as "viewerEn", w.fields
        from person_view w join person v on v.id = w.viewer_id where w.person_id = $1 order by w.day, w.viewer_id`,
    },
  ],
};
