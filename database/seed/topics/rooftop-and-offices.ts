import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const rooftopAndOffices: SeedTopic[] = [
  {
    category: seedCategory.sustainability,
    author: "faisal",
    titleEn: "The rooftop garden opens on Sunday",
    titleAr: "حديقة السطح تفتح أبوابها يوم الأحد",
    bodyEn: `Two years ago the roof of Al Waha Tower was eleven cooling units and a broken chair. From Sunday at 7:30 it is a garden: **three hundred plants, forty seats** and one olive tree, sixty years old, which came from Al-Jouf and arrived by crane.

## What to know
- Lift to floor 14, then the ramp on your left.
- Open 7:30 to 18:00. Seats cannot be booked; that is the whole idea.
- Watered only with condensate from our own air conditioning.
- It closes when the wind passes 35 km/h. The screen by the lift will say so.

## One thing is missing
The olive tree has no name. Propose one below, like the ones you prefer, and the winner goes on a small copper plate by Sunday afternoon.`,
    bodyAr: `قبل سنتين كان سطح برج الواحة إحدى عشرة وحدة تبريد وكرسيًا مكسورًا. ومن الأحد الساعة 7:30 صباحًا يصبح حديقة: **ثلاثمئة نبتة وأربعون مقعدًا** وزيتونة عمرها ستون سنة، جاءتنا من الجوف ووصلت إلى السطح بالرافعة.

## قبل أن تصعد
- المصعد إلى الدور 14، ثم الممر على يسارك.
- مفتوحة من 7:30 صباحًا إلى 6 مساءً، والمقاعد بلا حجز، وهذه هي الفكرة كلها.
- تُسقى بماء تكثيف المكيفات فقط.
- تُغلق إذا تجاوزت الرياح 35 كم في الساعة، والشاشة عند المصعد تخبرك.

## بقي شيء واحد
الزيتونة ما زالت بلا اسم. اكتبوا اقتراحاتكم هنا، والاسم الفائز يُنقش على لوحة نحاسية صغيرة قبل عصر الأحد.`,
    daysAgo: 1,
    hour: 9.5,
    likes: 58,
    poster: {
      design: "garden",
      altEn: "Abstract drawing of stems and leaves rising over a flat roof line, for the opening of the rooftop garden",
      altAr: "رسم تجريدي لسيقان وأوراق ترتفع فوق خط سطح مستوٍ، بمناسبة افتتاح حديقة السطح",
      featured: 1,
    },
    comments: [
      ["huda", "اقتراحي للزيتونة: «أم راشد». اسم فيه هيبة، وظلها ما يرد أحد."],
      ["tariq", "أم راشد هي جدتي! لازم أستأذنها أول.", 0],
      ["priya", "Is any of it shaded at noon? I burn in about six minutes, even in November."],
      [
        "faisal",
        "Twenty-six of the forty seats are under the pergola, and by spring the jasmine should have closed the gaps.",
        2,
      ],
      ["omar", "I nominate «Root». She will have access to the entire building."],
      ["noura", "الطلب مرفوض. صلاحيات Root ما تنعطى لشجرة بدون موافقة مكتوبة من مديرها.", 4],
      ["bilal", "Sixty years of uptime and not one restart. She has earned it more than some of our servers.", 4],
      ["ravi", "Three hundred plants is a lot of thirst. Who waters them during the long holidays?"],
      [
        "adel",
        "A timer and a 4,000 litre tank under the deck. Full, it lasts nine days in October and five in July. Hassan and I get an alarm at 30 percent.",
        7,
      ],
      ["maha", "جميلة جدًا، وبحكم الوظيفة لازم أسأل: كم كلّفت؟"],
      [
        "faisal",
        "186 ألف ريال من ميزانية الاستدامة المعتمدة، والبنود كلها منشورة هنا: https://green.wahat.example/rooftop",
        9,
      ],
      ["ziad", "للدقة: الزيتونة 14 ألفًا، والرافعة 6 آلاف. يعني توصيلها قريب من نصف سعرها.", 9],
      [
        "saud",
        "من السلامة: الحد الأعلى 60 شخصًا في وقت واحد، ومخرجان واضحان، والتدخين ممنوع تمامًا حتى «نفس واحد عند السور».",
      ],
      ["shahad", "أرشّح «مُزنة». اسم خفيف، ويذكّرنا أن ماءها جاي من السقف لا من الحنفية."],
      [
        "grace",
        "Had to ask Shahad what Mizna means. A rain cloud, for a tree that drinks from the AC. Voting for it.",
        13,
      ],
      ["khaled", "سؤال مهني بحت: ساعة في الحديقة تُحسب دوامًا؟ أسأل عن زميل."],
      ["layla", "If there is a laptop and mint tea on the table, it is a meeting. I have checked with myself.", 15],
      ["faris", "I filmed the crane from three sides. The 47 second time-lapse will be up on opening morning."],
      ["jana", "أهم شي تخلي لقطة الشجرة وهي تلف حول نفسها والعمال كلهم يصورون.", 17],
      [
        "hamad",
        "For everyone asking me in the corridor: yes, we checked the slab. The olive stands exactly above column C4, and wet soil was counted, not dry.",
      ],
      ["rania", "Which is why she is not in the middle, where I drew her. I have almost forgiven Hamad.", 19],
      ["mazen", "فريق مركز الاتصال دوامه إلى 10 مساءً، والحديقة تقفل 6. نصيبنا منها الصور؟"],
      ["musa", "معك حق. ننتظر إنارة الممر فقط، ومن الأسبوع الثاني نمدد إلى 9:30 مساءً. وعد مني.", 21],
      ["nouf", "للمهتمين: 22 نوعًا، منها 17 نوعًا محليًا مثل السدر والعرفج والخزامى. وعلى كل حوض رمز تمسحه وتعرف قصته."],
      ["elena", "Are we allowed to pick the basil, or is it only to be admired?"],
      ["nouf", "The herb boxes by the door are for picking. Please leave a third on the plant so it grows back.", 24],
      ["salman", "الزيتونة أكبر مني بسنوات قليلة، فأقترح «الأستاذة» احترامًا للأقدمية."],
      ["hessa", "سُجّل الاقتراح. وللعلم، صوت الرئيس يُحسب صوتًا واحدًا.", 26],
      ["badr", "أنا جديد، هل البطاقة العادية تفتح باب السطح أو أحتاج طلب صلاحية؟"],
      ["jamila", "بطاقتك تكفي يا بدر. والباب يُفتح تلقائيًا في أوقات الحديقة، فلا تسحبه بقوة.", 28],
      ["faisal", "Count so far: Mizna 19, Umm Rashid 14, Al-Ustatha 11, Root 9. Voting closes on Sunday at noon."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "nouf",
    titleAr: "في الدور التاسع: يمامة سبقتنا إلى المكتب",
    bodyAr: `مررت صباح اليوم لقراءة عدّاد الدور التاسع، فوجدت يمامة بنت عشها على حافة النافذة الشمالية، خلف غرفة الاجتماعات «سدرة» تمامًا، وفيه بيضتان.

أرجو من الزملاء في هذا الدور:

- إبقاء الستارة الشمالية مسدلة.
- عدم فتح تلك النافذة أو الطرق على الزجاج للتصوير.
- تأجيل تنظيف الواجهة في هذا الجزء ثلاثة أسابيع تقريبًا، وسأنسق ذلك مع موسى.

الفقس يأخذ أسبوعين، والطيران أسبوعين بعده. سأكتب لكم الأخبار هنا أولًا بأول.`,
    daysAgo: 0,
    hour: 6.9,
    likes: 31,
    comments: [
      ["musa", "وصلت الملاحظة. شركة الواجهات كانت مجدولة يوم الاثنين، وأجلناها لهذا الجزء فقط."],
      ["tariq", "يعني اجتماع الميزانية في «سدرة» لازم يكون بصوت منخفض؟ هذي أحسن موظفة عندنا.", 0],
      ["dana", "Two eggs, twenty-eight days. I am opening a guessing sheet for the date; the prize is naming rights."],
      ["faris", "عندي عدسة طويلة، أصورها من مبنى المواقف بدون ما تحس."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "maryam",
    titleEn: "Eight chargers, fourteen electric cars: let us agree on manners",
    titleAr: "ثمانية شواحن وأربع عشرة سيارة: اتفاق بسيط بيننا",
    bodyEn: `The eight chargers in basement B2 are now full before 8:15. Last week I counted: the average car finished charging in **2 hours 40 minutes** and stayed plugged for **seven hours**. So the problem is not the number of chargers; it is us.

My proposal, for two weeks from Sunday:

1. Morning slot until 11:30, afternoon slot from 12:00.
2. When the app says full, move within thirty minutes.
3. Never unplug somebody else's car. Call the extension on the windscreen card.

Four more chargers are in next year's budget. Until then, please tell me what I have forgotten.`,
    bodyAr: `الشواحن الثمانية في القبو B2 تمتلئ قبل 8:15 صباحًا. عددتُ الأسبوع الماضي: متوسط الشحن **ساعتان وأربعون دقيقة**، ومتوسط الوقوف **سبع ساعات**. المشكلة إذن ليست في عدد الشواحن.

اقتراحي لأسبوعين تبدأ من الأحد:

1. فترة صباحية إلى 11:30، وفترة ثانية من 12:00.
2. إذا اكتمل الشحن تُحرَّك السيارة خلال نصف ساعة.
3. لا نفصل سيارة زميل أبدًا، بل نتصل برقمه على بطاقة الزجاج.

أربعة شواحن إضافية في ميزانية السنة القادمة. وإلى ذلك الحين، ما الذي فاتني؟`,
    daysAgo: 2,
    hour: 10.2,
    likes: 27,
    comments: [
      ["waleed", "اجتماعاتي مع العملاء تبدأ 11 وتنتهي 1. كيف أنزل أحرّك السيارة؟"],
      ["maryam", "اترك مفتاحك عند الاستقبال قبل الاجتماع، وجميلة وافقت أن ينزل أحد الزملاء بدلًا منك.", 0],
      ["yousef", "Could the app ping me ten minutes before full instead of after? By then I am always in a stand-up."],
      ["maryam", "It can, I just did not know it was off by default. Settings, Charging, Early notice.", 2],
      ["fahad", "I drive a petrol car and I read all of this. How many kilowatt-hours do we give away in a month?"],
      ["adel", "About 3,900 kWh in October, roughly SAR 1,250. Less than what the old lobby lights used to burn.", 4],
      ["mishal", "وأصحاب الهايبرد؟ أشوفهم شابكين وهم عندهم بنزين."],
      ["anas", "Hybrids after 12:00 only? They can always get home; a full electric cannot.", 6],
      ["mona", "أنا أجي من الدمام يومين في الشهر. لو ما شحنت ما أرجع. نحتاج شاحنًا واحدًا للمسافات الطويلة."],
      ["maryam", "اقتراح وجيه. الشاحن رقم 8 يصير لمن مسافته أكثر من 150 كم.", 8],
      ["hassan", "شاحن رقم 3 قابسه رخو، لا تستخدمونه إلى الأحد. القطعة وصلت."],
      ["nada", "Please put the rule about not unplugging in bold. It has already produced one complaint and a half."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "hassan",
    titleEn: "How a 2 a.m. meter reading found our missing water",
    titleAr: "قراءة الساعة الثانية فجرًا كشفت ماءنا الضائع",
    bodyEn: `For three months the tower used about 9 cubic metres a day more than it should. No wet wall, no complaint. So Nouf asked me for the reading at 2 a.m., when nobody washes a cup.

It showed **310 litres an hour**. We closed valves one by one until it stopped: an old irrigation line under the north car park, drawn on no plan after 2016.

The repair took four hours and SAR 740. The saving is about 270 cubic metres a month. If you see grass that is greener than it has a right to be, call me.`,
    bodyAr: `ثلاثة أشهر والبرج يصرف نحو 9 أمتار مكعبة يوميًا فوق المعتاد، بلا جدار رطب ولا شكوى. فطلبت مني نوف قراءة الساعة الثانية فجرًا، حين لا يغسل أحد كوبًا.

القراءة كانت **310 لترات في الساعة**. أغلقنا المحابس واحدًا واحدًا حتى توقف العداد: خط ري قديم تحت المواقف الشمالية، لا يظهر في أي مخطط منذ 2016.

الإصلاح أخذ أربع ساعات وكلّف 740 ريالًا، والوفر نحو 270 مترًا مكعبًا في الشهر. وإذا رأيتم عشبًا أخضر أكثر من حقه، اتصلوا بي.`,
    daysAgo: 16,
    hour: 11,
    likes: 44,
    comments: [
      ["sultan", "740 ريالًا مقابل 270 مترًا في الشهر. هذا أفضل استثمار قرأت عنه هذا الربع. شكرًا حسن ونوف."],
      [
        "rania",
        "The line is from the first landscape contractor. I will add it to the as-built drawings this week, ten years late.",
      ],
      ["hamad", "Please check the east side too; the same contractor worked there.", 1],
      ["hassan", "شيّكت الجهة الشرقية أمس. سليمة، لكن لقينا محبسًا ما يقفل للآخر.", 1],
      ["abeer", "كنت أوقف سيارتي عند ذاك العشب بالذات وأقول: ما شاء الله على الجو."],
      ["maha", "هل نقدر نسترجع جزءًا من فواتير الأشهر الثلاثة؟"],
      [
        "imran",
        "I asked. The utility gives a leak allowance once, with the repair report. Form is filed, up to SAR 3,100.",
        5,
      ],
      [
        "nouf",
        "Since then we log the 2 a.m. reading every night for all three buildings. It is the most honest number we have.",
      ],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "jamila",
    titleEn: "Goodbye, paper cups. Hello, your own mug",
    titleAr: "وداعًا للأكواب الورقية، وأهلًا بكوبك",
    bodyEn: `We use **1,150 paper cups a day** in Al Waha Tower. Most live for eleven minutes. From the first of next month we stop buying them.

What replaces them:

- One mug for each of us, with your name, from the reception of your floor.
- Two quick dishwashers in every pantry, with cycles of nine minutes.
- Glasses and small coffee cups for guests, washed by the hospitality team.

Paper cups stay in the clinic and in the emergency stores, nowhere else. I know habits are habits, so I will be in the pantry of floor 6 every morning this week to hear what will not work.`,
    bodyAr: `نستهلك في برج الواحة **1,150 كوبًا ورقيًا في اليوم**، يعيش أغلبها إحدى عشرة دقيقة. ومن أول الشهر القادم نتوقف عن شرائها.

البديل:

- كوب لكل موظف عليه اسمه، يُستلم من استقبال الدور.
- غسالتان سريعتان في كل ركن قهوة، والدورة تسع دقائق.
- كؤوس وفناجين للضيوف يتولاها فريق الضيافة.

تبقى الأكواب الورقية في العيادة ومخزن الطوارئ فقط. وأعرف أن العادة غلّابة، فستجدونني كل صباح هذا الأسبوع في ركن قهوة الدور السادس لأسمع ما لن ينجح.`,
    daysAgo: 24,
    hour: 8.8,
    likes: 46,
    comments: [
      ["ibrahim", "لدي كوب من سنة 2017 لم يغادر مكتبي. أطالب باعتراف رسمي بأقدميته."],
      ["jamila", "معترف به، بشرط أن يدخل الغسالة مرة واحدة على الأقل أمام شهود.", 0],
      [
        "grace",
        "In the contact centre we get eight minute breaks. A nine minute wash cycle is a polite way of saying no coffee.",
      ],
      ["mazen", "نفس كلام غريس. نحتاج طقمًا احتياطيًا نظيفًا جاهزًا عند كل وردية.", 2],
      [
        "jamila",
        "Fair. Your floor gets 60 spare mugs and a night wash. Tell me on the second Sunday if that is enough.",
        2,
      ],
      ["saud", "نقطة صحية: من عنده زكام لا يترك كوبه في الحوض المشترك. الغسالة على 70 درجة وتعقّم، والحوض لا."],
      ["omar", "Honest question: is washing a mug five times a day really better than paper? Hot water is not free."],
      [
        "nouf",
        "After about 35 uses, yes, with a full dishwasher. Rinsing one mug under a running hot tap is worse than paper. The numbers: https://green.wahat.example/mugs",
        6,
      ],
      ["omar", "Thirty-five uses is a slow week for me. Convinced.", 6],
      ["turki", "والسائقين؟ ما يقدر السائق ياخذ كوب سيراميك في الشاحنة."],
      ["jamila", "لكم كوب حراري بغطاء محكم، 85 حبة وصلت أمس إلى الحركة.", 9],
      ["ghassan", "جربته على طريق الدمام ثلاث ساعات ونص، وباقي الكرك حار.", 9],
      ["lina", "Whose name goes on the mug when two people on the floor are called Haddad?"],
      ["omar", "Mine says Omar. Yours can say Not Omar.", 12],
      ["karim", "اقتراح تحريري: الاسم الأول وتحته كلمة يختارها صاحبه. كوبي سيكون «كريم، بدون سكر»."],
      ["wafa", "كنا ندفع 8,400 ريال في الشهر على الأكواب وأغطيتها. الغسالات تسترد قيمتها في سبعة أشهر."],
      ["ziad", "Did you count the electricity and the tablets?", 15],
      ["wafa", "نعم، محسوبة. بدونها كانت خمسة أشهر.", 15],
      ["elena", "Please, no mugs with slogans. A plain colour and I am yours."],
      ["sara", "كم واحد فينا يشرب الكوب نصفه وينساه؟ أتوقع ثورة في غرف الاجتماعات."],
      ["musa", "عامل النظافة يجمع المنسي الساعة 5 ويرجعه نظيفًا للاستقبال. بعد ثالث مرة يرجع لك مع ورقة عتاب.", 19],
      ["layla", "I collected eleven abandoned mugs from room Ghaf today. We do not even have the new ones yet.", 19],
      ["osama", "عندي ضيوف موردين ثلاث مرات في الأسبوع. أطلب الكؤوس من وين؟"],
      ["jamila", "مع حجز القاعة في ديوان، علّم على «ضيافة» قبلها بساعتين.", 22],
      ["samira", "في موقع الحي الشمالي ما عندنا غسالات أصلًا. القرار يشملنا؟"],
      ["anas", "On site we need something you can drop from scaffolding. Steel, please.", 24],
      ["faisal", "القرار للبرج فقط الآن. للموقع أكواب ستيل في الربع القادم، بعد توصيل خط الماء الجديد.", 24],
      ["noura", "رجاء خاص: لا تكتبون كلمة المرور على الكوب. أنا جادة، شفتها."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "adel",
    titleEn: "Twenty-four degrees: what four weeks really showed",
    titleAr: "أربع وعشرون درجة: ماذا قالت الأسابيع الأربعة؟",
    bodyEn: `We moved floors 5 to 8 from 22 to 24 degrees for four weeks. Results, without make-up:

- Cooling energy on those floors: **down 13.6 percent**.
- Complaints: 41 in the first week, 6 in the fourth.
- Nineteen of the 41 came from one corner, where a damper had been stuck shut since spring.

So part of what we called cold or hot was simply broken. I propose that we keep 24, repair the eleven dampers we found, and leave the prayer rooms and the server room as they are. Tell me if you sit somewhere I have not measured.`,
    bodyAr: `رفعنا حرارة الأدوار من 5 إلى 8 من 22 إلى 24 درجة لأربعة أسابيع، وهذه النتائج بلا تجميل:

- طاقة التبريد في هذه الأدوار: **أقل بنسبة 13.6%**.
- الشكاوى: 41 في الأسبوع الأول، و6 في الرابع.
- تسع عشرة شكوى منها من زاوية واحدة، صمام الهواء فيها عالق منذ الربيع.

أي أن جزءًا من الحر والبرد كان عطلًا لا أكثر. أقترح تثبيت 24 درجة، وإصلاح الصمامات الأحد عشر، وترك المصليات وغرفة الخوادم كما هي. ومن يجلس في مكان لم أقسه فليخبرني.`,
    daysAgo: 38,
    hour: 9.1,
    likes: 33,
    comments: [
      ["nasser", "أنا في الدور السابع، زاوية الطابعة. الطابعة تدفّي نصف القسم، هل قستها؟"],
      ["adel", "قستها اليوم: 27.1 عند مكتبك. ننقل الطابعة إلى الممر قبل الخميس.", 0],
      ["latifa", "بالعكس، أنا أداوم بعباية وشال وما زلت بردانة على 24."],
      ["priya", "Same. Latifa and I run the unofficial blanket library. Two left.", 2],
      ["adel", "You are both under the same diffuser. I turned it by 40 degrees this morning; try it today.", 2],
      ["waleed", "I walk in from 44 outside. 24 feels like a sauna for the first half hour, and clients notice."],
      ["hanan", "حل بسيط: قاعات العملاء تبقى 23، وبقية الأدوار 24.", 5],
      ["fahad", "13.6 percent of what, in riyals?"],
      [
        "adel",
        "SAR 21,300 for the four floors over four weeks. For the whole tower I would expect 55,000 to 60,000 in a summer month.",
        7,
      ],
      ["bilal", "Thank you for leaving the server room alone. I had a speech prepared."],
      ["amal", "شكوى واحدة من الست الباقية مني، وسحبتها بعد إصلاح الصمام. الفرق واضح."],
      ["reem", "قاعة التدريب 3 تصير حارة إذا زاد العدد عن 18. هل تدخل في القياس؟"],
      ["adel", "أضفتها. نركّب حساس CO2 فيها الأسبوع القادم، وغالبًا المشكلة في التهوية لا الحرارة.", 11],
      ["grace", "The complaints curve is my favourite part. Most of customer care looks exactly like that."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "rania",
    titleEn: "Why the new facade looks like it is squinting",
    bodyEn: `Several of you asked why Block C in the Northern District project has deep, narrow windows on the west and generous ones on the north. It is squinting, on purpose.

West light in Riyadh arrives low, hot and late. We set the glass back 60 centimetres, so that from April to September no direct sun touches it after 15:00. The model says **18 percent less cooling** than the same building with flat glass.

> A good wall does quietly what a good machine does loudly.

The price is less view from the west rooms, and I will not pretend otherwise. The mock-up is standing next to the site office until the end of the month. Come in the afternoon, put your hand on both panels, then argue with me.`,
    daysAgo: 45,
    hour: 13.2,
    likes: 29,
    comments: [
      ["abdullah", "زرت النموذج الساعة 3:30 مع المالك. حط يده على اللوح المسطح وسحبها بسرعة. انتهى النقاش."],
      [
        "waleed",
        "From the sales side: buyers ask for the view first and see the bill two years later. Can we show the bill on day one?",
      ],
      ["rania", "Yes. Samira and I are preparing a one page card for each unit: view, light, yearly cooling cost.", 1],
      ["maryam", "Deep reveals also hide the external blinds motor. Half my cable runs got shorter."],
      ["hamad", "ووزن الواجهة زاد 9%، حسبناه من بدري. لا تخافون."],
      ["mishal", "عميلنا يسأل: هل تجمع الغبار أكثر؟"],
      [
        "rania",
        "A bit, yes. The sill is sloped 12 degrees so that it slides off, and cleaning stays at twice a year.",
        5,
      ],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "musa",
    titleEn: "We opened thirty recycling bags. Here is what was inside",
    titleAr: "فتحنا ثلاثين كيس تدوير، وهذا ما وجدناه",
    bodyEn: `Gloves on, thirty bags, three floors. We wanted to know why the recycler had refused two of our last five loads.

- **Paper bins:** 88 percent correct. The rest: sandwich wrap and one phone charger.
- **Plastic bins:** 61 percent correct. Half-full bottles ruin everything around them.
- **Metal bins:** nearly perfect, because almost nobody uses them.

From this week the lids change shape: a slot for paper, a circle for bottles, and a small sink beside it to empty them. Owner of the charger: it is at my desk, and it works.`,
    bodyAr: `قفازات وثلاثون كيسًا وثلاثة أدوار. أردنا أن نعرف لماذا رفض مصنع التدوير شحنتين من آخر خمس.

- **حاويات الورق:** 88% صحيح، والباقي أغلفة شطائر وشاحن جوال.
- **حاويات البلاستيك:** 61% صحيح، والقارورة نصف الممتلئة تفسد كل ما حولها.
- **حاويات المعدن:** شبه مثالية، لأن لا أحد يستخدمها تقريبًا.

من هذا الأسبوع تتغير الأغطية: شق للورق، وفتحة دائرية للقوارير، وحوض صغير لتفريغها. وصاحب الشاحن: شاحنك عندي، ويعمل.`,
    daysAgo: 51,
    hour: 10.5,
    likes: 22,
    comments: [
      ["rakan", "الشاحن لي! ثلاثة أسابيع وأنا أتهم فريق الشبكات."],
      ["bilal", "We accept apologies in the form of karak.", 0],
      ["shahad", "علب القهوة الباردة معدن أو بلاستيك؟ الغطاء شي والعلبة شي."],
      ["musa", "العلبة معدن، والغطاء بلاستيك. افصليهما وأنتِ بطلة الدور.", 2],
      ["dana", "Thirty bags is a small sample, but 61 percent is so far from 88 that I would trust the direction."],
      ["mona", "تعالوا شوفوا مستودع الدمام: حاوية واحدة للكرتون، ونسبة الصح 97%. كلما قلّت الخيارات زاد الالتزام."],
      ["faisal", "That may be the best idea here. We are testing two streams instead of four on floor 10.", 5],
      ["jana", "صممت ملصقات جديدة فيها صور للأشياء نفسها بدل الأيقونات. أسرع في الفهم."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "dana",
    titleEn: "Your floor's electricity, hour by hour",
    titleAr: "كهرباء دورك، ساعة بساعة",
    bodyEn: `The energy dashboard is open to everyone: every floor of Al Waha Tower, the Jeddah branch and the Dammam warehouse, by the hour, since the first of January.

Three things I noticed while building it:

- Floor 11 wakes up at 4 a.m. Nobody works there at 4 a.m.
- Thursday evenings cost more than Sunday mornings.
- One coffee machine on floor 3 behaves like a small heater.

Look up your own floor at [green.wahat.example/energy](https://green.wahat.example/energy), and if a number looks wrong, tell me. Two already were.`,
    bodyAr: `لوحة الطاقة مفتوحة الآن للجميع: كل أدوار برج الواحة وفرع جدة ومستودع الدمام، بالساعة، منذ أول يناير.

ثلاث ملاحظات لفتتني أثناء بنائها:

- الدور 11 يستيقظ الرابعة فجرًا، ولا أحد يعمل فيه عندها.
- مساء الخميس أغلى من صباح الأحد.
- آلة قهوة في الدور الثالث تتصرف كدفاية صغيرة.

ابحثوا عن دوركم في [green.wahat.example/energy](https://green.wahat.example/energy)، وإذا بدا لكم رقم غريب فأخبروني. رقمان كانا خطأ فعلًا.`,
    daysAgo: 74,
    hour: 11.6,
    likes: 26,
    comments: [
      [
        "adel",
        "Floor 11: the air handler was on the schedule of a tenant who left in 2023. Fixed. That alone is 46 kWh a night.",
      ],
      ["tariq", "الدور 11 بريء إذن. كنا نظن أحدًا ينام هناك."],
      ["ibrahim", "لا تلمسوا آلة الدور الثالث قبل أن يُسمع دفاعها."],
      ["layla", "Lovely work, Dana. Could it show the same hour of last week as a thin line behind?"],
      ["dana", "Done, and on by default. It took less time than answering you.", 3],
      ["samira", "هل تقدرين تضيفين مكاتب الموقع في الحي الشمالي؟ عندنا مولد وعداد منفصل."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "faisal",
    titleEn: "Lights off at seven: the list of floors",
    titleAr: "إطفاء الأنوار السابعة مساءً: جدول الأدوار",
    bodyEn: `From Sunday the general lighting turns itself off at 19:00. Motion brings it back for twenty minutes, and desk lamps are never touched.

- Floors 2 to 6: from Sunday.
- Floors 7 to 12: a week later, after we see what breaks.
- Contact centre, clinic, security: not included.

If you work late, you will not sit in the dark: wave once, or press the green switch by the lift for a full hour. We expect about 700 kWh less every night, and a tower that is finally allowed to sleep.`,
    bodyAr: `ابتداءً من الأحد تنطفئ الإنارة العامة تلقائيًا الساعة 7 مساءً. الحركة تعيدها عشرين دقيقة، ومصابيح المكاتب لا يمسها أحد.

- الأدوار 2 إلى 6: من الأحد.
- الأدوار 7 إلى 12: بعدها بأسبوع، بعد أن نرى ما يتعثر.
- مركز الاتصال والعيادة والأمن: خارج الجدول.

من يعمل متأخرًا لن يجلس في الظلام: لوّح بيدك مرة، أو اضغط المفتاح الأخضر عند المصعد لساعة كاملة. نتوقع توفير 700 كيلوواط ساعة كل ليلة، وبرجًا يُسمح له أخيرًا بالنوم.`,
    daysAgo: 150,
    hour: 12.4,
    likes: 19,
    comments: [
      ["latifa", "إقفال نهاية الشهر عندنا يمتد إلى 9. هل نستثنى آخر ثلاثة أيام؟"],
      ["faisal", "مستثنون: آخر ثلاثة أيام من كل شهر، الدور 4 كامل.", 0],
      ["yousef", "I wave at the sensor every twenty minutes now. My step count has never been better."],
      ["maha", "رأيت البرج من طريق المطار مطفيًا أول مرة. منظر مريح والله."],
    ],
  },
];
