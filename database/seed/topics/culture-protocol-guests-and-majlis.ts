import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const cultureProtocolGuestsAndMajlis: SeedTopic[] = [
  {
    category: seedCategory.cultureProtocol,
    author: "hessa",
    titleEn: "How we greet a guest: from the gate to the goodbye",
    titleAr: "كيف نستقبل الضيف: من البوابة إلى الوداع",
    bodyEn: `A guest decides in the first four minutes what kind of company we are. These are the steps we all follow, whoever the guest is: a minister's delegation, a supplier, or a candidate who came by bus.

1. **The day before:** send the guest's name and car to reception, in both languages. Nobody spells their own name at our gate.
2. **At the door:** the host comes down. Not an assistant, not a message that says "third floor".
3. **The greeting:** stand, face the guest, right hand. If the guest places a hand on the chest instead of offering it, do the same, warmly and without hesitation.
4. **The seat and the cup:** the guest sits before you, drinks before you, and talks before the slides start.
5. **The goodbye:** walk with them to the lift at least; to the car if they came from far.

> "We forgot the presentation. We remember that you carried my mother's bag." A guest, last year

Questions and exceptions are welcome below.`,
    bodyAr: `الضيف يعرف في الدقائق الأربع الأولى أي شركة نحن. وهذه خطواتنا جميعًا، كائنًا من كان الضيف: وفدًا رسميًا، أو موردًا، أو مرشحًا لوظيفة جاء بالحافلة.

1. **قبلها بيوم:** أرسل اسم الضيف وسيارته للاستقبال باللغتين، فلا أحد يتهجّى اسمه عند بوابتنا.
2. **عند الباب:** المضيف ينزل بنفسه. لا مساعده، ولا رسالة «الدور الثالث».
3. **السلام:** قف وأقبل عليه بوجهك ومدّ يمينك. وإن وضع الضيف يده على صدره فافعل مثله بود ومن دون تردد.
4. **المجلس والفنجان:** الضيف يجلس قبلك ويشرب قبلك ويتكلم قبل أن تبدأ الشرائح.
5. **الوداع:** رافقه إلى المصعد على الأقل، وإلى سيارته إن جاء من بعيد.

> «نسينا العرض، وما نسينا أنكم حملتم حقيبة والدتي». من ضيف زارنا العام الماضي

وأسئلتكم واستثناءاتكم مرحب بها هنا.`,
    daysAgo: 118,
    hour: 9,
    likes: 57,
    pinned: true,
    comments: [
      ["badr", "سؤال موظف جديد: لو كنت في اجتماع والضيف وصل بدري ربع ساعة، أنزل أو أرسل أحدًا؟"],
      ["hessa", "استأذن دقيقتين وانزل، سلّم وأجلسه في المجلس وفنجانه في يده، ثم أكمل اجتماعك. الدقيقتان تكفيان.", 0],
      [
        "elena",
        "The chest greeting in step 3 saved me. I used to leave my hand in the air for what felt like a fiscal quarter.",
      ],
      ["abeer", "المرشحون للوظائف أول من ينسى الناس ضيافتهم. شكرًا لذكرهم صراحةً، صرت أنزل لكل واحد منهم."],
      ["sara", "ثلاثة مرشحين لم نوظفهم عادوا لنا عملاء. الضيافة لها ذاكرة."],
      [
        "noura",
        "Please do the day-before step. When a name is not registered, the guard must stop the guest, and then the first four minutes belong to a barrier.",
      ],
      [
        "jamila",
        "نموذج الزوار على https://visitors.wahat.example يأخذ دقيقة، ويقبل الاسم بالعربي والإنجليزي ورقم اللوحة.",
        5,
      ],
      ["waleed", "أضيف سادسة: أغلق جوالك على مرأى منه. أبلغ من أي ترحيب."],
      ["mona", "في المستودع ما عندنا مجلس، لكن عندنا كرسيان نظيفان وشاي وخوذة بمقاس الضيف. تنفع؟"],
      ["saud", "تنفع ونص، والخوذة المقاسة ضيافة وسلامة معًا.", 8],
      [
        "imran",
        "Suppliers who come about a late payment are guests too. I give them tea first and the bad news second. It works both ways.",
      ],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "abdullah",
    titleEn: "The majlis on the third floor: a room with its own manners",
    titleAr: "مجلس الدور الثالث له سلومه",
    bodyEn: `The majlis is not a meeting room with nicer cushions. It has its own manners, and most of them are there to put people at ease.

- Greet the room from the right when you enter, also if you know only one person
- The seat furthest from the door is for the guest and the eldest; leave it free until you know who is coming
- If somebody senior or older arrives, rise and make room. Titles matter less than age here
- No laptops on the low table. If you need a screen, book Sidra
- Nobody is talked about who is not present

It is open to **everyone** from 9:00 to 11:00, without booking.`,
    bodyAr: `المجلس ليس غرفة اجتماعات بوسائد أجمل، بل مكان له سلومه، وأكثرها لراحة الناس.

- ادخل وسلّم وابدأ باليمين، حتى لو ما تعرف إلا واحدًا
- صدر المجلس للضيف ولكبير السن، فاتركه حتى تعرف من القادم
- إذا دخل من هو أكبر منك فقم وافسح له، والعمر هنا قبل المسمى
- لا كمبيوترات على الطاولة، ومن يحتاج شاشة يحجز «السدرة»
- لا يُذكر غائب

وهو مفتوح **للجميع** من 9:00 إلى 11:00 بلا حجز.`,
    daysAgo: 37,
    hour: 10.5,
    likes: 36,
    comments: [
      ["omar", "What does one do when the majlis is full and everybody stands up for me? I circled twice and left."],
      [
        "abdullah",
        "Sit in the first space they open and say “الله يحييكم”. The circling is what keeps them standing.",
        0,
      ],
      ["hamad", "جدي كان يقول: المجالس مدارس. وأنا تعلمت فيها عن التربة أكثر من أي تقرير."],
      [
        "alia",
        "أختلف معك في نقطة الكمبيوتر يا أبا فايز: فيه زملاء يتابعون الترجمة أو الملاحظات على جهاز لأن سمعهم ضعيف. نستثنيهم؟",
      ],
      ["abdullah", "معك حق، وفاتتني. الجهاز لحاجة أهلًا به، وأقصد من يردّ على بريده والناس تتكلم.", 3],
      [
        "maryam",
        "Having the ladies' sitting room and the shared one on the same corridor made it so much easier. Same coffee in both.",
      ],
      ["grace", "As a foreigner I find rule five the most useful one, and not only in the majlis."],
      ["sultan", "أحب أن أرى وجوهًا جديدة هناك. من يجلس معنا أول مرة فنجانه من يدي."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "sara",
    titleEn: "Ramadan hours: small courtesies for a shorter day",
    titleAr: "دوام رمضان: لفتات صغيرة ليوم أقصر",
    bodyEn: `Every year the same friendly questions reach us before Ramadan, so let us collect the answers early and improve them together.

## For everybody

- Meetings between 10:30 and 13:00, at most 40 minutes, never in the last hour
- Nothing important is decided in the hour before sunset
- Messages after iftar are fine to write, and fine to leave until morning

## For colleagues who are not fasting

- Eat and drink as you need in the fourth floor pantry, which stays open all day. You are not a bother
- You need not apologise for a glass of water

## For colleagues who are fasting

- Tell your team when your energy is best, and plan for it
- Care Centre and warehouse shifts are swapped through your supervisor, not by private message

What would you add from the last one?`,
    bodyAr: `كل سنة تصلنا الأسئلة الودودة نفسها قبل رمضان، فلنجمع إجاباتها مبكرًا ونحسّنها معًا.

## للجميع

- الاجتماعات بين 10:30 و13:00، أربعون دقيقة على الأكثر، ولا شيء في الساعة الأخيرة
- لا يُتخذ قرار كبير قبل المغرب بساعة
- اكتب رسالتك بعد الفطور إن شئت، ولا يلزم الردّ قبل الصباح

## لمن لا يصوم

- غرفة الدور الرابع مفتوحة طوال اليوم للأكل والشرب، ووجودكم لا يضايق أحدًا
- كوب الماء لا يحتاج اعتذارًا

## لمن يصوم

- أخبر فريقك بساعات نشاطك وخطط عليها
- تبديل ورديات العناية والمستودع عن طريق المشرف، لا برسالة جانبية

وش تضيفون من تجربة رمضان الماضي؟`,
    daysAgo: 25,
    hour: 11.75,
    likes: 45,
    comments: [
      [
        "mazen",
        "مركز الاتصال ذروته بعد التراويح. أقترح وردية اختيارية من 21:00 إلى 1:00 مع بدل، فرمضان الماضي غطّيناها بالفزعات.",
      ],
      ["khaled", "النموذج جاهز والبدل معتمد مبدئيًا. أرسل لي عدد المقاعد لكل ليلة قبل نهاية الشهر.", 0],
      [
        "ravi",
        "The line about the glass of water is the kindest sentence I have read on this portal. I hid in a stairwell for the whole of my first Ramadan here.",
      ],
      ["layla", "Sorry about that stairwell, Ravi. We should have said it out loud.", 2],
      ["anas", "لا تنسون الموقع: الصبّ ينتقل إلى الليل، ومهندس الموقع يداوم عكس الناس. اجتماع 11:00 عندي منتصف النوم."],
      ["samira", "I will put a “night shift” mark on the site calendars, so that you see it before you book.", 4],
      [
        "saud",
        "في المستودع نوقف رفع الأحمال الثقيلة آخر ساعة ونصف قبل الفطور. 70% من الحوادث البسيطة في رمضان الماضي كانت فيها.",
      ],
      [
        "ghada",
        "And please, dear vendors and dear us: no 60-page greeting presentations. One good sentence is a greeting.",
      ],
      ["shahad", "أجمل عادة في رمضان الماضي: تمر وماء عند بوابة المواقف للي يدركه الأذان في الطريق. نكررها؟"],
      ["musa", "نكررها، وأحتاج أربعة متطوعين لكل أسبوع.", 8],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "jamila",
    titleEn: "Pouring Arabic coffee: the ten things the cup is saying",
    titleAr: "صبّ القهوة: عشر رسائل يقولها الفنجان",
    bodyEn: `I pour about ninety cups a day in the majlis, and newcomers always ask the same thing in a whisper: "Am I doing it right?" Here it is, so that nobody needs to whisper.

1. Dallah in the left hand, cups in the right
2. Start with the guest or the eldest, then move on to the right
3. A third of the cup, never full: a full cup says "drink up and leave"
4. Offer and take with the right hand
5. You stay standing until everybody has been served
6. The light tap of the cups tells the guest that you are there
7. One to three cups is usual
8. **A small shake of the cup** means "enough, thank you"
9. A cup put down untouched may mean that the guest has a request; ask gently
10. If you do not drink coffee, take the cup, thank, and hold it

Dates come first. Always.`,
    bodyAr: `أصبّ في المجلس نحو تسعين فنجانًا في اليوم، والزملاء الجدد يهمسون بالسؤال نفسه: «كذا صح؟». فهذه هي، حتى لا يهمس أحد.

1. الدلّة باليسار والفناجين باليمين
2. ابدأ بالضيف أو الأكبر سنًا ثم خذ يمينك
3. ثلث الفنجان لا أكثر، فالمليان يقول «اشرب وتوكّل»
4. ناول بيمينك وخذ بيمينك
5. ابقَ واقفًا حتى ينتهي الجميع
6. طرقة الفناجين الخفيفة تنبّه الضيف أنك عنده
7. من فنجان إلى ثلاثة هو المعتاد
8. **هزّة الفنجان** معناها «بس، كثّر الله خيرك»
9. الفنجان الموضوع بلا شرب قد يعني أن للضيف حاجة، فاسأله بلطف
10. ما تشرب قهوة؟ خذ الفنجان واشكر وأمسكه

والتمر أولًا، دائمًا.`,
    daysAgo: 48,
    hour: 9.5,
    likes: 54,
    comments: [
      [
        "yousef",
        "I did not know number eight. In my first week I drank eleven cups because I kept saying “thank you” instead of shaking it.",
      ],
      ["jamila", "وأنا ظنيتك تحب القهوة وحكيت لأمي عنك!", 0],
      ["turki", "عند أهلي فنجان الضيف وفنجان الكيف وفنجان السيف، ولكل واحد معنى. والثلاثة تكفي في الدوام."],
      ["priya", "What are the meanings of those three, Turki? I would like to order the right one."],
      [
        "turki",
        "الأول واجب الضيف، والثاني لمزاجك، والثالث كان يعني أنك مع أهل البيت في الشدّة. اليوم نقولها محبةً لا حربًا.",
        3,
      ],
      ["hamad", "ملاحظة على التاسعة: عندنا صاحب الحاجة لا يشرب حتى تُقضى. فلا توعدون بشيء قبل ما يقول حاجته."],
      ["ibrahim", "This is the only unwritten contract in the building that I would not dare to review."],
      ["wafa", "القهوة شقرا ولا غامقة؟ في مجلسنا الآراء ثلاثة والدلّة وحدة."],
      ["jamila", "شقرا بالهيل والزعفران من الأحد إلى الأربعاء، وغامقة الخميس إكرامًا لأهل الشمال.", 7],
      [
        "grace",
        "I do not drink caffeine for medical reasons. Holding the cup felt dishonest until number ten. Thank you.",
      ],
      ["adel", "عندنا في المغرب العربي الشاي يُصبّ من علوّ. جرّبتها بالقهوة هنا مرة واحدة، وكانت الأخيرة."],
      ["faris", "صوّرت مقطعًا قصيرًا لجميلة وهي تصبّ، 50 ثانية بترجمة إنجليزية: https://media.wahat.example/dallah"],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "tariq",
    titleEn: "Visiting delegations: the checklist from the Executive Office",
    bodyEn: `We received 27 delegations this year, and the small mistakes repeat themselves. Here is the list I now keep on my desk.

- **Two weeks before:** names, titles and the correct order of seniority, confirmed by their office and not by a search engine
- **One week before:** food, access needs, prayer arrangements, preferred language, and whether gifts may be accepted
- **Two days before:** walk the route yourself, at the same hour, with a slow person
- **On the day:** two printed agendas, one spare umbrella, one spare interpreter headset, one person whose only job is the clock
- **After:** the thank-you mail leaves the same day, with one photograph, not forty

Flags, seating plans and the order of speakers go through me. Everything else, take and improve.`,
    daysAgo: 66,
    hour: 12,
    likes: 30,
    comments: [
      ["yara", "«بموافقة مكتبهم لا بمحرك البحث»: هذه تُكتب بماء الذهب. مرة استقبلنا مديرًا بمسمى تركه قبل سنتين."],
      [
        "rania",
        "Please add: tell the site team. In June a delegation arrived at the Northern District in white shoes, and we had poured the screed an hour earlier.",
      ],
      ["anas", "بقي من وفد يونيو أثر حذاء واحد في الممر الشرقي. سمّيناه «أثر الوفد»."],
      ["mishal", "How do you handle a delegation that is 50 minutes late, with another one behind it?"],
      [
        "tariq",
        "Two routes that never cross, and coffee at the midpoint. The late group gets the short film instead of the tour, and nobody sees a watch.",
        3,
      ],
      ["ghada", "One photograph, not forty: yes! And Faris chooses it."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "ghada",
    titleAr: "التصوير في المكتب: استأذن قبل أن تنشر",
    bodyAr: `كل أسبوع يصلنا طلب بحذف صورة نُشرت في مجموعة أو على حساب شخصي وفيها زميل أو زميلة من دون علمهم. نعرف أن النية طيبة، لكن الصورة تعيش أطول من المناسبة.

## قاعدتنا في ثلاث جمل

- **قبل التصوير:** نسأل بصوت واضح، ومن يعتذر نغيّر الزاوية ولا نسأله عن السبب
- **قبل النشر:** نسأل مرة ثانية، فموافقة التصوير ليست موافقة نشر
- **بعد النشر:** من طلب الحذف نحذف له في اليوم نفسه بلا نقاش

وفي فعالياتنا أساور خضراء لمن لا يمانع، ورمادية لمن يفضّل البقاء خارج الإطار.`,
    daysAgo: 83,
    hour: 11,
    likes: 34,
    comments: [
      ["faris", "من خلف الكاميرا: الإسورة الرمادية سهّلت عملي كثيرًا. أراها من عشرة أمتار وأحرّك العدسة."],
      [
        "nada",
        "Agreed, and it is also the data protection rule: consent for one purpose does not travel to another. Screens and whiteboards in the background count too.",
      ],
      ["noura", "السبورة الخلفية هي أكثر ما يسرّب المعلومات. امسحوها قبل الصورة الجماعية."],
      ["lina", "What about screenshots of video meetings? Many people forget that those are photographs too."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "nada",
    titleEn: "A box of dates or a box of watches? Gifts from partners",
    bodyEn: `Hospitality is part of our culture, and so is a clear line. Before the season of visits, here is the line in plain words.

- **Take it and share it:** food, flowers, a calendar, a book. Put the dates in the majlis and write the name of the giver on the card
- **Take it and declare it:** anything worth 200 to 500 riyals, through the form, the same week
- **Thank them and return it:** anything above 500, any cash or gift card, and anything at all while you are evaluating that partner's offer

Returning a gift need not be cold. Osama and I have written three sentences in both languages that keep the friendship; you will find them at https://compliance.wahat.example/gifts.`,
    daysAgo: 104,
    hour: 10,
    likes: 23,
    comments: [
      ["wafa", "في المشتريات نطبّق أشد من ذلك: لا شيء غير القهوة طوال مدة المنافسة. والموردون صاروا يعرفون ويرتاحون."],
      ["turki", "وإذا أعطوني خروفًا؟ حصلت، وما هي نكتة."],
      [
        "osama",
        "A living sheep is above 500 riyals and cannot be put in the majlis. Sentence three of the template, and please send us a picture.",
        1,
      ],
      [
        "elena",
        "In some countries I visit, returning a gift is an insult. May I accept it in the name of the company and hand it to Tariq for the display cabinet?",
      ],
      [
        "nada",
        "Yes, that is exactly the exception: accepted for Wahat, declared, displayed. Write it in the form before you land.",
        3,
      ],
    ],
  },
];
