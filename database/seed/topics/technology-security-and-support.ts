import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const technologySecurityAndSupport: SeedTopic[] = [
  {
    category: seedCategory.technology,
    author: "noura",
    titleEn: "Cybersecurity week: what we learned from the fake invoice",
    titleAr: "أسبوع الأمن السيبراني: ماذا علّمتنا الفاتورة المزيّفة؟",
    bodyEn: `On Monday an email reached Finance from a supplier we have paid for six years. Same logo, same tone, same invoice layout, and one polite line: “please note our new bank account.” The amount was **SAR 184,300**.

It was false. The sender's domain had one extra letter. Imran did not notice the letter; he noticed the hurry, and he called the supplier on the number in **our** vendor file.

## What saved us
- A phone call that took four minutes
- The rule that bank details need two approvals
- A colleague who was not shy to ask

## What we change
1. Bank account changes are confirmed by phone, always, with no exception for old friends.
2. Emails from outside now carry a yellow line at the top.
3. The “Report” button goes to a person, and that person answers within 30 minutes.

Our own test mail in the same week: 512 sent, 96 clicked, 141 reported. I want the last number to win by more. Exercises: [security.wahat.example/week](https://security.wahat.example/week)`,
    bodyAr: `وصلت يوم الاثنين إلى المالية رسالة من مورّد نتعامل معه منذ ست سنوات: الشعار نفسه، والأسلوب نفسه، وشكل الفاتورة نفسه، ومعها سطر مهذّب: «نرجو ملاحظة تغيّر حسابنا البنكي». والمبلغ **184,300 ريال**.

كانت مزيّفة. في نطاق المرسل حرف زائد واحد. عمران لم ينتبه للحرف، لكنه انتبه للاستعجال، فاتصل بالمورّد على الرقم المحفوظ في **ملفّنا نحن**.

## ما الذي أنقذنا؟
- مكالمة لم تتجاوز أربع دقائق
- شرط الموافقتين على أي تعديل بنكي
- زميل لم يستحِ أن يسأل

## ما الذي سيتغيّر؟
1. كل تغيير في حساب بنكي يُؤكَّد هاتفيًا، حتى مع أقدم الموردين.
2. رسائل الخارج صار فوقها شريط أصفر.
3. زر «إبلاغ» يصل إلى شخص حقيقي يردّ خلال 30 دقيقة.

وفي اختبارنا نحن في الأسبوع نفسه: أرسلنا 512 رسالة، ضغط على الرابط 96 وأبلغ 141. هدفنا أن يتّسع الفرق لصالح المبلّغين. التمارين هنا: [security.wahat.example/week](https://security.wahat.example/week)`,
    daysAgo: 0,
    hour: 7.25,
    likes: 58,
    poster: {
      design: "circuit",
      altEn:
        "Fine lines run like the tracks of a circuit board and meet at one glowing point, the moment somebody stops and checks",
      altAr: "خطوط دقيقة كمسارات لوحة إلكترونية تلتقي عند نقطة مضيئة واحدة، هي لحظة التوقّف والتحقّق",
      featured: 4,
    },
    comments: [
      [
        "imran",
        "For the record, I was two minutes away from paying it. What stopped me was “kindly process before 2 pm”. Six years of history on file, and this supplier was never in a hurry.",
      ],
      ["fahad", "Two minutes away and you still picked up the phone. That is the whole lesson. Thank you, Imran.", 0],
      ["wafa", "The supplier rang me afterwards to thank us. Another customer of theirs had really paid.", 0],
      ["maha", "Practical question: if the supplier's number in our file is old and nobody answers, what do we do?"],
      [
        "noura",
        "Stop the payment and ask our account owner for the number, never the email and never a reply to it. One day late is cheaper than 184 thousand.",
        3,
      ],
      ["badr", "أعترف: أنا من الـ96 😅 الرسالة قالت إن في راتبي تعديلًا، وأنا أنتظر أول زيادة!"],
      ["nasser", "يا بدر، الرواتب لا تُعدَّل برابط أبدًا. إذا تغيّر شيء فستسمعه مني شخصيًا.", 5],
      [
        "noura",
        "ولا حرج عليك. أنا نفسي ضغطت على رسالة اختبار قبل سنوات، في شركة أخرى، وكنت وقتها أنا المسؤولة عن الأمن.",
        5,
      ],
      [
        "grace",
        "Could we see the 96 by department? Not names. I would like to know whether Customer Care needs a session.",
      ],
      [
        "noura",
        "By department, never by name. Care: 9 clicked and 31 reported, the best ratio in the company. I am not telling you the worst one here.",
        8,
      ],
      ["waleed", "It was Sales, wasn't it.", 8],
      ["mazen", "الشريط الأصفر ممتاز، لكن 90% من بريدنا من خارج الشركة، وبعد يومين صارت العين لا تراه."],
      ["noura", "ملاحظة في محلها. ندرس أن يظهر لفريقكم فقط عند أول رسالة من مرسل جديد.", 11],
      ["hanan", "أعجبتني جملة «انتبه للاستعجال». علّقتها على شاشتي."],
      [
        "salman",
        "I received one of these “from myself” last year, asking Tariq to buy gift cards. He walked into my office and asked. Please keep walking into my office.",
      ],
      ["tariq", "وما زلت أحتفظ بالرسالة. كان فيها «عزيزي طارق»، وأنت لا تقول «عزيزي» أبدًا.", 14],
      ["ravi", "What about text messages? Drivers get “delivery fee” links every day on their own phones."],
      [
        "turki",
        "صحيح. الأسبوع الماضي دفع أحد السائقين 15 ريالًا وكاد يخسر بطاقته كلها. نحتاج نسخة مختصرة بلغة بسيطة.",
        16,
      ],
      [
        "noura",
        "Turki, give me ten minutes at the Sunday toolbox talk. I will bring real examples, in three languages.",
        16,
      ],
      ["elena", "Honest question: is it safe to hover over a link to look at it, or is that already a risk?"],
      [
        "bilal",
        "Hovering is fine on a computer. On a phone, press and hold, read, then cancel. If the address makes you squint, report it.",
        19,
      ],
      ["ibrahim", "قانونيًا: إبلاغك خلال ساعة يغيّر موقف الشركة كليًا أمام البنك. لا تنتظر حتى تتأكد."],
      ["nada", "وأضيف: الإبلاغ بحسن نية لا تترتب عليه أي مساءلة، حتى لو كنت قد ضغطت. هذا مكتوب في السياسة، فقرة 4.", 21],
      ["khaled", "كم استغرق الرد على البلاغات هذا الأسبوع فعليًا؟ جرّبت مرة قبل شهور ولم يصلني شيء."],
      [
        "rakan",
        "المتوسط هذا الأسبوع 17 دقيقة، وأطولها ساعة و5 دقائق وقت اجتماع الأربعاء. قبل شهور كان الزر يذهب إلى صندوق لا يفتحه أحد، وهذا خطؤنا.",
        23,
      ],
      [
        "jana",
        "لاحظت أن الشعار في الفاتورة المزيّفة مأخوذ من موقع المورّد، فحوافه مكسّرة قليلًا. عين المصممة لها فائدة أحيانًا.",
      ],
      ["osama", "عندي مورّد غيّر بنكه فعلًا هذا الشهر وانزعج من المكالمة. كيف أشرح له؟"],
      [
        "yara",
        "Tell him “we call to protect your money”. I tried it with two partners, and both asked for our steps to use at home.",
        26,
      ],
      [
        "priya",
        "512 sent, 96 clicked, 141 reported. So 275 people ignored it. I think those are the interesting ones: they probably knew, and told nobody.",
      ],
      ["ghassan", "تم التمرين، 9 من 10. السؤال السابع خبيث."],
      ["omar", "Exercise six uses our real canteen menu as bait. Unfair. I clicked, I was hungry."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "noura",
    titleEn: "The password manager is open to everyone",
    titleAr: "مدير كلمات المرور متاح للجميع الآن",
    bodyEn: `After a pilot with 48 colleagues, the company password manager is now available to every employee, on your computer and on your phone.

## Why bother
- You remember **one** long sentence instead of thirty short words
- Shared accounts (the portal of a municipality, a supplier's site) stop living in spreadsheets
- When somebody changes teams, access moves with one click

Start with five passwords, not fifty. The guide takes eight minutes: [help.wahat.example/passwords](https://help.wahat.example/passwords). Rakan's team sits in the ground floor lounge on Sunday and Tuesday, 12:30 to 13:30, for anybody who prefers to do it together.`,
    bodyAr: `بعد تجربة شارك فيها 48 زميلًا وزميلة، صار مدير كلمات المرور متاحًا لكل موظف، على الحاسب والجوال.

## وش الفائدة؟
- تحفظ جملة طويلة **واحدة** بدل ثلاثين كلمة قصيرة
- الحسابات المشتركة، كمنصات البلديات ومواقع الموردين، تخرج من ملفات الإكسل
- وإذا انتقل زميل إلى فريق آخر، تنتقل الصلاحية بضغطة

ابدأ بخمس كلمات مرور لا بخمسين. الدليل يحتاج ثماني دقائق: [help.wahat.example/passwords](https://help.wahat.example/passwords). وفريق راكان موجود في صالة الدور الأرضي الأحد والثلاثاء من 12:30 إلى 1:30 لمن يفضّل أن نجهّزه معًا.`,
    daysAgo: 26,
    hour: 9.5,
    likes: 37,
    comments: [
      ["latifa", "نقلت كلمات الخزينة كلها في نصف ساعة، واكتشفت أن ثلاثًا منها متطابقة. لا تخبروا نورة."],
      ["noura", "نورة تقرأ كل شيء 🙂 غيّريها اليوم ونحن حبايب.", 0],
      ["samira", "What happens if I forget the one long sentence?"],
      [
        "bilal",
        "You come to us with your badge and we start a recovery that your manager must approve. It takes about 20 minutes, and we will not laugh.",
        2,
      ],
      ["hassan", "هل يشتغل على الجوالات القديمة؟ جوالي عمره خمس سنوات."],
      ["rakan", "إذا كان نظامه محدّثًا خلال آخر ثلاث سنوات فنعم. مرّ علينا ونتأكد.", 4],
      [
        "ziad",
        "Sentence idea: something your grandmother used to say. Mine is 41 characters and nobody outside the family would guess it.",
      ],
      ["abeer", "حلّ لنا مشكلة قديمة: حسابات منصات التوظيف كانت في ورقة عند زميلة سابقة!"],
      ["adel", "Does it fill in sites that only accept eight characters? One utility portal still refuses symbols."],
      [
        "bilal",
        "Yes, you can set a rule per site. Send me the portal's name, I collect them for a letter of complaint.",
        8,
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "rakan",
    titleEn: "Three lines that get your ticket solved twice as fast",
    titleAr: "ثلاثة أسطر تجعل بلاغك يُحلّ في نصف الوقت",
    bodyEn: `We measured 1,140 tickets from this quarter. Those that began with “it does not work” took **9.4 hours** on average. Those with three facts took **4.1 hours**.

1. **What were you trying to do?** “Submit a leave request for next Sunday.”
2. **What did you see?** The exact words, or a photo of the screen. A crooked photo is fine.
3. **Since when, and is anybody else affected?**

> The best ticket this month, by Mona: “The label printer in bay 3 prints blank labels since 7:10. Bay 4 works. I swapped the rolls: same result.” Solved in eleven minutes.

You do not need technical words. You need to tell us what you saw.`,
    bodyAr: `راجعنا 1,140 بلاغًا من هذا الربع. البلاغ الذي يبدأ بـ«ما يشتغل» يحتاج في المتوسط **9.4 ساعات**، والذي فيه ثلاث معلومات يحتاج **4.1 ساعات** فقط.

1. **ماذا كنت تحاول أن تفعل؟** «أقدّم طلب إجازة ليوم الأحد القادم».
2. **ماذا رأيت؟** الكلام الظاهر بنصّه، أو صورة للشاشة ولو كانت مائلة.
3. **منذ متى؟ وهل المشكلة عندك وحدك؟**

> أجمل بلاغ هذا الشهر من منى: «طابعة الملصقات في الرصيف 3 تطبع ملصقات فارغة منذ 7:10. الرصيف 4 سليم. بدّلت الأوراق والنتيجة نفسها». انحلّ في إحدى عشرة دقيقة.

لا نحتاج مصطلحات تقنية، يكفينا أن تصف ما رأيت.`,
    daysAgo: 2,
    hour: 10.25,
    likes: 44,
    comments: [
      ["mona", "شكرًا راكان 😊 تعلّمتها من زوجي، ميكانيكي سيارات: لا تقل «السيارة خربانة»، قل متى تطلع الصوت."],
      ["turki", "والله كلام زوجك ذهب. سأعلّقه في ورشة الأسطول.", 0],
      ["omar", "Please put this at the top of the ticket form itself. Nobody reads a post at the moment of anger."],
      [
        "rakan",
        "Done in the draft form: three boxes instead of one big one. Live next Sunday if Priya finds nothing.",
        2,
      ],
      [
        "priya",
        "Priya has found something. The second box loses your text when you attach a photo. Details in your inbox.",
        2,
      ],
      ["maryam", "And if the internet itself is down, how do I open a ticket?"],
      ["rakan", "التحويلة 4400، ويرد إنسان من 6:30 صباحًا حتى 8 مساءً.", 5],
      ["nasser", "Useful figures. Do they include tickets that were closed and then opened again?"],
      [
        "dana",
        "I ran the numbers: yes, reopened tickets count from the first opening. Without them the gap is even larger, 9.1 against 3.3.",
        7,
      ],
      ["mishal", "أنا صاحب بلاغ «ما يشتغل» رقم 1. أعتذر رسميًا للفريق."],
      ["ghada", "هذا النص يصلح درسًا في الكتابة عمومًا: ماذا أردت، ماذا حدث، منذ متى."],
      ["faris", "صورة مائلة للشاشة تؤلمني مهنيًا، لكن سأتحمّل."],
      [
        "bilal",
        "Ticket of the year so far: “The computer is sad.” It was, the fan had died. But we lost twenty minutes on the feeling.",
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "rakan",
    titleAr: "طابعة الدور السابع: نطلب شهودًا",
    bodyAr: `الطابعة عند المصاعد في الدور السابع ببرج الواحة تطبع كل صباح بين 8:05 و8:15 صفحة واحدة مكتوبًا فيها كلمة «اختبار»، ولا أحد يعترف.

فحصنا السجل: الأمر لا يأتي من أي جهاز في الدور. بدّلنا الكيبل، وحدّثنا النظام، وأعدنا تسميتها، وما زالت تحيّينا كل صباح بصفحتها.

من يعرف شيئًا، أو رأى أحدًا يقف عندها في هذا الوقت، فليكتب هنا. **المكافأة**: قهوة من اختيارك، وإعفاء أسبوع من أسئلة «هل جرّبت إعادة التشغيل؟».

ملاحظة: الورق المطبوع حتى الآن 23 صفحة، ونوف تسأل عن أثره البيئي.`,
    daysAgo: 13,
    hour: 11,
    likes: 51,
    comments: [
      ["karim", "أقترح أن نردّ عليها. نضع في الدرج ورقة مكتوبًا عليها «وصلت، شكرًا»."],
      ["jamila", "كنت أظنها طريقتكم في التأكد أنها تعمل! أنا أرمي الصفحة كل يوم منذ شهر."],
      ["rakan", "شهر؟! إذن العدد أكبر من 23. سنعدّل محضر القضية.", 1],
      ["hamad", "شفت ضوءها يشتغل 8:07 وما كان حولها أحد. أقسم لكم."],
      [
        "yousef",
        "Is there an old scheduled job on the print server? We once had a test script that outlived its author by two years.",
      ],
      [
        "bilal",
        "First thing I checked. The server has no scheduled job for that queue. But the printer also accepts jobs by email…",
        4,
      ],
      ["nouf", "٢٣ ورقة ليست مشكلة، المشكلة أنها وجه واحد. علّموها الطباعة على الوجهين."],
      ["musa", "نظام إنذار الحريق يرسل رسالة اختبار يومية 8:05 إلى قائمة عناوين قديمة… سأتأكد وأعود."],
      ["hassan", "يا ساتر، أنا الذي كتب تلك القائمة قبل خمس سنوات. وكان فيها عنوان طابعة غرفة التحكم.", 7],
      ["bilal", "And the control room printer was retired, and its address was given to… floor seven. Case closed.", 7],
      ["rakan", "حُلّت القضية! القهوة لموسى، ونصفها لحسن على صدقه.", 7],
      ["saud", "لحظة: يعني أن اختبار الإنذار كان يصل إلى طابعة ولا يصل إلى شخص؟ هذه ليست نكتة، أحتاج القائمة اليوم."],
      ["musa", "معك حق. حدّثنا القائمة الآن: ثلاثة أشخاص بأسمائهم، ولا طابعات. أرسلت لك نسخة.", 11],
      ["grace", "Best detective story I have read at work. Please do the mystery of the floor three thermostat next."],
      ["maryam", "الدور السابع بدأ يشتاق لصفحته الصباحية."],
      ["salman", "قرأتها في اجتماع وضحكت بصوت مسموع. شكرًا على الدقة، وشكرًا سعود على سؤالك."],
      ["jana", "صمّمت للصفحة الأخيرة إطارًا ذهبيًا، معلّقة الآن عند المصاعد."],
      ["elena", "I joined this company for exactly this kind of thread."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "bilal",
    titleEn: "Wi-Fi in the Dammam warehouse: the new plan",
    titleAr: "الشبكة اللاسلكية في مستودع الدمام: الخطة الجديدة",
    bodyEn: `Scanners in aisles 9 to 14 lose the network about **forty times a day**. We walked the aisles with a meter for two nights. The cause is simple: the new racks are two metres taller than the ones the network was designed for, and they are full of metal parts.

- 11 access points instead of 6, fixed **between** the racks, not above them
- Work in two nights, from 22:00, one half of the building at a time
- Scanners keep their list for 15 minutes without a network

We start next Tuesday. If your shift receives night deliveries, tell Mona by Sunday so that we begin with the other half.`,
    bodyAr: `أجهزة القراءة في الممرات 9 إلى 14 تفقد الشبكة نحو **أربعين مرة في اليوم**. مشينا بين الممرات ليلتين ومعنا جهاز القياس، والسبب بسيط: الأرفف الجديدة أعلى بمترين من التي صُمّمت لها الشبكة، ومليئة بقطع معدنية.

- 11 نقطة بث بدل 6، نثبّتها **بين** الأرفف لا فوقها
- العمل على ليلتين من العاشرة مساءً، نصف المبنى كل ليلة
- أجهزة القراءة تحتفظ بقائمتها 15 دقيقة دون شبكة

نبدأ الثلاثاء القادم. من عنده استلام ليلي فليخبر منى قبل الأحد لنبدأ بالنصف الآخر.`,
    daysAgo: 9,
    hour: 13.5,
    likes: 29,
    comments: [
      ["ghassan", "الحمد لله. كنا نمشي إلى آخر الممر ونرفع الجهاز فوق رؤوسنا كأننا نبحث عن قمر صناعي."],
      ["mona", "وصلتني ثلاثة مواعيد استلام ليلي، كلها في النصف الشرقي. ابدؤوا بالغربي."],
      ["bilal", "Perfect. West half on Tuesday, east half on Wednesday. I will update the door notice.", 1],
      [
        "ravi",
        "Each dropout costs around 50 seconds of rescanning. Forty a day over 14 scanners is close to eight hours of work a day. Please keep the measurements from before.",
      ],
      ["sultan", "ثماني ساعات يوميًا؟ لماذا لم نعرف هذا الرقم قبل سنة؟", 3],
      ["hanan", "لأننا كنا نسجّلها «بطء في الاستلام» لا «انقطاع شبكة». أضفنا سببًا منفصلًا من هذا الأسبوع.", 3],
      ["saud", "العمل على ارتفاع ليلًا يحتاج تصريحًا ومراقبًا. أرسلوا لي أسماء الفنيين قبل الاثنين."],
      ["maryam", "Where do the five new points take their power from? Panel D-3 is nearly full."],
      ["bilal", "Over the network cable, from a switch in the office cabinet. Nothing new on D-3, I promise.", 7],
      ["turki", "وموقف الشاحنات؟ التغطية عند البوابة 2 صفر."],
      ["grace", "Will the customer pick-up desk be in the west half? Card payments there fail around noon."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "bilal",
    titleEn: "Email maintenance this weekend: 40 minutes, at night",
    titleAr: "صيانة البريد نهاية هذا الأسبوع: 40 دقيقة ليلًا",
    bodyEn: `We move the mail service to its new servers on the night before Sunday, from **01:00 to 01:40**.

- Mail that arrives meanwhile is **not lost**: it waits and comes in afterwards
- Calendar on your phone may ask for your password once
- Diwan, the attendance devices and the phones are not affected

I will be awake with a thermos of karak, and I will write here when it is over. If your phone still complains at eight on Sunday, call 4400 before you try anything brave.`,
    bodyAr: `ننقل خدمة البريد إلى خوادمها الجديدة ليلة الأحد من **1:00 إلى 1:40 فجرًا**.

- الرسائل التي تصل وقتها **لا تضيع**، تنتظر ثم تصلك
- قد يطلب تقويم الجوال كلمة المرور مرة واحدة
- ديوان وأجهزة الحضور والهواتف لا علاقة لها بالصيانة

سأكون ساهرًا مع ترمس كرك، وأكتب لكم هنا عند الانتهاء. وإذا ظل جوالك يشتكي صباح الأحد، فاتصل على 4400 قبل أي محاولة بطولية.`,
    daysAgo: 1,
    hour: 12,
    likes: 22,
    comments: [
      ["tariq", "رحلة الرئيس التنفيذي فجر الأحد، وبطاقة الصعود تصله بالبريد 1:15. أطبعها قبلها؟"],
      ["bilal", "Print it, or save it on the phone tonight. Thank you for asking before and not at 1:16.", 0],
      ["abeer", "عندي دعوات مقابلات مجدولة للإرسال الساعة 1 فجرًا (لا تسألوا لماذا). سأنقلها إلى السابعة."],
      ["mazen", "مركز الاتصال يعمل 24 ساعة، ونستخدم البريد لتصعيد الحالات. هل يكفي الهاتف في الأربعين دقيقة؟"],
      ["amal", "يكفي. جهّزنا ورقة تصعيد لوردية الليل، وبلال معنا على الخط.", 3],
    ],
  },
  {
    category: seedCategory.technology,
    author: "noura",
    titleAr: "ضاع جوالك؟ هذه أول عشر دقائق",
    bodyAr: `في الشهرين الماضيين ضاع أو سُرق 7 جوالات فيها بريد العمل. خمسة أُبلغنا عنها خلال ساعة، واثنان بعد **ثلاثة أيام**.

1. اتصل على 4400، واختر 1. الخط مفتوح ليلًا وفي الإجازة.
2. نقفل بريد العمل من الجوال في دقيقتين. **صورك ورسائلك الشخصية لا نراها ولا نمسحها**.
3. غيّر كلمة مرور بريدك الشخصي من أي جهاز آخر.
4. أوقف الشريحة عند مزوّد الخدمة.

احفظ الرقم الآن في ورقة داخل محفظتك، لأن الرقم المحفوظ في الجوال الضائع لا ينفع أحدًا.`,
    daysAgo: 41,
    hour: 8.75,
    likes: 33,
    comments: [
      ["mishal", "أنا أحد الاثنين. ظننت أنني نسيته عند أهلي، وقلت: عيب أزعج أحدًا في الإجازة."],
      ["noura", "أزعجنا يا مشعل. نحن نُزعَج بالتأخير لا بالاتصال.", 0],
      ["shahad", "معلومة مريحة أنكم لا تمسحون الصور. كنت مترددة في إضافة البريد أصلًا لهذا السبب."],
      ["nada", "وهي مكتوبة في إشعار الخصوصية، وراجعناها مع نورة سطرًا سطرًا.", 2],
      ["elena", "Is there an English card for the wallet? I would print ten for my team."],
      ["waleed", "رقم 4400 صار خلفية شاشتي… ثم تذكّرت آخر سطر."],
      ["adel", "Sensible. Could step 2 also be a button in Diwan, for when I borrow a colleague's computer?"],
    ],
  },
  {
    category: seedCategory.technology,
    author: "anas",
    titleAr: "رمز الدخول لا يصل في الموقع: ما الحل؟",
    bodyAr: `في مشروع الحي الشمالي، القطاع C، لا توجد تغطية جوال داخل القبو، ورمز التحقق لا يصلني إلا إذا صعدت إلى السطح. أصعد **أربع مرات في اليوم** تقريبًا، والسلم 96 درجة (عددتها).

جرّبت شبكة المكتب المتنقل فوصلت، لكنها ضعيفة بعد الممر الثاني. هل هناك طريقة رسمية للدخول دون رسالة؟ لا أريد حلولًا من نوع «خلّ الجهاز مفتوحًا»، لأن نورة ستجدني.`,
    daysAgo: 58,
    hour: 14.25,
    likes: 26,
    comments: [
      ["noura", "شكرًا على الجملة الأخيرة 😄 الحل: تطبيق الرموز يعمل دون شبكة إطلاقًا، أو مفتاح USB صغير. اختر ما يناسبك."],
      ["anas", "المفتاح أفضل، القفازات لا تحب الشاشات. كيف أطلبه؟", 0],
      ["rakan", "جهّزت لك واحدًا، ومعه خمسة لزملائك في الموقع. يصل مع سيارة الخميس.", 0],
      ["hamad", "٩٦ درجة أربع مرات… هذا يفسّر لماذا فزت في تحدي المشي."],
      ["bilal", "Separate matter: I can put a small repeater in the second corridor. Who owns the power there?"],
      ["maryam", "اللوحة المؤقتة T-2، فيها مخرجان احتياطيان. أوصّله لك يوم الأربعاء.", 4],
      [
        "abdullah",
        "Same problem at the Jeddah branch car park. Please make this the standard kit for every site, not a favour.",
      ],
      ["noura", "Agreed. It goes into the site opening checklist: two keys per engineer, one in the safe.", 6],
    ],
  },
];
