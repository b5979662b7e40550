import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const technologyDataAndAutomation: SeedTopic[] = [
  {
    category: seedCategory.technology,
    author: "dana",
    titleEn: "One page for the whole fleet, refreshed every five minutes",
    titleAr: "صفحة واحدة لكل الأسطول، تتحدّث كل خمس دقائق",
    bodyEn: `Until last month, “where is truck 41?” meant three phone calls. Turki and I built a single page that answers it: 86 vehicles, their last position, fuel, next service, and whether the driver has finished his hours.

## What surprised us
- 9 trucks stand with the engine running for more than 70 minutes a day
- Friday deliveries to Jeddah arrive earlier than Tuesday ones, every single week
- Two vehicles had been “in service” for eleven weeks. They were simply forgotten behind the workshop.

Look at it here: [fleet.wahat.example](https://fleet.wahat.example). Drivers see their own vehicle only. What should be on the second page?`,
    bodyAr: `حتى الشهر الماضي كان سؤال «وين الشاحنة 41؟» يعني ثلاث مكالمات. أنا وتركي بنينا صفحة واحدة تجيب عنه: 86 مركبة، وآخر موقع لكل منها، والوقود، وموعد الصيانة، وهل أكمل السائق ساعاته.

## ما فاجأنا
- 9 شاحنات تقف ومحرّكها يعمل أكثر من 70 دقيقة في اليوم
- طلبات الجمعة إلى جدة تصل أبكر من طلبات الثلاثاء، كل أسبوع بلا استثناء
- مركبتان «في الصيانة» منذ أحد عشر أسبوعًا، والحقيقة أنهما منسيتان خلف الورشة

الصفحة هنا: [fleet.wahat.example](https://fleet.wahat.example)، والسائق يرى مركبته فقط. ماذا نضع في الصفحة الثانية؟`,
    daysAgo: 5,
    hour: 14,
    likes: 40,
    comments: [
      ["turki", "دانة ركبت معنا يومين كاملين قبل أن تكتب سطرًا واحدًا. لهذا نجحت الصفحة."],
      ["dana", "وتعلّمت أن «خمس دقائق وأوصل» وحدة قياس مستقلة 😄", 0],
      [
        "adel",
        "Nine trucks, seventy minutes idle: that is roughly 38 litres of diesel a day. Could the page show idle cost per depot?",
      ],
      ["dana", "Per depot yes, per driver no. We promised the drivers that this page is not a whip.", 2],
      ["sultan", "The right decision. Trust costs more than a litre of diesel.", 2],
      ["ravi", "Second page: waiting time at the customer's gate. I suspect it explains Tuesday."],
      ["mazen", "وأنا أريد زرًا واحدًا: «أبلغ العميل أن شاحنته تأخرت». نصف مكالماتنا سؤال عن موعد الوصول."],
      ["amal", "مع رسالة فيها الموعد الجديد، لا «في أقرب وقت».", 6],
      ["ghassan", "المركبتان المنسيتان واحدة منهما كانت مكان غدائنا. وداعًا."],
      ["hanan", "Second page, my wish: tomorrow's free trucks at 3 pm, so that planning stops guessing."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "dana",
    titleEn: "Why do two reports give two different headcounts?",
    titleAr: "لماذا يعطينا تقريران عددين مختلفين للموظفين؟",
    bodyEn: `Last week one meeting received two numbers for the same question, “how many are we?”: **1,284** and **1,317**. Both were right.

- 1,284 counts people with an active contract on the last day of the month
- 1,317 also counts 21 trainees and 12 colleagues on long leave

The trouble is not the number; it is that neither report says what it counts. From now on every company figure has a **card**: one sentence of definition, an owner, and the hour it was refreshed. The first twelve cards: [data.wahat.example/cards](https://data.wahat.example/cards). Which figure makes your team quarrel? I will write its card next.`,
    bodyAr: `في اجتماع الأسبوع الماضي سُئلنا: «كم عددنا؟» فجاء جوابان: **1,284** و**1,317**. وكلاهما صحيح!

- الأول يعدّ أصحاب العقود السارية في آخر يوم من الشهر
- والثاني يضيف 21 متدرّبًا و12 زميلًا في إجازات طويلة

المشكلة ليست في الرقم، بل في أن التقريرين لا يقولان ماذا يعدّان. من الآن صار لكل رقم **بطاقة**: تعريف من جملة واحدة، ومسؤول، وساعة آخر تحديث. أول اثنتي عشرة بطاقة: [data.wahat.example/cards](https://data.wahat.example/cards). أي رقم يسبّب الخلاف في فريقكم؟ بطاقته هي التالية.`,
    daysAgo: 22,
    hour: 9.25,
    likes: 36,
    comments: [
      ["sara", "نحن أصحاب 1,317، ولا نتنازل عن متدرّبينا 🙂"],
      ["fahad", "And I am the owner of 1,284. We can live in peace with two cards."],
      ["samira", "«نسبة الإنجاز» في المشاريع من فضلك! عندنا ثلاثة تعريفات، والمقاول عنده رابع."],
      ["abdullah", "Progress by cost, by hours, or by quantity. I have heard all three in one sentence.", 2],
      ["dana", "أول الطابور إذن. أحتاج ساعة معكما ومع حمد.", 2],
      ["mishal", "متى يُحسب العميل «جديدًا»؟ أول عرض أم أول عقد أم أول دفعة؟"],
      ["waleed", "أول دفعة. وغير ذلك أمنيات.", 5],
      ["elena", "Then my best quarter has just become my worst one.", 5],
      ["grace", "Please do “first call resolution”. If a customer rings back after nine days, do we count it?"],
      ["ziad", "اقتراح: ضعوا تاريخ آخر تعديل على التعريف نفسه، لا على الرقم فقط. التعريفات تتغيّر بصمت."],
      ["latifa", "فكرة البطاقات بسيطة وأنيقة. شكرًا دانة."],
      [
        "imran",
        "Card request: “overdue”. Thirty days from the invoice date, or from the day it reached us? I have two managers and two answers.",
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "ziad",
    titleEn: "Farewell to the spreadsheet that closed our month",
    titleAr: "وداعًا للملف الذي كان يُقفل شهرنا",
    bodyEn: `Its name was Close_v38. It had 61 sheets, 14 authors, three of whom have left, and one cell (AB209) that nobody dared to touch because it said **“do not touch”**.

With Omar we replaced it, sheet by sheet, over five months. We ran the old and the new side by side for two closings. The difference in the first month was SAR 0.42, and the error was in the old one.

- Closing takes 3 days instead of 6
- Every number shows where it came from
- AB209, we now know, was somebody's lunch account from 2017

If your team lives on a file like this, Omar and I offer one hour to look at it together.`,
    bodyAr: `كان اسمه Close_v38، وفيه 61 ورقة و14 مؤلفًا، ثلاثة منهم غادروا الشركة، وخلية واحدة (AB209) لم يجرؤ أحد على لمسها لأن مكتوبًا فيها **«لا تلمس»**.

استبدلناه مع عمر ورقةً ورقة في خمسة أشهر، وشغّلنا القديم والجديد معًا في إقفالين. كان الفرق في الشهر الأول 0.42 ريال، والخطأ في القديم!

- الإقفال صار في 3 أيام بدل 6
- كل رقم يعرض مصدره
- وAB209 تبيّن أنها حساب غداء أحدهم من عام 2017

إن كان فريقكم يعيش على ملف كهذا، فلكم منا أنا وعمر ساعة ننظر فيه معًا.`,
    daysAgo: 65,
    hour: 13.25,
    likes: 46,
    comments: [
      ["maha", "ثلاثة أيام بدل ستة يعني أنني حضرت حفل ابنتي في آخر الشهر لأول مرة."],
      ["fahad", "The lunch account was mine. I owe Hassan 35 riyals, apparently."],
      ["imran", "I miss the colours. Nothing else."],
      ["wafa", "عندنا ملف مقارنة العروض، 22 ورقة. نحجز الساعة؟"],
      ["omar", "Sunday at ten. Send the file on Thursday, so that I can be shocked in private.", 3],
      ["samira", "ونحن بعدكم في الطابور: جدول الموارد بين المشاريع."],
      ["hanan", "Did you keep a copy to read? We will need to compare with earlier years."],
      ["ziad", "محفوظة للقراءة فقط مع شرح من صفحتين، وتبقى عشر سنوات.", 6],
      ["nada", "May I have AB209 printed and framed? It belongs in the next controls training."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "hamad",
    titleEn: "The drone counted our earthworks in 22 minutes",
    titleAr: "الطائرة المسيّرة حسبت كميات الحفر في 22 دقيقة",
    bodyEn: `In the Northern District project we used to measure excavation with two surveyors, for two days, in the heat. Last week Anas flew a drone over sector C: **22 minutes in the air, three hours of processing**.

The volume differed from the manual survey by 1.8%. That is within our tolerance of 3%, but it is not zero, so for now we do both once a month and only the drone in between.

- Flights before 7:00, when nobody is on site
- No faces, no neighbouring houses: the area is masked
- The permit is with Saud, and the pilot has a licence (it took him two attempts, he asked me to add)`,
    bodyAr: `في مشروع الحي الشمالي كنا نقيس الحفريات بمسّاحَين ويومين تحت الشمس. الأسبوع الماضي طيّر أنس المسيّرة فوق القطاع C: **22 دقيقة في الجو وثلاث ساعات معالجة**.

الفرق عن القياس اليدوي 1.8%، وهو ضمن المسموح (3%) لكنه ليس صفرًا. لذلك نجمع الطريقتين مرة في الشهر، ونكتفي بالمسيّرة بينهما.

- الطيران قبل السابعة صباحًا والموقع خالٍ
- لا وجوه ولا بيوت الجيران، فالمنطقة محجوبة
- التصريح عند سعود، والطيّار مرخّص (من المحاولة الثانية، وهو طلب مني أن أذكرها)`,
    daysAgo: 12,
    hour: 8.5,
    likes: 34,
    comments: [
      ["anas", "المحاولة الأولى كانت الريح، أقسم."],
      ["faris", "لو تحتاجون طيّارًا احتياطيًا فأنا مرخّص، ومن المحاولة الأولى 😌", 0],
      ["abdullah", "What does 1.8% mean in money for sector C?"],
      [
        "hamad",
        "About SAR 46,000 on the monthly certificate, in our favour this time. That is why the contractor asked for the raw data, and he got it.",
        2,
      ],
      ["osama", "Does the contract allow a drone survey as the basis for payment? Annex 6 says “field survey”."],
      [
        "hamad",
        "Well timed, Osama. Payment still follows the manual one, and we need your wording for the amendment.",
        4,
      ],
      ["samira", "Can I have the surface model each week? It would replace my coloured-pencil progress map."],
      ["saud", "تذكير: الرحلة تُلغى إذا تجاوزت الرياح 28 كم/س، ولو كان المدير واقفًا ينتظر."],
      ["jana", "The orthophoto is beautiful. May I use sector C as the cover of the annual report?"],
    ],
  },
  {
    category: seedCategory.technology,
    author: "mazen",
    titleAr: "أول أسبوع للردّ الآلي في مركز الاتصال: بصراحة",
    bodyAr: `شغّلنا الردّ الآلي على ثلاثة أسئلة فقط: موعد الصيانة، ورصيد الفاتورة، وعنوان الفرع. وهذه النتيجة دون تجميل بعد 2,310 مكالمات:

- **61%** انتهت دون موظف، والعميل راضٍ
- **27%** طلبت إنسانًا فورًا، ووصلت إليه في أقل من 40 ثانية
- **12%** علقت، وهذا ذنبنا: الردّ لا يفهم من يقول «أبي أكلّم أحد» بلهجات مختلفة

قررنا ألا نضيف سؤالًا رابعًا حتى تنزل الـ12% إلى 4%. من يسجّل لنا أصوات لهجات متنوعة؟ عشر جمل تكفي.`,
    daysAgo: 54,
    hour: 11.75,
    likes: 28,
    comments: [
      ["shahad", "سجّلت جدتي، أربع طرق مختلفة لقول «عطوني واحد يفهم»."],
      [
        "grace",
        "I listened to 60 of the stuck calls. In 22 of them the customer was polite to the machine for over two minutes. We should be ashamed, gently.",
      ],
      ["yousef", "أقدر أضيف قاعدة بسيطة: بعد محاولتين فاشلتين يتحوّل لموظف دون سؤال. يوم عمل واحد."],
      ["nada", "هل يُبلَّغ المتصل أنه يكلّم نظامًا آليًا وأن المكالمة مسجّلة؟ يلزم الاثنان."],
      ["amal", "الاثنان في أول ست ثوانٍ، وبالصياغة التي اعتمدتِها.", 3],
    ],
  },
  {
    category: seedCategory.technology,
    author: "rania",
    titleEn: "Walk through the model on your phone",
    bodyEn: `You no longer need an architect's computer to see a building that does not exist yet. The viewer for our project models now works on any phone made in the last four years.

- Open [models.wahat.example](https://models.wahat.example) and choose **Northern District, Block 4**
- Walk with two thumbs; tap a wall to see what it is made of
- Switch on “clashes” and you will see 17 places where a pipe wants to go through a beam. They are real, and we are on them.

Sales: you may show it to customers, but only with the “published” layer. Site: please write comments in the model, not in a photo of a screen.`,
    daysAgo: 120,
    hour: 10.75,
    likes: 21,
    comments: [["badr", "جرّبتها مع عميل أمس، وقضى ربع ساعة يبحث عن مكان غسالته. وقّع بعدها 😄"]],
  },
  {
    category: seedCategory.technology,
    author: "reem",
    titleAr: "دورة SQL للمبتدئين: ست حصص ولا تحتاج خلفية",
    bodyAr: `كم مرة انتظرت يومين لتعرف رقمًا واحدًا؟ مع دانة وعمر جهّزنا دورة من **ست حصص**، كل اثنين من 1:00 إلى 2:00، تتعلم فيها أن تسأل البيانات بنفسك.

1. الجداول وما فيها
2. اسأل وصفِّ
3. اجمع وعُدّ
4. اربط جدولين
5. الأخطاء الشائعة (وفيها قصص)
6. سؤالك أنت من عملك

المقاعد 18، والأولوية لمن يكتب في طلبه السؤال الذي يريد جوابه. لا نقبل «حبّ الاستطلاع» مع احترامنا له.`,
    daysAgo: 145,
    hour: 9,
    likes: 32,
    comments: [
      ["jamila", "سؤالي: كم مرة حُجزت قاعة ولم يحضر أحد؟ أتمنى أن يكفي للقبول!"],
      ["dana", "مقبولة! وعندي إحساس أن الجواب سيؤلمنا.", 0],
      ["imran", "Will it be in Arabic only? My Arabic can buy bread, but I am not sure about joins."],
      ["reem", "Slides in both languages, and Omar explains in whichever one you frown at less.", 2],
    ],
  },
  {
    category: seedCategory.technology,
    author: "osama",
    titleEn: "Electronic signatures: which contracts, and which not?",
    bodyEn: `I am asked this five times a week, so here is one place for the answer.

**Yes, sign electronically:** purchase orders, non-disclosure agreements, service contracts up to SAR 500,000, extensions, internal forms.

**Not yet:** powers of attorney, anything a notary must see, bank guarantees, land.

Average time from “ready” to “signed by all” went from 8.5 days to **1.6 days**. Two requests from me: check the order of signers before you send (the one who pays signs last), and do not sign on behalf of a manager who “is in the next room”. The audit trail knows which room you are in.`,
    daysAgo: 170,
    hour: 12.25,
    likes: 27,
    comments: [
      ["wafa", "أوامر الشراء فوق 500 ألف، هل نقسمها اثنين؟ (أمزح، أمزح)"],
      ["ibrahim", "رأيت كلمة «نقسمها» فحضرت فورًا.", 0],
      ["yara", "Our partner in another country has a different signing service. Is theirs accepted?"],
      [
        "osama",
        "If it gives a certificate with a time stamp, yes. Send me one sample first and I will confirm in a day.",
        2,
      ],
      ["tariq", "«المدير في الغرفة المجاورة» جملة موجهة لي شخصيًا، ووصلت."],
      ["badr", "وهل تشتغل من الجوال؟ معظم عملائي يوقّعون وهم في السيارة (وهي واقفة)."],
    ],
  },
];
