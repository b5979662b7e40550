import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const technologySystemsAndTools: SeedTopic[] = [
  {
    category: seedCategory.technology,
    author: "majed",
    titleEn: "AI assistants at work: what may we paste, and what not?",
    titleAr: "المساعد الذكي في العمل: ماذا ننسخ إليه وماذا لا ننسخ؟",
    bodyEn: `Half of us already use a writing assistant, and the other half are asked about it. I prefer a short rule we all follow to a long policy nobody opens. Here is my **draft**; please disagree with it before Sunday after next.

## Green
Public text, general questions, your own draft without names, a formula that fails.

## Yellow
Internal text, only in the company assistant inside Diwan, which keeps nothing.

## Red
Salaries, health, identity numbers, bids that are not yet opened, customers' complaints with names. Not in any tool.

And one thing that is not about privacy: **whoever sends it, owns it**. “The assistant wrote it” is not an answer to a customer. Draft text: [it.wahat.example/assistant](https://it.wahat.example/assistant)`,
    bodyAr: `نصفنا يستخدم مساعد الكتابة فعلًا، والنصف الآخر يُسأل عنه. وأنا أفضّل قاعدة قصيرة نلتزم بها على سياسة طويلة لا يفتحها أحد. هذه **مسودة**، فاعترضوا عليها قبل الأحد بعد القادم.

## أخضر
النصوص المنشورة، والأسئلة العامة، ومسودتك أنت دون أسماء، ومعادلة لا تعمل.

## أصفر
النصوص الداخلية، في مساعد الشركة داخل ديوان فقط، فهو لا يحتفظ بشيء.

## أحمر
الرواتب، والصحة، وأرقام الهوية، والعروض التي لم تُفتح، وشكاوى العملاء بأسمائهم. لا تُنسخ إلى أي أداة.

وأمر لا علاقة له بالخصوصية: **من يرسل النص فهو صاحبه**. عبارة «كتبه المساعد» ليست جوابًا لعميل. نص المسودة: [it.wahat.example/assistant](https://it.wahat.example/assistant)`,
    daysAgo: 3,
    hour: 9,
    likes: 53,
    comments: [
      ["ghada", "I agree with all of Red. Yellow is foggy: the CEO's speech before he gives it, internal or secret?"],
      ["majed", "Good one. I add a line: whatever has a publication date is red until that date.", 0],
      [
        "karim",
        "As an editor I can tell which announcements were pasted in whole. They all “delve”, and they all have three bullet points that end the same way.",
      ],
      ["ghada", "وبالعربية كلها تبدأ بـ«في عالمنا المتسارع». ممنوعة من اليوم 🙂", 2],
      ["ibrahim", "أقترح إضافة العقود المسودة إلى الأحمر. لدينا بنود سرية تمنع الإفصاح لأي طرف ثالث، والأداة طرف ثالث."],
      [
        "osama",
        "A third of my work is comparing versions. If every tool is forbidden I go back to a pen and a ruler.",
        4,
      ],
      ["noura", "الحل في الوسط: المقارنة داخل مساعد ديوان مسموحة، لأن النص لا يغادر خوادمنا. الأحمر لما عداه.", 4],
      ["ibrahim", "أقبل ذلك، بشرط أن أرى السجل كل ربع.", 4],
      [
        "amal",
        "What about a complaint with the name removed? My team summarises forty a day. Names are out, but the villa number stays in.",
      ],
      [
        "grace",
        "A villa number is a name, in practice. We replace both with a case number before the summary; it takes one click in the export.",
        8,
      ],
      ["yousef", "الكود البرمجي أي لون؟"],
      [
        "layla",
        "Yellow, and never the keys. If a secret ever lands in a prompt, we change the secret the same day and nobody is shouted at.",
        10,
      ],
      ["salman", "I use it to shorten my emails. Several of you have thanked me without knowing why."],
      ["hessa", "أنا أعرف لماذا 🙂 وأذكّر أن النسخة الأخيرة ما زالت تمرّ عليّ.", 12],
      ["sara", "يهمني أن نكتبها صراحة: لا يُقيَّم موظف ولا يُرفض متقدّم بناءً على ملخص آلي فقط."],
      ["abeer", "نعم! جرّبت تلخيص سيرة ذاتية فحذف أهم سطر: «أسّست الفريق من الصفر».", 14],
      ["majed", "أُضيفت بندًا مستقلًا بصياغتك يا سارة، لا تحت أي لون.", 14],
      ["fahad", "الأرقام قبل إعلان النتائج: أحمر داكن لو سمحتم."],
      ["ravi", "I tried it on routes. It invented a road between Dammam and Jubail, with a very confident toll price."],
      ["turki", "وأنا أقول ليش السواق يسألني عن هذا الطريق!", 18],
      ["reem", "أجهّز ورشة 45 دقيقة بأمثلة من عملنا لا من الإنترنت. من يعطيني أمثلة حقيقية فشل فيها؟"],
      [
        "rania",
        "Gladly. It wrote me a fire escape width that would have failed any review. The sentence was beautiful, the number was 30 cm short.",
        20,
      ],
      ["saud", "هذا المثال لازم يكون أول شريحة.", 20],
      ["nouf", "ممكن نذكر استهلاك الطاقة؟ لا لنمنع، بل لنعرف."],
      [
        "adel",
        "Our own assistant runs in the server room and I meter it: about 3.2 kWh on a working day. Less than the coffee machines on two floors.",
        23,
      ],
      ["joud", "بصفتي الأجدد هنا: شكرًا على الألوان. في التهيئة أعطوني 14 سياسة، وهذه الوحيدة التي أتذكرها."],
      ["omar", "Whoever sends it, owns it. That should be the whole policy."],
      ["nada", "Please keep “draft” in the title until Legal has read it. People already quote it to me as law."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "alia",
    titleEn: "Shared drive S: goes quiet at the end of the quarter",
    titleAr: "القرص المشترك S يودّعنا نهاية هذا الربع",
    bodyEn: `After fourteen years, drive S: becomes **read only** at the end of this quarter, and is archived three months later. We counted: 2.3 million files, of which 71% have not been opened since before the move to Al Waha Tower. One folder is called “New folder (7) FINAL final”.

## What each team does
1. Choose one person who knows where things are
2. Mark folders: **move**, **archive**, **let go**
3. We move them, at night, with permissions

Contracts, drawings and personnel files have their own rules and move first. The calendar by team is at [it.wahat.example/drive-s](https://it.wahat.example/drive-s).`,
    bodyAr: `بعد أربعة عشر عامًا يصبح القرص المشترك S **للقراءة فقط** نهاية هذا الربع، ثم يُؤرشف بعدها بثلاثة أشهر. عددنا ما فيه: 2.3 مليون ملف، 71% منها لم يُفتح منذ ما قبل انتقالنا إلى برج الواحة. وفيه مجلد اسمه «جديد 7 نهائي النهائي».

## المطلوب من كل فريق
1. اختيار شخص يعرف أين الأشياء
2. تصنيف المجلدات: **يُنقل**، **يُؤرشف**، **نستغني عنه**
3. والباقي علينا: النقل ليلًا مع الصلاحيات

العقود والمخططات وملفات الموظفين لها قواعدها وتُنقل أولًا. مواعيد الفرق: [it.wahat.example/drive-s](https://it.wahat.example/drive-s).`,
    daysAgo: 18,
    hour: 10,
    likes: 35,
    comments: [
      ["samira", "«جديد 7 نهائي النهائي» لي أنا. فيه خطة الحي الشمالي الأولى، أرجوكم لا تستغنوا عنه!"],
      ["maha", "The month-end files link to each other, and if the path changes everything breaks. What do we do?"],
      ["ziad", "I have a list of 214 such links, made for another reason. Happy to share it.", 1],
      ["alia", "This is gold, Ziad. We rewrite the paths automatically on the copy and you check ten at random.", 1],
      ["hamad", "Drawings of 4 GB each: will the new library open them without downloading the whole file?"],
      ["rania", "Preview yes, editing no. I tested with the Jeddah tower model: 20 seconds for the preview.", 4],
      ["faris", "عندي 9 تيرابايت فيديو. أنا آسف مقدمًا."],
      ["bilal", "We know. You have your own line in the project plan, it is called “Faris”.", 6],
      ["nada", "قبل «نستغني عنه» راجعوا جدول مدد الحفظ. بعض السجلات نحتفظ بها عشر سنوات."],
      [
        "imran",
        "Invoices from the first six years exist only there, as scans. Please put Accounts Payable in the first wave.",
      ],
      [
        "layla",
        "What about the small databases that live in folders? We found nine, one of them runs the key cabinet.",
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "priya",
    titleEn: "Seven keyboard shortcuts that gave me back my Thursdays",
    bodyEn: `I test software all day, so I press the same things a thousand times. I timed myself for a week, then learned one shortcut a day. These seven stayed:

- **Win + V**: the last 25 things you copied, not only the last one
- **Win + Shift + S**: a picture of part of the screen
- **Ctrl + Shift + V**: paste without the ugly formatting
- **Ctrl + L**: jump to the address bar
- **Alt + Shift**: Arabic to English and back
- **F2**: rename the file, no slow double click
- **Ctrl + Shift + T**: bring back the tab you closed by accident

Two hours and ten minutes saved in four weeks, measured. Which one should I have known years ago?`,
    daysAgo: 72,
    hour: 15,
    likes: 42,
    comments: [
      ["karim", "Ctrl + Shift + V saved my marriage to the content system."],
      ["latifa", "Win + V غيّرت حياتي! كنت أفتح المفكرة وألصق فيه كل شيء."],
      [
        "noura",
        "One warning: Win + V also remembers passwords you copied. Clear it, or better, let the password manager fill them in.",
        1,
      ],
      ["priya", "Good catch. I add: Win + V, then “Clear all” before you share your screen.", 1],
      ["tariq", "أضيف للمواعيد: Ctrl + 2 تنقلك من البريد إلى التقويم مباشرة."],
      ["elena", "Ctrl + Shift + T. I actually gasped."],
      ["dana", "في الجداول: Ctrl + Shift + L تشغّل التصفية وتطفئها. أستعملها أربعين مرة يوميًا."],
      ["ziad", "وF4 تكرّر آخر أمر، وداخل المعادلة تثبّت الخلية. سلاحي السري ست سنوات.", 6],
      ["layla", "F2 for renaming, after fifteen years in software. I will not tell my team. Oh."],
      ["omar", "Your team has seen it, Layla.", 8],
      ["hassan", "Any for one hand? The other one usually holds a ladder."],
      ["priya", "Voice typing: Win + H. It even understood my Arabic, which is more than most people do.", 10],
    ],
  },
  {
    category: seedCategory.technology,
    author: "omar",
    titleEn: "The bug that happened only on Thursdays",
    titleAr: "الخلل الذي لا يظهر إلا يوم الخميس",
    bodyEn: `For three months the leave balance of a few people was wrong by one day, **but only on Thursdays**, and on Sunday it was right again. We could not reproduce it, because we looked on Sundays.

Joud found the pattern by keeping a paper table next to her keyboard. The rest took an hour: a nightly job asked “is tomorrow a working day?”, got “no” on Thursday evening, and skipped closing the day. On Saturday night it closed two days at once.

## What I take from it
- A table on paper beats a clever guess
- “It fixes itself” is a symptom, not a solution
- Tests now run with the clock set to every day of the week

Fixed for everybody. 31 balances were checked by hand with Khaled's team; no one lost a day.`,
    bodyAr: `طوال ثلاثة أشهر كان رصيد إجازات بعض الزملاء يخطئ بيوم واحد، **يوم الخميس فقط**، ثم يعود صحيحًا يوم الأحد. ولم نستطع رؤية الخلل، لأننا كنا نبحث عنه أيام الأحد!

جود هي التي كشفت النمط بجدول ورقي بجانب لوحة المفاتيح. والباقي أخذ ساعة: مهمة ليلية تسأل «هل غدًا يوم عمل؟»، فيأتيها الجواب مساء الخميس «لا»، فتتجاوز إقفال اليوم، ثم تقفل يومين معًا ليلة الأحد.

## ما خرجت به
- جدول على ورق أنفع من تخمين ذكي
- «يصلح نفسه بنفسه» عرَض وليس حلًا
- اختباراتنا صارت تعمل بتاريخ كل يوم من أيام الأسبوع

انحلّت للجميع. راجعنا 31 رصيدًا يدويًا مع فريق خالد، ولم يخسر أحد يومًا.`,
    daysAgo: 6,
    hour: 11.5,
    likes: 48,
    comments: [
      ["joud", "كنت أظن أنني أنا المخطئة، أول أسبوعين ما قلت لأحد! الدرس لي: اسألي من اليوم الأول."],
      ["khaled", "لا تقولي أخطأت. أنا رأيتها ثلاث مرات وقلت «غريب» وأكملت قهوتي.", 0],
      ["sara", "جود معنا منذ سبعة أسابيع فقط 👏"],
      [
        "layla",
        "The line I want framed: “because we looked on Sundays”. Omar presents this at the next engineering lunch.",
      ],
      ["omar", "Only if Joud brings the paper table.", 3],
      [
        "yousef",
        "Should we not store the working week in one place? I counted four copies of “Friday, Saturday” in the code.",
      ],
      ["omar", "Three now. One left, in the payroll export, and I need Nasser's blessing to touch it.", 5],
      ["nasser", "لك البركة، لكن بعد صرف رواتب هذا الشهر من فضلك."],
      ["ghassan", "شغّالين ورديات، والخميس عندنا يوم عمل والجمعة أحيانًا. هل الإصلاح يشملنا؟"],
      ["khaled", "يشملكم. الجدول صار يقرأ ورديتك أنت لا أسبوع الشركة. تأكدت من خمسة أسماء عندك.", 8],
      ["priya", "As the tester who missed it: I have bought a calendar. The paper kind."],
      [
        "dana",
        "I checked the other way round: no balance was ever wrong in a week with a public holiday on Thursday. Your explanation holds.",
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "yousef",
    titleAr: "لماذا تنقلب الحروف العربية في ملفات PDF؟",
    bodyAr: `سألني أكثر من زميل: لماذا يظهر الاسم «محمد» في التقرير المصدَّر «دمحم» بحروف مقطّعة؟

السبب باختصار: ملف PDF لا يحفظ كلمات، بل يحفظ **أشكالًا ومواضع**. والبرنامج الذي يصدّر الملف يجب أن يختار شكل كل حرف (أول الكلمة أو وسطها أو آخرها)، وأن يرتّبها من اليمين. مكتبتنا القديمة كانت تفعل نصف العمل.

- غيّرنا المكتبة في تقارير الحضور والمصروفات
- بقي كشف الراتب وخطاب التعريف، موعدهما الأسبوع القادم
- وإن رأيت رقمًا مقلوبًا داخل جملة عربية فأرسل الصفحة لي مباشرة`,
    daysAgo: 33,
    hour: 13,
    likes: 30,
    comments: [
      ["jana", "أخيرًا! كنت أعيد كتابة الأسماء في الشهادات واحدًا واحدًا، 140 شهادة."],
      ["karim", "والتشكيل؟ الشدّة عندي تطير فوق الحرف بسنتيمتر."],
      ["yousef", "مشكلة خط لا مكتبة. جرّب الخط الجديد في القوالب، الشدّة فيه تجلس مؤدبة.", 1],
      ["maryam", "وجدت رقمًا مقلوبًا: 03-A ظهر A-30 في مخطط اللوحات. هذا قد يطفئ مبنى كاملًا!"],
      ["yousef", "أرسلي الصفحة فورًا، هذه لها الأولوية على كشف الراتب.", 3],
      ["nasser", "على ألا يتأخر كشف الراتب عن الأسبوع القادم 🙂", 3],
      ["adel", "Same with chart labels in French and Arabic together. I will send you one page as a gift."],
      [
        "priya",
        "I added forty Arabic names to the export tests, including my dentist's. All green with the new library.",
      ],
    ],
  },
  {
    category: seedCategory.technology,
    author: "layla",
    titleEn: "Engineering lunch: how we review each other's code without tears",
    bodyEn: `Next Wednesday, 12:30, meeting room Qasr on the fifth floor. Forty minutes, sandwiches included, open to everybody who reviews somebody else's work: code, drawings, contracts, posters.

We will show three real reviews from our team, one of them mine and rather embarrassing, and the four habits we agreed on:

1. Say what is good **before** line one
2. Ask a question where you would give an order
3. Separate “must” from “I would”
4. After two rounds in writing, talk

Bring one review comment you received and still remember. Seats: 24.`,
    daysAgo: 88,
    hour: 9.75,
    likes: 19,
    comments: [
      ["rania", "Coming, with a drawing review from my first year that just said “why”."],
      ["osama", "أحجز مقعدين، لي ولزميلتي ندى. في العقود نحتاج النقطة الثالثة بشدة."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "rakan",
    titleEn: "120 laptops get a second life",
    titleAr: "120 حاسبًا محمولًا تبدأ حياة ثانية",
    bodyEn: `We replaced 120 laptops that were five years old. Throwing them away was the easy way. Instead:

- **74** received a new battery and more memory (SAR 310 each) and went to sites and the warehouse
- **28** were wiped and given to a training centre for young technicians
- **18** were taken apart: Hassan now owns the best box of screws in Riyadh

Every disk was erased twice and the certificate is with Noura. If your machine is older than four years and slow, ask us first: memory often helps more than a new device.`,
    bodyAr: `استبدلنا 120 حاسبًا محمولًا عمرها خمس سنوات. التخلص منها كان الحل السهل، لكننا اخترنا غيره:

- **74** ركّبنا لها بطارية جديدة وذاكرة أكبر (310 ريالات للجهاز) وذهبت إلى المواقع والمستودع
- **28** مُسحت وأُهديت إلى مركز تدريب للفنيين الشباب
- **18** فُكّكت قطعًا، وصار عند حسن أجمل صندوق براغٍ في الرياض

مُسح كل قرص مرتين، والشهادة محفوظة عند نورة. وإذا كان جهازك أقدم من أربع سنوات وبطيئًا فاسألنا أولًا، فالذاكرة كثيرًا ما تغنيك عن جهاز جديد.`,
    daysAgo: 104,
    hour: 10.5,
    likes: 39,
    comments: [
      ["faisal", "خبر يفرّح. حسبناها: تجنّبنا نحو 19 طنًا من الانبعاثات مقارنة بشراء 120 جهازًا جديدًا."],
      [
        "nouf",
        "And I can show the calculation: about 250 kg for making a laptop, minus the batteries and memory. Rounded down on purpose.",
        0,
      ],
      ["hassan", "الصندوق مفتوح للجميع، لكن البراغي الصغيرة بتوقيع."],
      ["wafa", "310 ريالات مقابل 4,900. أتمنى أن أرى هذا السؤال في كل طلب شراء."],
      ["anas", "جهازي واحد من الـ74، وصار أسرع من جهاز مديري. لا أقول أكثر."],
      ["mona", "نحتاج اثنين إضافيين لمكتب الاستلام في الدمام إن بقي شيء."],
      ["ravi", "Mine has a sticker from 2021 and boots faster than the new ones. Not for exchange."],
    ],
  },
  {
    category: seedCategory.technology,
    author: "jamila",
    titleEn: "Meeting room screens: one cable, or no cable?",
    titleAr: "شاشات غرف الاجتماعات: سلك واحد أم بلا أسلاك؟",
    bodyEn: `We are renewing the screens of 16 meeting rooms, and the vote among the people I asked is exactly tied, 11 to 11.

- **One USB-C cable**: always works, also charges, but somebody always takes it home
- **Wireless**: tidy table, five people can show in turn, but the first two minutes belong to the connection

Cost is nearly equal. I sat in nine meetings with a stopwatch: the average start was **3 min 40 s late because of the screen**. Tell me which room you use, and which of the two you would choose, and why.`,
    bodyAr: `نجدّد شاشات 16 غرفة اجتماعات، وأصوات من سألتهم متعادلة تمامًا: 11 مقابل 11.

- **سلك USB-C واحد**: يعمل دائمًا ويشحن الجهاز، لكن هناك من يأخذه معه إلى البيت
- **دون أسلاك**: طاولة مرتبة، وخمسة يعرضون بالتناوب، لكن أول دقيقتين تضيع في الاتصال

التكلفة متقاربة. حضرت تسعة اجتماعات ومعي ساعة توقيت: متوسط التأخير **بسبب الشاشة 3 دقائق و40 ثانية**. اكتبوا لي أي غرفة تستخدمون، وأيهما تختارون، ولماذا.`,
    daysAgo: 47,
    hour: 12.5,
    likes: 24,
    comments: [
      ["waleed", "سلك. عندي عميل ينتظر، ولا أريد أن يراني أبحث عن الشاشة في قائمة فيها 16 اسمًا."],
      ["yara", "With partners I would go wireless: guests never have the right adapter."],
      ["noura", "للضيوف شبكة منفصلة فقط، وبرمز يظهر على الشاشة ويتغير كل اجتماع. غير ذلك لا أوافق.", 1],
      ["musa", "ضعوا السلك مثبتًا في الطاولة بقفل صغير. جرّبناه في قاعة النخيل ولم يختفِ منذ سنة."],
      ["jamila", "صحيح! نسيت قاعة النخيل. تأخيرها في قياسي 25 ثانية فقط، وهي الأفضل.", 3],
      ["hessa", "Both, then: fixed cable for the presenter, wireless for guests. How much more is it?"],
      ["jamila", "SAR 640 a room more, about 10,240 in all. I can save it by keeping the old brackets.", 5],
      ["ziad", "بميزانية المرافق متاح 12,000. لكم الضوء الأخضر من جهتي.", 5],
      ["hanan", "More important than any cable: a screen that wakes up when I walk in."],
      ["grace", "Room 5.4 has had a sticky note saying “press twice” since I joined. I have grown fond of it."],
      ["rania", "Whatever you choose, please drill the table once. Palm Hall has four generations of holes."],
    ],
  },
];
