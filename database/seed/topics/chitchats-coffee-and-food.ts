import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const chitchatsCoffeeAndFood: SeedTopic[] = [
  {
    category: seedCategory.chitchats,
    author: "omar",
    titleEn: "Seventh floor coffee machine: can we have the old one back?",
    titleAr: "ماكينة قهوة الدور السابع: نبي القديمة",
    bodyEn: `The new machine has a touch screen, eleven drinks and a small animation of a bean smiling at you. The old machine had one button and made coffee.

I have tried to love the new one for three weeks. This morning I pressed **Espresso**, watched the bean smile for a minute and a half, and received something the colour of weak tea.

Three questions for the floor:

1. Is it only me?
2. Where did the old machine go?
3. Who decides?

I am ready to be told that I am a dinosaur. Please bring evidence.`,
    bodyAr: `الماكينة الجديدة فيها شاشة لمس وأحد عشر مشروبًا وحبة بن تبتسم لك. القديمة كان فيها زر واحد، وكانت تصنع قهوة.

حاولت أحبها ثلاثة أسابيع. اليوم ضغطت **إسبريسو** وانتظرت دقيقة ونصفًا، وطلع لي شيء لونه أقرب إلى الشاي الخفيف.

عندي ثلاثة أسئلة لأهل الدور:

1. هل المشكلة عندي وحدي؟
2. وين راحت القديمة؟
3. من صاحب القرار؟

ومستعد أسمع أني «دقّة قديمة»، لكن هاتوا الدليل.`,
    daysAgo: 12,
    hour: 9.25,
    likes: 51,
    comments: [
      [
        "bilal",
        "I timed it for a week: the new machine needs 94 seconds for an espresso, the old one needed 38. In my team we call that a regression.",
      ],
      ["priya", "3 of my last 20 cups were hot water with good intentions. I am filing it as severity two.", 0],
      [
        "rakan",
        "وصلتنا 17 تذكرة دعم عن ماكينة القهوة هذا الشهر، أكثر من الطابعات. يا جماعة نحن الدعم التقني، لسنا باريستا.",
      ],
      ["layla", "Two of those tickets are mine, and I meant every word.", 2],
      ["musa", "القديمة ما انرمت، هي في مخزن القبو. لكن قطعها صارت نادرة، وآخر إصلاح كلّفنا 1,800 ريال."],
      ["hassan", "أقدر أشغّلها من جديد إذا لقينا مضخة. أعرف محلًا عنده وحدة مستعملة، أمرّ عليه الأحد.", 4],
      ["imran", "I paid that invoice. The supplier really wrote “pump, gasket and patience”.", 4],
      ["maha", "قبل أن نحنّ إلى الماضي: العقد الجديد يشمل البن والتنظيف ويوفر 900 ريال في الشهر. أما الطعم فموضوع آخر."],
      [
        "ziad",
        "900 a month is nine riyals for each person on the floor. I would happily pay nine riyals for flavour.",
        7,
      ],
      ["majed", "صوّتوا وأنا ملتزم بالنتيجة، بشرط واحد: ما ينلغي اجتماع بسبب الماكينة بعد اليوم."],
      [
        "dana",
        "Poll after two hours, 61 votes: old machine 34, new machine 15, “just bring the dallah” 12. The third option is rising fast.",
      ],
      ["wafa", "الدلّة ما تحتاج مناقصة ولا ثلاثة عروض أسعار. صوتي لها.", 10],
      ["jamila", "الدلّة موجودة أصلًا في مجلس الدور الثالث كل يوم من 9 إلى 11 ومعها تمر. تعالوا بدل الخصام."],
      ["yousef", "سنتين هنا وما أحد علّمني! هل هو اللي جنب المكتبة؟", 12],
      ["jamila", "إي نعم، آخر الممر على اليمين. والفنجان الأول ضيافة، والثاني تغسله بنفسك.", 12],
      [
        "elena",
        "In my last job we fought about tea, so this is an upgrade. Can somebody show me how to clean the milk nozzle? The sign is only a drawing of a sad cow.",
      ],
      ["hassan", "اضغطي الزر الأوسط خمس ثوانٍ وحطّي كوب ماء تحته. والبقرة الحزينة من المورّد، ما لنا ذنب.", 15],
      ["jana", "عطوني يومًا وأسوي لافتة بالعربي والإنجليزي، وببقرة مبتسمة.", 15],
      ["fahad", "ملاحظة مالية قصيرة: قهوتي من البيت، وتكلفتها على الشركة صفر."],
      ["salman", "يا فهد لا تعطِ الناس أفكارًا، بكرة يطلبون بدل قهوة.", 18],
      [
        "noura",
        "Security note: the new machine keeps asking to join the office network. It may not. It can keep its milk preferences to itself.",
      ],
      ["bilal", "The machine tried the guest Wi-Fi four times last night. Blocked."],
      ["alia", "So the first device we turned away this year is a coffee machine. Put it in the annual report."],
      ["mazen", "في مركز الاتصال ما عندنا إلا القهوة الفورية وراضين. جرّبوا وردية الليل ثم اشتكوا."],
      ["grace", "Confirmed by data: at 2 a.m. instant coffee scores five out of five."],
      ["ghassan", "وفي مستودع الدمام إبريق شاي بالنعناع ما يفضى. المتخاصمون على راسي."],
      ["karim", "اقتراح تحريري: بدل «ماكينة القهوة الجديدة» نكتب «ماكينة الانتظار»."],
      [
        "adel",
        "The new one idles at 210 W all night. A timer plug for forty riyals fixes that, whoever wins the vote.",
      ],
      ["faisal", "Approved. Timer this week, please; the rest we can settle over a «فنجان».", 27],
      [
        "musa",
        "القرار: الجديدة تبقى بعد ضبط الطحن يوم الأحد، والقديمة ترجع تجربة ثلاثة أشهر متى ما وصلت المضخة، والدلّة باقية للجميع.",
      ],
      ["omar", "I accept this peace treaty on behalf of the espresso faction.", 29],
      ["ibrahim", "Speaking as General Counsel: a treaty requires two witnesses and a plate of biscuits.", 29],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "mishal",
    titleEn: "Best kabsa within fifteen minutes of Al Waha Tower",
    titleAr: "أفضل كبسة حول برج الواحة خلال ربع ساعة",
    bodyEn: `Two clients are coming on Wednesday and both said the same thing: "No hotel buffet, please. Take us where you eat."

So, colleagues: where do we eat? My conditions are simple.

- No more than fifteen minutes from the Tower, parking included
- Clean, calm enough for a conversation, tables and floor seating
- One dish a vegetarian guest can enjoy without apologising

I will test the top three before Wednesday. This is a sacrifice I make for the company.`,
    bodyAr: `عندي ضيفان من العملاء يوم الأربعاء، والاثنان قالا الكلام نفسه: «لا تودّونا بوفيه فندق، ودّونا وين تاكلون أنتم».

طيب، وين ناكل؟ شروطي بسيطة:

- ما يزيد على ربع ساعة من البرج مع الموقف
- نظيف وهادئ، فيه طاولات وجلسات أرضية
- فيه طبق يستمتع به الضيف النباتي بدون اعتذار

وسأجرّب أول ثلاثة ترشيحات قبل الأربعاء. تضحية مني لأجل الشركة.`,
    daysAgo: 27,
    hour: 11.5,
    likes: 37,
    comments: [
      [
        "turki",
        "مطعم «بيت السدرة» خلف محطة الوقود، عشر دقائق بالسيارة. اطلب لحم حاشي واحجز قبلها بيوم، وقل لهم من طرف تركي.",
      ],
      ["mishal", "«من طرف تركي» فيها خصم ولا فيها فاتورة قديمة؟", 0],
      ["turki", "فيها صحن زيادة، وهذا أهم.", 0],
      [
        "ravi",
        "For the vegetarian guest: Beit Al Sidra makes a carrot and raisin rice with okra stew that is not an afterthought. I have tested it eleven times.",
      ],
      ["abdullah", "كبسة المطاعم كلها مقبولة، لكن إذا الضيف عزيز فالكبسة في البيت. العرض جاد، بيتي عشرون دقيقة."],
      ["waleed", "Best partnership offer I have heard all quarter, Abu Fayez.", 4],
      ["nasser", "انتبهوا للأربعاء: بعد 1:00 ما تلقون موقفًا. إما 12:15 أو بعد الثانية."],
      ["samira", "I mapped it: leaving by the east gate saves six minutes at noon because of the roadworks."],
      ["anas", "الطريق الشرقي يسكّر الأربعاء من 12:30 عشان الصبّ، اطلعوا من البوابة الجنوبية.", 7],
      [
        "elena",
        "Please tell your guests that eating with the hand is an invitation and not an exam. Nobody told me, and I practised at home with couscous.",
      ],
      ["badr", "Respect for the practice! خبزة التميس أسهل للمبتدئين."],
      ["hanan", "قاعدة مجرّبة: إذا سائقو الشركة ياكلون فيه فهو نظيف ورخيص. اسألوا فريق النقل قبل التطبيقات."],
      ["maryam", "«مطبخ الراوية» أهدأ للكلام، بس الكبسة عندهم 6 من 10. والسليق 9."],
      [
        "imran",
        "Whatever you choose, collect a proper tax invoice. A photo of the menu is not an invoice, as we learned in March.",
      ],
      ["waleed", "النتيجة يا مشعل؟ العميلان أرسلا لي صورة صحن فاضي وكلمة واحدة: «متى نعيدها؟»"],
      ["mishal", "بيت السدرة، ثلاث ساعات، ووقّعنا مذكرة التفاهم بعدها بيومين. والفاتورة عند عمران، ضريبية.", 14],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "grace",
    titleEn: "The case of the missing yoghurt, fifth floor fridge",
    bodyEn: `Facts: one mango yoghurt, bought Sunday, labelled **GRACE** in green marker, top shelf. Gone on Monday at 10:40. On Tuesday a second yoghurt, also labelled, also gone.

I measure service quality for a living, so I looked for a pattern. Here it is: only mango. The strawberry has stood untouched next to it for nine days.

I am not angry. I just want to meet the person whose taste agrees with mine so exactly.

> Reward: one mango yoghurt, handed over in person, no questions asked.`,
    daysAgo: 24,
    hour: 10.75,
    likes: 44,
    comments: [
      ["shahad", "Witness statement: the strawberry expired five days ago. Even the thief reads the date."],
      ["grace", "So the thief has standards. This narrows it down to people who read labels.", 0],
      ["mazen", "The night shift has been interrogated. We plead guilty to the labneh in June and to nothing else."],
      ["amal", "القاعدة القديمة: ما عليه اسم مشاع، وما عليه اسم أمانة. خلّونا نرجع لها."],
      [
        "jamila",
        "The fridge is emptied every Thursday at 15:00. Anything without a name and a date goes. That does not explain Monday, sorry Grace.",
      ],
      [
        "ravi",
        "Only mango, only before eleven, two days in a row. Has anybody checked whether a new joiner thinks the top shelf is company hospitality?",
      ],
      [
        "joud",
        "Oh no. It was me. In my orientation somebody said “the top shelf is for everyone” and I thought, what a kind company. Grace, I owe you two yoghurts and an apology.",
      ],
      [
        "grace",
        "Case closed, and welcome to Wahat! The top shelf is for everyone on the THIRD floor. Lunch on Sunday?",
        6,
      ],
      ["khaled", "أنا اللي قلت لها عن الرف، وكنت أقصد الدور الثالث. أتحمّل علبة من الثنتين."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "huda",
    titleEn: "Thursday breakfast: bring the dish your mother would defend",
    titleAr: "فطور الخميس: هات الطبق اللي أمك تدافع عنه",
    bodyEn: `The open breakfast returns this Thursday from 8:00 to 9:30 on the third floor terrace. One rule: bring a dish that your family would argue about.

- Write your name and the dish below so we do not get fourteen trays of sambusa again
- Note nuts, milk and eggs on a card next to the dish
- Cannot cook? Bring bread, fruit or a good story

Colleagues in Jeddah and Dammam: set up your own table and send Faris a photo.`,
    bodyAr: `يرجع الفطور المفتوح هذا الخميس من 8:00 إلى 9:30 في شرفة الدور الثالث، وله شرط واحد: هات طبقًا تختلف عليه العائلات.

- اكتب اسمك وطبقك تحت، حتى ما تتكرر قصة 14 صينية سمبوسة
- حط بطاقة تبيّن المكسرات والحليب والبيض
- ما تعرف تطبخ؟ هات خبزًا أو فاكهة أو سالفة حلوة

وزملاؤنا في جدة والدمام: جهّزوا سفرتكم وأرسلوا الصور لفارس.`,
    daysAgo: 0,
    hour: 7.25,
    likes: 18,
    comments: [
      ["rania", "مناقيش زعتر على طريقة جدتي، 40 حبة. أي أحد يقول «بيتزا» ينحرم."],
      ["omar", "Shakshuka, and my sister Lina will bring hers too. You will vote. Blindfolded."],
      ["lina", "Omar burns the onions and calls it depth. See you all on Thursday.", 1],
      ["maryam", "بلاليط! بس أحتاج سخّانًا، فيه فيش قريب في الشرفة؟"],
      ["hassan", "فيه فيشان عند العمود الثاني، وأمدّ لك وصلة الأربعاء العصر.", 3],
      ["saud", "الوصلة تكون مثبتة على الأرض لو سمحتوا، والسخّان بعيد عن الستارة. وأنا جاي بالفول."],
      ["priya", "Masala dosa with coconut chutney. No egg, no nuts, card already written."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "yara",
    titleAr: "كرك فرع جدة: هل يستاهل كل هذا الزحام؟",
    bodyAr: `كل ما نزلت فرع جدة في مهمة قالوا لي: «لازم تذوقين كرك أبو نايف عند الموقف الخلفي». هذا الأسبوع أخيرًا وقفت في الطابور، 22 دقيقة بالساعة، وقدّامي نصف قسم المبيعات.

الحكم: الهيل مضبوط، والسكر زيادة، والكوب ورقي يلسع الأصابع. يعني 7 من 10 في نظري، والمشوار من الرياض ما يشفع له.

أعرف أن أهل جدة سيزعلون. **دافعوا عن كرككم** بالحجة لا بالعاطفة.`,
    daysAgo: 63,
    hour: 14.5,
    likes: 29,
    comments: [
      ["badr", "سبعة؟! أنتِ طلبتِه العصر، والكرك الصح قبل الثامنة صباحًا وهو أول الإبريق."],
      ["yara", "يعني للكرك دوام رسمي وأنا حضرت متأخرة؟ مقبولة.", 0],
      ["khaled", "تم تسجيل 22 دقيقة طابور. لا تسألوني تحت أي بند إجازة.", 0],
      [
        "elena",
        "I was in that queue too. I closed a meeting invitation, two mails and one small deal while waiting. Ten out of ten for productivity.",
      ],
      ["amal", "السر في «نص سكر»، قولي له كذا بالحرف ويضحك لك ويضبطها."],
      ["mona", "كرك الدمام عند بوابة المستودع رقم 3 أحسن وبريالين. خلاص قلتها."],
      ["ghassan", "شهادة من أهل الوردية: صحيح، وزيدي عليه خبز رقاق.", 5],
      ["nouf", "One small request: bring your own cup. I counted 38 paper ones in a single bin before noon."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "nasser",
    titleAr: "السكري ولا الخلاص؟ جلسة تذوق التمر الأحد القادم",
    bodyAr: `جبت من المزرعة خمسة أنواع: سكري رطب، سكري مفتّل، خلاص، صقعي، وعجوة. والنقاش السنوي قائم في قسم الرواتب: من يستحق الصدارة؟

الأحد القادم بعد صلاة الظهر في مجلس الدور الثالث نسوي **تذوقًا أعمى**: صحون مرقّمة بلا أسماء، وكل واحد يرتّبها من 1 إلى 5، ودانة تحسب النتيجة.

ممنوع التأثير على المحكّمين، وممنوع ذكر القصيم أو الأحساء قبل إعلان النتيجة.`,
    daysAgo: 8,
    hour: 12.75,
    likes: 33,
    comments: [
      ["sultan", "النتيجة معروفة قبل التذوق، لكن بحضر احترامًا للتجربة العلمية."],
      ["wafa", "يا أبا محمد هذا تأثير على المحكّمين!", 0],
      [
        "dana",
        "Please rank all five, no ties. Last year somebody wrote “all are my children” and I had to drop the ballot.",
      ],
      ["hessa", "كنت أنا. وما زلت عند رأيي.", 2],
      ["ravi", "As a neutral observer from a mango country, I offer my services as jury president."],
      ["latifa", "Saqi dates have a publicity problem. That is all I will say."],
      ["karim", "أتطوع بالحملة الإعلامية للصقعي، والأجر نصف كيلو.", 5],
      ["nada", "Is the farm yours, Nasser? I ask only because the organiser also votes."],
      ["nasser", "مزرعة خالي، وصوتي لن يُحسب. حتى التمر عندنا فيه التزام!", 7],
      [
        "dana",
        "Results from 43 ballots: Sukkari rutab first with 4.3 of 5, Khalas 4.1, Saqi 3.9, Ajwa 3.4, pressed Sukkari 3.1. The gap between the first two is inside the margin of error.",
      ],
      ["sultan", "«هامش الخطأ» كلمة كبيرة على الخلاص، نعيدها الشهر القادم.", 9],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "priya",
    titleEn: "A vegetarian's honest map of lunch around the Tower",
    bodyEn: `After two years of asking "is there chicken stock in this?" I have made the map I wished for on my first day. Twelve places, walked and tested, with three colours: green means really vegetarian, yellow means ask first, red means they will offer you tuna.

- **Green:** the falafel window behind the pharmacy, the Kerala canteen, the lentil soup lady (Tuesdays only)
- **Yellow:** four places where the rice is cooked in meat broth unless you ask
- **Red:** I will let you discover those

The map is at https://map.wahat.example/vegetarian-lunch. Add your own, please.`,
    daysAgo: 22,
    hour: 13.25,
    likes: 26,
    comments: [
      [
        "ravi",
        "The Kerala canteen does a thali for 18 riyals on Mondays. Go before 12:15 or you will be watching other people eat it.",
      ],
      ["hanan", "شكرًا بريا. لست نباتية لكني أصوم عن اللحم يومين في الأسبوع بأمر الطبيب، والخريطة أنقذتني."],
      ["grace", "What is the situation with the lentil soup lady? I went on Wednesday and found only a chair."],
      ["priya", "Tuesdays only, 11:30 until the pot is empty. The chair stays all week as a promise.", 2],
      ["turki", "جرّبت الفلافل مجاملةً، ورجعت لها ثلاث مرات. لا تعلّمون الشباب."],
      ["adel", "The pharmacy falafel also does a broad bean one if you ask for «طعمية». It is not on the board."],
      ["jamila", "أضفت محلين من جهة البوابة الشمالية. هل ممكن تكون الأسماء بالعربي أيضًا؟"],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "tariq",
    titleAr: "عاجل: من عنده دلّة المكتب التنفيذي الكبيرة؟",
    bodyAr: `صباح الخير. الدلّة النحاسية الكبيرة، أم 12 فنجانًا، طلعت من المكتب التنفيذي آخر الأسبوع «لمدة ساعة» وما رجعت. وعندنا ضيوف اليوم الساعة 10:30.

آخر مشاهدة مؤكدة: مصعد الخدمات، مع صينية وابتسامة بريئة.

من وجدها يتصل بي على تحويلة 1104، **والمسامح كريم**. ومن استعارها له فنجانان أول ما توصل.`,
    daysAgo: 0,
    hour: 6.75,
    likes: 14,
    comments: [
      ["musa", "شفتها في ورشة الصيانة، حسن يلحّم يدّها. تكون عندك قبل التاسعة إن شاء الله."],
      ["hassan", "اليد كانت ترجف من شهر يا طارق، وخفت تنكب على ضيف. خلصت منها، وهي في الطريق مع التلميع.", 0],
    ],
  },
];
