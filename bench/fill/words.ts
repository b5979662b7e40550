// Enough words for a realistic company of any size: titles are opener, subject and place; bodies and comments are
// sentences that can follow each other in any order.

type Pair = readonly [en: string, ar: string];

export const openers: readonly Pair[] = [
  ["A question about", "سؤال عن"],
  ["News about", "جديد"],
  ["An idea for", "فكرة حول"],
  ["Thank you for", "شكرًا على"],
  ["What changes with", "ما الذي يتغيّر في"],
  ["Your opinion on", "رأيكم في"],
  ["A short guide to", "دليل قصير إلى"],
  ["Reminder:", "تذكير:"],
  ["Looking for help with", "نبحث عن مساعدة في"],
  ["Three lessons from", "ثلاثة دروس من"],
];

export const subjects: readonly Pair[] = [
  ["the car park", "موقف السيارات"],
  ["the new meeting rooms", "قاعات الاجتماعات الجديدة"],
  ["the summer hours", "دوام الصيف"],
  ["the shuttle bus", "حافلة النقل"],
  ["the coffee corner", "ركن القهوة"],
  ["the training calendar", "تقويم التدريب"],
  ["the medical insurance", "التأمين الطبي"],
  ["the football league", "دوري كرة القدم"],
  ["the travel desk", "مكتب السفر"],
  ["the recycling bins", "حاويات التدوير"],
  ["the design review", "مراجعة التصميم"],
  ["the reading club", "نادي القراءة"],
  ["the help desk", "مكتب المساعدة"],
  ["the quarterly numbers", "أرقام الربع"],
  ["the new laptops", "الحواسيب الجديدة"],
  ["the guest protocol", "بروتوكول الضيوف"],
];

export const places: readonly Pair[] = [
  ["in the Riyadh office", "في مكتب الرياض"],
  ["in Jeddah", "في جدة"],
  ["in Dammam", "في الدمام"],
  ["on the third floor", "في الدور الثالث"],
  ["for newcomers", "للموظفين الجدد"],
  ["this month", "هذا الشهر"],
  ["before the holiday", "قبل الإجازة"],
  ["across departments", "بين الإدارات"],
];

export const sentences: readonly Pair[] = [
  [
    "We tried this with two teams first, and it saved everybody about an hour a week.",
    "جرّبناه مع فريقين أولًا، ووفّر على الجميع نحو ساعة في الأسبوع.",
  ],
  [
    "Please write below what works for you and what does not, with an example where you can.",
    "اكتبوا أدناه ما يناسبكم وما لا يناسبكم، مع مثال إن أمكن.",
  ],
  ["The change starts on Sunday and can be undone at any time.", "يبدأ التغيير يوم الأحد، ويمكن التراجع عنه في أي وقت."],
  [
    "Facilities will put up signs, and the reception desk knows the details.",
    "ستضع إدارة المرافق لوحات إرشادية، ومكتب الاستقبال على علم بالتفاصيل.",
  ],
  ["Nothing changes for colleagues who work remotely.", "لا يتغيّر شيء للزملاء الذين يعملون عن بُعد."],
  [
    "The numbers of the last quarter are attached to the announcement of finance.",
    "أرقام الربع الماضي مرفقة مع إعلان الإدارة المالية.",
  ],
  ["If in doubt, ask before you book; we answer within the day.", "عند الشك اسألوا قبل الحجز، ونردّ في اليوم نفسه."],
  ["Thanks to everyone who stayed late to make this possible.", "شكرًا لكل من بقي إلى وقت متأخر ليصبح هذا ممكنًا."],
  ["A short recording will follow for those who could not come.", "سيتبعه تسجيل قصير لمن لم يتمكن من الحضور."],
  ["We will look at the answers together next Tuesday.", "سننظر في الإجابات معًا يوم الثلاثاء القادم."],
];

export const remarks: readonly Pair[] = [
  ["Good idea, count me in.", "فكرة جيدة، وأنا معكم."],
  ["Does this also apply to the branch in Jeddah?", "هل ينطبق هذا على فرع جدة أيضًا؟"],
  ["Thank you, this was needed for a long time.", "شكرًا، كنا بحاجة إلى هذا منذ زمن."],
  ["I would start a week later because of the holiday.", "أقترح أن نبدأ بعد أسبوع بسبب الإجازة."],
  ["It works well on our floor.", "الأمر يسير جيدًا في دورنا."],
  ["Who should I contact for the details?", "مع من أتواصل لمعرفة التفاصيل؟"],
  [
    "We had the same problem last year; a shared list solved it.",
    "واجهنا المشكلة نفسها العام الماضي وحلّتها قائمة مشتركة.",
  ],
  ["Agreed, and please keep the old way for a month.", "أتفق، مع الإبقاء على الطريقة القديمة مدة شهر."],
  ["Done, thank you for the reminder.", "تم، شكرًا على التذكير."],
  ["Could somebody from technology confirm?", "هل يؤكد ذلك أحد من التقنية؟"],
];

/** Three of these form a project name: 27,000 words, few of them frequent and most very rare. */
export const projectSyllables: readonly Pair[] = [
  ["ba", "با"],
  ["no", "نو"],
  ["ra", "را"],
  ["mi", "مي"],
  ["su", "سو"],
  ["ta", "تا"],
  ["ke", "كي"],
  ["lo", "لو"],
  ["da", "دا"],
  ["fi", "في"],
  ["ha", "ها"],
  ["ju", "جو"],
  ["ka", "كا"],
  ["la", "لا"],
  ["ma", "ما"],
  ["ne", "ني"],
  ["qa", "قا"],
  ["ri", "ري"],
  ["sa", "سا"],
  ["tu", "تو"],
  ["wa", "وا"],
  ["ya", "يا"],
  ["za", "زا"],
  ["bo", "بو"],
  ["di", "دي"],
  ["fa", "فا"],
  ["gi", "غي"],
  ["ho", "هو"],
  ["ja", "جا"],
  ["ko", "كو"],
];

export const firstNames: readonly Pair[] = [
  ["Alia", "علياء"],
  ["Omar", "عمر"],
  ["Huda", "هدى"],
  ["Khalid", "خالد"],
  ["Reem", "ريم"],
  ["Yousef", "يوسف"],
  ["Maryam", "مريم"],
  ["Faisal", "فيصل"],
  ["Noura", "نورة"],
  ["Sami", "سامي"],
  ["Layla", "ليلى"],
  ["Tariq", "طارق"],
];

export const familyNames: readonly Pair[] = [
  ["Al-Harbi", "الحربي"],
  ["Mansour", "منصور"],
  ["Al-Qahtani", "القحطاني"],
  ["Haddad", "حداد"],
  ["Al-Otaibi", "العتيبي"],
  ["Saleh", "صالح"],
  ["Al-Ghamdi", "الغامدي"],
  ["Nasser", "ناصر"],
  ["Al-Shehri", "الشهري"],
  ["Darwish", "درويش"],
];

export const jobTitles: readonly Pair[] = [
  ["Project engineer", "مهندس مشاريع"],
  ["Accountant", "محاسب"],
  ["Systems analyst", "محلل نظم"],
  ["Office manager", "مدير مكتب"],
  ["Designer", "مصمم"],
  ["Procurement specialist", "أخصائي مشتريات"],
];
