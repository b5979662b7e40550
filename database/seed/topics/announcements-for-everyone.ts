// Announcements for all employees: time, pay, learning, security and rules.
import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const announcementsForEveryone: SeedTopic[] = [
  {
    category: seedCategory.announcements,
    author: "sara",
    titleEn: "Flexible hours and one day from home: a six-month trial",
    titleAr: "ساعات مرنة ويوم من المنزل: تجربة ستة أشهر",
    bodyEn: `From the first of next month we try a new working day, for six months, in all office departments.

## What changes

- **Start between 7:00 and 9:30**, and leave after eight hours. Nobody needs to ask.
- **Core hours 9:30–14:30**, Sunday to Thursday: meetings only inside them.
- **One day a week from home**, chosen with your manager by the 20th of the month before.

## What does not change

Shifts in the warehouses, the contact centre and the sites cannot be moved by each person alone. For them we add **two extra leave days** during the trial, and shift swaps can be approved on the phone in one tap.

After three months we publish the numbers, good or bad. Questions and answers are at [people.wahat.example/flexible](https://people.wahat.example/flexible), and this topic stays open for objections. I will answer all of them.`,
    bodyAr: `من أول الشهر القادم نجرّب يوم عمل جديدًا مدة ستة أشهر في جميع الإدارات المكتبية.

## ما الذي يتغيّر؟

- **الحضور بين 7:00 و9:30** والانصراف بعد ثماني ساعات، دون استئذان.
- **الساعات المشتركة 9:30–14:30** من الأحد إلى الخميس، ولا اجتماعات خارجها.
- **يوم واحد أسبوعيًا من المنزل**، يُتفق عليه مع المدير قبل يوم 20 من الشهر السابق.

## وما الذي لا يتغيّر؟

ورديات المستودعات ومركز الاتصال والمواقع لا يستطيع كل فرد تحريكها وحده، فلأصحابها **يوما إجازة إضافيان** خلال التجربة، وتبديل الوردية يُعتمد من الجوال بلمسة واحدة.

بعد ثلاثة أشهر ننشر الأرقام كما هي. الأسئلة وأجوبتها في [people.wahat.example/flexible](https://people.wahat.example/flexible)، وهذا الموضوع مفتوح للاعتراض، وسأجيب عن كل تعليق.`,
    daysAgo: 4,
    hour: 9,
    likes: 56,
    pinned: true,
    comments: [
      ["mazen", "شكرًا على الصراحة، لكن يومين إجازة مقابل 26 يومًا من المنزل؟ فريقي حسبها في أول عشر دقائق."],
      [
        "sara",
        "حسبة صحيحة ولن أجادل فيها. اليومان بداية وليسا تعادلًا. إن كان لدى فريقك مقترح بالتكلفة نفسها تقريبًا، أريده قبل نهاية الأسبوع.",
        0,
      ],
      ["shahad", "من فريق مازن أيضًا: اقترحنا جدول ورديات 4 أيام × 10 ساعات لمن يرغب. التكلفة صفر، بس يحتاج تجربة شهر."],
      ["sara", "أعجبتني. خالد وحنان يجلسان معكم الأحد، ونضيفها للتجربة إن غطّت ساعات الذروة.", 2],
      [
        "layla",
        "What happens on the day from home if there is a workshop in the office? Does the day move, or is it lost?",
      ],
      ["sara", "It moves within the same week, if you two agree. It does not carry over to the next one.", 4],
      ["ziad", "أخيرًا! سأوصل ابنتي للمدرسة 7:20 وأكون على مكتبي 7:45 بدل ما أنتظر في الموقف إلى الثامنة والنصف."],
      ["latifa", "أنا ممن ينام متأخرًا، وأخيرًا سأطلع من البيت بعد الزحمة وأوفّر أربعين دقيقة كل يوم."],
      [
        "abdullah",
        "لا أعترض على المرونة، أعترض على كلمة «مكتبية». نصف فريقي في المكتب صباحًا وفي الموقع بعد الظهر، فأي القاعدتين تنطبق عليهم؟",
      ],
      [
        "khaled",
        "من يقضي يومين أو أكثر أسبوعيًا في الموقع يختار مرة واحدة للأشهر الستة: إما المرونة أو اليومين. أضفتها للأسئلة الآن.",
        8,
      ],
      ["anas", "أختار اليومين وأنا مغمض. الموقع ما ينفع من البيت، جرّبت أشرف على صبّة بالفيديو وما شفت إلا إصبع المقاول."],
      [
        "imran",
        "Month-end close is days 1 to 5. Can a manager say no to home days in those five days for the whole team?",
      ],
      [
        "maha",
        "For our team: yes, but we agreed in exchange that everybody gets two in the third week. Ask me before you ask the system, it does not know about that yet.",
        11,
      ],
      ["lina", 'It will from the 1st. "Blocked dates" per team is in the release that goes out on Wednesday.', 11],
      [
        "priya",
        "Question from somebody with colleagues in three time zones: may I have a meeting at 16:00 if all the people in it want it?",
      ],
      [
        "hessa",
        "By agreement, yes. The rule protects people from being summoned outside core hours, not from wanting to talk.",
        14,
      ],
      ["badr", "الموظف في فترة التجربة يحق له اليوم من المنزل؟"],
      ["abeer", "بعد أول ثلاثة أشهر. في البداية نبغاك قريبًا تسأل وتتعلّم، والمرونة في الحضور تشملك من أول يوم.", 16],
      [
        "waleed",
        "I am the sceptic, so let me be one in writing. Sales is a contact sport. I do not believe we will close as much from kitchens, and I would like our numbers shown separately.",
      ],
      [
        "dana",
        'They will be. I am measuring by department: closing time, response time, sick days, and one monthly question, "Did you get your work done?" Sales will have its own line.',
        18,
      ],
      ["waleed", "Then I will shut up for three months. Put this in the calendar, everyone.", 18],
      ["mishal", "تم وضعها في التقويم مع تذكير يومي.", 18],
      [
        "musa",
        "إذا بقي في البيت خُمس الناس كل يوم فسنطفئ تكييف جزء من دور كامل. من يقدر يختار يومه الثلاثاء يساعدنا، لأنه الأزحم: 94% إشغال.",
      ],
      [
        "adel",
        "Tuesday moved to home would save around 900 kWh a week on floors five to eight alone. I have the chart if it helps the choosing.",
      ],
      [
        "noura",
        "العمل من المنزل يعني جهاز الشركة والشبكة الآمنة فقط. لا مقاهٍ بشبكات مفتوحة، ولا جهاز الأولاد «دقيقة وحدة».",
      ],
      ["joud", "سؤال أمني: وإذا جهاز الشركة هو اللي صار جهاز الأولاد؟ (أسأل عن صديقة)"],
      ["noura", "قولي لصديقتك تمرّني قبل الخميس، بكل محبة.", 25],
      [
        "nouf",
        "كم من الوقت نوفّره فعلًا؟ متوسط الطريق عندنا 52 دقيقة في الاتجاه الواحد حسب استبيان النقل. يعني قرابة ساعتين كل أسبوع لكل واحد منّا.",
      ],
      [
        "mona",
        'My warehouse team read this as "offices get a new life and we get two days". I explained it as well as I could. Please come to Dammam and explain it yourself, Sara, you do it better.',
      ],
      [
        "sara",
        "You are right, and a video call is not enough. I will be in Dammam on Monday for both shifts, 6:30 and 15:00.",
        28,
      ],
      [
        "rakan",
        "للتجهيز: كل من يعمل من المنزل يحتاج تحديث برنامج Secure Access إلى النسخة 6.2 قبل أول الشهر. يأخذ ثماني دقائق، ومعه قهوة تصير عشر.",
      ],
      [
        "osama",
        "قرأت نص السياسة كاملًا (نعم، أنا ذلك الشخص): البند 4.3 يقول «يومًا» والبند 7 يقول «ما لا يزيد على يوم». رجاءً توحيدهما قبل أن يجدهما شخص غيري.",
      ],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "khaled",
    titleEn: "Unused leave: what you can carry over, and the fastest way to do it",
    titleAr: "رصيد الإجازات المتبقي: كم يُرحَّل، وما أسرع طريقة؟",
    bodyEn: `This is the season of "how many days do I have left?", so here are the rules in one place.

1. Up to **10 days** carry over to next year by themselves. You need do nothing.
2. Days **beyond 10** need a plan: pick the dates, and your manager approves them by the end of next month.
3. Whoever could not take leave because of work may carry over more. Your manager writes one line why; I do not need an essay.

Your balance is on your own page, under **My time**. If the number looks wrong, write to me privately with the dates you remember. Last year I corrected 23 balances, 19 of them in the employee's favour.

> No leave is lost silently. If yours is about to be, I will ring you myself.`,
    bodyAr: `جاء موسم «كم باقي لي؟»، فإليكم القواعد في مكان واحد.

1. حتى **10 أيام** تُرحَّل تلقائيًا إلى العام القادم، ولا يلزمكم شيء.
2. ما **زاد على 10** يحتاج خطة: اختر التواريخ ويعتمدها مديرك قبل نهاية الشهر القادم.
3. من لم يتمكن من إجازته بسبب العمل يُرحَّل له أكثر، ويكفي سطر واحد من المدير بالسبب؛ لا أحتاج إلى مقال.

رصيدك في صفحتك تحت **وقتي**. وإن بدا الرقم غير صحيح فراسلني على الخاص بالتواريخ التي تذكرها. في العام الماضي صحّحت 23 رصيدًا، 19 منها لصالح الموظف.

> لا تضيع إجازة في صمت. وإن أوشكت إجازتك فسأتصل بك بنفسي.`,
    daysAgo: 14,
    hour: 10,
    likes: 39,
    comments: [
      ["omar", "My page says 13.5 days. What happens to the half?"],
      [
        "khaled",
        "Halves carry over like whole days, so you need a plan for 3.5. A Thursday afternoon in good weather is a fine use of the half.",
        0,
      ],
      ["bilal", "عندي 31 يومًا. قبل أن تتصل: أعرف، وزوجتي تعرف، وعالية تعرف."],
      [
        "alia",
        "And now everybody knows. Bilal, choose two weeks by Sunday, the servers will survive. I have asked them.",
        2,
      ],
      ["bilal", "The servers have never been away from me this long. Fine: two weeks from the 10th.", 2],
      ["samira", "المدير في إجازة حتى نهاية الشهر، فمن يعتمد الخطة بدله؟"],
      ["khaled", "بديله المفوَّض في النظام. إن لم يُعيَّن بديل يذهب الطلب تلقائيًا إلى مدير المدير بعد ثلاثة أيام عمل.", 5],
      ["grace", "Do unused volunteering days count towards the ten? I hope I am not the first to ask."],
      ["khaled", "You are the first today. No, they are separate, and they have to be used within the year.", 7],
      [
        "nasser",
        "تذكير من الرواتب: الأيام لا تُصرف نقدًا إلا عند انتهاء الخدمة. وصلني ثلاثة طلبات هذا الأسبوع، أحدها بعنوان «أمر مستعجل جدًا: تذاكر».",
      ],
      ["turki", "أنا صاحب التذاكر 😅 كان لازم أحاول."],
      ["hanan", "اقتراح: أظهروا الرصيد «المعرّض للضياع» بلون مختلف في الصفحة. الرقم الإجمالي وحده لا يقول شيئًا."],
      [
        "lina",
        "Good one. It fits in the card we already have, so: amber for days that need a plan, with the last date next to it. Planned for the next release.",
        11,
      ],
      ["hanan", "سريعة! عادةً أنتظر الرد ثلاثة أسابيع.", 11],
      ["ghassan", "رصيدي ينقص يومين عن حسبتي، وكانت وردية العيد محسوبة إجازة بالغلط."],
      ["khaled", "تحققت: معك حق، وأُعيد اليومان الآن. والمشكلة نفسها وجدتها عند أربعة من ورديتك، وصُحّحت كلها.", 14],
      ["elena", "In my first company, unused leave was a medal. Thank you for treating it as a bug."],
      [
        "maha",
        "للمديرين في المالية: أرسلوا لي الخطط قبل الخميس حتى لا نكتشف أننا كلنا في إجازة أسبوع الإقفال، مثل العام قبل الماضي.",
      ],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "nasser",
    titleEn: "The new payslip: one page, in words you can read",
    titleAr: "قسيمة الراتب الجديدة: صفحة واحدة وبكلام مفهوم",
    bodyEn: `From this month your payslip fits on one page and no longer speaks in codes. "ALW-07" is now called what it always was, **site allowance**.

- The top shows one number: what reaches your bank.
- Below it are the three things that changed since last month, if anything did.
- Every line opens its own explanation, with the formula and your numbers in it.

The date does not change: the 25th, or the working day before. The former layout remains available for banks until the end of the quarter.

Thank you to the 14 colleagues who tested it, and especially to the one who found that we had spelt "deduction" in two ways for nine years.`,
    bodyAr: `من هذا الشهر صارت قسيمة الراتب صفحة واحدة، ولم تعد تتكلم بالرموز. «بدل-07» عاد إلى اسمه الحقيقي: **بدل موقع**.

- في الأعلى رقم واحد: ما يصل إلى حسابك.
- وتحته ثلاثة أشياء تغيّرت عن الشهر الماضي، إن تغيّر شيء.
- وكل سطر يفتح شرحه، بالمعادلة وبأرقامك أنت.

الموعد كما هو: يوم 25، أو يوم العمل الذي يسبقه. وتبقى الصيغة السابقة متاحة للبنوك حتى نهاية الربع.

شكرًا لأربعة عشر زميلًا جرّبوها، وخصوصًا لمن اكتشف أننا كتبنا كلمة «استقطاع» بطريقتين طوال تسع سنوات.`,
    daysAgo: 24,
    hour: 8,
    likes: 43,
    comments: [
      ["karim", "ذلك الشخص أنا. تسع سنوات وكلمة «إستقطاع» بهمزة تلاحقني في المنام."],
      [
        "yousef",
        "Opened the formula for overtime and found I was paid for 6.5 hours instead of 5. Do I say something?",
      ],
      [
        "nasser",
        'You just did. But it is right: the night rate counts each hour as 1.3. Tap the small "i" and it shows.',
        1,
      ],
      ["wafa", "البنك طلب مني القسيمة بختم. هل الصفحة الجديدة مختومة أم أطلبها يدويًا؟"],
      [
        "nasser",
        "فيها رمز QR للتحقق يغني عن الختم، وقد قبلته البنوك الأربعة التي نتعامل معها. إن رُفض فأرسلي لي اسم الفرع.",
        3,
      ],
      ["hassan", "أول مرة أفهم بدل الطوارئ كيف ينحسب. كنت أظنه حسب مزاج النظام."],
      ["ibrahim", "Clear, short and correct. My department would like to hire this payslip."],
      ["nada", "It would have to shorten itself by another page before we trusted it.", 6],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "noura",
    titleEn: "The phishing test: 27 clicks, 88 reports, and one reply with a recipe",
    titleAr: "اختبار التصيّد: 27 نقرة و88 بلاغًا ورد واحد فيه وصفة كبسة",
    bodyEn: `Last Monday we sent everybody a false message: "Your parcel is waiting at reception, confirm here." The results, without names:

- **27** clicked, and 9 of them went on to type a password
- **88** reported it with the button, the fastest after 41 seconds
- 1 replied to the sender with a kabsa recipe, which we forwarded to the canteen

Compared with spring, clicks are down by half. The most dangerous hour was 13:40, straight after lunch.

**What to do?** Look at the address behind the name; ask whether you ordered anything; when in doubt, press “Report”. Nobody has ever been in trouble for a false alarm here. If you did type your password, change it now and ring us on 4040. We will not lecture.`,
    bodyAr: `أرسلنا للجميع يوم الاثنين الماضي رسالة مزيفة: «طردك بانتظارك في الاستقبال، أكّد من هنا». وهذه النتائج دون أسماء:

- **27** نقروا الرابط، وتسعة منهم كتبوا كلمة المرور
- **88** أبلغوا بالزر، وأسرعهم بعد 41 ثانية
- واحد رد على المرسل بوصفة كبسة، وحوّلناها إلى الكافتيريا

نزلت النقرات إلى النصف مقارنة بالربيع، وأخطر ساعة كانت 13:40، بعد الغداء مباشرة.

**ما العمل؟** انظر إلى العنوان خلف الاسم، واسأل نفسك: هل طلبت شيئًا؟ وعند الشك اضغط «إبلاغ». لم يُلَم أحد عندنا على بلاغ خاطئ قط. ومن كتب كلمة مروره فليغيّرها الآن ويتصل على 4040، ولن نلقي عليه محاضرة.`,
    daysAgo: 7,
    hour: 9.75,
    likes: 37,
    comments: [
      ["tariq", "أعترف أنني كنت بانتظار طرد حقيقي في الاستقبال ذلك اليوم. ضاع بينهما، وما زلت أخاف أن أسأل عنه."],
      ["noura", "طردك الحقيقي عند جميلة منذ ثمانية أيام، وقد أبلغ عنه شخصان على أنه تصيّد.", 0],
      ["priya", "41 seconds! Who was it? I took three minutes because I was busy admiring the grammar."],
      ["rakan", "الأسرع من فريق النقل، ومن الجوال، وهو واقف عند محطة الوقود. أثبتوا أن الحذر ليس تخصصًا تقنيًا.", 2],
      ["waleed", "نصف عملائي يرسلون رسائل شكلها أسوأ من رسالتكم. كيف أفرّق؟"],
      [
        "noura",
        "سؤال في محله. المعيار ليس الشكل بل الطلب: رابط مع استعجال مع كلمة مرور. إن اجتمع اثنان فأرسلها لنا ونرد خلال عشر دقائق.",
        4,
      ],
      ["nasser", "أطالب بنشر وصفة الكبسة، الشفافية لا تتجزأ."],
      ["jamila", "يوم الثلاثاء في الكافتيريا باسم «كبسة الطرد المفقود». الكمية محدودة."],
      [
        "grace",
        'I was one of the nine. I was tired, it was 13:42, and I felt so stupid. I rang 4040 and Bilal said "good that you called" and nothing else. That is why I would call again.',
      ],
      ["hessa", "Thank you for writing this, Grace. It helps more people than any poster."],
      [
        "majed",
        "For the sceptics: with passkeys none of those nine passwords would have mattered. Half of Technology has switched already; the rest of us by the end of the quarter.",
      ],
      ["mona", "في المستودع عندنا جهاز واحد مشترك بين ستة. زر الإبلاغ يسجّل باسم من؟"],
      ["noura", "باسم الجهاز حاليًا، ونشتغل على بطاقات دخول شخصية له. يصلكم القارئ خلال أسبوعين.", 11],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "rakan",
    titleAr: "صيانة ليلة الخميس: الأنظمة متوقفة أربع ساعات",
    bodyAr: `نرقّي قواعد البيانات ليلة الخميس القادم من **23:00 إلى 3:00 فجرًا**. خلال هذه المدة تتوقف:

- الحضور والإجازات، وتُحفظ بصمات البوابات وتُرحَّل بعد العودة
- المشتريات والفواتير
- حجز القاعات والمكاتب

ويستمر العمل كالمعتاد في البريد والهاتف ومركز الاتصال ونظام المستودع.

**مهم لمشرفي الورديات:** كشف وردية الليل متاح ورقيًا عند الأمن، ونُدخله نحن صباحًا. وإن ظهرت مشكلة بعد الثالثة فاتصلوا على 4040؛ بلال وفريقه مستيقظون، ومعهم ما يكفي من القهوة لمدينة صغيرة.`,
    daysAgo: 1,
    hour: 14,
    likes: 19,
    comments: [
      ["mona", "شكرًا على استثناء نظام المستودع هذه المرة. في الترقية الماضية كنا نعدّ الطبليات على الورق والمصابيح."],
      ["ravi", "Will the 02:00 transport export run? The five-thirty wave is planned from it."],
      [
        "bilal",
        "It will run at 03:15 instead, I moved it by hand. You will have the file before 03:30, and my number in case you do not.",
        1,
      ],
      [
        "imran",
        "Thursday is also the last day for this week's payment run. I will close it at 17:00 instead of midnight, so please approve early!",
      ],
      ["khaled", "للاطمئنان: من يبصم بين 23:00 و3:00 لن تُحسب عليه دقيقة تأخير، حتى لو ظهرت في صفحته «بدون دخول» مؤقتًا."],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "reem",
    titleEn: "Your learning budget: 6,000 riyals and no more approval forms",
    titleAr: "ميزانية التعلّم: 6,000 ريال لك، وبلا نماذج موافقة",
    bodyEn: `Starting this month each of us has **6,000 riyals a year** for learning, and you decide how to use it. Courses, exams, books, a conference, a language teacher: if it helps you in your work or in the work you want next, it counts.

1. Tell your manager in one sentence. It is a notice, not a request.
2. Pay by the learning card or hand in the receipt.
3. Within a month, tell five colleagues something that you learnt. Lunch counts.

What does not count: gym, furniture, and "leadership on a yacht" (somebody asked, nicely).

Last year people used only 38% of what was there. The reason they gave most often was the form. The form is gone; I shredded the last one myself, and Faris has the video.`,
    bodyAr: `من هذا الشهر لكل واحد منا **6,000 ريال سنويًا** للتعلّم، وأنت من يقرر كيف ينفقها: دورة، أو اختبار، أو كتب، أو مؤتمر، أو معلّم لغة. ما دام ينفعك في عملك الحالي أو الذي تطمح إليه فهو محسوب.

1. أخبر مديرك بجملة واحدة؛ إخبار لا استئذان.
2. ادفع ببطاقة التعلّم أو سلّم الإيصال.
3. خلال شهر احكِ لخمسة زملاء شيئًا تعلمته، والغداء مكان مناسب.

ما لا يُحسب: النادي الرياضي، والأثاث، و«القيادة على متن يخت» (سأل أحدهم بأدب).

في العام الماضي لم يُستخدم سوى 38% من الميزانية، والسبب الأكثر تكرارًا: النموذج. النموذج انتهى، ومزّقت آخر نسخة بنفسي، والفيديو عند فارس.`,
    daysAgo: 30,
    hour: 10.5,
    likes: 48,
    comments: [
      ["maryam", "أخيرًا أقدر أدفع رسوم اختبار PMP بدون أربعة تواقيع. حجزته لنهاية الشهر القادم، ادعوا لي."],
      ["samira", "عندي ملخصاتي من السنة الماضية وثلاثمئة سؤال محلول. مرّي عليّ قبل ما تشترين شيئًا.", 0],
      ["hassan", "دورة صيانة المضخات بـ7,200 ريال. ينفع أكمل الفرق من جيبي؟"],
      ["reem", "ينفع، وينفع أحسن منه: استلف 1,200 من ميزانية السنة القادمة. أضفنا الخيار بسببك يا حسن.", 2],
      [
        "elena",
        'I am learning Arabic with a teacher twice a week. In which category is "so that I understand the jokes in the comments"?',
      ],
      ["reem", "Essential business need. Approved, although approval no longer exists.", 4],
      ["badr", "إيلينا، النكت ما تنفهم حتى بالعربي أحيانًا، لا تشيلين هم."],
      ["ziad", "Does the amount expire at the end of the year, or could I save two years for a certificate of 11,000?"],
      [
        "reem",
        "You may combine two years once, with your manager's agreement. Please start the exam in the first of those two years.",
        7,
      ],
      ["saud", "في الموقع كثيرون لا يقرؤون الإنجليزية ولا العربية بطلاقة. هل تُحسب دروس القراءة نفسها؟"],
      ["reem", "تُحسب قبل غيرها. ونرتّب معك فصلًا مسائيًا في الموقع إن وجدنا 8 مهتمين.", 9],
      ["saud", "عندي 17 اسمًا من الآن.", 9],
      [
        "yousef",
        "Bought two books and a small screen reader to test our pages properly. Five colleagues have been told, two are still awake.",
      ],
      [
        "fahad",
        "أشهد أن الرئيس التنفيذي للمالية وافق على هذا مبتسمًا. الميزانية غير المستخدمة ليست توفيرًا، بل فرصة ضائعة.",
      ],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "nada",
    titleEn: "Gifts and invitations: the 300-riyal rule, with examples",
    titleAr: "الهدايا والدعوات: قاعدة الـ300 ريال بالأمثلة",
    bodyEn: `The gifts policy was eleven pages. It is now one, and this is the heart of it:

- **Up to 300 riyals** from a client or supplier: accept it, say thank you, register it in the portal in 30 seconds.
- **Above 300**: decline kindly. There is a letter in two languages that will not offend anyone.
- **Cash, vouchers or anything during an open tender**: never, not even a pen.

Examples from last year: a box of dates (fine); a falconry weekend (declined, with some pain); a signed football shirt of unclear value (auctioned for the staff children's library at 1,150 riyals).

If refusing would hurt somebody who means well, take it, hand it to me the same day, and I will write the thank-you note on behalf of the company.`,
    bodyAr: `كانت سياسة الهدايا إحدى عشرة صفحة، وصارت صفحة واحدة هذه خلاصتها:

- **حتى 300 ريال** من عميل أو مورّد: اقبلها واشكر صاحبها وسجّلها في البوابة، نصف دقيقة لا أكثر.
- **أكثر من 300**: اعتذر بلطف، وعندنا خطاب جاهز بلغتين لا يجرح أحدًا.
- **النقد والقسائم، وأي شيء في أثناء مناقصة مفتوحة**: لا، ولو قلمًا.

أمثلة من العام الماضي: علبة تمر (لا بأس)، ورحلة صقور في نهاية الأسبوع (اعتذرنا ببعض الألم)، وقميص كرة موقّع لا تُعرف قيمته (بيع في مزاد لمكتبة أبناء الموظفين بـ1,150 ريالًا).

وإن كان الرفض يجرح شخصًا حسن النية فاقبلها وسلّمها لي في اليوم نفسه، وأنا أكتب خطاب الشكر باسم الشركة.`,
    daysAgo: 38,
    hour: 11,
    likes: 27,
    comments: [
      ["mishal", "رحلة الصقور كانت لي. أنا بخير الآن، شكرًا لكل من سأل."],
      ["nada", "خطاب اعتذارك كان أجمل خطاب في الملف يا مشعل، صرنا نستخدمه نموذجًا.", 0],
      [
        "wafa",
        "في المشتريات نقترح أن نكون أشد: صفر هدايا طوال السنة. المورد عندنا دائمًا إما في مناقصة أو مقبل على واحدة.",
      ],
      ["ibrahim", "أوافق. إدارة المشتريات: صفر، من الأحد. يُحدَّث النص اليوم.", 2],
      ["imran", "Is Accounts Payable at zero now too? I ask on behalf of the last box of dates."],
      [
        "ibrahim",
        "Accounts Payable too. The dates may come to Legal, where there is no conflict of interest, only hunger.",
        4,
      ],
      [
        "yara",
        "What about lunch? A partner invites three of us to a restaurant where I cannot see prices on the menu.",
      ],
      [
        "nada",
        "Lunch with work on the table is fine up to 300 per person. No prices on the menu usually means that it is not. Invite them to our canteen on kabsa Tuesday.",
        6,
      ],
      ["abdullah", "والعكس؟ نحن نهدي أحيانًا عند تسليم الوحدات: مفتاح خشبي محفور قيمته 140 ريالًا."],
      ["nada", "مسموح ومسجّل مسبقًا باسم المشروع. الجهات الحكومية مستثناة، فلا هدايا لها مطلقًا.", 8],
      ["turki", "السائق إذا عطوه قهوة وتمر عند التسليم يسجّلها بعد؟"],
      ["nada", "لا، الضيافة في مكانها ليست هدية. بالعافية عليهم.", 10],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "wafa",
    titleAr: "طلبات الشراء: من الأحد عبر البوابة فقط، وهذه المدد",
    bodyAr: `من الأحد القادم لا نستقبل طلبات الشراء بالبريد ولا بالرسائل ولا على منديل الكافتيريا (نعم، حدث مرتين).

المدد التي نلتزم بها من لحظة اكتمال الطلب:

- أقل من 2,000 ريال: **يوم عمل واحد**
- حتى 50,000 ريال: **خمسة أيام**، بثلاثة عروض
- أكثر من ذلك: **خمسة عشر يومًا**، وتُتابع خطوة بخطوة في صفحتك

زر «عاجل» موجود، لكنه يطلب سببًا ويظهر السبب لمديرك. جرّبناه مع إدارتين شهرًا، فانخفضت الطلبات العاجلة من 64% إلى 9%، وسبحان مغيّر الأحوال.

الدليل المصوّر في [buy.wahat.example/guide](https://buy.wahat.example/guide)، وفريقنا في الدور الرابع كل صباح للمساعدة.`,
    daysAgo: 68,
    hour: 9,
    likes: 15,
    comments: [
      [
        "hamad",
        "The napkin was mine. It had dimensions, a tolerance and a date, which is more than most forms ask for.",
      ],
      ["wafa", "وكان أدق طلب وصلنا في الربع كله. احتفظنا به في ملف خاص، لكن المرة القادمة عبر البوابة.", 0],
      ["faisal", "Is there a field for recycled or local origin? We should at least be able to ask for it."],
      ["wafa", "أُضيف حقل «بديل أخضر» اختياري، وإن زاد سعره حتى 5% فلا يحتاج إلى تبرير.", 2],
      ["ghassan", "من الجوال يشتغل؟ أغلب طلباتنا نكتبها واقفين عند الرف."],
      [
        "elena",
        "As someone who worked in one of the two test departments: it hurts for a week and then you forget that email ever did this.",
      ],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "lina",
    titleEn: "The new review form has five questions and no stars",
    bodyEn: `Goodbye to the four-page annual review. From this cycle the form has **five questions**, and both you and your manager answer the same five:

1. What are you proud of?
2. What got in your way?
3. What should we stop doing?
4. What do you want to be better at in six months?
5. What do you need from me?

There are no stars, no percentages and no forced curve. Pay is discussed in a separate conversation a month later, because nobody listens to question four while waiting for a number.

The window opens on Sunday for four weeks. Drafts save themselves (yes, we heard you), and you can write in Arabic, English or both in the same sentence. Managers with more than eight people get an extra week.`,
    daysAgo: 16,
    hour: 10,
    likes: 30,
    comments: [
      [
        "omar",
        '"Drafts save themselves" deserves a heading of its own. Last year I lost question 11 three times and my review got angrier with every version.',
      ],
      ["lina", "I have read all three versions in the logs. The third was the most honest.", 0],
      ["hanan", "بلا نسب مئوية، كيف نقارن بين فريقين عند توزيع المكافآت؟ السؤال ليس اعتراضًا، لكنني أدير 14 شخصًا."],
      [
        "sara",
        "المقارنة تكون في جلسة معايرة بين المديرين، بالأمثلة لا بالأرقام. نرسل لكِ نموذج الجلسة هذا الأسبوع، ونحضر أول جلستين معكم.",
        2,
      ],
      ["hanan", "ممتاز، بشرط ألا تصير المعايرة هي الصفحات الأربع القديمة باسم جديد.", 2],
      ["amal", "السؤال الثالث هو المفضّل عندي. جرّبناه في العناية الشهر الماضي، وألغينا تقريرين لم يكن يقرؤهما أحد."],
      ["adel", "Can we see our manager's answers before the conversation or only in it?"],
      ["lina", "Both of you see the other's answers 24 hours before, at the same moment. Nobody peeks first.", 6],
      ["nouf", "أول تقييم لي في الشركة وأنا متوترة. أكتب بصراحة كاملة في «ما الذي أعاقك»؟"],
      ["faisal", "اكتبي بصراحة، حتى لو كان الجواب «فيصل». الأسوأ أن أعرف بعد سنة.", 8],
    ],
  },
  {
    category: seedCategory.announcements,
    author: "hessa",
    titleEn: "Town hall on Wednesday: send the question you would not ask aloud",
    titleAr: "اللقاء العام يوم الأربعاء: أرسلوا السؤال الذي لا يُقال بصوت عالٍ",
    bodyEn: `The town hall is on **Wednesday, 10:00 to 11:00**, in the theatre of Al Waha Tower and live for Jeddah, Dammam and the sites.

Half of the hour belongs to your questions. Send them here or without your name at [ask.wahat.example](https://ask.wahat.example); the box really is anonymous, Noura checked it and then tried to break it.

Three things are on the agenda: the flexible-hours trial, the first days of the garden walk, and parking, because it is always parking. Questions we cannot answer on the day are answered in writing by Sunday, all of them, in public.`,
    bodyAr: `اللقاء العام يوم **الأربعاء من 10:00 إلى 11:00** في مسرح برج الواحة، وبثًّا مباشرًا لجدة والدمام والمواقع.

نصف الساعة لأسئلتكم. أرسلوها هنا، أو دون اسم عبر [ask.wahat.example](https://ask.wahat.example)، والصندوق مجهول فعلًا: فحصته نورة ثم حاولت كسره.

على الجدول ثلاثة أمور: تجربة الساعات المرنة، والأيام الأولى لممشى النهر، والمواقف، لأنها المواقف دائمًا. وما لا نجيب عنه في اللقاء نجيب عنه كتابةً قبل الأحد، كله وعلى الملأ.`,
    daysAgo: 0,
    hour: 7,
    likes: 21,
    comments: [
      ["ghassan", "سؤال من وردية الليل: اللقاء الساعة 10 ونحن نيام. ممكن تسجيل نقدر نعلّق عليه بعدها؟"],
      [
        "hessa",
        "التسجيل متاح من الساعة 13:00، ويبقى صندوق الأسئلة مفتوحًا لكم حتى الخميس ليلًا. وسلمان يزور وردية الليل الأسبوع القادم.",
        0,
      ],
      [
        "waleed",
        "My question, with my name on it: which of our services would we not start again if we had to choose today?",
      ],
      ["jamila", "المسرح 220 مقعدًا والمسجّلون الآن 197. من لا ينوي الحضور فليُلغِ، أحدهم حجز لنفسه ثلاثة مقاعد «للراحة»."],
      ["bilal", "The three seats are for the cameras, Jamila. But the cameras would also like to be comfortable."],
      ["maryam", "هل ستكون هناك ترجمة إشارة هذه المرة؟ زميلنا في المخططات فاتته نصف الفقرات في اللقاء الماضي."],
      ["ghada", "نعم، مترجم في المسرح وفي البث، ونص مكتوب مباشر باللغتين. شكرًا لأنك ذكّرتِنا في المرة السابقة.", 5],
    ],
  },
];
