import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const chitchatsOfficeLife: SeedTopic[] = [
  {
    category: seedCategory.chitchats,
    author: "jamila",
    titleEn: "The car park cat needs a name, a vet and a job title",
    titleAr: "قطة المواقف تحتاج اسمًا وطبيبًا ومسمى وظيفيًا",
    bodyEn: `She arrived in the first basement in summer, grey with one white sock. She now inspects every car between 7:00 and 8:30, sleeps on the warm side of the generator room, and has better attendance than most of us.

So let us do this properly:

- **Name:** suggestions below, we vote on Thursday
- **Vet:** check-up and vaccination cost 350 riyals; a box is at reception
- **Job title:** open for discussion

One request from Facilities: please feed her only at the bowl near pillar B14, and do not carry her up to the offices. Two colleagues have allergies, and she has no access card.`,
    bodyAr: `وصلت إلى القبو الأول في الصيف، رمادية وبجورب أبيض واحد. صارت تفتّش كل سيارة بين 7:00 و8:30، وتنام في الجهة الدافئة من غرفة المولّد، وحضورها أفضل من كثير منا.

فلنرتّب وضعها:

- **الاسم:** ترشيحاتكم تحت والتصويت الخميس
- **الطبيب:** الكشف والتطعيم 350 ريالًا، والصندوق عند الاستقبال
- **المسمى الوظيفي:** مفتوح للنقاش

ورجاء من المرافق: الأكل عند العمود B14 فقط، ولا أحد يطلّعها المكاتب. عندنا زميلان معهما حساسية، وهي ما عندها بطاقة دخول.`,
    daysAgo: 19,
    hour: 8.25,
    likes: 58,
    comments: [
      ["khaled", "حضورها 41 يومًا متتاليًا قبل السابعة. أرشحها «موظفة الشهر» والباقي يتعلم."],
      ["joud", "I checked the system: she has never once forgotten to clock out, because she never leaves.", 0],
      ["hassan", "الاسم معروف عند أهل الصيانة من زمان: «برغي»."],
      ["shahad", "برغي؟ بنت حلوة كذا تسمونها برغي! أرشّح «لؤلؤة».", 2],
      ["hassan", "اسألوها، ترد على برغي وما ترد على غيره.", 2],
      ["grace", "My vote is Ticket, because she opens every morning and closes when she feels like it."],
      ["rakan", "Ticket ممتاز، وأخيرًا تذكرة يفرح بها الدعم التقني.", 5],
      ["nada", "Compliance reminder: any gift of tuna above 50 riyals must be declared."],
      ["osama", "Who is the beneficial owner of the tuna?", 7],
      ["sara", "From the People side: flexible contract, housing provided, probation waived."],
      ["abeer", "أعلنت الوظيفة داخليًا ولم يتقدم غيرها. المقابلة استغرقت ثلاث دقائق ونامت في آخرها.", 9],
      ["saud", "غرفة المولّد ليست مكانًا آمنًا لها. ركّبنا صندوقًا خشبيًا مبطنًا خارج الباب، ودفؤه نفسه."],
      ["maryam", "تأكدت من الكيبل اللي جنب الصندوق، معزول ومرفوع. تنام وهي مطمئنة."],
      [
        "priya",
        "I am one of the two with allergies. Thank you for the pillar rule; I admire her from four metres away and it works well.",
      ],
      ["jamila", "وحطينا علامة على الأرض عند الأربعة أمتار عشانك يا بريا.", 13],
      [
        "ziad",
        "The box at reception has 1,140 riyals in it. The vet costs 350. We now have a cat with a reserve fund.",
      ],
      ["latifa", "أقترح وديعة قصيرة الأجل، والعائد تونة."],
      [
        "fahad",
        "I will not approve any instrument secured on a cat. But do reserve next year's vaccination from the surplus.",
        15,
      ],
      ["dana", "Name votes: Ticket 19, Burghi 23, Lulu 14, Qahwa 12. Seven people wrote “Ask her”."],
      ["karim", "«برغي» اسم متواضع وعملي ويمسك المكان كله. تحريريًا معتمد.", 18],
      ["turki", "انتبهوا يا شباب، تطلع تحت غطاء المحرك إذا برد الجو. دقّوا على الكبوت قبل التشغيل."],
      ["mona", "عندنا في الدمام اثنان، «رافعة» و«طبلية». نرسل لها تحيات الفرع."],
      ["ghassan", "طبلية تسرق سندويشات وردية الفجر، فلا تغترّون بالتحيات."],
      ["faris", "الجلسة التصويرية تمت: 212 صورة، ثلاث منها فقط وهي تنظر إلى الكاميرا. نجمة حقيقية."],
      [
        "jana",
        "From Faris's pictures I made a staff card: Burghi, Senior Parking Inspector, basement one. It hangs at B14.",
      ],
      ["noura", "The card has a photo and no chip, so I approve it."],
      ["musa", "النتيجة: برغي، كبيرة مفتشي المواقف. الطبيب يوم الأحد الساعة 9 وأنا سأوصلها بنفسي."],
      ["hessa", "كيف كانت الزيارة؟ الدور العاشر كله يسأل.", 26],
      ["musa", "سليمة 100%، عمرها سنتان، ووزنها 4.6 كيلو. الطبيب كتب: «تقليل التونة».", 26],
      ["salman", "صباح اليوم فتّشت سيارتي ولم تعجبها. سأغسلها قبل الأحد."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "samira",
    titleEn: "Sharing the road: carpool list for the north and east of Riyadh",
    titleAr: "مشوار مشترك: قائمة توصيل شمال الرياض وشرقها",
    bodyEn: `I plan projects for a living and my own commute is the worst-planned thing in my life: 64 minutes for 23 kilometres, alone, next to hundreds of other people alone.

Last month Anas, Maryam's brother-in-law and two others tried sharing. Result: two cars fewer, and each saved about 310 riyals in petrol.

If you want to join, write your district, your usual hours, and whether you talk in the morning. The last one matters more than you think.`,
    bodyAr: `شغلي تخطيط المشاريع، ومشواري أسوأ شيء مخطط في حياتي: 64 دقيقة لـ23 كيلومترًا، وحدي بين مئات كلٌّ منهم وحده.

الشهر الماضي جرّب أربعة من زملائنا المشوار المشترك، والنتيجة سيارتان أقل، وتوفير 310 ريالات بنزين لكل واحد.

من يحب ينضم يكتب حيّه وساعات دوامه، وهل يحب السوالف الصبح أو لا. الأخيرة أهم مما تتوقعون.`,
    daysAgo: 45,
    hour: 9.75,
    likes: 28,
    comments: [
      ["imran", "North-east, 7:30 to 16:00, four seats, silent until the second coffee."],
      ["ravi", "Imran, I am five minutes from you and equally silent. Perfect match.", 0],
      ["abeer", "شرق، من 8:00 إلى 16:30، سائقة أو راكبة، وأحب السوالف بشرط ما تكون عن الشغل. للسيدات."],
      ["nouf", "أنا معك يا عبير، وبيتي على طريقك تقريبًا. نبدأ الأحد؟"],
      [
        "faisal",
        "كل سيارة ناقصة توفر قرابة طن ونصف من الانبعاثات في السنة. سنخصص ستة مواقف قريبة من المصعد للمشاوير المشتركة.",
      ],
      ["osama", "A lawyer's question: who is responsible if the driver is late and three people miss a meeting?"],
      ["khaled", "سؤال ممتاز. راسلوني قبل 8:15 وأعالجها حالة واحدة لا أربع.", 5],
      ["yara", "Does the list work for days on the road? Half my week is at partner offices."],
      ["samira", "Yes, I added a “changing days” box. 26 names so far: https://commute.wahat.example", 7],
      [
        "imran",
        "Ask Nasser from Payroll, he drives past there every day: third villa after the mosque in Al Narjis. Just ring the bell in the evening, he is always home by six.",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "elena",
    titleEn: "Found: one brown glove and a very serious notebook",
    bodyEn: `Found this morning in meeting room Sidra, second floor: one brown leather glove (left) and a small grey notebook.

I opened only the first page to look for a name. It says, in beautiful handwriting, "Questions I was too polite to ask", and under it the number 1. I closed it at once, and I have been thinking about it ever since.

Both are with Jamila at the workplace desk. Dear owner, I hope you ask them one day.`,
    daysAgo: 87,
    hour: 10,
    likes: 35,
    comments: [
      ["jamila", "استلمها صاحبها بعد ساعة وطلب ألا أذكر اسمه. والقفاز ليس له، فمن عنده قفاز أيمن وحيد؟"],
      ["hamad", "The right one is in my car. I was beginning to doubt my own hands.", 0],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "turki",
    titleAr: "مواقف القبو الثاني: سيارة واحدة، موقف واحد لو سمحتم",
    bodyAr: `يا جماعة الخير، القبو الثاني فيه 118 موقفًا، وأمس عدّيت 109 سيارات، ومع ذلك كان «مليان». كيف؟ تسع سيارات واقفة على الخط، كل وحدة ماخذة موقفين.

أنا مشرف أسطول، وأصفّ شاحنة طولها 12 مترًا بين عمودين. فأقولها بمحبة: **إذا فتحت بابك وشفت خطًا أبيض تحتك، ارجع وعدّل.**

ومن يحتاج تدريبًا فأنا موجود الأربعاء بعد العصر في الساحة الخلفية، مجانًا وبدون تعليقات.`,
    daysAgo: 30,
    hour: 8,
    likes: 46,
    comments: [
      ["hanan", "أشهد أن تركي درّبني على الرجوع بالمرايا، وكان فيه تعليقات."],
      ["latifa", "العمود C7 مائل أو أنا المائلة؟ ثلاث مرات وأنا أخدش فيه."],
      [
        "musa",
        "العمود مستقيم يا لطيفة، لكن الدهان قديم والخط يضيق عنده 20 سنتيمترًا. نعيد التخطيط نهاية هذا الأسبوع.",
        1,
      ],
      ["yousef", "اعتراف: إحدى التسع سيارتي، كنت متأخرًا على عرض. عدّلتها بعد نصف ساعة."],
      ["turki", "الاعتراف سيد الأدلة، والمسامح كريم.", 3],
      [
        "ravi",
        "109 cars in 118 places is 92% utilisation. With nine straddling it is exactly full. The mathematics support Turki.",
      ],
      [
        "rania",
        "The 1998 grid was drawn for smaller cars. Two bays near the ramp should honestly be one; I sent Musa a sketch.",
      ],
      ["musa", "وصل المخطط، ممتاز. نخسر موقفين ونكسب راحة الباقي.", 6],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "joud",
    titleEn: "Five things nobody told me before my first month here",
    titleAr: "خمسة أشياء ما علّمني إياها أحد قبل شهري الأول",
    bodyEn: `I have survived my first month! The orientation was excellent, but these five things were not in it.

1. The left lift does not stop at the sixth floor. It just does not.
2. "Let us have a quick coffee" lasts 50 minutes and replaces three meetings.
3. The third floor top shelf is shared. The fifth floor top shelf is **not**. (Sorry again, Grace.)
4. If Ibrahim from Legal says "interesting", rewrite the paragraph.
5. Everybody answers a beginner's question, if you ask it before eleven.

What did you learn only by living here? I am collecting them for the next newcomers' guide.`,
    bodyAr: `نجوت من شهري الأول! برنامج التهيئة كان رائعًا، لكن هذه الخمسة ما كانت فيه:

1. المصعد الأيسر ما يوقف في السادس، كذا بدون سبب.
2. «تعالي فنجان على السريع» تعني 50 دقيقة وتغني عن ثلاثة اجتماعات.
3. الرف العلوي في الثالث للجميع، وفي الخامس **لا**. (آسفة مرة ثانية يا غريس.)
4. إذا قال الأستاذ إبراهيم «مثير للاهتمام» فأعيدي كتابة الفقرة.
5. الكل يجاوب على أسئلة المبتدئين إذا سألتهم قبل 11.

وأنتم، وش تعلمتم بالتجربة؟ أجمعها في دليل القادمين الجدد.`,
    daysAgo: 1,
    hour: 11.25,
    likes: 49,
    comments: [
      ["ibrahim", "Interesting."],
      ["joud", "أستاذ إبراهيم، أعيد كتابة الفقرة؟", 0],
      ["badr", "شهري الخامس وما زلت أتعلم. أضيف: لا تحجز غرفة «السدرة» وقت الظهر، الشمس تطلع في عينك وأنت تعرض."],
      ["nasser", "السادسة: الراتب ينزل في موعده، فلا تسألون قبله بيومين. جرّبنا، ما يقدّمه السؤال."],
      ["hassan", "المصعد الأيسر يوقف في السادس إذا ضغطت الزر وأنت تحت قبل ما يقفل الباب. الحسّاس معلّق، والقطعة مطلوبة."],
      ["wafa", "طلبية الحسّاس وصلت الجمارك يا حسن، أسبوع بالكثير.", 4],
      [
        "reem",
        "Joud, may I steal this for the orientation programme? With your name on the slide, and with number four softened.",
      ],
      ["joud", "Yes please! Number four is the only one people remember, so leave it sharp.", 6],
      ["alia", "تعلمتها بعد سبع سنين: أفضل مكان للتركيز هو الدرج بين الثامن والتاسع. لا تخبروا أحدًا."],
      ["yousef", "So that is why the Wi-Fi there is so good.", 8],
      ["amal", "If a customer thanks you by name, print it and keep it. You will need it on a bad Tuesday."],
      ["sara", "أجمل ما قرأت هذا الأسبوع يا جود. العدد المطلوب للدليل عشرون، باقي عليكم تسعة."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "ziad",
    titleEn: "21 or 24 degrees? The eighth floor must decide",
    titleAr: "21 ولا 24؟ الدور الثامن لازم يحسمها",
    bodyEn: `On my side of the eighth floor a colleague types in fingerless gloves. Nine metres away, another has a desk fan pointed at his face. The thermostat between them was changed **fourteen times** yesterday; I kept a tally.

As a budget analyst I can add that every degree below 24 costs the floor roughly 6% more cooling.

I am not neutral (I own the gloves). But let us agree on one number, write it on the wall, and live in peace until spring.`,
    bodyAr: `في جهتي من الدور الثامن زميلة تكتب بقفازات، وعلى بعد تسعة أمتار زميل مسلّط المروحة على وجهه. والمنظّم بينهما تغيّر أمس **14 مرة**، عدّيتها بنفسي.

وبحكم عملي في الميزانية أضيف: كل درجة تحت 24 تزيد تكلفة التبريد في الدور نحو 6%.

لست محايدًا (عندي قفازات أنا أيضًا). لكن خلّونا نتفق على رقم، ونعلّقه على الجدار، ونعيش بسلام.`,
    daysAgo: 2,
    hour: 10.25,
    likes: 40,
    comments: [
      ["maha", "24. والقفازات لي، وأفخر بها."],
      ["mishal", "21 يا جماعة! أنا أدخل من اجتماع برّا في الشمس، ولو لقيت 24 أذوب على السجاد."],
      ["maryam", "أنت تبقى عندنا نصف ساعة وتطلع، ونحن نتجمد ثماني ساعات.", 1],
      [
        "adel",
        "Measured this morning: 19.8 under the vent by the window, 23.6 at the corridor, same setpoint. The number is not the problem, the air distribution is.",
      ],
      ["hassan", "كلام عادل صحيح، فيه موزّع هواء مسدود نصفه بكرتون من أيام الترميم. لا تسألوني من حطّه.", 3],
      ["imran", "It was me. It was cold.", 3],
      ["saud", "الكرتون فوق السقف ممنوع لأنه مادة قابلة للاشتعال. ينشال اليوم لو تكرمتم."],
      ["musa", "انشال الكرتون الساعة 11:20، ونوازن الفتحات السبت والدور فاضي.", 6],
      ["dana", "Comfort vote, 38 people: 22 prefers 9, 23 prefers 17, 24 prefers 12. Median 23."],
      ["ziad", "Twenty-three is the fair answer and nobody is happy. A textbook compromise.", 8],
      ["nouf", "23 ونصف أوفر من 23 بنحو 3%. أرمي الفكرة وأمشي."],
      ["faisal", "Next we shall be negotiating quarter degrees, Nouf.", 10],
      ["latifa", "My solution: a shawl in the first drawer and a small fan in the second. I live in all four seasons."],
      ["fahad", "اعتمدوا 23 لثلاثة أشهر، وزياد يقيس الفاتورة. ومن يلمس المنظّم يدفع فرقها."],
      ["badr", "And for visitors from sales, a cold towel at the door please.", 13],
      [
        "bilal",
        "I can lock the thermostat panel with a four-digit code. Only Musa will know it, and he does not accept bribes below a kunafa.",
      ],
      [
        "mazen",
        "اللي يبغى 21 درجة يجلس في ثلاجة ويريّحنا. ما شفت أحدًا في هذا الدور يعرف غير التذمّر، وأولكم فريق المالية.",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "karim",
    titleEn: "Which Arabic word has no English? And the other way round?",
    titleAr: "كلمة عربية ما لها مقابل بالإنجليزي؟ والعكس؟",
    bodyEn: `Editing two languages side by side, I keep a list of words that refuse to cross the border.

From Arabic: **نعيمًا** (said to somebody fresh from a haircut), **سمر** (staying up late to talk), **يا هلا** in its eleven tones.

From English: **awkward**, **commute**, **accountability**. I have seen the last one translated in five ways in one contract.

Give me yours, with the moment when you needed it. The best ones go into our style guide, with your name.`,
    bodyAr: `من كثر ما أحرّر بلغتين صارت عندي قائمة بكلمات ترفض عبور الحدود.

من العربية: **نعيمًا** لمن حلق شعره، و**السمر**، و**يا هلا** بنبراتها الإحدى عشرة.

ومن الإنجليزية: **awkward** و**commute** و**accountability**، والأخيرة شفتها بخمس ترجمات في عقد واحد.

هاتوا كلماتكم مع الموقف الذي احتجتموها فيه. وأجملها يدخل دليل الأسلوب باسم صاحبه.`,
    daysAgo: 58,
    hour: 13,
    likes: 39,
    comments: [
      ["osama", "The five translations of accountability were all mine, and the parties signed all of them."],
      ["ibrahim", "يا أسامة، هذا الكلام لا يُكتب في المنتديات.", 0],
      ["huda", "«تكفى». ما فيه please في الدنيا تحمل هذا الوزن."],
      ["turki", "«تكفى» عندنا توقف شاحنة.", 2],
      [
        "elena",
        "«يعني». I counted 46 in one meeting. It means: meaning, so, almost, I disagree, and please rescue me.",
      ],
      ["priya", "English needs a word for يعطيك العافية. I say it in my Hindi calls now and nobody complains."],
      [
        "grace",
        "Swahili has “pole”, sorry for your trouble even when it is not my fault. It is the closest thing I know to «ما تشوف شر».",
      ],
      ["shahad", "Deadline. We say «موعد نهائي», but it does not frighten anybody the way the original does."],
      ["samira", "عند المخططين نقول «الموعد النهائي الأخير جدًا».", 7],
      [
        "rania",
        "«ظل» في العمارة: نفس الكلمة للراحة وللشكل. In English I need shade and shadow, and they are not the same drawing.",
      ],
      ["jana", "«مرتّب». تنقال عن التصميم والمكتب والشخص والموعد. ناقصها مقابل واحد محترم."],
      ["hamad", "Over-engineered. بالعربي أقول «خايفين زيادة» وتوصل."],
      ["yara", "Follow-up. كتبتها مرة «متابعة» فظنّ الشريك أني أراقبه."],
      ["karim", "هذه تدخل الدليل فورًا: «تواصل لاحق»، واسمك جنبها يا يارا."],
      [
        "ravi",
        "Also «إن شاء الله»: I now hear the difference between the one that means yes, the one that means I will try, and the one your mother uses.",
      ],
      ["mazen", "أتقنت العربية رسميًا يا رافي، الثالثة هي الامتحان."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "abeer",
    titleAr: "سرير أطفال ومكتبة صغيرة: لمن يحتاجهما من الزملاء",
    bodyAr: `كبر الصغير ولله الحمد، وعندي سرير أطفال خشبي بحالة ممتازة (مقاس 120 × 60) مع مرتبته، ومكتبة بيضاء بثلاثة رفوف ينقصها برغي واحد فقط.

لا أريد مقابلًا. من يحتاجهما يراسلني وأوصلهما إلى مواقف البرج أي صباح هذا الأسبوع. وإن كان فيه أكثر من راغب **فالأولوية لمن ينتظر مولودًا**.

وإن عندكم شيء زائد في البيت فاكتبوه هنا، بدل ما ينام في المستودع.`,
    daysAgo: 6,
    hour: 12.25,
    likes: 21,
    comments: [],
  },
];
