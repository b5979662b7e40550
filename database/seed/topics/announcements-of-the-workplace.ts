// Announcements about the buildings, the tools and the daily work.
import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const announcementsOfTheWorkplace: SeedTopic[] = [
  {
    category: seedCategory.announcements,
    author: "musa",
    titleEn: "Basement 2 closes for three weeks: where to park",
    titleAr: "إغلاق القبو الثاني ثلاثة أسابيع: أين نقف؟",
    bodyEn: `From Sunday we renew the floor and the lighting of basement 2, which means **118 parking spaces fewer** for three weeks. I know. Here is what we have instead:

- **The east yard**, 70 spaces, four minutes on foot, shaded on the first two rows
- **Basement 1, by plate number**: odd plates on Sunday and Tuesday, even plates on Monday and Wednesday, free for all on Thursday
- **Shuttle** from the metro station every 12 minutes, 6:30 to 9:30 and again from 15:00
- Cars with three people or more park in the visitors' row, every day

Expectant mothers, people with limited mobility and night shifts keep their places, without any form. When it opens again there will be 24 charging points instead of six.`,
    bodyAr: `من الأحد نجدّد أرضية القبو الثاني وإنارته، أي **118 موقفًا أقل** مدة ثلاثة أسابيع. أعرف ما ستقولون، وهذه البدائل:

- **الساحة الشرقية**: 70 موقفًا على بُعد أربع دقائق مشيًا، وأول صفين مظللان
- **القبو الأول بحسب اللوحة**: الفردية الأحد والثلاثاء، والزوجية الاثنين والأربعاء، والخميس للجميع
- **حافلة** من محطة المترو كل 12 دقيقة، من 6:30 إلى 9:30 ثم من 15:00
- السيارة التي فيها ثلاثة فأكثر تقف في صف الزوار كل يوم

الحوامل وذوو الحركة المحدودة والورديات الليلية أماكنهم محفوظة دون نموذج. وعند الافتتاح تصير نقاط الشحن 24 بدل ست.`,
    daysAgo: 2,
    hour: 9.25,
    likes: 23,
    comments: [
      ["karim", "لوحتي تنتهي بصفر. هل الصفر فردي أم زوجي أم أزمة وجودية؟"],
      ["musa", "زوجي يا كريم، رياضيًا وإداريًا.", 0],
      ["dana", "Mathematically confirmed. Emotionally, zero has no side."],
      ["yara", "Three of us from Al Narjis could share a ride and one seat is free, leaving at 7:10. Anyone?"],
      ["shahad", "أنا! ومستعدة أدفع نصيبي قهوة.", 3],
      ["fahad", "هل يشمل نظام اللوحات مواقف الإدارة العليا؟"],
      ["musa", "يشملها، بتوجيه من سلمان نفسه. لوحته فردية وسيأتي بالحافلة يوم الاثنين.", 5],
      ["fahad", "إذن أراه في الحافلة، لوحتي فردية أيضًا.", 5],
      [
        "nouf",
        "ثلاثة أسابيع فرصة ممتازة لقياس المشاركة في الركوب. إذا سجّلتم سيارتكم في [ride.wahat.example](https://ride.wahat.example) نعرف كم رحلة وفّرنا.",
      ],
      [
        "ziad",
        "The shuttle ends at 9:30 but flexible hours let people arrive at 9:30. Somebody will stand at the metro and wave.",
      ],
      [
        "jamila",
        "Good catch. Last shuttle is now 9:20 from the metro with arrival at 9:28, and on request until 10:00.",
        9,
      ],
      ["hassan", "الأرضية الجديدة تحتاج 72 ساعة حتى تجف تمامًا. من يمشي عليها قبل ذلك سيترك أثره للتاريخ، وعندي كاميرا."],
      ["latifa", "Are the two shaded rows first come first served? Asking for my dashboard, which melted in August."],
      [
        "saud",
        "ممر المشاة من الساحة الشرقية يقطع مخرج الشاحنات. وضعنا منظّمًا من 7 إلى 9، فأرجو ألا يختصر أحد الطريق بين الحواجز.",
      ],
      ["turki", "والسواقين عندهم تعليمات يوقفون تمامًا عند الخط. شوفوهم بعيونهم قبل ما تقطعون."],
      [
        "adel",
        "The 24 chargers share 160 kW. If all are taken, each gets about seven, so it is a charge for the working day and not for the coffee break.",
      ],
      ["badr", "وصلت 6:40 اليوم بروفة، ولقيت سبعين موقفًا فاضيًا ولقيت نفسي بلا سبب للصحيان."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "jamila",
    titleEn: "Level three becomes the quiet floor, and rooms get names you chose",
    titleAr: "الدور الثالث صار دور الهدوء، والقاعات بأسماء من اختياركم",
    bodyEn: `Two results from last month's vote, in which 164 of you took part.

**Level three is quiet** from Sunday. No calls at desks, no speakers, no "just a quick one" over a shoulder. There are nine phone booths by the lifts for everything else, and small green lamps for your desk: on means “please write instead”.

**Meeting rooms** lose their numbers. The winners are names of wadis, in order of size: the largest is **Hanifah**, the two-seat booth on level five is **Sahba**. "Room of Eternal Follow-up" came fourth and was, after discussion, not adopted.

The old numbers stay in the booking page in small grey letters for six months.`,
    bodyAr: `نتيجتان من تصويت الشهر الماضي الذي شارك فيه 164 منكم.

**الدور الثالث هادئ** من الأحد: لا مكالمات على المكاتب، ولا مكبّرات صوت، ولا «دقيقة بس» من فوق الكتف. ولكل ما عدا ذلك تسع كبائن عند المصاعد، ومصابيح خضراء صغيرة للمكاتب معناها إذا أضاءت: «اكتب لي فضلًا».

**وقاعات الاجتماع** ودّعت أرقامها. فازت أسماء الأودية بحسب الحجم: أكبرها **حنيفة**، وأصغرها كبينة المقعدين في الخامس واسمها **صهباء**. أما «قاعة المتابعة الأبدية» فجاءت رابعة ولم تُعتمد بعد نقاش.

وتبقى الأرقام القديمة في صفحة الحجز بخط رمادي صغير ستة أشهر.`,
    daysAgo: 11,
    hour: 13,
    likes: 33,
    comments: [
      [
        "yousef",
        "The green lamp changed my life for exactly one morning, until somebody came to ask what the green lamp means.",
      ],
      ["jamila", "Printed the meaning on the lamp now. In letters that can be read without asking.", 0],
      ["waleed", "اقتراح «المتابعة الأبدية» كان لي، وأطالب بإعادة الفرز."],
      ["karim", "أعدنا الفرز يا وليد، وهبطت إلى الخامسة.", 2],
      ["priya", "How do I find Sahba when I have four minutes? I walked past it twice, I thought it was a cupboard."],
      ["musa", "It was a cupboard. That is why it is so quiet.", 4],
      [
        "hamad",
        'Two people on level three have mechanical keyboards. I do not want to be that person, but the floor plan says "quiet", and mine is one of them.',
      ],
      ["layla", "Then be the other person, Hamad: the service desk lends silent keyboards, no form needed."],
      ["osama", "أخيرًا دور أقرأ فيه عقدًا من 90 صفحة دون أن أعرف ماذا تعشّى الجميع البارحة."],
      ["rania", "The booths are lovely but after 20 minutes there is no air left. Could the fan start with the light?"],
      ["hassan", "وصّلت المروحة بحساس الحركة في ثلاث كبائن للتجربة، والباقي الخميس.", 9],
      ["mazen", "أجرينا فيه تدريب الاستماع للمكالمات أمس. فرق كبير، حتى الموظف الجديد سمع نفسه لأول مرة."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "hassan",
    titleAr: "مصعدان من أصل أربعة خارج الخدمة هذا الأسبوع",
    bodyAr: `نغيّر حبال المصعدين 2 و3 من الأحد إلى الخميس. الحبال القديمة سليمة، لكن عمرها بلغ عشر سنوات، ولا أنتظر أنا ولا أنتم حتى تقول هي شيئًا.

- المصعد 1 للأدوار الزوجية، والمصعد 4 للفردية، من 7:30 إلى 9:30 فقط.
- مصعد الخدمة مفتوح لذوي الإعاقة ولمن معه حمل ثقيل.
- الدرج نظيف ومضاء ومكيّف، وعلّق كريم على كل دور سطرًا من قصة؛ تنتهي القصة في الدور التاسع.

متوسط الانتظار المتوقع أربع دقائق. إن زاد على سبع فاتصل بي على 3117 وأنزل أنا أنظّم الصف.`,
    daysAgo: 5,
    hour: 8,
    likes: 28,
    comments: [
      ["maha", "صعدت الدرج فقط لأعرف نهاية القصة. نهاية غير متوقعة، وركبتاي تطالبان بتعويض."],
      ["karim", "الجزء الثاني الأسبوع القادم، وفيه دور عاشر.", 0],
      [
        "reem",
        "Nine floors, twice a day, for four days: 1,296 steps. I have counted, and I now have opinions about step 17 on level six.",
      ],
      ["hassan", "الدرجة 17 في السادس أعلى من غيرها بسنتيمتر، معك حق. سأضع عليها شريطًا واضحًا اليوم.", 2],
      ["tariq", "ضيوف الرئيس يصلون الثلاثاء 8:45، فهل يُحجز لهم المصعد 4 عشر دقائق؟"],
      ["hassan", "لهم مصعد الخدمة، فرشته وعطّرته، وهو والله أوسع من غيره.", 4],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "saud",
    titleEn: "The evacuation drill: seven minutes forty, and four surprises",
    titleAr: "تجربة الإخلاء: سبع دقائق وأربعون ثانية وأربع مفاجآت",
    bodyEn: `On Tuesday we emptied Al Waha Tower in **7:40**. The target is eight minutes, the last drill took 11:05. Well done, and thank you for leaving the coffee behind (most of you).

What surprised us:

1. The north stair stayed almost empty, because everyone uses the door they know.
2. Eleven people went back for their phones. A phone is not a colleague.
3. Two floor wardens were on leave and nobody knew who stood in for them.
4. The alarm cannot be heard in the new phone booths at all.

The fourth is already being fixed with flashing lights. For the third: each floor now has **three** wardens and their photographs hang by the lifts. The next drill comes without notice.`,
    bodyAr: `أخلينا برج الواحة يوم الثلاثاء في **7:40**، والهدف ثماني دقائق، وكانت التجربة السابقة 11:05. أحسنتم، وشكرًا لترك القهوة في مكانها (معظمكم).

وما فاجأنا:

1. بقي الدرج الشمالي شبه خالٍ، لأن كل واحد يقصد الباب الذي يعرفه.
2. عاد أحد عشر شخصًا لأخذ جوالاتهم. الجوال ليس زميلًا.
3. كان مسؤولا إخلاء في إجازة، ولم يعرف أحد بديلهما.
4. الإنذار لا يُسمع داخل كبائن الهاتف الجديدة إطلاقًا.

الرابعة تُعالج الآن بأضواء وامضة. والثالثة: صار لكل دور **ثلاثة** مسؤولين، وصورهم معلّقة عند المصاعد. والتجربة القادمة دون موعد.`,
    daysAgo: 47,
    hour: 12,
    likes: 34,
    comments: [
      [
        "omar",
        "Number four was me. I came out of the booth to an empty floor and thought I had missed a public holiday.",
      ],
      ["saud", "And you went back in to finish the call, Omar. The camera saw it.", 0],
      [
        "amal",
        "مركز الاتصال أخلى في أقل من خمس دقائق، لكن 19 مكالمة انقطعت. نحتاج رسالة صوتية آلية تعمل بزر واحد عند الإخلاء.",
      ],
      ["bilal", "It takes me half a day to build. One button by the warden's vest, and it also works from Dammam.", 2],
      [
        "imran",
        "I used the north stair. It is beautiful, cool and nobody steps on your heels. I feel I should not have told you.",
      ],
      ["hessa", "سؤال جدي: من يتأكد من دورات المياه وغرفة الأمهات؟"],
      ["saud", "مسؤولة الإخلاء في كل دور، وهي أول مهمة في بطاقتها. ومن الشهر القادم بينهن اثنتان دائمًا على الأقل.", 5],
      ["jana", "أعدت تصميم لوحات المخارج بأسهم أكبر وصورة للدرج الشمالي نفسه. تُركّب الأحد."],
      ["ziad", "11:05 to 7:40 is 31% better. If only the month-end close evacuated that fast."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "bilal",
    titleEn: "The last eleven old printers retire on Thursday",
    bodyEn: `After nine years of service and, by my count, 2,300 paper jams, the eleven small printers under people's desks will be collected on Thursday.

From then on there is one queue called **Wahat Print**. Send your document, walk to any of the 14 large machines, tap your card and it comes out. Whatever nobody collects is deleted after 24 hours, which in the trial saved 31% of the paper.

Scanning to Arabic text now works as well, and not only on good days. If your work needs a label printer or a plotter, it stays where it is, I promise.`,
    daysAgo: 95,
    hour: 11,
    likes: 12,
    comments: [
      ["nasser", "طابعتي الصغيرة كانت تعرف أسرار الرواتب كلها ولم تخبر أحدًا. وداعًا يا صديقتي الكتوم."],
      ["bilal", "She will be wiped with full honours, Nasser. I do it myself, with the certificate.", 0],
      ["rania", "The A1 plotter on level six is spared, I heard the promise. It is in writing now."],
      ["samira", "جرّبت مسح نص عربي مشكول فطلع سليمًا إلا كلمة واحدة صارت اسم مدينة. تقدّم هائل."],
      ["joud", "Does tapping work with the phone card, or only with the plastic one?"],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "jana",
    titleEn: "New templates: slides, letters and cards that read in both directions",
    titleAr: "القوالب الجديدة: عروض وخطابات وبطاقات تُقرأ من الجهتين",
    bodyEn: `The templates have been redrawn from zero, with Arabic first and not as a mirror at the end.

- **Slides**: 22 layouts, each in both directions, and numbers that align in mixed tables
- **Letters**: one page, the logo is smaller, the address finally right
- **Business cards**: Arabic on one side, English on the other, a QR code on neither (you voted, 2 to 1)

Please do not stretch the palm. It is 14 by 18 and wishes to remain so. Everything is at [brand.wahat.example](https://brand.wahat.example), and on Mondays at two I sit in the canteen for anyone who is stuck.`,
    bodyAr: `أُعيد رسم القوالب من الصفر، والعربية فيها أولًا لا مرآةً تُضاف في الآخر.

- **العروض**: 22 تخطيطًا بالاتجاهين، وأرقام تصطف في الجداول المختلطة
- **الخطابات**: صفحة واحدة بشعار أصغر وعنوان صحيح أخيرًا
- **بطاقات العمل**: العربية في وجه والإنجليزية في وجه، ولا رمز QR في أيهما (صوّتم بواقع 2 إلى 1)

رجاءً لا تمطّوا النخلة؛ مقاسها 14 في 18 وتحب أن تبقى كذلك. كل شيء في [brand.wahat.example](https://brand.wahat.example)، وأجلس في الكافتيريا كل اثنين الساعة الثانية لمن علق في شيء.`,
    daysAgo: 120,
    hour: 10,
    likes: 25,
    comments: [
      ["mishal", "عرض العميل صار أجمل من المنتج نفسه. علينا أن نلحق به الآن."],
      ["elena", "The mixed tables work! For a year my percentages wandered to the wrong side of the bracket."],
      ["jana", "Those wandering percentages were the reason I started. Thank you for the 40 screenshots.", 1],
      ["abdullah", "فريق الموقع يحتاج قالبًا لتقرير يومي يُطبع أبيض وأسود. الألوان عندنا كلها رمادي."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "tariq",
    titleAr: "تسجيل الزوار: رابط واحد بدل ثلاث مكالمات",
    bodyAr: `كان استقبال زائر واحد يحتاج مكالمة للأمن وثانية للاستقبال وثالثة للمواقف. ومن اليوم يكفي رابط واحد: [visit.wahat.example](https://visit.wahat.example).

أدخل الاسم ورقم الجوال والوقت، فتصل إلى ضيفك رسالة فيها خريطة وموقف محجوز ورمز دخول. وحين يصل يأتيك إشعار، ويرافقه الاستقبال إلى دورك.

الضيوف دون موعد مرحب بهم كما كانوا دائمًا، لكن القهوة تسبق الدخول عشر دقائق. وللوفود من ستة أشخاص فأكثر، اكتبوا لي قبل يوم حتى نجهّز القاعة والضيافة.`,
    daysAgo: 150,
    hour: 9.5,
    likes: 14,
    comments: [
      [
        "yara",
        "Does the message arrive in English for foreign numbers? My partner from abroad received a poem of symbols last time.",
      ],
      ["tariq", "نعم، حسب مفتاح الدولة، ويمكنك تغيير اللغة يدويًا. والقصيدة كانت خطأ ترميز، مع الاعتذار للشاعر.", 0],
      ["noura", "شكرًا لحذف خانة رقم الهوية. لا نحتاجها، وما لا نحتاجه لا نجمعه."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "huda",
    titleEn: "How we talk here: six small rules for the community pages",
    titleAr: "كيف نتحاور هنا: ست قواعد صغيرة لصفحات المجتمع",
    bodyEn: `I read nearly every comment (it is my job, and mostly a pleasure). These six rules keep it so:

1. Disagree with the idea and leave the person standing.
2. Write in the language you think in. Nobody has to apologise for either.
3. If you know the answer, give it. If you do not, "following" is not an answer.
4. No client names, no salaries, no photographs without a yes.
5. Jokes are welcome, at the expense of printers first.
6. I remove a comment only after writing to its author, except when it harms somebody.

Last quarter I removed four out of 2,100. I hope to become unemployed.`,
    bodyAr: `أقرأ تقريبًا كل تعليق (هذا عملي، وهو في معظمه متعة)، وهذه ست قواعد تبقيه كذلك:

1. خالف الفكرة ودع صاحبها واقفًا.
2. اكتب باللغة التي تفكّر بها، ولا أحد مطالب بالاعتذار عن لغته.
3. إن عرفت الجواب فقله، وإن لم تعرفه فكلمة «متابع» ليست جوابًا.
4. لا أسماء عملاء، ولا رواتب، ولا صور دون موافقة.
5. المزاح مرحب به، وعلى حساب الطابعات أولًا.
6. لا أحذف تعليقًا قبل أن أراسل صاحبه، إلا ما فيه أذى لأحد.

في الربع الماضي حذفت أربعة تعليقات من 2,100، وأتمنى أن أصير بلا عمل.`,
    daysAgo: 168,
    hour: 10,
    likes: 27,
    comments: [
      ["alia", "القاعدة الثانية هي سبب نجاح الصفحات كلها، والخامسة سبب نجاحي أنا."],
      ["grace", "Rule six is fair. I once had the message from Huda and it was kinder than my comment."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "osama",
    titleEn: "One services contract template replaces the former nine",
    bodyEn: `As of today there is **one** template for buying services up to 500,000 riyals. The nine older ones have been withdrawn from the shared drive, including the one from 2011 that mentioned fax numbers.

It is eight pages, bilingual in two columns, and the parts you may fill in are shaded. Please do not edit the rest; if a supplier asks for a change, send me their words and I will answer within two working days.

The template and a page of explanations: [legal.wahat.example/services](https://legal.wahat.example/services).`,
    daysAgo: 205,
    hour: 13.5,
    likes: 6,
    comments: [],
  },
];
