import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const benefitsAndOffers: SeedTopic[] = [
  {
    category: seedCategory.mazzyah,
    author: "yara",
    titleEn: "Forty new Mazzyah partners, on one map of the city",
    titleAr: "أربعون شريكًا جديدًا في مزيّة، على خريطة واحدة",
    bodyEn: `You told us the old list of offers was long, alphabetical and useless at lunch time. So the new one is a map.

- **Forty new partners** in Riyadh, eleven in Jeddah, nine in Dammam.
- Filter by what you need now: food, car, children, health, home.
- Every offer shows its end date and the person here who negotiated it, so you know whom to blame.

Some favourites: Nakhla Bakery (20 percent before 9:00), Masar Driving School (refresher lesson free) and Dar Al-Lawn bookshop (15 percent, and they gift-wrap).

Open it at [mazzyah.wahat.example/map](https://mazzyah.wahat.example/map). If a partner refuses your card, write here the same day and I will call them myself.`,
    bodyAr: `قلتم لنا إن قائمة العروض القديمة طويلة ومرتبة أبجديًا ولا تنفع وقت الغداء. فصارت القائمة خريطة.

- **أربعون شريكًا جديدًا** في الرياض، وأحد عشر في جدة، وتسعة في الدمام.
- تصفية حسب حاجتك الآن: طعام، سيارة، أطفال، صحة، بيت.
- كل عرض عليه تاريخ انتهائه واسم الزميل الذي فاوض عليه، لتعرفوا من تعاتبون.

من المفضلة: مخبز نخلة (20% قبل التاسعة)، ومدرسة مسار للقيادة (درس تنشيطي مجاني)، ومكتبة دار اللون (15% مع تغليف الهدايا).

الخريطة هنا: [mazzyah.wahat.example/map](https://mazzyah.wahat.example/map). وإذا رفض شريك بطاقتك فاكتب هنا في اليوم نفسه، وأنا أتصل به.`,
    daysAgo: 9,
    hour: 9.75,
    likes: 47,
    poster: {
      design: "skyline",
      altEn: "Abstract skyline of towers of different heights, standing for a city full of Mazzyah partners",
      altAr: "أفق مدينة تجريدي بأبراج متفاوتة الارتفاع، يرمز إلى مدينة مليئة بشركاء مزيّة",
      featured: 10,
    },
    comments: [
      ["rakan", "مخبز نخلة قبل التاسعة فخ. رحت أشتري خبزة ورجعت بثلاث علب معمول."],
      ["yara", "هذا بالضبط ما تفاوضنا عليه.", 0],
      [
        "priya",
        "Any vegetarian places, beyond the falafel one? I have eaten there so often that they know my mother's name.",
      ],
      ["elena", "Filter food, then the green leaf. Seven in Riyadh; try Tuhfa in Al-Malqa, the lentil one.", 2],
      ["mishal", "رشّحت لكم ورشتين للسيارات وما أشوفهما على الخريطة. ننتظر التوقيع؟"],
      ["yara", "واحدة توقّع الأحد، والثانية اعتذرت لأنها لا تعطي فاتورة إلكترونية.", 4],
      [
        "joud",
        "The map sorts by distance, which is lovely, but on the Jeddah branch network it thinks I am in Riyadh.",
      ],
      ["omar", "That is our proxy. Allow location in the browser for now; I have opened a ticket for a proper fix.", 6],
      ["abeer", "صالون النساء في حي الياسمين رفض البطاقة أمس وقالوا ما عندهم خبر."],
      ["yara", "اتصلت بهم: الموظفة كانت جديدة. يعوضونك 25% في الزيارة القادمة، والاسم عندهم.", 8],
      ["imran", "Could the end dates go to my calendar? I discover every offer one day after it dies."],
      ["badr", "عرض مسار للقيادة ممتاز. رجعت أوقف بالعكس بدون ما أنزل أشوف."],
      ["grace", "Sixty partners and my favourite is still the key cutter in the basement."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "sara",
    titleEn: "The savings plan is open: you save, we add half",
    titleAr: "برنامج الادخار يبدأ: توفّر ونزيدك النصف",
    bodyEn: `It took us a year and three versions. From the January salary, anyone with six months of service can join the **Mazzyah savings plan**.

## How it works
- You choose 1 to 8 percent of basic salary.
- The company adds half of what you save, up to 4 percent.
- Your own money is always yours, and can be taken out once a quarter.
- The company's part is yours fully after two years, and half of it after one.

## The choices
Two funds, managed by Sidra Savings House: a calm one and a growth one, both Sharia-compliant. If you do not choose, it is the calm one.

Registration is open until the tenth of next month, under Mazzyah, Savings. Ask here; Nasser and Latifa answer with real numbers.`,
    bodyAr: `أخذ منا سنة وثلاث نسخ. ومن راتب يناير يستطيع كل من أكمل ستة أشهر الانضمام إلى **برنامج مزيّة للادخار**.

## كيف يعمل؟
- تختار من 1% إلى 8% من راتبك الأساسي.
- تضيف الشركة نصف ما توفره، بحد أعلى 4%.
- مدخراتك لك دائمًا، وتسحب منها مرة كل ربع سنة.
- حصة الشركة تصبح لك كاملة بعد سنتين، ونصفها بعد سنة.

## الخيارات
صندوقان تديرهما «سدرة للادخار»: هادئ ونمو، وكلاهما متوافق مع الشريعة. ومن لا يختار فصندوقه الهادئ.

التسجيل مفتوح إلى العاشر من الشهر القادم، من مزيّة ثم الادخار. اسألوا هنا، وناصر ولطيفة يجيبان بالأرقام.`,
    daysAgo: 5,
    hour: 8.5,
    likes: 56,
    comments: [
      ["ghassan", "مثال لو سمحتم: راتبي الأساسي 6,000 واخترت 5%. كم يطلع لي بعد سنتين؟"],
      [
        "nasser",
        "توفر 300 في الشهر والشركة تضيف 150. بعد 24 شهرًا: 7,200 منك و3,600 من الشركة، المجموع 10,800 قبل أي ربح أو خسارة.",
        0,
      ],
      ["ghassan", "واضح وما يبي له كلام. سجّلت.", 0],
      ["yousef", "What happens to the company part if I resign after eighteen months?"],
      ["nasser", "You keep half of it, plus everything you saved yourself. The other half returns to the plan.", 3],
      ["badr", "أنا هنا من أربعة أشهر. أنتظر ولا أقدر أسجل مقدمًا؟"],
      [
        "joud",
        "Same boat, Badr. We can pre-register now and it starts by itself in the month after we complete six.",
        5,
      ],
      ["elena", "Is it open to non-Saudi staff? I read the page twice and it did not say."],
      ["sara", "Yes, everybody, same terms. You are right that it should say so, and now it does.", 7],
      ["ziad", "The important line is missing: what are the fees?"],
      [
        "latifa",
        "0.45% a year for the calm fund and 0.70% for growth, paid by the company for the first two years.",
        9,
      ],
      ["ziad", "That is lower than I expected. I withdraw my raised eyebrow.", 9],
      ["shahad", "سؤال محرج: هل مديري يشوف كم أوفر؟"],
      ["nasser", "لا. فقط أنا وزميلة في الرواتب، والسجل مراقب من الالتزام.", 12],
      ["nada", "وأؤكد: أي اطلاع على ملف الادخار يُسجَّل بالاسم والوقت، وأراجعه كل شهر.", 12],
      ["omar", "Can I change the percentage later, or am I married to it?"],
      ["nasser", "Once a quarter, up or down, even to zero. No questions and no forms on paper.", 15],
      ["turki", "السائقين ما يدخلون ديوان كثير. تقدرون تجون المستودع تشرحون؟"],
      ["reem", "رتبنا جلستين في الدمام الأربعاء القادم، 7 صباحًا و3 عصرًا، مع مترجم أوردو.", 17],
      ["turki", "الله يعطيكم العافية. أجهز لكم القهوة.", 17],
      ["priya", "Is growth allowed to go down? I would like somebody to say it in plain words."],
      [
        "latifa",
        "Yes, it can. In a bad year, 10% down is quite possible. If you need the money within three years, choose calm.",
        20,
      ],
      ["fahad", "ردّ لطيفة هو الردّ الصحيح. لا تدخلوا النمو بمال تحتاجونه للإيجار."],
      ["hassan", "ولدي يدخل الجامعة بعد ست سنوات. هذا أول شي أسويه له وأحس أنه مرتب."],
      ["mona", "كم الحد الأدنى بالريال؟ بعضنا راتبه بسيط و1% ما تسوى التحويل."],
      ["nasser", "لا يوجد حد أدنى، وحتى 30 ريالًا نضيف عليها 15.", 24],
      [
        "dana",
        "I made a small calculator, monthly amount by year, with both funds at three speeds: https://mazzyah.wahat.example/saver",
      ],
      ["maha", "راجعت حاسبة دانة، والمعادلة سليمة. فقط لا تعاملوا «السرعة الثالثة» كأنها وعد.", 26],
      ["waleed", "لو كان موجودًا قبل سبع سنوات كان عندي الآن نصف بيت. سجّلت بـ 8%."],
      [
        "bilal",
        "Registered in two minutes on my phone. Please thank whoever decided that it needs no upload of anything.",
      ],
      ["lina", "That was a very long meeting with very good coffee. You are welcome.", 29],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "abeer",
    titleAr: "اشتراك النادي: اختاروا واحدًا من ثلاثة",
    bodyAr: `ينتهي عقدنا مع النادي الحالي آخر الشهر، وعندنا ثلاثة عروض، والقرار لكم:

1. **نادي مدار**: 120 ريالًا في الشهر، خمسة فروع، زحمة بعد المغرب.
2. **نادي خطوة**: 95 ريالًا، فرعان فقط، ومسبح نصف أولمبي.
3. **بطاقة حركة**: 160 ريالًا، تدخلك 30 ناديًا بحد 12 زيارة في الشهر.

الشركة تدفع النصف في الحالات الثلاث، والعرض يشمل الزوج أو الزوجة بالسعر نفسه. كل الخيارات فيها أقسام للسيدات، وتأكدت بنفسي من المواعيد.

اكتبوا رأيكم قبل الثلاثاء، والأهم: **كم مرة ستذهبون فعلًا؟** بصراحة، لا أحد يحاسبكم.`,
    daysAgo: 3,
    hour: 11.4,
    likes: 30,
    comments: [
      ["hamad", "خطوة، علشان المسبح. ثلاث مرات في الأسبوع، وأستطيع إثبات ذلك."],
      ["tariq", "مدار. سأذهب يوميًا في أول أسبوع، ثم نتقابل في السنة القادمة."],
      ["abeer", "أقدّر صراحتك. ثاني شخص يقولها اليوم.", 1],
      [
        "layla",
        "The card, please. I live in the far north and work in the middle; a gym that is near only one of the two is a donation.",
      ],
      ["maryam", "مواعيد السيدات في خطوة تنتهي 8 مساءً. لو مددوها إلى 10 أغيّر رأيي."],
      ["abeer", "كلمتهم: يمددون الأحد والثلاثاء والخميس إذا وصلنا 25 مشتركة. عندنا الآن 17.", 4],
      ["noura", "احسبيني الثامنة عشرة.", 4],
      [
        "ravi",
        "Twelve visits at 80 riyals is 6.70 a visit. If you go four times a month it is 20. The question about honesty decides it.",
      ],
      ["saud", "أيًا كان الخيار، اسألوا عن وجود مسعف في كل وردية. مدار عنده، وخطوة لا."],
      ["abeer", "ملاحظة مهمة، أضفتها شرطًا في التفاوض.", 8],
      ["mazen", "فريقنا وردية مسائية. نبي ناديًا يفتح 6 الصباح، وهذا في بطاقة حركة فقط."],
      ["ghada", "My vote is the card. Also, can we please count walking up to the roof garden as a visit?"],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "nasser",
    titleEn: "School discounts: the list, the dates and the small print",
    titleAr: "خصومات المدارس: القائمة والمواعيد والتفاصيل الصغيرة",
    bodyEn: `School has just begun, so here is everything in one place.

- **Bayan National Schools:** 15 percent on fees, 20 for the second child.
- **Masarat International School:** 10 percent, and no registration fee.
- **Little Palm Nursery:** 12 percent, and late pick-up until 17:30 at no charge.
- **Uniforms and books:** 18 percent at Daftar stores until the end of the month.

You need the Mazzyah letter, which now issues itself: Mazzyah, Letters, School. It takes a minute and is valid for thirty days.

Small print: discounts are never added to a sibling discount the school already has; you get the better of the two.`,
    bodyAr: `بدأت الدراسة، وهذا كل شيء في مكان واحد.

- **مدارس بيان الأهلية:** 15% من الرسوم، و20% للطفل الثاني.
- **مدرسة مسارات العالمية:** 10% مع إعفاء من رسوم التسجيل.
- **حضانة النخلة الصغيرة:** 12%، واستلام متأخر إلى 5:30 بلا رسوم.
- **الزي والكتب:** 18% في متاجر دفتر إلى آخر الشهر.

تحتاجون خطاب مزيّة، وصار يصدر آليًا: مزيّة، ثم الخطابات، ثم المدارس. دقيقة واحدة، وصلاحيته ثلاثون يومًا.

التفاصيل الصغيرة: لا يُجمع الخصم مع خصم الإخوة الموجود عند المدرسة، بل تأخذون الأعلى منهما.`,
    daysAgo: 88,
    hour: 9.9,
    likes: 41,
    comments: [
      ["hanan", "طلع الخطاب في 40 ثانية. السنة الماضية أخذ أربعة أيام وثلاث مكالمات."],
      ["wafa", "دفعت الرسوم كاملة قبل أسبوعين. هل يطبق الخصم بأثر رجعي؟"],
      ["nasser", "بيان ومسارات وافقتا لمن دفع بعد بداية الشهر الماضي. أرسلي الإيصال مع الخطاب.", 1],
      ["wafa", "رجعوا لي 2,850 ريالًا. شكرًا يا ناصر.", 1],
      ["imran", "Is there anything for the community schools? My two are at the Pakistani one in the east."],
      ["yara", "Not yet, but I have a meeting there on Sunday, because you are the ninth to ask.", 4],
      ["grace", "Little Palm until 17:30 at no charge just changed my evenings. Thank you."],
      ["osama", "قرأت شروط متاجر دفتر: الخصم لا يشمل الحقائب. لا تتحمسون مثلي عند الكاشير."],
      [
        "rania",
        "Does the letter work for a nursery in Jeddah? My sister's husband is the employee, I am only the aunt with opinions.",
      ],
      [
        "nasser",
        "It works in all branches of the same school, but only for the employee's own children. Opinionated aunts pay full price.",
        8,
      ],
      ["bilal", "The English letter says his for everyone. My daughter was promoted to a son."],
      ["lina", "Fixed in the template this morning, with an apology to your daughter.", 10],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "badr",
    titleAr: "جرّبت عرض غسيل السيارات نيابة عنكم",
    bodyAr: `تقييم محايد تمامًا لعرض «لمعة» في مزيّة: غسيل متنقل في المواقف بـ 25 ريالًا بدل 45.

- **الحجز:** سهل، لكن رسالة التأكيد وصلت بعد الغسيل.
- **الوقت:** 35 دقيقة كما وعدوا.
- **النتيجة:** ممتازة من الخارج، ومن الداخل 7 من 10، ووجدوا ريالين ومفتاحًا أبحث عنه منذ أسبوعي الأول هنا.
- **الماء:** أقل من 4 لترات للسيارة، وفيصل سيسعد بهذا.

نصيحة: لا تحجزوا في القبو B1 لأن الإنارة ضعيفة ولن تروا البقع إلا في الشارع. أفضل مكان B2 قرب المصعد.`,
    daysAgo: 13,
    hour: 15.2,
    likes: 25,
    comments: [
      ["faisal", "أسعدني فعلًا. بس أبي أشوف الأربعة لترات بعيني."],
      ["badr", "عندهم عداد على المضخة، صورته لك: 3.7.", 0],
      ["mishal", "المفتاح اللي لقيته حق خزانة المكتب؟ كلنا ندوره من يوم جيت."],
      ["badr", "...لا تعليق.", 2],
      ["waleed", "Excellent report. If your client visit notes were like this, Badr, I would frame them."],
      ["shahad", "عندهم عاملات؟ أحيانًا تكون بنتي نايمة في السيارة وأفضّل ذلك."],
      ["abeer", "Yes, on Mondays and Wednesdays, choose «family» when booking.", 5],
      ["anas", "يغسلون سيارة موقع؟ أتكلم عن طبقات جيولوجية."],
      ["turki", "سيارتك يا أنس تحتاج مكتب آثار مو مغسلة.", 7],
      ["musa", "I changed the B1 lights on the strength of this post. Book wherever you like."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "elena",
    titleEn: "Two seats left for the Jeddah reef weekend at the Mazzyah price",
    bodyEn: `We are ten people from five departments going snorkelling with Murjan Sea Club the weekend after next, and two have just dropped out because of a wedding. So there are **two seats**.

- Boat, equipment, lunch and an instructor: SAR 210 instead of 380 with your Mazzyah card.
- No experience needed. Hamad could not float in the first ten minutes and then refused to get out.
- You arrange your own way to Jeddah; four of us share a car on Thursday at 15:00.

Write here by Monday at noon, otherwise we give the seats back. And yes, there are changing rooms, proper ones; I asked.`,
    daysAgo: 0,
    hour: 7.25,
    likes: 14,
    comments: [
      ["hamad", "I floated. I floated in my own way."],
      ["dana", "لي مقعد! بشرط ما أحد يصورني بالنظارة."],
      ["elena", "Done, one left. Faris has been warned.", 1],
      ["reem", "تنفع لمن تخاف من العمق؟ أحب الفكرة، لكن ركبي لها رأي ثاني."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "latifa",
    titleEn: "Is the coffee subscription really cheaper? I did the sums",
    titleAr: "هل اشتراك القهوة أوفر فعلًا؟ حسبتها لكم",
    bodyEn: `Three people asked me the same thing, so I did what treasury does with everything.

The Rakwa offer: SAR 149 a month for one coffee each working day, from the kiosk in the lobby.

- 22 working days: **6.77 a cup**, instead of 14.
- If you come to the office three days a week: 11.46 a cup. Still cheaper.
- If you take leave for two weeks: about 12.40. Hardly worth it; pause it, they allow it twice a year.

The break-even is eleven cups a month. Below that, buy them one by one. Above twenty-two, please see the clinic.`,
    bodyAr: `ثلاثة زملاء سألوني السؤال نفسه، فعاملته كما نعامل كل شيء في الخزينة.

عرض «ركوة»: 149 ريالًا في الشهر، قهوة كل يوم عمل من كشك البهو.

- 22 يوم عمل: **6.77 ريالات للكوب** بدل 14.
- إذا كان حضورك ثلاثة أيام في الأسبوع: 11.46 للكوب، وما زال أوفر.
- إذا أخذت إجازة أسبوعين: قرابة 12.40، وبالكاد يستحق. أوقف الاشتراك مؤقتًا، فهذا مسموح مرتين في السنة.

نقطة التعادل أحد عشر كوبًا. أقل من ذلك اشترِ بالكوب، وأكثر من اثنين وعشرين راجع العيادة.`,
    daysAgo: 19,
    hour: 9.2,
    likes: 37,
    comments: [
      ["karim", "والقهوة العربية؟ داخلة في الاشتراك أو هي فوق الحسابات؟"],
      ["latifa", "داخلة، دلة صغيرة تكفي ثلاثة. يعني لو تقاسمتوها ينزل الكوب إلى 2.26.", 0],
      ["karim", "هذا أجمل رقم قرأته هذا الأسبوع.", 0],
      [
        "majed",
        "Does an espresso count the same as a large flat white? Asking as an engineer who drinks the small one.",
      ],
      ["latifa", "The same, so you are subsidising Yousef.", 3],
      ["yousef", "And I am grateful to leadership for its continued support.", 3],
      ["hessa", "القهوة التي في ركن الدور مجانية. أقولها ولا أحد يسمعني منذ ثماني سنوات."],
      ["jamila", "سمعناك، ونجرب محمصة جديدة الأسبوع القادم. الأولى تعبت قبلنا.", 6],
      ["rakan", "الخطأ الوحيد في الحسبة أن كوب الكشك يجرّ معه كوكيز بـ 9 ريالات."],
      ["latifa", "التكاليف غير المباشرة خارج نطاق الدراسة.", 8],
      ["priya", "They give one riyal back if you bring your own mug, so it is nearer to 5.77."],
      ["fahad", "أول مذكرة استثمارية أوافق عليها بدون ملاحظات."],
      ["samira", "Works for tea as well. I asked, since nobody here thinks of us."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "osama",
    titleEn: "Before you click accept: four lines worth reading in any offer",
    bodyEn: `I read the terms of our partner offers for a living, so that you do not have to. But when you sign with a partner directly, the contract is yours, and these four lines are where people are caught.

- **Renewal.** If it says automatic, note the date one month before.
- **Notice.** Thirty days before the end is normal; ninety is not.
- **Freezing.** A gym that cannot be paused is a rent.
- **Who changes the price.** "From time to time" means any time.

If a Mazzyah partner shows you terms different from the page, send me a photo before you sign. I would rather answer ten small questions than one sad one.`,
    daysAgo: 123,
    hour: 12.1,
    likes: 18,
    comments: [],
  },
  {
    category: seedCategory.mazzyah,
    author: "mishal",
    titleAr: "تذاكر عرض اليوم الوطني: كيف نوزع 120 على الجميع؟",
    bodyAr: `حصلنا من شريكنا «مسرح الدرعة» على **120 تذكرة** لعرض اليوم الوطني العائلي بسعر 30 ريالًا بدل 110. والطلبات إلى الآن 214.

طريقتان للتوزيع:

- **القرعة:** كل موظف يدخل باسم واحد، والفائز يأخذ حتى أربع تذاكر.
- **الأولوية لمن لم يستفد** من تذاكر مزيّة هذه السنة، ثم القرعة على الباقي.

أنا أميل إلى الثانية لأن قائمة السنة الماضية تكررت فيها الأسماء نفسها، واسمي منها. لكني أريد سماعكم قبل ظهر الغد. ولزملاء الدمام وجدة: عندنا عرض مماثل في مدينتكم، والتفاصيل يوم الخميس.`,
    daysAgo: 67,
    hour: 10.4,
    likes: 32,
    comments: [
      ["amal", "الثانية بلا تردد. فريقي في الوردية المسائية ما أخذ تذكرة من سنتين."],
      ["ibrahim", "الثانية أعدل، بشرط أن تُنشر القائمة وطريقة السحب."],
      ["mishal", "السحب مباشر في بهو البرج، وهدى تسحب الأسماء أمام الجميع.", 1],
      ["huda", "وسأقرأ الأسماء بصوت عالٍ، حتى لو طلع اسم مشعل.", 1],
      ["yousef", "Is the show understandable for guests who do not speak Arabic? My parents are visiting."],
      ["faris", "Mostly music, light and horses. I filmed the rehearsal; your parents will be fine.", 4],
      ["mona", "ننتظر عرض الشرقية، لا تنسونا مثل السنة الماضية."],
      ["mishal", "ما نسيناكم: 60 تذكرة في الدمام، وأنتِ المسؤولة عن توزيعها.", 6],
      ["tariq", "أربع تذاكر وعندي خمسة أطفال. هل يوجد بند للأسر الطموحة؟"],
    ],
  },
];
