import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const familyAndWellbeing: SeedTopic[] = [
  {
    category: seedCategory.mazzyah,
    author: "joud",
    titleEn: "Family day: 640 guests, one very small train",
    titleAr: "يوم العائلة: 640 ضيفًا وقطار صغير جدًا",
    bodyEn: `My first family day as the organiser, so please be kind. We meet on the **second Saturday of next month**, 15:00 to 20:00, at Bustan Park in the north of the city.

- Registered so far: 640, among them 271 children.
- A small train, a reading tent, football for those who still think they can, and Hassan's workshop, where children build a wooden box.
- Dinner from six kitchens: Saudi, Levantine, Egyptian, Indian, Kenyan and one that is a surprise.
- Buses from Al Waha Tower at 14:15. The Dammam and Jeddah days are in the two weeks after.

## I still need
Twenty volunteers for two hours each, and someone who can drive a very small train.`,
    bodyAr: `أول يوم عائلة أنظمه، فكونوا لطفاء معي. موعدنا **السبت الثاني من الشهر القادم**، من 3 عصرًا إلى 8 مساءً، في حديقة البستان شمال المدينة.

- المسجلون إلى الآن 640، منهم 271 طفلًا.
- قطار صغير، وخيمة قراءة، وكرة قدم لمن يظن أنه ما زال قادرًا، وورشة حسن حيث يصنع الأطفال صندوقًا خشبيًا.
- العشاء من ستة مطابخ: سعودي وشامي ومصري وهندي وكيني، والسادس مفاجأة.
- الحافلات من برج الواحة 2:15، ويوما الدمام وجدة في الأسبوعين التاليين.

## ما زلت أحتاج
عشرين متطوعًا، ساعتين لكل واحد، وشخصًا يجيد قيادة قطار صغير جدًا.`,
    daysAgo: 2,
    hour: 9.3,
    likes: 49,
    comments: [
      ["turki", "38 شاحنة تحت إشرافي، أظن القطار الصغير تحت السيطرة. سجليني."],
      ["joud", "وصل السائق! الزي الرسمي قبعة حمراء، ولا نقاش فيها.", 0],
      ["ghassan", "نبي صورة أبو سعد بالقبعة، تُعلّق في الحركة.", 0],
      ["grace", "A Kenyan kitchen! My mother is in Riyadh that week and has already corrected the menu."],
      ["joud", "Please send me her corrections. I mean it, the chef asked for them.", 3],
      ["hanan", "المكان مناسب لعربات الأطفال والكراسي المتحركة؟ والدي يتمنى يحضر."],
      ["joud", "مستوٍ بالكامل، وموقف خاص قرب البوابة 2، وعربة كهربائية صغيرة لمن يحتاجها. أهلًا بوالدك.", 5],
      ["mishal", "فريق المبيعات يتحدى التقنية في الكرة. آخر نتيجة 6-1، نذكّر فقط."],
      ["omar", "That was an infrastructure failure. We have since added redundancy: two goalkeepers.", 7],
      ["saud", "عندنا نقطة إسعاف وسيارة واحدة. وأحتاج من الأهالي كتابة رقم الجوال على سوار الطفل عند الدخول."],
      ["elena", "I do not have children, can I still come? I make a good goalkeeper."],
      [
        "sara",
        "Family is whoever you bring, including only yourself. And the technology team is short of a third goalkeeper.",
        10,
      ],
      ["rania", "خيمة القراءة: أتبرع بأربعين كتابًا من مكتبة أولادي، عربي وإنجليزي."],
      ["karim", "وأنا أقرأ فيها قصة الساعة 5، وأعدكم ألا أصحح أخطاء أحد."],
      ["imran", "Is dinner marked for nuts? My son has an allergy, and buffets make us nervous."],
      [
        "joud",
        "Every dish gets a card with eight allergens, and two kitchens have no nuts at all. I will show you myself.",
        14,
      ],
      ["hassan", "جهزت 150 طقم صناديق مقصوصة ومصنفرة. ما فيها مسامير، غراء وخشب فقط."],
      ["adel", "Volunteering for the 16:00 slot, anywhere except the football."],
      ["alia", "سجّلت متطوعة عند البوابة. وللتذكير: الدعوات والأسورة من ديوان مباشرة، بلا ورق."],
      ["noura", "وأنا مع عالية عند البوابة. من يقول «أنا نسيت السوار» له معاملة أمنية خاصة.", 18],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "reem",
    titleEn: "Your learning allowance doubled, and the course can be about bees",
    titleAr: "بدل التعلّم تضاعف، ولو كانت الدورة عن النحل",
    bodyEn: `From this quarter the personal learning allowance is **SAR 3,000 a year** instead of 1,500. It has nothing to do with job training, which has its own budget.

- Any subject: a language, photography, carpentry, beekeeping. Yes, somebody asked.
- You pay, you finish, you send the invoice and three sentences about what you learned.
- Money back with the next salary.

Last year 212 of you used it, and the most popular subject was Arabic calligraphy, ahead of Python by one person. What you do not use by the end of December does not carry over, so this is a friendly push.`,
    bodyAr: `من هذا الربع صار بدل التعلّم الشخصي **3,000 ريال في السنة** بدل 1,500، ولا علاقة له بالتدريب الوظيفي الذي له ميزانيته.

- أي موضوع: لغة، تصوير، نجارة، تربية نحل. نعم، سأل أحدكم عنها.
- تدفع وتنهي الدورة وترسل الفاتورة مع ثلاث جمل عما تعلمته.
- يُعاد المبلغ مع الراتب التالي.

استفاد 212 منكم السنة الماضية، وتصدّر الخط العربي متقدمًا على Python بشخص واحد. والمتبقي في آخر ديسمبر لا يُرحّل، فاعتبروها دفعة لطيفة مني.`,
    daysAgo: 26,
    hour: 10,
    likes: 42,
    comments: [
      ["hamad", "أنا صاحب سؤال النحل. عندي الآن خليتان ولسعتان وشهادة."],
      ["reem", "وأنا أنتظر أول برطمان، من باب قياس أثر التدريب.", 0],
      ["jana", "الخط العربي كان بسببي، أقنعت سبعة من الدور. نلتقي كل ثلاثاء بعد الدوام."],
      ["priya", "Can I join on Tuesdays without reading Arabic well? I would come for the ink."],
      ["jana", "Come! Elena started like that and now corrects my letter ع.", 3],
      ["ravi", "Does a driving licence count as learning?"],
      ["reem", "Lessons yes, the licence fee no. We checked with Imran, who suffers with us.", 5],
      ["latifa", "دورة شهادة مهنية من هذا البدل أو من ميزانية القسم؟"],
      ["reem", "إذا كانت مطلوبة لوظيفتك فمن القسم، ويبقى هذا البدل لك كاملًا.", 7],
      ["majed", "Python lost by one person? I know exactly who in my department chose calligraphy."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "joud",
    titleEn: "Two paid volunteering days: nine places that need us",
    titleAr: "يومان للتطوع بأجر: تسع جهات تحتاجنا",
    bodyEn: `Everyone has two paid days a year for volunteering, and last year we used only **34 percent** of them. When we asked why, most of you said: I did not know where to go. So here is where.

- Reading aloud at the children's hospital library (Mondays).
- Sorting at the Khair food bank, a morning or an evening.
- Teaching phone basics to older people, in the Al-Rawdah centre.
- Tree watering with Nouf, Saturdays before the heat.

The other five, with free dates, are under Mazzyah, Volunteering. Your manager approves as with leave; if the answer is no, it must come with another date.`,
    bodyAr: `لكل منا يومان في السنة للتطوع بأجر، ولم نستخدم السنة الماضية إلا **34%** منها. ولما سألنا عن السبب كان أغلب الجواب: لا أعرف أين أذهب. فهذه بعض الأماكن.

- القراءة للأطفال في مكتبة مستشفى الأطفال، كل اثنين.
- الفرز في بنك طعام «خير»، صباحًا أو مساءً.
- تعليم كبار السن أساسيات الجوال في مركز الروضة.
- سقي الأشجار مع نوف، السبت قبل الحر.

والخمس الباقية بمواعيدها في مزيّة ثم التطوع. يوافق المدير كما يوافق على الإجازة، وإذا رفض فعليه أن يقترح موعدًا آخر.`,
    daysAgo: 40,
    hour: 11.2,
    likes: 36,
    comments: [
      ["rakan", "جربت تعليم كبار السن. أول سؤال: «كيف أحظر ولدي؟». أفضل يوم عمل هذه السنة."],
      ["bilal", "The service desk has been training for this all its life.", 0],
      ["layla", "Can a whole team take the same day? I have seven who want the food bank together."],
      [
        "joud",
        "Yes, up to twelve, and they prefer groups in the evening. I booked you provisionally for the last Tuesday.",
        2,
      ],
      ["mazen", "في مركز الاتصال صعب يطلع أكثر من واحد في اليوم. ممكن نصف يوم؟"],
      ["khaled", "ممكن، النظام يقبل أنصاف الأيام من هذا الأسبوع: أربع مرات نصف يوم.", 4],
      ["abdullah", "مهندسونا يقدرون يصلحون بيوتًا لأسر محتاجة. هل من جهة تنظم هذا؟"],
      ["hessa", "نعم، جمعية سكن كريم طلبت مهندسين بالاسم. أوصلك بهم اليوم.", 6],
      [
        "grace",
        "I read to the children in English on Mondays. There is a boy who now does all the voices better than me.",
      ],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "imran",
    titleEn: "Medical claims: how mine went from 23 days to 4",
    bodyEn: `I process invoices all day, and still my own medical claims were returned twice this year. So I asked the insurer what they look for. Here it is, from one victim to another.

1. Upload the **detailed** invoice, not the card slip. Nine of ten returns are this.
2. The doctor's stamp must show the licence number. Ask before you leave the clinic.
3. One file for each visit. Three visits in one PDF means three weeks.
4. Dental needs the tooth number. I am not joking.
5. Send it within 60 days, and on Sunday morning; the queue is empty.

My last claim was paid in four days. If yours is stuck for more than ten, the Mazzyah desk can see the reason, so call them before you send everything again.`,
    daysAgo: 33,
    hour: 14.3,
    likes: 40,
    comments: [
      ["abeer", "معلومة رقم السن أنقذتني. رجعوا لي الطلب ثلاث مرات وأنا أكتب «الضرس اللي يعور»."],
      ["ziad", "Does the 60 days count from the visit or from the invoice date?"],
      ["imran", "From the visit. I learned that one the expensive way.", 1],
      ["amal", "والوصفات الشهرية للوالدين؟ كل شهر أرفع الأوراق نفسها."],
      ["joud", "فيه خيار «علاج مستمر»: ترفعين التقرير مرة كل ستة أشهر، والصيدلية تتعامل مباشرة.", 3],
      ["amal", "ما كنت أدري عنه! شكرًا جود، وفرتِ عليّ ساعة كل شهر.", 3],
      ["yousef", "Somebody please pin this inside my head."],
      [
        "nada",
        "One caution: do not send medical files by chat to the desk. Use the claims page, it is encrypted and it forgets.",
      ],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "amal",
    titleEn: "Eye tests in the office: 90 slots, 15 minutes each",
    titleAr: "فحص النظر في المكتب: 90 موعدًا وربع ساعة لكل واحد",
    bodyEn: `The customer care floor looks at two screens for eight hours, so we invited Basar Optics to come to us; and then we thought, why only us.

- Three days, starting next Sunday, in the clinic on floor 2.
- **90 slots** of fifteen minutes, free with the Mazzyah card.
- Glasses, if you need them: 35 percent off frames and free blue-ish coating, which Dr. Lama says is nice but no miracle.

People with headaches after 3 p.m. please take a slot first. In last year's test, one in four learned they needed glasses, and one learned that hers were her sister's.`,
    bodyAr: `دور العناية بالعملاء ينظر إلى شاشتين ثماني ساعات، فدعونا «بصر للبصريات» إلينا، ثم قلنا: ولماذا نحن فقط؟

- ثلاثة أيام تبدأ الأحد القادم، في عيادة الدور الثاني.
- **90 موعدًا**، ربع ساعة لكل موعد، مجانًا ببطاقة مزيّة.
- لمن يحتاج نظارة: خصم 35% على الإطارات وطبقة للشاشات تقول د. لمى إنها لطيفة لكنها ليست معجزة.

من يصيبه الصداع بعد الثالثة عصرًا فله الأولوية. في فحص السنة الماضية اكتشف ربع الحاضرين حاجتهم إلى نظارة، واكتشفت زميلة أن نظارتها لأختها.`,
    daysAgo: 61,
    hour: 9.6,
    likes: 28,
    comments: [
      ["shahad", "أنا الزميلة. وأختي إلى اليوم تطالب بها."],
      ["omar", "Booked Sunday 10:15. I have been holding the phone further away every month and calling it posture."],
      ["alia", "المواعيد خلصت في ساعتين. هل من أيام إضافية؟"],
      ["amal", "أضفنا الأربعاء، 30 موعدًا، والحجز يفتح 8 صباحًا.", 2],
      ["ghassan", "السائقين عليهم فحص نظر كل سنة في الرخصة الداخلية. نقدر نرسلهم بدل المستشفى؟"],
      ["saud", "نعم، إذا كان التقرير مختومًا. نسقت مع د. لمى، أرسلهم الاثنين.", 4],
      ["lina", "No miracle is the most convincing sales pitch I have heard for a coating."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "waleed",
    titleAr: "عروض العيد: فنادق واستراحات بأسعار لا تكسر الظهر",
    bodyAr: `كل سنة نحجز متأخرين وندفع ضعف السعر، فبدأنا هذه السنة مبكرًا. عروض مزيّة لإجازة العيد:

- **منتجع ريح الباحة:** ليلتان بسعر ليلة ونصف، مع الإفطار.
- **شقق مرسى الخبر:** 290 ريالًا لغرفتين بدل 450.
- **استراحة الطلحة بالدرعية:** 700 ريال لليوم، وتكفي أربعين شخصًا وخروفين.
- **مخيم نجوم العلا:** 25% خلال أيام الأسبوع فقط.

الإلغاء مجاني قبل 72 ساعة في الثلاثة الأولى. رجاءً لا تحجزوا «احتياط» في مكانين، فالسنة الماضية بقيت 19 غرفة فارغة دفعها غيركم.`,
    daysAgo: 198,
    hour: 13,
    likes: 38,
    comments: [
      ["nasser", "استراحة الطلحة محجوزة أول يومين. من حجزها يعزمنا، هذا الأصول."],
      ["sultan", "حجزتها أنا. حياكم الله ثاني يوم بعد العصر، ولا أريد اعتذارات.", 0],
      ["ravi", "Flying nowhere this year, so Al-Ula midweek sounds right. Is the road fine for a small car?"],
      [
        "faris",
        "The last 6 km are gravel but flat; a small car is fine. Bring a tripod, the sky is the whole point.",
        2,
      ],
      ["maha", "شقق مرسى ممتازة للعائلة، جربناها في الشتاء. اطلبوا الدور الثالث فما فوق، لأن الأول قريب من المولد."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "priya",
    titleEn: "Badminton on Mondays: a court, a ladder and one broken lamp",
    bodyEn: `Mazzyah now pays for a court at Al-Saha Sports Hall every Monday from 18:30 to 20:30, for as long as at least eight of us come. Last week we were fourteen, so we took turns and talked too much.

- All levels. Women's court is number 3, behind the curtain, with its own entrance.
- Rackets: six to borrow. Shoes: please not the ones from the construction site, Anas.
- There is a ladder on the wall; you may challenge anybody up to three places above you.

The lamp over court 1 was broken by a smash of such beauty that nobody has dared to own up. It cost SAR 85, and the club has forgiven us.`,
    daysAgo: 52,
    hour: 15.5,
    likes: 26,
    comments: [
      ["anas", "They are my cleanest shoes."],
      ["dana", "جربت الأسبوع الماضي وأنا ما مسكت مضرب من المتوسط. محد ضحك، إلا أنا."],
      ["mona", "فيه شي مثله في الدمام؟ عندنا ستة متحمسين وصالة قريبة."],
      ["priya", "Find eight and send me the price of the hall. Mazzyah pays the same for every branch.", 2],
      ["mona", "صرنا تسعة! أرسلت لك العرض.", 2],
      ["imran", "I challenge Samira. I am number 9 and I have practised against a wall."],
      ["samira", "Accepted. The wall is also on the ladder, by the way, at number 5.", 5],
      ["saud", "من كسر اللمبة يراجعني، لا للعقوبة بل للإعجاب."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "jana",
    titleEn: "The new Mazzyah card: three drafts, one argument",
    titleAr: "بطاقة مزيّة الجديدة: ثلاث مسودات ونقاش واحد",
    bodyEn: `The Mazzyah card turns three this winter and still has the logo we drew in one night. I made three drafts; you will find them on the wall by the lifts and at [mazzyah.wahat.example/card](https://mazzyah.wahat.example/card).

- **A, Palm shade:** quiet green, the name large, readable at arm's length.
- **B, Threads:** lines inspired by Sadu weaving. Beautiful, and difficult to read in the sun.
- **C, Plain:** white, a code, nothing else.

Partners tell me they only look for the name and the date. My heart is with B, my eyes with A. Vote until Wednesday, and tell me what you hate; it helps more than what you like.`,
    bodyAr: `تكمل بطاقة مزيّة هذا الشتاء ثلاث سنوات، وما زال عليها شعار رسمناه في ليلة واحدة. أعددت ثلاث مسودات تجدونها على الجدار عند المصاعد وهنا: [mazzyah.wahat.example/card](https://mazzyah.wahat.example/card).

- **أ، ظل النخلة:** أخضر هادئ، والاسم كبير يُقرأ من بعيد.
- **ب، الخيوط:** خطوط من روح السدو، جميلة لكن قراءتها في الشمس صعبة.
- **ج، السادة:** بيضاء ورمز فقط.

يقول الشركاء إنهم لا ينظرون إلا إلى الاسم والتاريخ. قلبي مع «ب» وعيني مع «أ». صوّتوا إلى الأربعاء، وقولوا لي ما الذي لا تطيقونه، فهو ينفعني أكثر من المديح.`,
    daysAgo: 20,
    hour: 12.3,
    likes: 33,
    comments: [
      ["ghada", "«ب» على الشاشة و«أ» على البلاستيك. لماذا نختار واحدة؟"],
      ["jana", "لأن الكاشير يقارن الاثنتين ويشك فينا. لكن الفكرة تستاهل تجربة.", 0],
      ["rania", "B, but thicken the lines to 0.4 mm and leave a calm field behind the name. Sadu does exactly that."],
      ["jana", "Tried it at lunch. It works, annoyingly well. B2 is on the wall now.", 2],
      ["hessa", "لا أطيق الخط الصغير في «ج». أحتاج نظارة أمل لأقرأه."],
      ["alia", "البطاقة الرقمية في ديوان تحتاج تباينًا عاليًا للوضع الداكن. «أ» نجحت في الفحص و«ب» لا."],
      ["lina", "B2 passes as well, 5.1 to 1. I just measured it.", 5],
      ["salman", "سأحمل أي بطاقة تعطيني خصمًا في مخبز قريب من البيت."],
      ["osama", "Please leave room on the back for two lines of terms. Small, I promise."],
      ["badr", "أنا ضد اللون الأبيض لأن جيبي فيه حلوى."],
    ],
  },
  {
    category: seedCategory.mazzyah,
    author: "hessa",
    titleEn: "First day of school? Take the morning, it is on us",
    titleAr: "أول يوم دراسة؟ الصباح لكم",
    bodyEn: `Every August we pretend not to notice half the building arriving late with wet eyes. From this year it has a name: the **school morning**.

- Paid hours until 12:00 on the first day of school, for each child up to third grade.
- Both parents may take it if both work with us.
- No balance, no form with attachments: one line in Diwan, and your manager is only informed.
- For first graders, you may take the second morning too. Everyone knows the second is the hard one.

If you have no children at school, thank you in advance for answering the phones. Salman and I are on the list of volunteers at reception.`,
    bodyAr: `كل أغسطس نتظاهر بأننا لا نرى نصف المبنى يصل متأخرًا وعيونه دامعة. ومن هذه السنة صار للأمر اسم: **صباح المدرسة**.

- ساعات مدفوعة إلى 12 ظهرًا في أول يوم دراسة، لكل طفل حتى الصف الثالث.
- تحق للأب والأم إذا كانا يعملان معنا.
- بلا رصيد ولا مرفقات: سطر واحد في ديوان، ويُبلَّغ المدير للعلم فقط.
- لأطفال الصف الأول صباح ثانٍ أيضًا، فالكل يعرف أن اليوم الثاني هو الأصعب.

ومن ليس عنده أطفال في المدرسة فشكرًا له مقدمًا على الرد على الهواتف. أنا وسلمان في قائمة متطوعي الاستقبال.`,
    daysAgo: 101,
    hour: 8.9,
    likes: 54,
    comments: [
      ["reem", "بكيت العام الماضي في موقف B2 ثم دخلت اجتماعًا. شكرًا لأنكم سميتموها."],
      ["khaled", "السطر جاهز في ديوان تحت «إجازات قصيرة»، وما ينقص من رصيدكم شي."],
      ["omar", "Does a kindergarten first day count? Mine thinks she is going to university."],
      ["khaled", "Yes, from KG1. Good luck to the professor.", 2],
      ["tariq", "الرئيس على الاستقبال؟ أحضر كاميرا فارس."],
      ["faris", "الكاميرا مشحونة من الآن.", 4],
      [
        "elena",
        "I have no children and I am happy to take the phones. I only ask for first-day photographs as payment.",
      ],
    ],
  },
];
