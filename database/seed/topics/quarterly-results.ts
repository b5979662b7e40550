import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const quarterlyResults: SeedTopic[] = [
  {
    category: seedCategory.quarterlySolutions,
    author: "hessa",
    titleEn: "Demo day: eleven teams, three winners, one brave failure",
    titleAr: "يوم العرض: أحد عشر فريقًا وثلاثة فائزين وفشل شجاع",
    bodyEn: `Thank you to the 43 colleagues who showed their work on Thursday, and to the 180 who voted.

1. **Cool Corner** (Adel, Anas, Saud): a shaded rest point for sites, built from formwork scraps. 11 degrees cooler at noon.
2. **Say it once** (Grace, Mazen, Yousef): a customer's story follows the call, so nobody tells it three times.
3. **Ready Box** (Mona, Ravi): one box with everything a small delivery needs.

The jury's special cup, **for the bravest failure**, goes to the desk-booking robot, which booked itself a desk for the whole of the quarter. Elena tells that story herself soon.

Cool Corner goes to all sites before next summer. The two others continue for one more quarter, with a budget.`,
    bodyAr: `شكرًا لـ43 زميلًا وزميلة عرضوا عملهم يوم الخميس، و180 صوّتوا.

1. **ركن بارد** (عادل وأنس وسعود): استراحة مظلّلة للمواقع من بقايا خشب القوالب، أبرد بـ11 درجة وقت الظهر.
2. **قلها مرة** (غريس ومازن ويوسف): قصة العميل تنتقل مع المكالمة، فلا يعيدها ثلاث مرات.
3. **الصندوق الجاهز** (منى ورافي): صندوق واحد فيه كل ما تحتاجه توصيلة صغيرة.

أما كأس لجنة التحكيم **لأشجع فشل** فذهب إلى روبوت حجز المكاتب، الذي حجز لنفسه مكتبًا طوال الربع! وستروي إيلينا القصة بنفسها قريبًا.

ركن بارد يُعمّم على كل المواقع قبل الصيف القادم، والفكرتان الأخريان تكملان ربعًا آخر بميزانية.`,
    daysAgo: 75,
    hour: 10.5,
    likes: 52,
    comments: [
      ["adel", "Eleven degrees was the average. On the Monday it was thirteen, but Anas said nobody would believe us."],
      ["anas", "والعمال سمّوه «المنتجع». هذه جائزتنا الحقيقية.", 0],
      ["saud", "بلاغات الإجهاد الحراري في القطاع C: من 9 إلى 2 خلال الفترة نفسها. أرجو أن يقرأها كل مدير موقع."],
      ["abdullah", "Read. Six more corners ordered for Jeddah and the eastern plots.", 2],
      ["amal", "فخورة بـ«قلها مرة». أول عميل جرّبها قال: «أخيرًا أحد يتذكرني»."],
      ["elena", "I will write it. I need a few more weeks for the wound to heal."],
      ["hamad", "Formwork wood is free, a carpenter's hours are not. Please count them before the roll-out."],
      ["ziad", "Counted: SAR 1,450 a corner, of which 1,100 is labour.", 6],
      ["salman", "The robot made me laugh more than anything this year. Please all keep failing in this quality."],
      ["latifa", "صوّتُّ لفريق لم يفز: مظلّة الدراجات. لا تتركوها!"],
      ["wafa", "أول مرة أسمع في الشركة تصفيقًا على فشل. شعور صحي."],
      ["maryam", "Ready Box deserved first place, and I say that as a voter for Cool Corner."],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "ziad",
    titleEn: "The meeting clock: what this hour costs",
    bodyEn: `We built a small clock for the meeting rooms. It shows no minutes. It shows **riyals**: number of people, times an average hourly cost (the same for everybody, SAR 140, so that nobody can guess a salary).

After six weeks in four rooms:

- Average meeting went from 58 to **44 minutes**
- People per meeting went from 7.1 to 5.6
- One weekly meeting was cancelled by its own owner when the clock passed SAR 1,500 during the introductions

> “It is rude.” “Yes, that is the point.” (both heard outside Qasr)

My worry: some conversations are worth more than they cost, and the clock cannot see it. Should there be a button that hides it?`,
    daysAgo: 20,
    hour: 14.5,
    likes: 44,
    comments: [
      ["layla", "Yes to the button. My one-to-ones should not have a taxi meter on the wall."],
      ["sara", "لقاءات التقييم والدعم: الساعة تختفي تلقائيًا. هذا شرط لا اقتراح."],
      ["ziad", "Accepted. Meetings of two people show nothing at all from tomorrow.", 1],
      ["sultan", "الاجتماع الملغى كان اجتماعي. لم أشتق إليه."],
      ["yara", "With guests in the room it was awkward for a minute, and then the partner asked where to buy one."],
      ["fahad", "SAR 140 is too low, but I admire the diplomacy."],
      ["samira", "Did the meetings just move to the corridor? I confess to two."],
      ["ziad", "Probably 5 to 10% of it. Jamila's booking data cannot see corridors.", 6],
      ["jamila", "لكن خريطة الصوت تراها 😄 الممر الشرقي صار برتقاليًا الساعة 11.", 6],
      ["mishal", "ضعوا واحدة في المقهى."],
      [
        "osama",
        "Contract review, five people, two hours: SAR 1,400 to find one missing comma. It was worth 90 thousand.",
      ],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "mona",
    titleAr: "الصندوق الجاهز: وداعًا لكرتون المرة الواحدة",
    bodyAr: `كنا في مستودع الدمام نستهلك **2,900 كرتون في الشهر** للتوصيلات الصغيرة، ونرميها كلها عند الباب. أنا ورافي جرّبنا 150 صندوقًا يُطوى ويعود مع السائق.

نتيجة عشرة أسابيع:

- كل صندوق دار 23 مرة حتى الآن
- ضاع 6 صناديق (واحد منها شوهد سلةً للغسيل)
- وقت التجهيز نزل من 9 دقائق إلى 5، لأن القائمة مطبوعة على الغطاء من الداخل

**ما لم ينجح**: الملصقات لا تثبت في الحر، والسائقون لا يحبون حمل الفارغ. نحتاج أفكارًا في الاثنين.`,
    daysAgo: 95,
    hour: 9,
    likes: 36,
    comments: [
      ["turki", "السائق يحب أي شيء يُحسب له. احسبوا كل 10 صناديق راجعة نقطة، وشوفوا."],
      ["ravi", "Trying it from Sunday with the six drivers of route 3, then we compare.", 0],
      ["nouf", "23 دورة تعني أن الصندوق تجاوز نقطة التعادل البيئي (17 دورة). مبروك!"],
      ["hassan", "الملصق: جرّبوا مسمار برشام مع بطاقة معدن. أعمله لكم بريال ونصف."],
      ["mona", "أرسل لي عشرة للتجربة يا أبو الحلول.", 3],
      ["wafa", "وفّرنا 8,700 ريال في الشهر بعد خصم ثمن الصناديق. سأوقف عقد الكرتون تدريجيًا."],
      ["karim", "سلة الغسيل تستحق صورة في النشرة."],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "elena",
    titleEn: "The robot that booked itself a desk: our honest failure",
    titleAr: "الروبوت الذي حجز مكتبًا لنفسه: قصة فشلنا بصدق",
    bodyEn: `We wanted to end the morning hunt for a desk near your team. Yousef, Tariq and I wrote a helper that books for you, every evening, where your colleagues sit.

## What happened
- To test it we gave it an employee number. It was a good employee. It booked **5.12, the window desk, every day for a quarter**.
- Two teams that each follow the other moved around the floor for a week, like magnets
- 9 of 40 testers used it twice. The rest liked the hunt: “it is when I say good morning”

## What we learned
1. We asked people what annoyed them, not what they would miss
2. A test account needs an end date
3. Stop in week four, not in week nine

We kept one thing: a list of who sits near the window. It is the most visited page we ever made.`,
    bodyAr: `أردنا أن ننهي البحث الصباحي عن مكتب قريب من فريقك. كتبنا، أنا ويوسف وطارق، مساعدًا يحجز لك كل مساء بجانب زملائك.

## ما الذي حدث؟
- أعطيناه رقمًا وظيفيًا للتجربة، فكان موظفًا مجتهدًا: حجز **5.12 عند النافذة كل يوم طوال الربع**
- فريقان يتبع كل منهما الآخر ظلّا يدوران في الدور أسبوعًا كالمغناطيس
- 9 فقط من 40 استخدموه مرتين، والباقون يحبون البحث: «فيه أصبّح على الناس»

## ما تعلمناه
1. سألنا الناس عمّا يزعجهم، ولم نسأل عمّا سيفتقدونه
2. لكل حساب تجريبي تاريخ انتهاء
3. التوقف يكون في الأسبوع الرابع لا التاسع

واحتفظنا بشيء واحد: قائمة بمن يجلس قرب النافذة، وهي أكثر صفحة زيارةً في تاريخنا.`,
    daysAgo: 50,
    hour: 12,
    likes: 55,
    comments: [
      ["alia", "من أصدق ما قُرئ في ديوان. سأستعمل الدرس الأول في كل مشروع عندي."],
      ["noura", "وأنا سأستعمل الثاني: وجدنا بعد قصتكم 37 حسابًا تجريبيًا بلا نهاية، وأُغلقت كلها."],
      ["tariq", "كنت ألقي التحية على 5.12 صباحًا ظنًّا مني أنه زميل جديد متأخر.", 1],
      ["huda", "نقلت القصة إلى صفحة «دروس الربع»، ومن عنده فشل جميل فليراسلني، أعده بالرفق."],
      ["yousef", "My part of the failure: I wrote the magnet. Two lines of code, a week of moving."],
      ["ghada", "في الاتصال عندنا نشرة لم يفتحها أحد ثلاثة أشهر. دورنا في الاعتراف."],
      ["karim", "ظننتها رسالة بيننا 😶", 5],
      ["reem", "«يصبّحون على الناس»: هذه هي الجملة. نحن نحاول أحيانًا إصلاح شيء ليس معطّلًا."],
      ["rania", "Desk 5.12 has the best morning light in the building. The robot has taste."],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "imran",
    titleEn: "Photograph the receipt, get the money on Sunday",
    bodyEn: `An expense claim used to travel 19 days from your pocket to your account. We followed ten of them on foot. Eleven of the nineteen days, the paper simply **waited for somebody to come back to a desk**.

So Latifa, Bilal and I built this:

- Photograph the receipt; the amount, the date and the tax number are read for you
- Under SAR 500, one approval; above it, two
- Everything approved by Thursday noon is paid on Sunday

First month: 412 claims, 4.3 days on average. The reader makes mistakes with faded fuel receipts (about 1 in 14), so please look before you press send.`,
    daysAgo: 115,
    hour: 11.25,
    likes: 40,
    comments: [
      ["turki", "إيصالات الوقود تبهت في السيارة خلال يومين. صوّروها عند المحطة، لا آخر الشهر."],
      ["imran", "Exactly. A photo at the pump reads right 99 times out of 100.", 0],
      ["mishal", "وصلني المبلغ الأحد فعلًا. راجعت حسابي مرتين."],
      ["anas", "Does it keep the paper rule? My glovebox holds two years of receipts."],
      ["maha", "احتفظ بالأصل 90 يومًا فقط، ثم لا نحتاجه. أفرج عن درج سيارتك.", 3],
      ["hanan", "كيف أعتمد وأنا في الدمام دون حاسب؟ من الجوال يكفي؟"],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "hassan",
    titleAr: "مكتبة العِدّة: استعِر الدريل وأعِده",
    bodyAr: `في البرج والفروع عندنا **17 دريلًا**، ولا أحد يجد واحدًا وقت الحاجة. كل إدارة تشتري ثم تقفل عليه في درج.

فكرتنا، أنا ومنى وماجد (نعم، الرئيس التنفيذي للتقنية بنفسه): دولاب واحد في القبو B1، كل قطعة عليها رمز، تمسحه بجوالك فتستعيرها ثلاثة أيام.

- جمعنا 94 قطعة من الأدراج
- وجدنا 6 شرائط قياس في درج واحد، في المالية!
- يُسمح بالاستعارة للبيت في نهاية الأسبوع

المطلوب من كل إدارة: افتحوا الأدراج، وسامحوا أنفسكم.`,
    daysAgo: 138,
    hour: 8,
    likes: 47,
    comments: [
      ["majed", "دوري في الفريق حمل الأشياء الثقيلة، وأعتز به."],
      ["fahad", "ستة شرائط لأننا نقيس كل شيء مرتين… ثلاث مرات."],
      ["saud", "المنشار الكهربائي والسلم الطويل لا يُعاران دون تدريب نصف ساعة. أقدّمه كل اثنين."],
      ["hassan", "كتبتها على الدولاب بخط عريض، والسلم مربوط بسلسلة.", 2],
      ["abeer", "استعرت الدريل وركّبت رفّي بيدي. مائل قليلًا، لكنه رفّي."],
      [
        "ravi",
        "Please add the label printer of the fourth floor to the cabinet. It lives in a cupboard with a name on it, and the name left the company.",
      ],
    ],
  },
  {
    category: seedCategory.quarterlySolutions,
    author: "saud",
    titleEn: "Two-minute safety films, made by the people in them",
    titleAr: "أفلام سلامة في دقيقتين، أبطالها أصحاب العمل أنفسهم",
    bodyEn: `Our safety course was 74 slides long. In the test, people remembered the last three. So with Faris and Ghassan we made **nine films of two minutes**, each with one colleague showing one thing they really do: lifting, reversing, a ladder, a spill.

- Filmed on a phone, in the real place, with no actor
- Arabic, English and Urdu subtitles
- Shown on the screen where the shift begins, one a week

Reversing incidents at the Dammam warehouse: 7 in the quarter before, **2** in this one. Too early to celebrate, but not too early to continue. Who wants to be in film ten?`,
    bodyAr: `كانت دورة السلامة 74 شريحة، وفي الاختبار لا يتذكر الناس إلا آخر ثلاث. فصنعنا مع فارس وغسان **تسعة أفلام مدتها دقيقتان**، في كل فيلم زميل يعرض شيئًا واحدًا يفعله حقًا: رفع حمل، رجوع بالشاحنة، سلّم، انسكاب.

- تصوير بالجوال، في المكان الحقيقي، ودون ممثلين
- ترجمة عربية وإنجليزية وأردية
- تُعرض على شاشة بداية الوردية، فيلم كل أسبوع

حوادث الرجوع للخلف في مستودع الدمام: 7 في الربع السابق و**2** في هذا الربع. من المبكر أن نحتفل، لكن ليس من المبكر أن نكمل. من بطل الفيلم العاشر؟`,
    daysAgo: 205,
    hour: 9.25,
    likes: 31,
    comments: [
      ["ghassan", "ابني شاف الفيلم وصار يقول لي «انظر خلفك يا بابا» كلما رجعت بالسيارة."],
      ["faris", "أصعب مشهد: أن يتصرف تركي طبيعيًا أمام الكاميرا. 14 محاولة."],
      ["turki", "كنت طبيعيًا في الأولى، وأنت اللي ما شغّلت الميكروفون!", 1],
      ["huda", "أجمل ما فيها أن الناس يعرفون وجوه من يعلّمهم. متى نراها هنا في ديوان؟"],
      ["maryam", "Film ten: how to lock out a panel properly. I bring the padlock and the bad jokes."],
    ],
  },
];
