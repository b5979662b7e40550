import type { linkIcons, signIns } from "#modules/publications/contract/schemas-link.ts";

type SeedLink = {
  nameEn: string;
  nameAr: string;
  descriptionEn?: string;
  descriptionAr?: string;
  icon: (typeof linkIcons)[number];
  address: string;
  signIn?: (typeof signIns)[number];
  /** Only for members of this built-in role. */
  role?: string;
};
type SeedGroup = { nameEn: string; nameAr: string; links: readonly SeedLink[] };

/** The important links of the demonstration company; the sites and their names are invented. */
export const linkGroups: readonly SeedGroup[] = [
  {
    nameEn: "Daily work",
    nameAr: "العمل اليومي",
    links: [
      {
        nameEn: "Work mail",
        nameAr: "بريد العمل",
        descriptionEn: "Mail and calendar in the browser",
        descriptionAr: "البريد والتقويم من المتصفح",
        icon: "message",
        address: "https://mail.wahat.example/",
        signIn: "workAccount",
      },
      {
        nameEn: "Meeting rooms",
        nameAr: "حجز قاعات الاجتماعات",
        descriptionEn: "Free rooms at headquarters, by floor",
        descriptionAr: "القاعات المتاحة في المقر الرئيسي حسب الطابق",
        icon: "calendar",
        address: "https://rooms.wahat.example/",
        signIn: "workAccount",
      },
      {
        nameEn: "Drawings and contracts",
        nameAr: "المخططات والعقود",
        descriptionEn: "The archive of projects",
        descriptionAr: "أرشيف المشاريع",
        icon: "stack",
        address: "https://archive.wahat.example/",
        signIn: "vpn",
      },
      {
        nameEn: "Travel bookings",
        nameAr: "حجوزات السفر",
        icon: "briefcase",
        address: "https://travel.wahat.example/",
        signIn: "ownAccount",
      },
    ],
  },
  {
    nameEn: "For you and your family",
    nameAr: "لك ولأسرتك",
    links: [
      {
        nameEn: "Medical insurance",
        nameAr: "التأمين الطبي",
        descriptionEn: "Clinics, approvals and your cards",
        descriptionAr: "العيادات والموافقات وبطاقات التأمين",
        icon: "heart",
        address: "https://health.wahat.example/",
        signIn: "ownAccount",
      },
      {
        nameEn: "Learning",
        nameAr: "منصة التعلّم",
        descriptionEn: "Courses in both languages",
        descriptionAr: "دورات باللغتين",
        icon: "book",
        address: "https://learn.wahat.example/",
        signIn: "workAccount",
      },
      {
        nameEn: "Savings plan",
        nameAr: "برنامج الادخار",
        icon: "leaf",
        address: "https://savings.wahat.example/",
        signIn: "ownAccount",
      },
    ],
  },
  {
    nameEn: "Help",
    nameAr: "المساعدة",
    links: [
      {
        nameEn: "IT help desk",
        nameAr: "مكتب مساعدة تقنية المعلومات",
        descriptionEn: "Sunday to Thursday, 7:30 to 16:30",
        descriptionAr: "من الأحد إلى الخميس، ٧:٣٠ حتى ٤:٣٠",
        icon: "cpu",
        address: "mailto:helpdesk@wahat.example",
      },
      {
        nameEn: "Report a safety concern",
        nameAr: "الإبلاغ عن خطر يمس السلامة",
        icon: "speakerphone",
        address: "https://safety.wahat.example/",
      },
      {
        nameEn: "Handbook for moderators",
        nameAr: "دليل المشرفين",
        icon: "users",
        address: "https://handbook.wahat.example/moderation",
        role: "moderator",
      },
    ],
  },
];
