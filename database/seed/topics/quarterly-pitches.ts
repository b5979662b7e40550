import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const quarterlyPitches: SeedTopic[] = [
  {
    category: seedCategory.quarterlySolutions,
    author: "lina",
    titleEn: "Who wants to try the HRMS v2 pilot?",
    titleAr: "من يجرّب معنا HRMS v2 قبل الجميع؟",
    bodyEn: `This quarter our team took up the problem that won the hallway vote: **“I spend more time asking for leave than planning it.”** The answer is HRMS v2, and we are looking for **30 colleagues** for a four week pilot from next Sunday.

## What is new
- A leave request in three taps, with the team calendar in view
- Certificates (salary, employment) in Arabic or English, ready in a minute
- Shift swaps that both people and the supervisor approve on the phone

## What we ask
1. Use v2 for your real requests; the old system keeps a copy
2. Ten minutes on Thursday for three questions
3. Complain early and exactly

We need shift workers, managers with more than eight people, and at least five persons who dislike new systems. Write here: your team, and what annoys you most today.`,
    bodyAr: `اختار فريقنا هذا الربع المشكلة التي كسبت تصويت الممرات: **«أقضي في طلب الإجازة وقتًا أطول من التخطيط لها»**. والجواب HRMS v2، ونبحث عن **30 زميلًا وزميلة** لتجربة أربعة أسابيع تبدأ الأحد القادم.

## الجديد
- طلب الإجازة بثلاث لمسات وأمامك تقويم الفريق
- خطاب التعريف وشهادة الراتب بالعربية أو الإنجليزية في دقيقة
- تبديل الورديات يوافق عليه الطرفان والمشرف من الجوال

## المطلوب منكم
1. قدّموا طلباتكم الحقيقية من v2، والنظام القديم يحتفظ بنسخة
2. عشر دقائق كل خميس لثلاثة أسئلة
3. اشتكوا مبكرًا وبدقة

نحتاج أصحاب ورديات، ومديرين عندهم أكثر من ثمانية، وخمسة على الأقل ممن لا يحبون الأنظمة الجديدة. اكتبوا هنا فريقكم وأكثر شيء يزعجكم اليوم.`,
    daysAgo: 1,
    hour: 9,
    likes: 45,
    comments: [
      ["ghassan", "وردية ليلية، الدمام. يزعجني أن تبديل الوردية يحتاج ورقة وثلاثة تواقيع، وواحد منهم دائمًا نائم."],
      ["lina", "مقبول، وأنت رقم 1 في القائمة. جيب معك الشخص النائم!", 0],
      ["turki", "أنا المشرف، وأنا مو نائم يا غسان، أنا في اجتماع 😑", 0],
      ["abdullah", "Eleven direct reports, three sites. I approve leave from the car park. Count me in."],
      ["hassan", "أنا من الخمسة الذين لا يحبون الأنظمة الجديدة. النظام القديم تعلّمته في سنتين!"],
      ["lina", "أنت بالضبط من نبحث عنه. أجلس معك نصف ساعة، وإن لم يعجبك تكتب لي ذلك بخط كبير.", 4],
      [
        "nouf",
        "Will it show compensatory days? I have three from the tree planting weekend that exist only in an email.",
      ],
      ["khaled", "تظهر في v2 تحت «أيام مستحقة». حوّلي لي الرسالة، وأدخل الثلاثة قبل الأحد.", 6],
      ["mishal", "هل أقدر أطلب إجازة بعد الظهر فقط؟ نصف اليوم اليوم يُحسب يومًا كاملًا عند بعض المديرين."],
      ["sara", "نصف اليوم نصف يوم، في القديم والجديد. أرسل لي من يحسبه يومًا.", 8],
      ["waleed", "تم التصحيح يا سارة، كان خطأ مني قبل شهرين 🙈", 8],
      [
        "grace",
        "In: Service Quality, two people. Annoyance: the calendar shows the Riyadh roster only, and one of us works the Jeddah one.",
      ],
      ["nasser", "Payroll question: during the pilot, is unpaid leave read from v2 or from the old system?"],
      [
        "lina",
        "From the old one for all four weeks, and they are copied every 15 minutes. You get an alert for any difference before the pay run.",
        12,
      ],
      [
        "priya",
        "I tested the swap on a slow connection in the lift of Al Waha Tower. It survived from B2 to floor nine.",
      ],
      ["maha", "مديرة على تسعة، وأريد أن أرى من هو خارج المكتب قبل أن أوافق لا بعد. إن كان هذا موجودًا فأنا معكم."],
      ["lina", "موجود، وهو أول شيء على الشاشة. اخترناه بعد مقابلتنا معك قبل أشهر.", 15],
      ["joud", "أساعد في المكتب الأمامي أول أسبوع، الأحد والاثنين 8 إلى 10. معي ورق أسئلة وتمر."],
      [
        "ravi",
        "The English certificate from the old system once called me “Mr. Kumar Ravi Kumar”. I volunteer with pleasure.",
      ],
      [
        "noura",
        "للعلم: التجربة اجتازت الفحص الأمني بملاحظتين صغيرتين أُغلقتا. ادخلوا باسم المستخدم المعتاد، ولا أحد سيطلب كلمتكم.",
      ],
      [
        "adel",
        "Is there a way to cancel a request after approval? Last time I had to go on the holiday out of politeness.",
      ],
      ["maryam", "نحن ثلاث مهندسات في الكهرباء، نقبل جماعة أو ندخل القرعة؟"],
      ["lina", "جماعة! صرنا 22 حتى الآن، وبقيت 8 مقاعد، والأولوية لأصحاب الورديات.", 21],
      ["elena", "I am two months behind on leave because I could not find the form. Is that annoyance enough?"],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "jamila",
    titleEn: "A sound map of floor five",
    titleAr: "خريطة الصوت في الدور الخامس",
    bodyEn: `Our pitch this quarter: people do not ask for a silent office, they ask to **know** where it is quiet. Maryam, Shahad and I put twelve small meters on floor five for three weeks. They measure loudness only; they record nothing.

- Loudest spot: next to the coffee machine, 71 dB at 9:40
- Quietest: the corner behind the plants, 38 dB, and almost always empty
- One meeting room is louder **outside** than inside

The live map hangs at the entrance: blue waves are calm, orange waves are lively. In week three the corner behind the plants was full at ten. We built it for SAR 2,160. Should we take it to the other floors, or will everybody just run to the blue?`,
    bodyAr: `فكرتنا هذا الربع: الناس لا يطلبون مكتبًا صامتًا، يطلبون أن **يعرفوا** أين الهدوء. أنا ومريم وشهد وزّعنا اثني عشر مقياسًا صغيرًا في الدور الخامس ثلاثة أسابيع. تقيس شدّة الصوت فقط، ولا تسجّل شيئًا.

- الأعلى: بجانب آلة القهوة، 71 ديسيبل عند 9:40
- الأهدأ: الزاوية خلف النباتات، 38 ديسيبل، وكانت فارغة أغلب الوقت
- وقاعة اجتماعات صوتها **خارجها** أعلى من داخلها!

الخريطة الحية معلّقة عند المدخل: الأمواج الزرقاء هدوء، والبرتقالية حركة. وفي الأسبوع الثالث امتلأت زاوية النباتات عند العاشرة. كلفتنا 2,160 ريالًا. ننقلها إلى بقية الأدوار؟ أم سيهرب الجميع إلى الأزرق؟`,
    daysAgo: 10,
    hour: 10,
    likes: 49,
    poster: {
      design: "waves",
      altEn:
        "Layered waves, calm on one side and steeper on the other, like the sound of an office floor through a morning",
      altAr: "أمواج متراكبة، هادئة في طرف ومرتفعة في الآخر، كأنها صوت دور كامل خلال صباح واحد",
      featured: 12,
    },
    comments: [
      [
        "mazen",
        "خذوها إلى مركز الاتصال أرجوكم. عندنا 34 شخصًا يتكلمون في وقت واحد ونقول «كم مرة طلب منك العميل الإعادة؟».",
      ],
      ["shahad", "مركز الاتصال كله برتقالي، نحتاج لونًا خامسًا 😄 لكن فيه زاويتان مظلومتان، سأريك.", 0],
      [
        "elena",
        "Twelve meters that record nothing: how can I be sure of that? Asking as somebody who sings while typing.",
      ],
      [
        "maryam",
        "They have no microphone input that keeps sound: the chip gives one number per second and forgets. Noura opened one to check.",
        2,
      ],
      ["noura", "Opened, checked, closed with the same screw. Sing freely.", 2],
      ["musa", "سؤال جميل: لماذا لا نعالج الأعلى بدل أن نهرب منه؟ ألواح امتصاص فوق آلة القهوة تكلف 900 ريال."],
      ["jamila", "ندخلها في المرحلة الثانية، ونقيس قبل وبعد.", 5],
      [
        "rania",
        "The room that is louder outside has a return-air duct open to the corridor. I know, because I drew it. Sorry. A lined elbow fixes it.",
      ],
      ["hassan", "الكوع عندي في المخزن. أركّبه الخميس بعد الدوام.", 7],
      [
        "yousef",
        "I moved to the plants. Best three hours of the week, then two people came to ask what it is like behind the plants.",
      ],
      ["hanan", "My fear is the same faces in that corner every day. Could we suggest a limit of two hours?"],
      ["sara", "Or a kind agreement in place of a rule: finished your task, free the seat. We try it for a month.", 10],
      ["sultan", "موافق على الدورين الثالث والرابع. قدّموا طلب الميزانية لزياد، وأنا أوقّعه."],
      ["karim", "9:40 هو موعد قهوتي. أنا الـ71 ديسيبل."],
      ["ravi", "Could you share the raw numbers? I would like to see whether rain, when we get it, makes us quieter."],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "samira",
    titleEn: "Threads: find the colleague who knows",
    titleAr: "خيوط: ابحث عن الزميل الذي يعرف",
    bodyEn: `I spent two weeks looking for someone who understands retention clauses in Turkish contracts. He sat eleven metres from me.

So Osama, Yara and I pitched **Threads**: you write three things you can help with, and one you want to learn. Nothing about titles. Search “Turkish”, “macro”, “concrete in heat”, “first speech in English”, and you find a person and their free half hours.

## After five weeks
- 203 colleagues, 609 offers
- 118 meetings of 30 minutes
- Most wanted: pivot tables. Most surprising: **bees** (Faisal has four hives)

We are one of the three finalists this quarter. Join at [threads.wahat.example](https://threads.wahat.example), and tell us here about a thread that helped you, or broke.`,
    bodyAr: `قضيت أسبوعين أبحث عمّن يفهم بنود المحتجزات في العقود التركية، وكان يجلس على بعد أحد عشر مترًا مني!

فقدّمنا، أنا وأسامة ويارا، فكرة **خيوط**: تكتب ثلاثة أشياء تقدر تساعد فيها، وشيئًا تودّ تعلّمه. لا مسميات ولا درجات. تبحث عن «تركي» أو «ماكرو» أو «صبّ الخرسانة في الحر» أو «أول كلمة أمام جمهور» فتجد شخصًا وأنصاف ساعاته المتاحة.

## بعد خمسة أسابيع
- 203 زملاء و609 عروض مساعدة
- 118 لقاءً مدته نصف ساعة
- الأكثر طلبًا: الجداول المحورية. والأغرب: **النحل**، ففيصل عنده أربع خلايا

نحن من المتأهلين الثلاثة هذا الربع. انضموا: [threads.wahat.example](https://threads.wahat.example)، واكتبوا لنا عن خيط نفعكم، أو خيط انقطع.`,
    daysAgo: 17,
    hour: 11,
    likes: 50,
    poster: {
      design: "threads",
      altEn:
        "Coloured threads cross and knot over the whole picture, each knot a meeting of two colleagues from different teams",
      altAr: "خيوط ملوّنة تتقاطع وتنعقد على امتداد الصورة، وكل عقدة لقاء بين زميلين من فريقين مختلفين",
      featured: 7,
    },
    comments: [
      ["osama", "للتوضيح: الشخص على بعد أحد عشر مترًا كان أنا، ولم أكن مختبئًا."],
      ["faisal", "وصلتني تسعة طلبات عن النحل، وطلبان عن تقرير الاستدامة. بدأت أعيد النظر في حياتي."],
      ["nouf", "أحد الطلبين عن التقرير كان مني، وأجلس أمامك!", 1],
      [
        "imran",
        "Mona taught me how a delivery note is really signed in Dammam. Half an hour, and now I reject a third fewer invoices.",
      ],
      ["mona", "وأنا عرفت لماذا كانت تُرفض! كنا نلوم النظام سنتين.", 3],
      [
        "layla",
        "Where do the half hours come from? My team gave 19 last month. I am glad, and I also have a delivery date.",
      ],
      ["yara", "Fair. We set a limit of two a week per person yesterday, and managers can pause it in a busy week.", 5],
      ["hessa", "أقترح أن تُحسب نصف ساعة التعليم ضمن أهداف التطوير، لا فوقها.", 5],
      ["abeer", "خيط انقطع: حجزت مع زميل ثلاث مرات واعتذر ثلاثًا. لا أذكر اسمه، لكنه يبيع."],
      ["badr", "أنا آسف 😔 الأحد 10:00 وقهوتك علي.", 8],
      ["salman", "I offered “reading a balance sheet”. Nobody has booked me. Is there a bug?"],
      ["latifa", "لا خلل، الناس تستحي! حجزت معك الثلاثاء، وأرجو ألا تسألني أسئلة صعبة.", 10],
      ["jana", "تعلّمت من حمد كيف أقرأ مخططًا إنشائيًا، فصار ملصق المشروع صحيحًا لأول مرة: العمود في مكانه."],
      ["adel", "Please allow languages as a filter. I explain heat pumps best in French."],
      [
        "rakan",
        "My thread: I fixed Jana's colour profile, she redrew our ticket form. Half an hour each, best trade of the quarter.",
      ],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "hessa",
    titleEn: "Pitches for next quarter are open: small, annoying, solvable",
    titleAr: "باب الأفكار مفتوح للربع القادم: صغيرة ومزعجة وقابلة للحل",
    bodyEn: `Four quarters, 57 pitches, 19 things built. The ones that live on have something in common: the problem fitted in **one sentence**, and the team had somebody who suffered from it every week.

## The rules fit on a card
1. Two to five people, from at least **two departments**
2. Ten weeks, half a day a week, budget up to SAR 15,000
3. On the last day you show it working, or you show why not. Both are welcome.

Send your sentence by Thursday after next. No slides. If you have a problem and no team, write it below and somebody will come.`,
    bodyAr: `أربعة أرباع و57 فكرة و19 حلًا بُني فعلًا. والتي عاشت يجمعها شيء واحد: المشكلة تُقال في **جملة واحدة**، وفي الفريق شخص يعاني منها كل أسبوع.

## القواعد على بطاقة واحدة
1. من شخصين إلى خمسة، من **إدارتين** على الأقل
2. عشرة أسابيع، نصف يوم في الأسبوع، وميزانية حتى 15,000 ريال
3. في اليوم الأخير تعرضونها تعمل، أو تشرحون لماذا لم تعمل. والاثنان مرحّب بهما

أرسلوا جملتكم قبل الخميس بعد القادم، ودون عروض شرائح. وإن كانت عندك مشكلة بلا فريق فاكتبها هنا، وسيأتيك من يحب حلّها.`,
    daysAgo: 4,
    hour: 9.5,
    likes: 38,
    comments: [
      ["nouf", "جملتي: لا أحد يعرف أي سلة لأي نفاية في الدور الثالث. أبحث عن مصمم."],
      ["jana", "أنا! ولا أعدك بألا تصير السلال جميلة.", 0],
      ["ghassan", "العمال ينتظرون الحافلة 25 دقيقة ولا يدرون هل تأخرت أو راحت. جملة واحدة وزيادة."],
      ["dana", "The bus is already on the fleet page. Half of the work is done: I join.", 2],
      ["turki", "وأنا أعطيكم شاشة من الورشة. كملنا ثلاثة.", 2],
      [
        "maryam",
        "Does a problem outside the building count? The shade at the visitors' car park covers everything except the cars.",
      ],
      ["musa", "يُحسب، وأنا أول المتضررين منه: موقفي هناك.", 5],
      ["ziad", "A loving reminder: 15,000 includes VAT."],
      ["nada", "أبحث عن فريق: الموظف الجديد يوقّع 14 سياسة في يومه الأول ولا يقرأ أي واحدة."],
      ["reem", "معك! عندي بيانات: متوسط قراءة السياسة 11 ثانية.", 8],
      ["grace", "Can a finalist from this quarter pitch again? Asking for a friend who is me."],
      ["hessa", "Yes, with a new sentence.", 10],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "badr",
    titleAr: "رفّ المفقودات: فكرة عمرها 40 دقيقة",
    bodyAr: `ضاعت سماعتي في البرج، ووجدتها بعد 12 يومًا في درج الاستقبال مع 63 شيئًا آخر، منها **فردة حذاء واحدة** وثلاث نظارات ومفتاح سيارة!

الفكرة التي نقدّمها، أنا وجميلة وحسن: رفّ بواجهة زجاجية عند المدخل، وكل قطعة تُصوَّر وتظهر في ديوان خلال عشر دقائق.

- الأشياء الثمينة تُصوَّر من الخلف فقط، وصاحبها يصفها
- بعد 60 يومًا تُهدى لجمعية
- الحذاء ينتظر صاحبه (مقاس 43، يمين)

نحتاج من يكتب لنا صفحة بسيطة. من معنا؟`,
    daysAgo: 8,
    hour: 13,
    likes: 41,
    comments: [
      ["yousef", "أكتب لكم الصفحة في نصف يوم، مقابل أن تجدوا شاحني الأبيض."],
      ["jamila", "عندنا أحد عشر شاحنًا أبيض. ستحتاج أن تصف شاحنك بدقة 😄", 0],
      ["faris", "الفردة… أظنها لي. من تصوير يوم الرياضة. لا أريد الحديث عن الموضوع."],
      ["badr", "أغلقنا أول حالة قبل أن نبدأ!", 2],
      ["nada", "المحافظ والهويات لا تُصوَّر أبدًا، حتى من الخلف. سلّموها للاستقبال بمحضر."],
      ["elena", "I lost an umbrella in Riyadh, in a month without rain. Nobody believes I owned one."],
      ["hassan", "الزجاج موجود من واجهة قديمة، نحتاج قفلًا بـ85 ريالًا فقط."],
      ["tariq", "وثلاث النظارات واحدة منها لسعادة الرئيس التنفيذي للمالية. لم أقل شيئًا."],
      ["fahad", "بل قلت. سأمرّ اليوم.", 7],
      ["priya", "Size 43, right foot… and a car key. Somebody had a very difficult evening."],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "ravi",
    titleEn: "Lend your parking space for a day",
    titleAr: "أعِر موقفك ليوم واحد",
    bodyEn: `Al Waha Tower has 240 reserved parking spaces. We counted on ten working days: on average **57 of them were empty** at 10 am, while colleagues circled the block for 14 minutes.

Our pitch: if you are on leave, travelling or at a site, you tap “free today”. Somebody from the waiting list gets your space until 17:00, and you get a thank you and one point. Ten points make a car wash by the social club.

- Your space stays yours
- The gate reads the plate, nobody needs your card
- First trial: levels B1 and B2, four weeks

Would you lend yours? And if not, what stops you? We want the honest reasons.`,
    bodyAr: `في برج الواحة 240 موقفًا محجوزًا. عددناها في عشرة أيام عمل: بمعدل **57 منها فارغة** عند العاشرة صباحًا، وزملاؤنا يدورون حول المبنى 14 دقيقة.

الفكرة: إذا كنت في إجازة أو سفر أو موقع، فاضغط «متاح اليوم»، فيأخذ موقفك زميل من قائمة الانتظار حتى الخامسة مساءً، وتصلك كلمة شكر ونقطة. وعشر نقاط تساوي غسلة سيارة من النادي الاجتماعي.

- موقفك يبقى موقفك
- البوابة تقرأ اللوحة، ولا أحد يحتاج بطاقتك
- التجربة: B1 وB2 لأربعة أسابيع

هل تعير موقفك؟ وإن كان لا، فما السبب؟ نريد الصراحة.`,
    daysAgo: 30,
    hour: 8.25,
    likes: 43,
    comments: [
      ["mishal", "بصراحة: أخاف أرجع من عند العميل الساعة 2 وألقى سيارة غيري في موقفي."],
      [
        "ravi",
        "That was reason number one, with 41% of answers. So you may lend half a day: until 13:00 or until 17:00.",
        0,
      ],
      ["mishal", "نصف يوم معقول. سجّلوني.", 0],
      ["waleed", "My space is next to the lift. It took me seven years. I am not ready to talk about it."],
      ["yara", "Waleed, you travel three days a week.", 3],
      ["waleed", "…Fine. B1-04, Mondays.", 3],
      ["hanan", "أعرت موقفي أسبوع السفر، ورجعت ووجدت ورقة شكر تحت المسّاحة. والله فرحت بها."],
      ["saud", "أوقفوا استخدام مواقف ذوي الإعاقة من القائمة تمامًا، ولو كانت فارغة."],
      ["ravi", "They were never on it. Twelve spaces, excluded in the code and on the gate.", 7],
      ["dana", "Did you notice that Sunday is much fuller? Only 31 empty spaces. Everybody comes in on Sunday."],
      ["khaled", "Funny, the attendance record says otherwise 🙂", 9],
      ["maha", "الغسلة مقابل عشر نقاط، من يدفعها؟ البند غير موجود عندي."],
      ["jamila", "النادي الاجتماعي، من رصيد الفعاليات، 22 ريالًا للغسلة. اتفقنا معهم كتابيًا.", 11],
      ["musa", "بوابة B2 تقرأ اللوحات المغبرة خطأ. نظفوا لوحاتكم، وسأغيّر الكاميرا."],
      ["priya", "I come by metro and have no space, but I love this thread more than any series."],
      ["ghada", "اقترح اسمًا: «موقفك كريم»."],
      [
        "adel",
        "Please give the two charging bays their own list. A full battery in a borrowed space is also an empty space.",
      ],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "joud",
    titleEn: "A first-week card, written by the newest people",
    titleAr: "بطاقة الأسبوع الأول، يكتبها أحدث الموظفين",
    bodyEn: `I joined eight weeks ago, so I still remember what nobody told me: that the lift on the left does not stop at floor three, that “Qasr” is a meeting room and not a palace, and that lunch ends at 1:15 if you want the good rice.

With Badr and Abeer I pitch a **first-week card**: one folded page, rewritten every quarter by the three newest colleagues. Not policies. Only the things you would whisper to a friend.

Send me your whisper before next Wednesday. One sentence, please.`,
    bodyAr: `انضممت قبل ثمانية أسابيع، وما زلت أذكر ما لم يخبرني به أحد: المصعد الأيسر لا يقف في الدور الثالث، و«قصر» اسم قاعة اجتماعات لا قصر حقيقي، والغداء ينتهي عمليًا 1:15 إن أردت الرز الطيب.

مع بدر وعبير نقترح **بطاقة الأسبوع الأول**: ورقة واحدة مطوية يعيد كتابتها كل ربع أحدث ثلاثة موظفين. لا سياسات فيها، بل ما تهمس به لصديق فقط.

أرسلوا لي همستكم قبل الأربعاء القادم، في جملة واحدة.`,
    daysAgo: 0,
    hour: 7.5,
    likes: 17,
    comments: [["hassan", "همستي: إذا تعطّل المكيّف فلا ترسل بريدًا، ناديني باسمي."]],
  },
];
