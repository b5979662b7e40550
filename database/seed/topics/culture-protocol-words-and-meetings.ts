import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const cultureProtocolWordsAndMeetings: SeedTopic[] = [
  {
    category: seedCategory.cultureProtocol,
    author: "huda",
    titleEn: "Abu, Umm, Engineer, Doctor, or just your name?",
    titleAr: "أبو فلان أم المهندس أم اسمك وبس؟",
    bodyEn: `Last week a new colleague called our Chief Operating Officer "Mister Abu Mohammed", and the COO was delighted. On the same day somebody was hurt because a mail began with her first name only.

So what do we do? My suggestion, after asking thirty people:

- In a first mail, title and name: *Dr Amina*, *Engineer Hamad*. After they sign with a first name, follow them
- **Abu** and **Umm** are warm and personal. Wait until you hear others use them, or ask
- Never shorten a name the person has not shortened. Abdullah is not "Abdul"
- Unsure how to say a name? Ask once. It is flattering. Guessing for two years is not

You can now add how you like to be addressed to your Diwan profile. How do **you** like it?`,
    bodyAr: `الأسبوع الماضي نادى زميل جديد رئيس العمليات «مستر أبو محمد»، ففرح بها أبو محمد أيّما فرح. وفي اليوم نفسه تضايقت زميلة لأن رسالة بدأت باسمها مجردًا.

فما العمل؟ هذا ما خرجت به بعد سؤال ثلاثين شخصًا:

- في أول رسالة اللقب مع الاسم، فإذا وقّع باسمه الأول فاتبعه
- **أبو فلان وأم فلان** فيها ودّ وخصوصية، فانتظر حتى تسمعها من غيرك أو اسأل
- لا تختصر اسمًا لم يختصره صاحبه، فعبدالله ليس «عبدل»
- لم تعرف نطق الاسم؟ اسأل مرة واحدة. السؤال تقدير، والتخمين سنتين ليس كذلك

وصار بإمكانك أن تضيف في ملفك في ديوان كيف تحب أن تُنادى. فكيف تحب **أنت**؟`,
    daysAgo: 13,
    hour: 10,
    likes: 52,
    comments: [
      ["sultan", "أبو محمد، وبدون «مستر» من فضلكم. لكن من قالها أول مرة له مكانة خاصة."],
      ["ravi", "It was me, sir. I stand by the respect and withdraw the grammar.", 0],
      ["priya", "Priya, with a short i. Not Pria, not Briya. Ten out of ten to Hassan, who asked on day one."],
      ["hassan", "تعلمت من أبوي: الاسم أول هدية تعطيها للناس، فلا تعطها مكسورة.", 2],
      ["maryam", "مهندسة مريم في الموقع لأنها تحميني من «يا أخت»، ومريم وبس في المكتب."],
      ["majed", "Just Majed. I know that half of you will not do it, but now it is in writing."],
      ["bilal", "أبشر يا أستاذ ماجد.", 5],
      [
        "grace",
        "In Kenya I am Mama Tevin at home. The first time somebody here said Umm Tevin, I had to sit down. Please continue.",
      ],
      ["amal", "يا أم تيفن نوّرتِ، من اليوم هذا اسمك في القسم.", 7],
      [
        "elena",
        "How do I address a woman in a formal mail in Arabic if I do not know whether she is married? In English I use Ms.",
      ],
      ["karim", "«الأستاذة فلانة» تصلح للجميع، ولا تسأل عن حالة أحد. وللرجل «الأستاذ».", 9],
      ["abdullah", "عبدالله كاملة. «عبدل» معناها ناقص، واسمي عزيز عليّ."],
      [
        "osama",
        "In contracts I must use the name as it stands in the identity document, all four parts. It is not coldness, it is enforceability.",
      ],
      ["joud", "أنا أصغر وحدة في القسم، وأستحي أنادي أستاذة سارة باسمها مع أنها طلبت. كم سنة أحتاج؟"],
      ["sara", "ولا يوم يا جود. جرّبيها غدًا وسأرد عليك بقهوة.", 13],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "karim",
    titleEn: "The tone of our mails: warm first line, clear second line",
    titleAr: "نبرة بريدنا: سطر دافئ ثم سطر واضح",
    bodyEn: `I read 200 internal mails (with permission, names removed). Half of them hide the request in the fourth paragraph, and a tenth of them read like a court summons.

## The shape that works

1. **One warm line.** A real one: "I hope the move to the fifth floor went well."
2. **One clear line.** What you need, from whom, by when.
3. The background, for those who want it.
4. A thank-you that is not a threat. *Thanks in advance* sounds like an order; *thank you for looking at this* does not.

## Retire these

- "As per my last mail"
- "Kindly do the needful"
- A question mark, alone
- CC to somebody's manager as a first step`,
    bodyAr: `قرأت 200 رسالة داخلية (بإذن أصحابها وبعد حذف الأسماء). نصفها يخبئ الطلب في الفقرة الرابعة، وعُشرها يشبه استدعاء المحكمة.

## الشكل الذي ينجح

1. **سطر دافئ** صادق: «عسى انتقالكم إلى الدور الخامس كان سهلًا».
2. **سطر واضح:** ماذا تريد، وممّن، ومتى.
3. ثم الخلفية لمن يحب التفاصيل.
4. وشكر لا يشبه الأمر: «ممتن لاطلاعك» ألطف من «شاكرين سرعة تجاوبكم».

## وداعًا لهذه

- «إلحاقًا لرسالتي السابقة»
- «لعمل اللازم» بلا لازم معروف
- علامة استفهام وحيدة
- نسخة لمدير الشخص من أول رسالة`,
    daysAgo: 3,
    hour: 9.75,
    likes: 43,
    comments: [
      ["nasser", "«لعمل اللازم» عمرها 30 سنة، كيف نتقاعد منها في أسبوع؟"],
      ["karim", "اكتب اللازم نفسه: «أرجو اعتماد الكشف قبل الأربعاء». أوضح وأقصر.", 0],
      ["ibrahim", "I object to one item. “As per my last mail” has a respectable evidential function."],
      ["nada", "Then save it for the evidence, Ibrahim. My inbox is not a courtroom, in spite of appearances.", 2],
      ["lina", "The lonely question mark is the worst. I once received one from my brother about a birthday cake."],
      ["latifa", "وش رأيكم في «تحياتي» لحالها آخر الرسالة؟ أحس فيها زعل."],
      ["huda", "فيها زعل خفيف فعلًا! «مع التحية والتقدير» أهدأ، و«يعطيك العافية» أدفى.", 5],
      [
        "ziad",
        "I add a warm line by hand to each month-end reminder. On-time answers went from 58% to 81%. I have a chart, of course.",
      ],
      ["maha", "أنا شاهدة على رسم زياد البياني، وهو معلّق فوق مكتبه."],
      ["hanan", "للورديات رسائل البريد متأخرة دائمًا. ما عندنا غير المكالمة القصيرة، فهل لها آداب مكتوبة؟"],
      [
        "rakan",
        "Our ticket template now opens with “thank you for telling us” instead of “request no. received”. You can see the difference in the ratings.",
      ],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "layla",
    titleEn: "Meeting manners: could we start on time and end early?",
    titleAr: "آداب الاجتماعات: نبدأ في الوقت وننهي قبله؟",
    bodyEn: `I counted my own meetings for one month: 71, of which 44 began late, by six minutes on average. With eight people in the room that is **more than four working days** of looking at each other.

Here is what my team has tried for two months:

- 25 or 50 minutes, never 30 or 60
- No agenda, no attendance. You may decline politely, and nobody asks why
- The quietest person is asked before the decision, not after it
- The last two minutes: who does what, by when, said aloud
- Latecomers are welcome and are not given a summary; the notes are enough

I know that some greetings deserve their time. I do not want to lose the "how is your father?" at the beginning. I want to lose the "let us wait for two more".`,
    bodyAr: `عدّيت اجتماعاتي شهرًا كاملًا: 71 اجتماعًا، تأخر منها 44 بمعدل ست دقائق. ومع ثمانية أشخاص في الغرفة هذه **أكثر من أربعة أيام عمل** ونحن نناظر بعض.

وهذا ما جرّبناه شهرين في فريقي:

- 25 أو 50 دقيقة، لا 30 ولا 60
- لا جدول أعمال، لا حضور. اعتذر بلطف ولا أحد يسألك
- نسأل أقلّنا كلامًا قبل القرار لا بعده
- آخر دقيقتين: من يعمل ماذا ومتى، بصوت مسموع
- المتأخر أهلًا به، ولا نعيد له، والملخص يكفيه

وأعرف أن السلام له حقه. لا أريد أن نخسر «كيف الوالد؟» في البداية، أريد أن نخسر «ننتظر اثنين زيادة».`,
    daysAgo: 20,
    hour: 8.75,
    likes: 48,
    comments: [
      ["majed", "طبّقتها على اجتماع الإدارة التقنية، ووفرنا ساعة وعشر دقائق في أول أسبوع. أول مرة ألحق الغداء."],
      [
        "waleed",
        "I disagree a little. With clients the ten minutes before the agenda are the meeting. Cut them and you cut the deal.",
      ],
      ["layla", "With clients, yes. My list is for the meetings where we are each other's clients and forget it.", 1],
      ["yara", "There is a middle way: open the room ten minutes early with coffee, and start the agenda on time.", 1],
      [
        "dana",
        "Being asked before the decision changed my job. I am the quietest person in three meetings, and I had the number each time.",
      ],
      ["abdullah", "«لا جدول لا حضور» قوية على مشاريع تشتعل فيها الأمور كل ساعة. أقترح سطرًا واحدًا يكفي بدل جدول كامل."],
      ["samira", "One line is an agenda, if it ends with a question mark.", 5],
      ["mazen", "طلب من مركز الاتصال: لا اجتماعات بين 10 و12، الخطوط تحترق ونحن نبتسم للكاميرا."],
      [
        "grace",
        "Supporting Mazen with data: average waiting time rises by 70 seconds whenever two team leads are in a meeting at 11.",
      ],
      ["salman", "سأجرّب «25 دقيقة» في مكتبي ابتداءً من الأحد، وحصة معها الساعة والصلاحية."],
      ["hessa", "والصلاحية مكتوبة؟ أحتاجها موقّعة.", 9],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "alia",
    titleEn: "After hours: may a message wait until morning?",
    titleAr: "بعد الدوام: هل تنتظر الرسالة إلى الصباح؟",
    bodyEn: `We asked 214 colleagues one question: "How often do you read work messages after 20:00?" 68% said every day, and most of those said nobody had asked them to.

So here is a draft for discussion, not yet a rule:

- Between 19:00 and 7:00 and at weekends, write if it suits **you**, but schedule the sending
- Truly urgent? Call. A call says "now"; a message says "whenever"
- Group chats are for coordination, not for decisions. Decisions go where they can be found
- Managers go first. If you are a manager, your midnight "no hurry" is heard as "hurry"

Where does this not work for you?`,
    bodyAr: `سألنا 214 زميلًا: «كم مرة تقرأ رسائل العمل بعد الثامنة مساءً؟» فقال 68% كل يوم، وأكثرهم قال إن أحدًا لم يطلب منه ذلك.

فهذه مسودة للنقاش، وليست قرارًا بعد:

- من 19:00 إلى 7:00 وفي العطلة اكتب متى ناسبك **أنت**، وأجّل الإرسال
- عاجل حقًا؟ اتصل. فالاتصال يقول «الآن» والرسالة تقول «على راحتك»
- مجموعات المحادثة للتنسيق لا للقرارات، والقرار يُكتب حيث نجده
- المدير أولًا، لأن «مو مستعجل» في منتصف الليل تُسمع «بسرعة»

أين لا ينفعك هذا الكلام؟`,
    daysAgo: 1,
    hour: 13.75,
    likes: 38,
    comments: [
      [
        "ghassan",
        "في الوردية ما فيه «بعد الدوام»، دائمًا فيه أحد صاحي. نحتاج قناة تسليم بين الورديات بدل رسائل على جوالاتنا الشخصية.",
      ],
      ["alia", "نقطة مهمة، وهذا بالضبط ما تحلّه غرفة التسليم في ديوان. أزور الدمام معكم الأسبوع القادم ونجهّزها.", 0],
      [
        "elena",
        "My partners are in three time zones. I schedule everything for their morning now, and they write back more politely.",
      ],
      [
        "fahad",
        "I am guilty of the midnight “no hurry”. I write it because I will forget otherwise. From today: scheduled to 7:30.",
      ],
      ["imran", "Thank you, Fahad. My wife also says thank you.", 3],
      ["anas", "أهل المواقع بين نارين: المقاول يرسل 11 بالليل، ولو ما رديت وقف الصبّ الفجر. ننقل الطلبات لموعد 17:00؟"],
      [
        "bilal",
        "For real incidents the on-call phone is 1999, and it is answered at any hour. Please do not send me a picture of an error at 23:00 with a crying face.",
      ],
      ["reem", "I switched off mail notifications for two weeks as an experiment. Nothing burned down, and I slept."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "yara",
    titleEn: "Two languages, one meeting: how nobody gets left behind",
    titleAr: "لغتان في اجتماع واحد: كيف لا يضيع أحد",
    bodyEn: `It happens every day. We begin in English for two colleagues, somebody makes a joke in Arabic, ten people laugh, and two people smile at the table.

Then the opposite: a brilliant engineer says nothing for an hour, because the meeting is in her second language.

What has worked in partnerships:

- Say it at the start: "Speak whichever you think in. We will bridge."
- One **bridge person** for each meeting repeats the point in the other language, in one sentence
- Slides in one language, speech in the other
- Explain the joke. It dies, but everybody is at the funeral`,
    bodyAr: `يحصل كل يوم: نبدأ بالإنجليزية لأجل زميلين، ثم يقول أحدنا نكتة بالعربي فيضحك عشرة ويبتسم اثنان للطاولة.

ويحصل العكس: مهندسة لامعة تسكت ساعة كاملة لأن الاجتماع بلغتها الثانية.

وهذا ما نجح معنا في الشراكات:

- نقولها في البداية: «تكلم باللغة التي تفكر بها ونحن نوصّل»
- **شخص جسر** في كل اجتماع يعيد الفكرة باللغة الأخرى في جملة واحدة
- الشرائح بلغة والكلام بلغة
- اشرح النكتة. ستموت، لكن الجميع يحضر العزاء`,
    daysAgo: 71,
    hour: 11.25,
    likes: 41,
    comments: [
      ["maryam", "أنا تلك المهندسة في نصف الاجتماعات. جملة «تكلمي باللغة التي تفكرين بها» وحدها تكفيني."],
      ["hamad", "وكنت أظنك موافقة على كل شيء! أعتذر، من اليوم أسألك بالعربي.", 0],
      [
        "priya",
        "I have smiled at many tables. The bridge person is a wonderful idea; may we rotate it so it is not always the same kind colleague?",
      ],
      ["yara", "Yes, rotate. We put the bridge's name in the invitation, next to the room.", 2],
      [
        "omar",
        "One practical thing: live captions in both languages are switched on in Sidra and Talh. They misheard «الميزانية» as “mezzanine” only twice.",
      ],
      ["ziad", "That explains the architect's question about our third-quarter mezzanine."],
      ["karim", "ومحضر الاجتماع بأي لغة؟ عندنا خلاف قديم في الاتصال."],
      ["mishal", "بلغة من عليه المهام. هو اللي لازم يفهمها ثاني يوم.", 6],
      ["ravi", "I have learned forty Arabic words only from jokes explained at funerals. Please never stop."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "khaled",
    titleEn: "Prayer times and the shared calendar: a simple agreement",
    titleAr: "أوقات الصلاة والتقويم المشترك: اتفاق بسيط",
    bodyEn: `Most of the calendar friction I see is not about hours but about surprises: a workshop booked across noon prayer, or a team that vanishes for 35 minutes while a guest waits.

The agreement between departments:

- The shared calendar now shows a 25-minute **quiet block** around noon and afternoon prayer. It moves with the season by itself
- Do not book across it; if you must, agree with everybody first
- Counters, the Care Centre and reception cover for each other, so that a guest is always met
- Colleagues who do not pray may use the block as quiet time`,
    bodyAr: `أكثر خلافات التقويم ليست على الساعات بل على المفاجآت: ورشة محجوزة وقت صلاة الظهر، أو فريق يختفي 35 دقيقة والضيف ينتظر.

فهذا اتفاقنا بين الإدارات:

- يظهر في التقويم المشترك **وقت هادئ** مدته 25 دقيقة حول صلاتي الظهر والعصر، ويتحرك مع الفصول تلقائيًا
- لا نحجز فوقه، وإن اضطررنا نتفق مع الجميع أولًا
- الاستقبال والعناية والمكاتب الأمامية تتناوب، فلا يبقى ضيف بلا مستقبل
- ومن لا يصلي فهو وقت هدوء له`,
    daysAgo: 178,
    hour: 10.25,
    likes: 32,
    comments: [
      ["amal", "التناوب في العناية مضبوط على ثلاث مجموعات، ومتوسط الانتظار ما زاد إلا 9 ثوانٍ. الحمد لله."],
      [
        "lina",
        "The block moves with the season in the HR system too, from the next release. Until then Bilal updates it by hand every second Sunday.",
      ],
      ["bilal", "Confirmed, and I have set three alarms for it.", 1],
      ["grace", "I use the quiet block for the one report that needs silence. Best 25 minutes of my day."],
      ["ghassan", "في المستودع ربطنا وقف الرافعات بالوقت نفسه، فصار أأمن وأوضح للسائقين الزوار."],
    ],
  },
  {
    category: seedCategory.cultureProtocol,
    author: "amal",
    titleAr: "العزاء والتهنئة بين الزملاء: ماذا نفعل وماذا نترك؟",
    bodyAr: `في الشهر الماضي فقدت زميلة لنا والدها، ووصلها من الحب ما خفّف عنها كثيرًا، ووصلها أيضًا سؤال عن تقرير في اليوم نفسه. لم يقصد أحد أن يجرحها، فلم نكن قد اتفقنا.

## في العزاء

- مدير القسم يتصل بنفسه أولًا، ثم يخبر الفريق بما تأذن به العائلة فقط
- المهام تُسلَّم لزميل واحد معروف، **ولا رسالة عمل** حتى تعود
- عند العودة: كلمة قصيرة صادقة، ولا نسأل عن التفاصيل

## في الفرح

- نهنئ باسم الفريق ببطاقة واحدة، ولا نلزم أحدًا بمبلغ
- لا نعلن عن زواج أو مولود قبل صاحبه`,
    daysAgo: 203,
    hour: 12.5,
    likes: 50,
    comments: [
      ["shahad", "كنت أنا تلك الزميلة. اتصال أستاذة أمل صباح ذلك اليوم لا أنساه ما حييت، والباقي مسامح من قلبي."],
      ["mazen", "الله يرحمه ويغفر له. تعلمنا منك الصبر يا شهد.", 0],
      [
        "elena",
        "May I ask what to write, as somebody from another culture? I was silent because I was afraid of the wrong sentence.",
      ],
      [
        "huda",
        "“أحسن الله عزاءكم” is right in every case, and so is “I am sorry, I am thinking of you” in your own words. Silence is the only wrong sentence.",
        2,
      ],
      ["nasser", "إجازة الوفاة تُسجل من جهتنا مباشرة، لا تشغلوا بالكم بالنموذج. المدير يتصل بي أو بخالد وبس."],
    ],
  },
];
