// News of the company: results, people and milestones.
import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const newsOfTheCompany: SeedTopic[] = [
  {
    category: seedCategory.news,
    author: "salman",
    titleEn: "The quarter in plain words: what went well, and what did not",
    titleAr: "حصاد الربع بصراحة: ما نجح وما لم ينجح",
    bodyEn: `I promised shorter letters, so here is the quarter on one page.

## What went well

- Revenue rose **11%** against the same quarter last year, most of it from services rather than from land.
- 240 homes in the Northern District were handed over, and 97% of the owners signed without a second visit.
- Customer Care answers in 28 seconds on average. A year ago it was 94.

## What did not

- The Dammam warehouse cost 6% more than we approved. The reason is simple: we changed the racking twice.
- We lost two tenders on price, and one because we answered a day late. The last one is on us.

## What comes next

We put the next quarter into finishing, not into starting. **No new project opens before the open ones have a named owner and a closing date.** Fahad's full tables are on [the finance pages](https://finance.wahat.example/quarter). Ask me anything below; I answer on Thursday.`,
    bodyAr: `وعدتكم برسائل أقصر، فإليكم الربع كله في صفحة واحدة.

## ما نجح

- ارتفعت الإيرادات **11%** عن الربع نفسه من العام الماضي، ومعظم الزيادة من الخدمات لا من الأراضي.
- سلّمنا 240 وحدة في الحي الشمالي، ووقّع 97% من الملاك من أول زيارة.
- متوسط الرد في العناية بالعملاء 28 ثانية، وكان قبل عام 94.

## ما لم ينجح

- تجاوز مستودع الدمام ميزانيته بنسبة 6%، والسبب أننا غيّرنا نظام الرفوف مرتين.
- خسرنا مناقصتين بسبب السعر، وثالثة لأن عرضنا تأخر يومًا. هذه الأخيرة نتحملها نحن.

## القادم

الربع المقبل للإنجاز لا للبدايات: **لا مشروع جديد قبل أن يكون لكل مشروع قائم مسؤول واضح وموعد إقفال.** الجداول الكاملة لدى فهد في [صفحات المالية](https://finance.wahat.example/quarter). اسألوا ما شئتم هنا، وسأجيب يوم الخميس.`,
    daysAgo: 12,
    hour: 9.5,
    likes: 57,
    pinned: true,
    comments: [
      [
        "waleed",
        "The late tender was mine. The file was ready at noon and we were still polishing the cover letter at midnight. We now close every bid one full working day early, no exceptions.",
      ],
      [
        "salman",
        "Thank you for saying it here and not in a meeting of three people. Done is done; keep the one-day rule.",
        0,
      ],
      [
        "elena",
        "Since the rule started we have sent four bids, all early. The cover letters are worse and nobody has noticed.",
      ],
      [
        "mona",
        "بخصوص رفوف الدمام: التغيير الثاني وفّر علينا ممرًا كاملًا، يعني 180 موقع تخزين إضافي. كلّف أكثر، لكنه ما راح هدر.",
      ],
      [
        "fahad",
        "صحيح، والرقم مذكور في الجدول الثالث. ملاحظتي ليست على القرار بل على توقيته: لو اتخذناه قبل الطلبية لوفّرنا 410 آلاف ريال.",
        3,
      ],
      ["mona", "أتفق معك في التوقيت، وسجّلناها درسًا للصالة القادمة.", 3],
      ["ziad", "Is the 11% with or without the Jeddah move? The rent there changed in the middle of the quarter."],
      [
        "maha",
        "Without it. With the move it is 10.4%. Both lines are in the table, the second one is in grey because somebody likes grey.",
        6,
      ],
      ["anas", "هل يشمل قرار «لا مشروع جديد» المرحلة الثالثة من الحي الشمالي؟ المقاولون يسألونني كل صباح."],
      ["abdullah", "المرحلة الثالثة قائمة أصلًا ولها مسؤول وموعد، فلا يشملها. قل لهم: نكمل كما نحن.", 8],
      [
        "grace",
        "The 28 seconds is an average. Our Sunday mornings are still above 50, and we would rather you heard it from us.",
      ],
      ["hessa", "أول رسالة ربع سنوية أقرأها كاملة قبل أن تبرد القهوة."],
      ["tariq", "وأنا الذي كنت أختصرها لك كل مرة! انتهت وظيفتي السرية.", 11],
      ["hamad", 'A question for Thursday: how is a "named owner" chosen when three departments share a building?'],
      [
        "salman",
        "One name, always. The other two departments get a say, not a veto. I know this will be unpopular for a month.",
        13,
      ],
      ["latifa", "الفقرة الخاصة بما لم ينجح أهم من الأرقام كلها، شكرًا على الصراحة."],
    ],
  },
  {
    category: seedCategory.news,
    author: "yara",
    titleEn: "The Jeddah branch moves into a house of nine arches",
    titleAr: "فرع جدة ينتقل إلى بيت الأقواس التسعة",
    bodyEn: `After eleven years above a car showroom, the Jeddah branch has a home of its own: a restored merchant's house, two streets from the sea, with nine stone arches along the courtyard.

- **38 desks**, four meeting rooms and a roof that stays shaded until ten in the morning
- one hall for clients, with its own door, so nobody walks through our working day
- the old well is kept, lit and covered with glass (please do not throw coins; Hassan has to climb down)

The restoration took 14 months. Rania's team kept the original carpentry wherever it could carry weight and left every new part visibly new.

> A building should not pretend to be older than it is.

Visiting from Riyadh? Book a desk on [the branch page](https://jeddah.wahat.example/desks); six are kept for guests every day.`,
    bodyAr: `بعد أحد عشر عامًا فوق معرض سيارات، صار لفرع جدة بيته: دار تاجر قديمة مرممة على بُعد شارعين من البحر، تطل على فنائها تسعة أقواس من الحجر.

- **38 مكتبًا** وأربع قاعات اجتماع، وسطح يبقى ظليلًا حتى العاشرة صباحًا
- قاعة للعملاء بباب مستقل، فلا يمر أحد وسط يوم عملنا
- البئر القديمة باقية ومضاءة وفوقها زجاج، ونرجو عدم رمي النقود لأن حسن هو من ينزل لجمعها

استغرق الترميم 14 شهرًا. أبقى فريق رانيا على النجارة الأصلية حيثما أمكن أن تحمل، وترك كل جزء جديد ظاهرًا على حقيقته.

> لا ينبغي للمبنى أن يدّعي عمرًا ليس عمره.

قادم من الرياض؟ احجز مكتبك من [صفحة الفرع](https://jeddah.wahat.example/desks)، فهناك ستة مكاتب محجوزة للضيوف كل يوم.`,
    daysAgo: 18,
    hour: 10,
    likes: 49,
    poster: {
      design: "arches",
      altEn:
        "Rows of tall pointed arches in warm stone colours, one inside the other like the long corridor of the new Jeddah branch",
      altAr: "صفوف من الأقواس العالية بألوان الحجر الدافئ، يتداخل بعضها في بعض مثل الممر الطويل في مقر فرع جدة الجديد",
      featured: 9,
    },
    comments: [
      ["hassan", "نزلت البئر مرتين في أول أسبوع. جمعت 14 ريالًا وقلم حبر ومشبك شعر، ومن ضاع له شيء يراجعني."],
      ["shahad", "المشبك لي! كيف وصل هناك وأنا كنت في السطح؟", 0],
      ["hassan", "الهواء في جدة يعمل ساعات إضافية.", 0],
      [
        "rania",
        'The ninth arch was bricked up for decades. We only found it when the plaster came off, which is why the meeting room behind it is called "Nine".',
      ],
      ["mishal", "كنت هناك الثلاثاء مع عميل يريد مراجعة العقد، فقضى نصف الاجتماع يصوّر السقف. وقّع في النهاية."],
      ["osama", "For the record, the contract was clear. The ceiling only helped."],
      [
        "bilal",
        "Stone walls 60 cm thick and a wireless network are not friends. If your call drops in the courtyard, stand under arches 3 to 5 until the two extra access points arrive next week.",
      ],
      ["rania", "No drilling into arch 4, please. Anything else we can discuss.", 6],
      ["bilal", "Noted, arch 4 is sacred. They will hang from the new steel beam.", 6],
      ["nada", "هل المدخل مهيأ للكراسي المتحركة؟ العتبة في الصورة تبدو عالية."],
      ["musa", "نعم، المدخل الجنوبي بميل خفيف ومصعد صغير، والعتبة التي في الصورة للباب القديم وهو للعرض فقط.", 9],
      ["karim", "وداعًا لرائحة تلميع السيارات كل صباح أحد. إحدى عشرة سنة وأنا أظنها عطر المبنى."],
      ["elena", "Booked a guest desk for next Tuesday. Is the roof as good as it looks in the pictures?"],
      ["yara", "Better, but bring a hat after ten.", 12],
    ],
  },
  {
    category: seedCategory.news,
    author: "ghada",
    titleAr: "جائزة «بيئة عمل تُصغي»: المركز الثاني، وهذا ما تعلمناه",
    bodyAr: `حصلت المجموعة هذا الأسبوع على المركز الثاني في جائزة «بيئة عمل تُصغي» التي يمنحها ملتقى بيئات العمل الخليجي، من بين 64 جهة متقدمة.

اطلع المحكّمون على استبيان شارك فيه 71% من الموظفين، وزاروا برج الواحة ومستودع الدمام دون موعد مسبق. وأكثر ما لفتهم بحسب تقريرهم:

1. أن أسئلة اللقاء العام تُنشر كاملة، حتى المحرجة منها.
2. أن مشرفي الورديات يعرفون أين تذهب اقتراحات فرقهم.
3. أن لدينا صفحة بعنوان «أشياء جرّبناها ولم تنجح».

أما سبب عدم فوزنا بالأول فمكتوب بوضوح: **نسمع جيدًا ونرد ببطء.** متوسط الرد على الاقتراح عندنا 19 يومًا، وعند الفائز ستة. التقرير كامل [هنا](https://awards.example/listening-workplace).`,
    daysAgo: 34,
    hour: 11,
    likes: 38,
    comments: [
      ["ghassan", "يوم الزيارة المفاجئة كنت أظنهم من شركة الرفوف، فأعطيتهم خوذات وكلّفتهم بحمل صندوقين."],
      ["mona", "وحملوهما! أعتقد أن هذا هو الذي رفع درجتنا.", 0],
      ["hanan", "الرد البطيء حقيقي. اقتراح تعديل بوابة الشاحنات أخذ 33 يومًا، والتعديل نفسه أخذ ساعتين."],
      [
        "sultan",
        "ملاحظة في محلها يا حنان. من الأحد القادم كل اقتراح في العمليات له رد أول خلال ثلاثة أيام، ولو كان الرد «ندرسه».",
        2,
      ],
      [
        "dana",
        "71% is the best response rate we have had, but look at the split: offices 88%, sites 46%. The second prize is really an office prize.",
      ],
      ["anas", "في الموقع ما عندنا كمبيوتر لكل واحد. لو كان الاستبيان على الجوال برمز QR عند بوابة الدخول لتغيّر الرقم."],
      ["ghada", "فكرة سهلة وواضحة، نجرّبها في الاستبيان القادم وأنت أول المختبرين.", 5],
      ["jana", "صفحة «أشياء جرّبناها ولم تنجح» فيها تصميمي القديم للبطاقات، وأنا فخورة جدًا."],
    ],
  },
  {
    category: seedCategory.news,
    author: "elena",
    titleEn: "Signed: 320 hotel rooms to run with Qandeel Hotels",
    bodyEn: `It took fourteen months, nine drafts and one very patient client, but it is done: Wahat Services will run housekeeping, maintenance and laundry for **Qandeel Hotels** in three cities, 320 rooms in all, for five years.

Three things made the difference, and they may help your next bid:

1. We took them to see a bad day. They visited the Dammam laundry during the pump failure and watched how the shift handled it.
2. Hanan's planners priced each room type separately. Nobody else did.
3. Osama rewrote the penalty clause in words a hotel manager could read aloud.

Service begins in Jeddah in eight weeks. We are looking for two colleagues who know hotels from the inside; Abeer has the details.`,
    daysAgo: 45,
    hour: 13,
    likes: 31,
    comments: [
      [
        "abeer",
        "Both roles are open on the careers page, and internal candidates get a two-week head start. Hotel experience counts even if it was twenty years ago and in another country.",
      ],
      [
        "imran",
        "I was a night auditor in a hotel for three years. Does that count, or is it only for people who have seen daylight?",
      ],
      ["abeer", "It counts double. Send me your details before Thursday.", 1],
      [
        "ghassan",
        "زيارة يوم عطل المضخة كانت أصعب ست ساعات في حياتي. ما كنت أدري أن الضيوف عملاء محتملون إلا بعد ما راحوا!",
      ],
      ["elena", "That was the point, Ghassan. You stayed calm because you did not know.", 3],
      ["osama", "الجملة القديمة كانت 94 كلمة. الجديدة 17. لم يعترض أحد من الطرفين، وهذا نادر في مهنتنا."],
      ["samira", "Eight weeks is tight for the laundry line. The steam boiler alone has a lead time of ten."],
      [
        "hanan",
        "نستأجر غلاية متنقلة للأسابيع الأربعة الأولى، والعرض عند وفاء للاعتماد. تكلفتها محسوبة في السعر من البداية.",
        6,
      ],
      ["badr", "مبروك للفريق! تعلّمت من هذا العرض أكثر من كل الدورات، خصوصًا فكرة «أرِ العميل يومًا سيئًا»."],
    ],
  },
  {
    category: seedCategory.news,
    author: "abeer",
    titleEn: "Eleven new colleagues this month: say hello",
    titleAr: "أحد عشر زميلًا جديدًا هذا الشهر: رحّبوا بهم",
    bodyEn: `Eleven people join us this month, the largest group since the Northern District opened. A few of them you will meet very soon:

- **Joud**, People Operations: ask her about leave letters, and about competitive crossword solving.
- **Badr**, Sales: speaks three dialects on the phone and denies all of them.
- Two planners, a nurse for the site clinic, three technicians and three graduates who rotate through four departments in a year.

Each of them has a **companion**, a colleague from another department who buys the first coffee and answers the questions one is ashamed to ask ("where is the second floor?"; there is none). Companions get a 60-riyal coffee allowance, so there is no excuse.

Would you like to be one next month? Write your name below.`,
    bodyAr: `ينضم إلينا هذا الشهر أحد عشر زميلًا، وهي أكبر دفعة منذ افتتاح الحي الشمالي. ومنهم من ستلتقونه قريبًا:

- **جود**، عمليات الموارد البشرية: اسألوها عن خطابات الإجازات، وعن بطولات الكلمات المتقاطعة.
- **بدر**، المبيعات: يتحدث ثلاث لهجات في الهاتف وينكرها كلها.
- مخططان، وممرضة لعيادة الموقع، وثلاثة فنيين، وثلاثة خريجين يتنقلون بين أربع إدارات خلال عام.

لكل واحد منهم **رفيق** من إدارة أخرى، يدفع ثمن القهوة الأولى ويجيب عن الأسئلة التي نخجل منها، مثل: أين الدور الثاني؟ (لا يوجد). وللرفيق بدل قهوة 60 ريالًا، فلا عذر لأحد.

من يرغب أن يكون رفيقًا الشهر القادم فليكتب اسمه هنا.`,
    daysAgo: 9,
    hour: 9,
    likes: 46,
    comments: [
      ["joud", "شكرًا على الترحيب! اليوم الثالث وقد وصلتني 40 رسالة «خطاب تعريف». أظن أن هذه هي الكلمة رقم 1 أفقي."],
      ["khaled", "وأربعة أحرف رأسي: «عاجل». كلها عاجلة يا جود، خذيها على مهل.", 0],
      ["badr", "والله لهجة وحدة بس، والباقي من المسلسلات."],
      ["mishal", "قال لعميل من المدينة «يا خال» وباع له وحدتين. اتركوه على ما هو عليه.", 2],
      ["grace", "Put me down as a companion. I still remember nobody telling me that the lift skips floor 13 as well."],
      ["jamila", "It does not skip it, the button is just worn off. But fair point, I am getting a sticker.", 4],
      ["turki", "سجّلوني رفيق، بشرط تكون القهوة في استراحة السائقين. عندنا أحسن قهوة في المجموعة ولا أحد يدري."],
      ["faris", "أنا أدري، وأعتذر لأني صوّرتها وسينكشف السر قريبًا.", 6],
      ["priya", "Why is there no second floor? I have worked here two years and was too ashamed to ask."],
      ["musa", "القاعة الرئيسية بارتفاع دورين، فالمصعد يحسبها الأول والثاني معًا. لا سر ولا أشباح.", 8],
      ["wafa", "حطوا اسمي، وأفضّل زميلًا من المشاريع حتى أفهم لماذا كل طلباتهم عاجلة."],
    ],
  },
  {
    category: seedCategory.news,
    author: "amal",
    titleEn: "Under thirty seconds: how Customer Care got there",
    titleAr: "أقل من ثلاثين ثانية: كيف وصلت العناية بالعملاء إلى هذا الرقم",
    bodyEn: `For the first time, a caller waits **28 seconds** on average before one of us answers. A year ago it was a minute and a half. We bought no new system and the team is only two people larger, so what changed?

1. We read 600 calls and found that a third asked one question: “when is my handover?” Owners now get that date by message every Sunday.
2. Lunch breaks are staggered in quarters of an hour instead of halves.
3. Agents may end a call with "I will ring you back at four", and must do it.

The third was the hardest. It needed trust more than software. Mazen's team keeps 96% of those four-o'clock promises, and the list of the other 4% hangs on my door.`,
    bodyAr: `لأول مرة، ينتظر المتصل **28 ثانية** في المتوسط حتى يرد عليه أحدنا، وكان ينتظر قبل عام دقيقة ونصفًا. لم نشترِ نظامًا جديدًا، ولم يزد الفريق إلا اثنين، فما الذي تغيّر؟

1. راجعنا 600 مكالمة فوجدنا ثلثها يسأل سؤالًا واحدًا: متى أستلم؟ فصار الموعد يصل إلى المالك برسالة كل أحد.
2. صارت استراحات الغداء متداخلة كل ربع ساعة بدل نصف ساعة.
3. صار من حق الموظف أن يقول: «أتصل بك الساعة الرابعة»، ومن واجبه أن يتصل.

الثالثة كانت الأصعب، لأنها احتاجت ثقة أكثر مما احتاجت تقنية. فريق مازن يفي بـ96% من مواعيد الرابعة، وقائمة الأربعة الباقية معلّقة على باب مكتبي.`,
    daysAgo: 27,
    hour: 10.5,
    likes: 44,
    comments: [
      [
        "mazen",
        "القائمة على باب أمل فيها اسمي مرتين هذا الشهر، وأقولها قبل أن يقولها غيري. مرة نسيت، ومرة كان العميل نائمًا.",
      ],
      ["shahad", "العميل النائم اعتذر لنا في اليوم التالي وأعطانا أعلى تقييم في الشهر."],
      [
        "ravi",
        "Which third? If a third of calls were about handover dates, I would love to know what the other two thirds are.",
      ],
      [
        "grace",
        "Roughly: 22% maintenance, 15% parking permits, 9% wrong number, and the rest is life. One gentleman calls weekly to tell us the weather in the Northern District.",
        2,
      ],
      ["adel", "His numbers are better than our sensor. I am serious, I have compared them.", 2],
      ["samira", "رسالة الأحد غيّرت علينا أيضًا: صار المخطط مضطرًا لتحديث الموعد قبل الخميس ظهرًا. ضغط مفيد."],
      ["layla", "Please do not buy a system now. This is exactly the kind of fix we should copy for the service desk."],
      [
        "rakan",
        "اتفقنا، نبدأ تجربة «أتصل بك الرابعة» في مكتب الدعم من الأسبوع القادم. لكن خلّوها الرابعة والنصف، بعد زحمة الظهر.",
        6,
      ],
      ["latifa", "عمل جميل ومرتب يا أمل."],
      ["ziad", "Cost per call, before and after? Asking as the person who will be asked."],
    ],
  },
  {
    category: seedCategory.news,
    author: "turki",
    titleAr: "مليون كيلومتر بلا حادث واحد",
    bodyAr: `صباح أمس، بين الدمام والرياض، أكملت شاحنات الأسطول **مليون كيلومتر متصلة دون أي حادث**. كان خلف المقود أبو سعد، وقد عرف بالخبر عبر الجهاز فقال: «زين، بس لا تشغلوني».

الأسطول 38 مركبة و52 سائقًا، وآخر حادث كان خدشًا في بوابة المستودع قبل 16 شهرًا (البوابة هي الغلطانة، لكن سجلناه علينا).

ما الذي نفعله؟

- لا رحلة بعد الحادية عشرة ليلًا مهما كان العميل مستعجلًا.
- استراحة 20 دقيقة كل ساعتين ونصف، والنظام ينبّه السائق والمشرف معًا.
- من يقول «أنا تعبان» يرتاح ولا يُسأل لماذا.

قهوتنا يوم الخميس الساعة التاسعة في استراحة السائقين، والدعوة للجميع.`,
    daysAgo: 2,
    hour: 8.5,
    likes: 54,
    comments: [
      [
        "saud",
        "أشهد أن الثالثة هي السر. في أول سنة قالها سائقان، وفي هذه السنة قالها 61 مرة. هذا ليس تعبًا زائدًا، هذه ثقة.",
      ],
      ["hanan", "وأثرها على المواعيد؟ تأخرنا بسببها سبع مرات فقط، أطولها ساعة وعشر دقائق.", 0],
      ["salman", "مليون كيلومتر و52 سائقًا أعرف منهم الكثير بالاسم. أنا معكم الخميس، والقهوة عليّ."],
      ["turki", "حياك الله، بس القهوة علينا. أنت عليك التمر.", 2],
      ["tariq", "سُجّل في الجدول: الرئيس التنفيذي، الخميس 9:00، تمر، كمية 52."],
      [
        "ravi",
        "Congratulations! I have the telemetry: harsh braking fell from 9.1 to 2.3 events per 1,000 km over the same period. Happy to show the chart on Thursday.",
      ],
      ["mona", "البوابة ما كانت الغلطانة 😅 أنا شاهدة."],
      ["turki", "القضية مقفلة يا منى، لا تفتحين الملفات القديمة.", 6],
      ["faisal", "A side effect: diesel per kilometre is down 8%. Calm driving is also our cheapest climate project."],
      ["fahad", "وانخفض قسط تأمين الأسطول 14% عند التجديد. القسط كله أقل مما كنا ندفعه قبل ثلاث سنوات بعدد مركبات أقل."],
      [
        "elena",
        "May I bring two people from Qandeel Hotels on Thursday? They asked me last week how we choose drivers.",
      ],
      ["turki", "Welcome, all of them. Please tell them no suit, it is hot in the yard.", 10],
      ["ghassan", "سلّموا لي على أبو سعد، وقولوا له الرف السابع ما زال ينتظره."],
    ],
  },
  {
    category: seedCategory.news,
    author: "imran",
    titleEn: "We now pay suppliers in 18 days instead of 41",
    bodyEn: `Small companies live on being paid. Last quarter we paid a correct invoice **18 days** after receiving it, on average; two years ago it was 41.

Nothing clever happened. We counted where invoices slept:

- 12 days waiting for a receipt that somebody had forgotten to enter
- 9 days waiting for the third signature, on amounts under 2,000 riyals
- 2 days in our own tray, which was embarrassing

So the third signature now starts at 10,000 riyals, and a reminder goes to the receiver every morning until the goods are entered. Eleven suppliers have written to thank us. One sent dates, which went to the compliance officer first, of course.`,
    daysAgo: 60,
    hour: 11.5,
    likes: 29,
    comments: [
      ["nada", "Confirmed: 2 kg of dates, value 85 riyals, registered and then eaten by Internal Audit."],
      ["imran", "All of them? I left my desk for ten minutes.", 0],
      [
        "wafa",
        "أثر هذا على التفاوض واضح: ثلاثة موردين خفّضوا أسعارهم من 2% إلى 3% مقابل السداد خلال 20 يومًا. السرعة صارت ورقة في يدنا.",
      ],
      [
        "latifa",
        "من جهة الخزينة لازم ننتبه، السداد المبكر سحب نحو 4 ملايين من الرصيد اليومي. مقدور عليه، لكن خلّونا ننسّق قبل نهاية كل شهر.",
      ],
      ["maha", "نجتمع نحن الثلاثة يوم الأحد ونضع حدًا أسبوعيًا. الفكرة تستحق أن تستمر.", 3],
      ["anas", "التذكير الصباحي الساعة 7:00 يصلني وأنا فوق السقالة. ممكن يصير 9:30؟"],
      ["imran", "Moved to 9:30 for everyone on site, starting tomorrow.", 5],
      ["priya", "Love that you published the two embarrassing days as well."],
    ],
  },
  {
    category: seedCategory.news,
    author: "karim",
    titleAr: "«ورقة واحات» تعود: صفحة واحدة كل خميس",
    bodyAr: `قبل ست سنوات كانت لنا نشرة ورقية توزّع عند المصاعد، ثم صارت ملفًا من 24 صفحة لا يفتحه أحد. اليوم تعود بشكلها الأول: **ورقة واحدة، وجه واحد، كل خميس.**

ما الذي ستجدونه فيها؟

- خبر واحد يستحق أن تعرفه قبل نهاية الأسبوع
- زميل لا تعرفه، بثلاثة أسئلة
- كلمة متقاطعة صغيرة من إعداد الزملاء
- زاوية «صار في الموقع»، والأسماء مستعارة حفاظًا على المودة

النسخة الورقية عند المصاعد وفي استراحة السائقين ومكتب الدمام، والرقمية [في صفحة الورقة](https://waraqa.wahat.example). أرسلوا لي أخباركم في سطرين؛ السطر الثالث يُحذف بلا رحمة.`,
    daysAgo: 77,
    hour: 12,
    likes: 22,
    comments: [
      ["jana", "صمّمتها على الطابعة القديمة عمدًا، فالحبر الباهت جزء من الجمال وليس عطلًا."],
      ["omar", "جرّبت السطرين. حذف كريم الثاني أيضًا، والخبر صار أحسن، وهذا مؤلم."],
      ["karim", "أهلًا بك في نادي المحررين يا عمر.", 1],
    ],
  },
  {
    category: seedCategory.news,
    author: "mona",
    titleEn: "The second hall of the Dammam warehouse is open",
    titleAr: "افتتاح الصالة الثانية في مستودع الدمام",
    bodyEn: `Since Sunday morning both halls in Dammam are at work. The second adds **4,200 pallet positions**, and for the first time a cold room that we do not have to rent from somebody else.

- Receiving stays in Hall 1 (doors 1–6); dispatch moves entirely to Hall 2 (doors 7–14).
- Trucks enter from the east gate only. The west gate is for people.
- Cold room: 2 to 6 degrees, gloves on the hook by the door, and please **close it**. It sings when it is left open, and Ghassan knows the song by heart.

The first two days were slow: 31 minutes a truck instead of 22. Yesterday we were at 24. Come and see us, the kettle moved first.`,
    bodyAr: `منذ صباح الأحد والصالتان في الدمام تعملان معًا. الثانية تضيف **4,200 موقع تخزين**، وفيها لأول مرة غرفة تبريد لنا لا نستأجرها من أحد.

- الاستلام يبقى في الصالة 1 (الأبواب 1–6)، والإرسال كله ينتقل إلى الصالة 2 (الأبواب 7–14).
- دخول الشاحنات من البوابة الشرقية فقط، والغربية للمشاة.
- غرفة التبريد بين درجتين وست درجات، والقفازات معلّقة عند الباب، ونرجو **إغلاقه**؛ فهو يغنّي إذا تُرك مفتوحًا، وغسان حفظ الأغنية.

أول يومين كانا بطيئين: 31 دقيقة للشاحنة بدل 22، وأمس وصلنا إلى 24. زورونا، فغلاية الشاي أول ما انتقل.`,
    daysAgo: 1,
    hour: 10.25,
    likes: 41,
    comments: [
      ["ghassan", "الأغنية من أربع نغمات، وصرت أسمعها في النوم. سكّروا الباب يا جماعة."],
      [
        "ravi",
        "The 31 minutes came from one thing: drivers searching for door 9, because 9 is around the corner. A painted line on the floor would fix it for the price of a tin of paint.",
      ],
      ["mona", "الخط انرسم الليلة، أصفر وعريض. نشوف أثره غدًا إن شاء الله.", 1],
      ["turki", "سائقيني يقولون عن الخط الأصفر: أخيرًا. بس خلّوا السهم من بعد الميزان لا قبله."],
      ["wafa", "كم وفّرنا من إيجار التبريد شهريًا؟ أحتاج الرقم لإقفال العقد القديم."],
      [
        "ziad",
        "118 ألف ريال في الشهر، والعقد القديم ينتهي بعد ستة أسابيع مع إشعار مسبق شهر واحد. يعني الإشعار هذا الأسبوع.",
        4,
      ],
      [
        "osama",
        "The notice letter is drafted. I need one signature and somebody who goes to Dammam with an actual stamp.",
      ],
      [
        "maryam",
        "غرفة التبريد تسحب 74 كيلوواط عند التشغيل. رجاءً لا تُشغّل مع الرافعات الثلاث في الدقيقة نفسها، القاطع لا يحب المفاجآت.",
      ],
      ["mona", "علّقنا جدول التشغيل عند اللوحة: التبريد 5:30، والرافعات من السادسة.", 7],
      [
        "hanan",
        "Two days from 31 to 24 minutes is faster than I planned for. Thank you to the night shift, who carried most of it and will not read this until ten.",
      ],
      ["faris", "أحتاج زيارة مع الكاميرا قبل أن تتسخ الجدران. الثلاثاء يناسبكم؟"],
      ["saud", "ممر المشاة عند الباب 11 ضيق، 90 سم فقط، والمطلوب 120. أمرّ عليكم الأربعاء ومعي الشريط."],
    ],
  },
];
