import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const energyWaterAndWaste: SeedTopic[] = [
  {
    category: seedCategory.sustainability,
    author: "faisal",
    titleEn: "Sustainability numbers for October, with the raw data",
    titleAr: "أرقام الاستدامة لشهر أكتوبر، ومعها البيانات الخام",
    bodyEn: `All three buildings and the fleet, compared with October last year.

- **Electricity:** 1,284 MWh, down 7.9 percent.
- **Water:** 6,410 cubic metres, down 2.1. It would have been better without the leak Hassan found.
- **Waste kept out of landfill:** 41 percent, up from 29.
- **Diesel:** 61,300 litres, **up 4.4**. More trips, not worse trips, but up is up.
- **Domestic flights:** 212, **up 18 percent**. I have no excuse to offer.

## The raw data
Every meter, every day, one file: [october.csv](https://green.wahat.example/data/october.csv). Meters that were estimated are marked E. If you find a mistake, I will correct it here with your name next to it.`,
    bodyAr: `المباني الثلاثة والأسطول، مقارنة بأكتوبر من السنة الماضية.

- **الكهرباء:** 1,284 ميغاواط ساعة، أقل بنسبة 7.9%.
- **الماء:** 6,410 أمتار مكعبة، أقل بنسبة 2.1%، ولولا التسرب الذي كشفه حسن لكانت أفضل.
- **ما لم يذهب إلى المرادم:** 41% من النفايات، وكانت 29%.
- **الديزل:** 61,300 لتر، **بزيادة 4.4%**. الرحلات أكثر لا أسوأ، لكن الزيادة زيادة.
- **الرحلات الجوية الداخلية:** 212 رحلة، **بزيادة 18%**، ولا عذر عندي.

## البيانات الخام
كل عداد وكل يوم في ملف واحد: [october.csv](https://green.wahat.example/data/october.csv). القراءات التقديرية عليها حرف E. ومن يجد خطأ أصححه هنا وأكتب اسمه بجانبه.`,
    daysAgo: 10,
    hour: 9.25,
    likes: 39,
    comments: [
      [
        "ziad",
        "Row 812: Dammam water on the 14th is 391 cubic metres. The day before it was 39.1. A decimal point has gone for a walk.",
      ],
      ["nouf", "You are right, it is 39.1. The total above becomes 6,058. Corrected in the file, with your name.", 0],
      ["faisal", "So water is down 7.5 percent, not 2.1. My favourite kind of mistake. Thank you, Ziad.", 0],
      ["sultan", "أقدّر أنك وضعت الزيادتين بخط عريض. حنان وتركي: أريد خطة للديزل قبل نهاية الشهر."],
      ["turki", "جاهزة تقريبًا. أكبر بند عندنا الانتظار والمكيف شغال عند بوابة الموقع، 22 دقيقة للشاحنة.", 3],
      ["hanan", "ونجرب من الأحد مواعيد دخول كل ربع ساعة بدل الطابور.", 3],
      ["waleed", "أغلب الزيادة في الرحلات من فريقي. فتحنا فرع جدة لعملاء جدد، والعميل الجديد ما يرضى بشاشة."],
      [
        "elena",
        "Second and third meetings could be online, though. I went to Jeddah in October to hear the word fine.",
        6,
      ],
      ["majed", "لو نشرت الملف بصيغة ثابتة كل شهر، نربطه بالـ API الداخلي وتختفي الأخطاء اليدوية."],
      ["dana", "I have a draft of that schema already. Can we take thirty minutes on Monday?", 8],
      ["grace", "Reading a report that says I have no excuse to offer made me trust the other four lines."],
      ["rakan", "كم حصة غرفة الخوادم من الكهرباء؟"],
      [
        "adel",
        "About 6.2 percent of the tower, and flat. The new cooling doors arrive next quarter and should cut a fifth of it.",
        11,
      ],
      ["wafa", "نسبة 41% ممتازة، لكن هل تشمل مخلفات البناء؟"],
      ["faisal", "لا، المباني والمستودع فقط. مخلفات المواقع لها تقرير ربعي منفصل حتى لا تغطي على البقية.", 13],
      ["karim", "أجمل ما في التقرير جملة «الزيادة زيادة». سأسرقها."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "adel",
    titleEn: "The Dammam warehouse roof made its first million",
    titleAr: "سطح مستودع الدمام ينتج أول مليون",
    bodyEn: `Yesterday at 11:52 the solar roof of the Dammam warehouse passed **one million kilowatt-hours**, fourteen months after we switched it on.

## What went well
- It covers 63 percent of the warehouse's daytime load; on Fridays it covers all of it.
- 920 panels, 4 failures, all under guarantee.

## What did not
- Dust. One storm in May cost us 31 percent of a week.
- My first forecast was 8 percent too proud. I had used a Mediterranean cleaning schedule in the Eastern Province.

Mona's team now washes a row every night with a dry brush robot called Haboob, who has his own locker. Ask me anything, including about the inverters nobody ever asks about.`,
    bodyAr: `أمس الساعة 11:52 صباحًا تجاوز سطح مستودع الدمام الشمسي **مليون كيلوواط ساعة**، بعد أربعة عشر شهرًا من التشغيل.

## ما نجح
- يغطي 63% من حمل المستودع نهارًا، ويغطيه كاملًا يوم الجمعة.
- 920 لوحًا، تعطل منها 4 وكلها تحت الضمان.

## ما لم ينجح
- الغبار: عاصفة واحدة في مايو أخذت 31% من إنتاج أسبوع.
- توقعي الأول كان متفائلًا بنسبة 8%، لأني اعتمدت جدول تنظيف يناسب ساحل المتوسط لا المنطقة الشرقية.

فريق منى ينظف صفًا كل ليلة بروبوت فرشاة جافة اسمه «هبوب»، وله خزانة باسمه. اسألوا عما تشاؤون، حتى عن العاكسات التي لا يسأل عنها أحد.`,
    daysAgo: 4,
    hour: 10.8,
    likes: 51,
    poster: {
      design: "sun",
      altEn:
        "Abstract drawing of a large sun sending rays over even rows, like the panels on the Dammam warehouse roof",
      altAr: "رسم تجريدي لشمس كبيرة تمتد أشعتها فوق صفوف متساوية كألواح سطح مستودع الدمام",
      featured: 6,
    },
    comments: [
      ["mona", "هبوب موظف ملتزم: ما غاب ولا ليلة، وما طلب إجازة. خالد، هل يُحسب له حضور؟"],
      ["khaled", "إذا بصم، حسبناه.", 0],
      ["joud", "Please do not, I have just finished cleaning the duplicate staff records.", 0],
      ["maryam", "I will ask: what about the inverters?"],
      [
        "adel",
        "Finally! Two of twelve ran hot in July. We moved them to the north wall and added a shade. Not one trip since.",
        3,
      ],
      ["fahad", "كم بقي على استرداد التكلفة؟ الدراسة الأصلية قالت 5.8 سنوات."],
      ["adel", "على الإنتاج الفعلي 6.2 سنوات. إذا ثبت هبوب على أدائه نرجع إلى 6 تقريبًا.", 5],
      ["ravi", "What do we do with the Friday surplus? Do we export it?"],
      ["adel", "A little. Most of it now charges the forklifts, so that on Sunday they start full.", 7],
      ["ghassan", "وأكدها: الرافعات الشوكية صباح الأحد تشتغل كأنها جديدة."],
      [
        "yousef",
        "Is there an API for the live production? I want a small sun on the office screen that grows during the day.",
      ],
      ["dana", "Endpoint is in the catalogue under energy, one value per minute. Show me the sun when it exists.", 10],
      ["saud", "شكرًا لفريق الدمام على 14 شهرًا من العمل على السطح بلا إصابة واحدة. هذا الرقم عندي أهم من المليون."],
      ["abdullah", "هل نقدر نكررها على مواقف الحي الشمالي؟ عندنا 6,000 متر مظلات."],
      ["samira", "If the structure is decided before January, yes. After that the steel is already ordered.", 13],
      ["hamad", "الحمل الإضافي 15 كغ للمتر، والمظلات الحالية تتحمله. أرسل لكم الحسابات الخميس.", 13],
      [
        "priya",
        "My favourite sentence of the month: my first forecast was 8 percent too proud. More reports like this.",
      ],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "turki",
    titleAr: "ست سيارات كهربائية في الأسطول: رأي السائقين بعد شهرين",
    bodyAr: `استلمنا قبل شهرين ست سيارات توزيع كهربائية صغيرة لداخل الرياض. قبل أن أرفع تقريري جلست مع السائقين الستة وسألتهم سؤالًا واحدًا: ترجع للديزل؟ **خمسة قالوا لا، وواحد قال «في الصيف نتكلم»**.

## بالأرقام
- المسافة الفعلية 212 كم بالشحنة والمكيف شغال، والكتالوج يقول 280.
- تكلفة الكيلومتر 7 هللات بدل 19.
- صيانة شهرين: إطار واحد وممسحة.

## بالكلام
أبو فهد، 22 سنة خلف المقود: «أول أسبوع حسبتها طافية، والحين إذا ركبت الديزل أحس راسي يدق».

القرار في الدفعة الثانية بعد تجربة الصيف. أسئلتكم؟`,
    daysAgo: 30,
    hour: 9.7,
    likes: 35,
    comments: [
      ["hanan", "تقرير يُقرأ بابتسامة. سؤالي عن الحمولة: كم كيلو فعليًا قبل ما تتأثر المسافة؟"],
      ["turki", "650 كغ براحتها. بعد 800 تنزل المسافة إلى 180.", 0],
      [
        "adel",
        "212 with air conditioning is actually good. Keep the battery between 20 and 80 percent and it should age well.",
      ],
      [
        "imran",
        "From the invoices I can confirm the 7 halalas. The tyre was SAR 310 and the wiper was SAR 22, if anyone is curious.",
      ],
      ["badr", "أبو فهد علّمني السواقة في الرياض أيام التدريب. إذا هو اقتنع خلاص."],
      ["saud", "السيارة الصامتة خطر على المشاة في ساحة المستودع. هل فيها صوت تنبيه تحت 20 كم؟"],
      ["turki", "فيها صوت لكنه خفيف. أضفنا وميضًا أزرق أمامها داخل الساحة.", 5],
      ["ravi", "The one driver who said wait for summer has a point. I would plan July with 170 km, not 212."],
      ["mazen", "عميلة اتصلت تشكرنا لأن السيارة ما صحّت طفلها. أول شكر على شي ما صار."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "anas",
    titleAr: "ركام المبنى القديم صار أرضية للجديد",
    bodyAr: `لما هدمنا سكن العمال القديم في الحي الشمالي طلع عندنا **3,200 متر مكعب خرسانة**. الخطة كانت 210 شاحنات إلى المردم. قلنا نجرب شيئًا ثانيًا: كسارة متنقلة استأجرناها 12 يومًا، وغربال، وصبر.

النتيجة:

- 2,600 متر استخدمناها طبقة أساس للطرق الداخلية، بعد فحص المختبر.
- 380 مترًا لردم الخنادق.
- 220 مترًا فقط خرجت من الموقع.

وفرنا 94 ألف ريال، لكن خسرنا يومين من الجدول بسبب الغبار وشكوى من الجيران، والشكوى كانت في محلها. المرة القادمة نرش الماء من أول ساعة.`,
    daysAgo: 66,
    hour: 14.1,
    likes: 28,
    comments: [
      ["abdullah", "شغل نظيف يا أنس. اكتب الطريقة في صفحتين، لأن المرحلة الثانية فيها هدم أكبر."],
      ["samira", "I gave you those two days back in the plan. Please do not tell the other site engineers."],
      [
        "rania",
        "Could some of the coarser pieces go into gabion walls for the park? I would love the old building to stay visible.",
        0,
      ],
      ["nouf", "رشّ الماء نعم، لكن من ماء معالج. أرتب لك صهريجًا من المحطة القريبة."],
      ["amal", "للعلم، تواصلنا مع الجيران المشتكين وأرسلنا لهم جدول العمل. أحدهم طلب شوية ركام لمزرعته!"],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "ravi",
    titleEn: "We drive 31 percent of our kilometres with nothing inside",
    bodyEn: `I went through a full quarter of trip sheets, 4,870 of them. Our trucks travel full from Dammam to Riyadh and from Jeddah to Riyadh, and then many of them go home with air.

- **31 percent** of all kilometres were empty.
- Thursday is the worst day: 44 percent.
- The Jeddah return leg alone burned about 9,200 litres.

Two ideas. First, share the return leg with suppliers who ship west; Wafa knows at least three. Second, move the Thursday collections to Wednesday afternoon, when a truck is there anyway.

I am not from the road, so please correct me before I build a model on a misunderstanding.`,
    daysAgo: 17,
    hour: 11.3,
    likes: 24,
    comments: [
      ["turki", "تحليل صحيح إلا نقطة: جزء من رجعات جدة فاضية لأن الشاحنة مبردة، وما كل بضاعة تصلح لها."],
      ["ravi", "That is exactly what I was missing. How many of the 38 are refrigerated?", 0],
      ["turki", "تسع، وكلها على خط جدة.", 0],
      [
        "wafa",
        "Two suppliers said yes in principle: tiles and office furniture. Osama, can we have a simple carriage agreement?",
      ],
      ["osama", "Draft by Tuesday. The question is who pays when their tile breaks in our truck.", 3],
      ["mona", "الأربعاء بعد الظهر عندنا زحمة استلام في الدمام. لو قدّمتوها للظهر نقدر."],
      ["hanan", "نجربها أربعة أسابيع من بداية الشهر، ورافي يقيس وتركي يحكم."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "faisal",
    titleEn: "412 ghaf trees, 96 pairs of hands, one lost shoe",
    titleAr: "412 شجرة غاف و96 متطوعًا وحذاء مفقود",
    bodyEn: `On Saturday morning ninety-six of us, with thirty-one children, planted 412 ghaf seedlings on the eastern edge of the Northern District project. The plan was 400; the children refused to stop.

Each tree has a number and a drip line for two summers. By then the roots should reach their own water and we will be politely dismissed.

- Photos: Faris is sorting them, by Wednesday.
- Next planting: in three months, sidr this time.
- One child's left shoe, blue, size 27, is at reception.

Thank you to the drivers, who planted after carrying everybody else.`,
    bodyAr: `صباح السبت غرس ستة وتسعون منا، ومعهم واحد وثلاثون طفلًا، 412 شتلة غاف على الطرف الشرقي من مشروع الحي الشمالي. الخطة كانت 400، لكن الأطفال رفضوا التوقف.

لكل شجرة رقم وخط تنقيط لصيفين، وبعدها تصل الجذور إلى مائها وتستغني عنا بكل أدب.

- الصور: فارس يرتبها، وتُنشر الأربعاء.
- الغرس القادم: بعد ثلاثة أشهر، والدور على السدر.
- حذاء طفل أيسر، أزرق، مقاس 27، موجود عند الاستقبال.

شكرًا للسائقين الذين أوصلوا الجميع ثم غرسوا معهم.`,
    daysAgo: 12,
    hour: 8.6,
    likes: 48,
    comments: [
      ["nasser", "الحذاء لولدي! رجع البيت برجل وحدة وهو يقول: زرعته."],
      ["jamila", "Nasser, it is washed and waiting for you in a small box.", 0],
      ["hamad", "شجرتي رقم 207. سجلتها هنا حتى لا أنسى."],
      ["shahad", "وأنا 208، يعني نحن جيران.", 2],
      ["elena", "My hands hurt for three days and I regret nothing. Is there a map of the numbers?"],
      ["nouf", "Here you are, with a photo of each on planting day: https://green.wahat.example/ghaf", 4],
      ["sara", "كم نسبة بقاء شتلات السنة الماضية؟ أتمنى ألا يكون السؤال ثقيلًا."],
      ["faisal", "ليس ثقيلًا: 71%. خسرنا أغلبها في أغسطس لأن خط الري انقطع أربعة أيام. هذه السنة عليه إنذار.", 6],
      ["latifa", "أول مرة آخذ بناتي لشي يخص شغلي. يسألون متى السدر."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "nouf",
    titleEn: "The air conditioning makes 2,600 litres of water a day",
    titleAr: "المكيفات تصنع لنا 2,600 لتر ماء كل يوم",
    bodyEn: `In August the air in Riyadh is dry, yet the tower still squeezes water out of it: **2,600 litres a day**, clean, cold, and until last week sent straight to the drain.

We now collect it from six of the eleven units in a 4,000 litre tank. I tested it: very low salt, a little dust, a trace of copper that stays well below the limit for irrigation. Not for drinking, before anybody asks.

It feeds the planters at the entrance, and later the rooftop garden. In winter it falls to some 700 litres, so the tank will matter.`,
    bodyAr: `هواء الرياض في أغسطس جاف، ومع ذلك تعصر مكيفات البرج منه **2,600 لتر ماء في اليوم**، باردًا ونظيفًا، وكان إلى الأسبوع الماضي يذهب كله إلى المجاري.

نجمعه الآن من ست وحدات من أصل إحدى عشرة في خزان سعته 4,000 لتر. فحصته بنفسي: أملاح قليلة جدًا، وغبار بسيط، وأثر نحاس أقل كثيرًا من حد الري. وليس للشرب، قبل أن يسأل أحد.

يسقي الآن أحواض المدخل، وبعدها حديقة السطح. وفي الشتاء ينزل إلى نحو 700 لتر، وهنا تظهر قيمة الخزان.`,
    daysAgo: 108,
    hour: 10.1,
    likes: 34,
    comments: [
      ["omar", "I was about to ask whether it is for drinking. Nouf knows us too well."],
      ["hassan", "الخمس وحدات الباقية تحتاج مضخة صغيرة لأن ميولها بالعكس. عرض السعر 1,900 ريال."],
      ["wafa", "اعتمدناها اليوم، تحت حد الشراء المباشر.", 1],
      ["saud", "أرجو لوحة «غير صالح للشرب» باللغتين على كل حنفية، ورسمة لمن لا يقرأ."],
      ["nouf", "معلّقة من أمس، وبالأوردو أيضًا.", 3],
      ["ghada", "قصة جميلة لصفحة الزوار. كريم يمر عليك يوم الثلاثاء."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "mona",
    titleAr: "الطبليات الخشبية: كيف أعطيناها حياة رابعة",
    bodyAr: `كنا نرمي في مستودع الدمام نحو 140 طبلية مكسورة في الشهر. أغلبها كسره لوح واحد. فاتفقت مع نجارَين من الحي على ركن إصلاح صغير: **9 ريالات للطبلية بدل 34 للجديدة**.

الآن كل طبلية عليها نقاط ملونة، نقطة لكل إصلاح. بعد الثالثة لا تصلح للحمل، فتتحول إلى صناديق زرع، وأول عشرين منها سافرت إلى حديقة السطح في الرياض.

الكرتون أسهل: نفرزه ونكبسه ونبيعه، ودخله يدفع أجرة النجارين وزيادة. من عنده فكرة للأشرطة البلاستيكية؟ هي الشيء الوحيد الذي غلبنا.`,
    daysAgo: 130,
    hour: 9.4,
    likes: 21,
    comments: [
      [
        "ravi",
        "Paper strapping up to 400 kg exists; I saw it at a supplier in Jubail. I will bring you a roll to try to break.",
      ],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "grace",
    titleEn: "The welcome pack lost 46 pages and nobody complained",
    bodyEn: `New customers used to receive 54 printed pages in a very heavy folder. We asked 120 of them what they had kept. The answer was: the page with the phone numbers, and the magnet.

So the new pack is **eight pages and the magnet**. Everything else is behind one code, in Arabic and English, and is finally up to date, because nobody has to wait for the old print run to finish.

- Paper saved: about 1.1 tonnes a year.
- Calls asking for something that is in the pack: down 12 percent.
- Customers who asked for the full paper version: four. They got it, with a smile.`,
    daysAgo: 95,
    hour: 13.6,
    likes: 23,
    comments: [
      ["amal", "فخورة بهذا العمل. والمغناطيس صار مقاسه أكبر بطلب العملاء!"],
      ["jana", "وأخيرًا دفنّا الصفحة 37 التي لم يعرف أحد من صممها."],
      ["karim", "I wrote page 37. It was 2021. We do not speak of it.", 1],
      ["nada", "The two legal pages must stay printed until the annual review, please. After that I am on your side."],
    ],
  },
  {
    category: seedCategory.sustainability,
    author: "wafa",
    titleEn: "Five green questions in every purchase above SAR 50,000",
    titleAr: "خمسة أسئلة خضراء في كل شراء فوق 50 ألف ريال",
    bodyEn: `From this quarter, requests above SAR 50,000 carry five short questions for the supplier. They count for **10 percent** of the evaluation, no more, so that a weak offer cannot hide behind a nice leaf.

1. Where is it made?
2. How long will it live, and who repairs it?
3. What is it packed in?
4. Do you take it back at the end?
5. Can you show the numbers?

"We do not know yet" is an accepted answer in the first year. An invented number is not.`,
    bodyAr: `ابتداءً من هذا الربع، يرافق كل طلب شراء فوق 50 ألف ريال خمسة أسئلة قصيرة للمورد، وزنها **10%** من التقييم لا أكثر، حتى لا يختبئ عرض ضعيف خلف ورقة شجر جميلة.

1. أين يُصنع المنتج؟
2. كم يعيش، ومن يصلحه؟
3. بماذا يُغلّف؟
4. هل تستردونه في نهاية عمره؟
5. هل عندكم أرقام تثبت ذلك؟

في السنة الأولى نقبل جواب «لا نعرف بعد»، ولا نقبل رقمًا من الخيال.`,
    daysAgo: 206,
    hour: 10.9,
    likes: 17,
    comments: [
      ["ibrahim", "العبارة الأخيرة تستحق أن تدخل في العقود أيضًا. أسامة، أضفها إلى ملحق الموردين."],
      ["abdullah", "Cement suppliers will answer question four with laughter, but ask them anyway."],
    ],
  },
];
