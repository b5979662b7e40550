import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const chitchatsWeekendsAndHobbies: SeedTopic[] = [
  {
    category: seedCategory.chitchats,
    author: "faris",
    titleEn: "Photo walk on the red dunes: two hours before sunset",
    titleAr: "جولة تصوير في الكثبان الحمراء قبل الغروب بساعتين",
    bodyEn: `The best light of the year is here: low, gold, and gone in forty minutes. Next Friday I am taking anyone who wants to come to the red dunes, an hour's drive from the Tower.

## Good to know

- Phones are welcome. The camera matters less than where you stand.
- We meet at the Tower car park at 14:30 and share cars.
- Bring water, closed shoes, and a bag for your rubbish.
- Families are welcome; children love the slopes, parents love the silence.

I will show three things only: how to find one strong line, how to put a person in a big landscape, and when to put the camera down. The twelve best pictures will hang on the ground floor for a month.`,
    bodyAr: `هذه أجمل إضاءة في السنة: ذهبية ومائلة وتختفي في أربعين دقيقة. الجمعة القادمة آخذ من يحب إلى الكثبان الحمراء، ساعة بالسيارة من البرج.

## قبل ما تجي

- الجوال يكفي، فالمهم أين تقف لا بماذا تصوّر.
- نتجمع في مواقف البرج الساعة 14:30 ونتشارك السيارات.
- معك ماء وحذاء مغلق وكيس لمخلفاتك.
- العوائل على الرحب؛ الصغار يحبون المنحدرات والكبار يحبون الهدوء.

سأشرح ثلاثة أشياء فقط: كيف تلقى خطًا قويًا، وكيف تضع إنسانًا في مشهد كبير، ومتى تنزّل الكاميرا وتتفرّج. وأجمل 12 صورة تُعلَّق في البهو شهرًا كاملًا.`,
    daysAgo: 4,
    hour: 13.5,
    likes: 47,
    poster: {
      design: "dunes",
      altEn: "Layered dunes in warm colours under a low sun, for the photo walk",
      altAr: "كثبان متتابعة بألوان دافئة تحت شمس مائلة، لجولة التصوير",
      featured: 3,
    },
    comments: [
      ["jana", "Coming with three friends from design. Are old film cameras allowed, or digital only?"],
      ["faris", "الأفلام أهلًا وسهلًا، والأهم ما تفتحين ظهر الكاميرا في الرمل مثل ما سويت أنا أول سنة.", 0],
      ["saud", "سيارات الدفع الرباعي فقط بعد نهاية الإسفلت، وكل سيارة معها حبل سحب ومنفاخ. أقدر أوفر حقيبتي إسعاف."],
      ["turki", "عندي ثلاث سيارات دفع رباعي من الأسطول خارج الدوام، بشرط موافقة حنان وغسيلها بعد الرحلة."],
      ["hanan", "موافقة على سيارتين، والثالثة محجوزة لموقع الحي الشمالي. والغسيل ليس مزحة يا تركي.", 3],
      ["elena", "Is it all right to photograph other families there? I would love to, but I do not want to be rude."],
      [
        "faris",
        "Good question. Silhouettes and backs from far away are fine. Faces: we ask first, always, and we show them the picture.",
        5,
      ],
      ["ziad", "Does a person with a 2019 phone and no talent have a chance at the ground floor wall?"],
      ["karim", "السنة الماضية الصورة اللي وقف عندها الناس كانت من جوال حارس البرج. فالفرصة كبيرة جدًا."],
      ["nouf", "فيه نباتات صغيرة عند سفح الكثيب الثاني، مسيّجة بالحجارة. لا تدوسونها لو سمحتم، تعبنا على إحصائها."],
      ["rania", "I will come for the lines. Every architect should draw a dune before drawing a facade."],
      ["samira", "عدد السيارات الآن 7 والمقاعد الباقية 4. رابط التسجيل: https://trips.wahat.example/dunes"],
      ["adel", "سجّلت مع ولدين، عمر 6 و9. هل فيه دورة مياه قريبة أم نتوقف في المحطة؟", 11],
      ["samira", "آخر محطة قبل الكثبان بعشرين دقيقة، وسنتوقف فيها ربع ساعة ذهابًا وإيابًا.", 11],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "anas",
    titleEn: "One night under the stars: who joins the camp?",
    titleAr: "ليلة تحت النجوم: من يخيّم معنا؟",
    bodyEn: `On site I look down all day: levels, bolts, concrete. So once a month a few of us drive two hours out of the city and look up.

The next moonless weekend we camp at the plateau beyond the old railway. Hamad brings his telescope (Saturn's rings are clearly visible, and yes, everybody says the same word when they see them), Adel brings the solar lights, I bring the firewood.

**What you need:** a sleeping bag for 9 degrees, a torch with a red filter, and one story to tell after ten o'clock.

**What we do not need:** loudspeakers. The only playlist is the wind.

Places for 24. There is a separate family camp on the east side, with its own tents and facilities.`,
    bodyAr: `في الموقع عيوني في الأرض طول اليوم: مناسيب ومسامير وخرسانة. عشان كذا نطلع مرة في الشهر ساعتين خارج المدينة ونرفع رؤوسنا.

نهاية الأسبوع القادمة بلا قمر، ونخيّم على الهضبة وراء سكة القطار القديمة. حمد يجيب التلسكوب (حلقات زحل واضحة، وكل من يشوفها يقول الكلمة نفسها)، وعادل عليه الإضاءة الشمسية، والحطب عليّ.

**معك:** كيس نوم يتحمل 9 درجات، وكشّاف بفلتر أحمر، وسالفة تحكيها بعد العاشرة.

**وبدون:** سماعات. الموسيقى الوحيدة صوت الهواء.

الأماكن 24، وللعوائل مخيم مستقل في الجهة الشرقية بخيامه ومرافقه.`,
    daysAgo: 9,
    hour: 15.25,
    likes: 55,
    poster: {
      design: "stars",
      altEn: "Geometric stars scattered across a deep night sky, for the monthly camp",
      altAr: "نجوم هندسية منثورة في سماء ليل عميقة، للتخييم الشهري",
      featured: 8,
    },
    comments: [
      ["hamad", "التلسكوب جاهز، عدسته 8 بوصات وعمره أكبر من أنس. أبدأ الشرح 9:30 والمشتري قبل زحل."],
      ["dana", "What is the word everybody says when they see Saturn? I need to prepare something original."],
      ["anas", "Come and find out. You will say it too.", 1],
      ["maryam", "أنا والبنات الأربع في المخيم العائلي. تحتاجون مولّد كهرباء أو الشمسية تكفي؟"],
      ["adel", "تكفي وزيادة: 2 كيلوواط ساعة في البطاريات، والاستهلاك المتوقع نصفها حتى مع إبريق الشاي الكهربائي.", 3],
      ["hamad", "إبريق كهربائي في مخيم؟! عيب علينا يا عادل.", 3],
      [
        "saud",
        "نقطة واحدة وأسكت: أرسلوا إحداثيات الموقع لشخص في المدينة مع ساعة العودة المتوقعة. والنار تُطفأ بالرمل والماء معًا.",
      ],
      ["turki", "الطريق آخر 8 كيلو صخري. خففوا هواء الإطارات إلى 22، وعندي كمبروسر للعودة."],
      ["ravi", "First time camping in my life. Is 9 degrees real or poetic?"],
      ["omar", "Real. Last month I slept in two jackets and still dreamt about the office radiators.", 8],
      ["jana", "I drew a one-page map of that night's sky. Shall I print 24 copies?"],
      ["anas", "ياليت! واطبعيها بخلفية سوداء، أخف على العين مع الكشّاف الأحمر.", 10],
      ["mazen", "أنا أجيب سالفة بعد العاشرة: «المكالمة التي استمرت أربع ساعات». قصة حقيقية."],
      ["grace", "I was on the other line of that call. I confirm it is a horror story.", 12],
      ["yousef", "How many places are left? I filled in the form and heard nothing back."],
      ["anas", "وصل اسمك يا يوسف، رقمك 19. التأكيدات كلها تطلع الأحد مع توزيع السيارات.", 14],
      [
        "sara",
        "My daughter still talks about the last one. Three months later she corrects my constellations at dinner.",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "karim",
    titleEn: "The Wahat book club picks its next book. Argue here.",
    titleAr: "نادي قراءة واحات يختار كتابه القادم: تجادلوا هنا",
    bodyEn: `Six books in one year, 31 readers, one broken friendship (repaired). It is time to choose the next book, and the shortlist came from your suggestions.

1. **The Well and the Map**: a novel about a surveyor who returns to the village that moved. 240 pages, Arabic and English.
2. **Small Repairs**: essays on fixing things, from kettles to teams. 160 pages.
3. **A Hundred Ways to Say Wait**: memoir of a simultaneous interpreter. Very funny. 300 pages.
4. **The City That Drank the Wind**: a history of wind towers and shade. Pictures.

Vote by writing the number and one honest reason. We meet in five weeks in the third floor library, 16:30, with tea. Both languages are read and both are spoken; nobody is tested.`,
    bodyAr: `ستة كتب في سنة، و31 قارئًا، وصداقة واحدة انكسرت (ثم انجبرت). حان وقت الكتاب القادم، والقائمة من ترشيحاتكم.

1. **البئر والخريطة**: رواية عن مسّاح يعود إلى قرية انتقلت من مكانها. 240 صفحة، بالعربية والإنجليزية.
2. **إصلاحات صغيرة**: مقالات عن إصلاح الأشياء، من الإبريق إلى فريق العمل. 160 صفحة.
3. **مئة طريقة لتقول انتظر**: مذكرات مترجمة فورية، خفيفة الظل. 300 صفحة.
4. **المدينة التي شربت الريح**: تاريخ ملاقف الهواء والظل، بالصور.

صوّت برقم وسبب صادق واحد. نلتقي بعد خمسة أسابيع في مكتبة الدور الثالث 16:30 مع الشاي. نقرأ باللغتين ونتحدث باللغتين، ولا اختبار لأحد.`,
    daysAgo: 16,
    hour: 10.5,
    likes: 42,
    poster: {
      design: "books",
      altEn: "A row of patterned book spines on a shelf, for the book club's vote",
      altAr: "صف من كعوب الكتب المزخرفة على رف، لتصويت نادي القراءة",
      featured: 11,
    },
    comments: [
      ["reem", "2. لأننا نتكلم كثيرًا عن البناء وقليلًا عن الإصلاح، و160 صفحة أنهيها فعلًا."],
      ["rania", "Four, obviously. I have waited a year for a book with a plan and a section in it."],
      ["omar", "Four is a picture book, Rania. With respect.", 1],
      ["rania", "So is every drawing you have ever approved, Omar. With love.", 1],
      ["ibrahim", "1. قرأت فصلها الأول واقفًا في المكتبة حتى استحيت من البائع واشتريتها."],
      ["huda", "تذكير لطيف: آخر كتاب اختلفنا فيه على النهاية حتى أُغلقت المواقف. هذه المرة مؤقت، ثلاث دقائق لكل متحدث."],
      ["ziad", "Who keeps the timer? Last time the timekeeper was also the longest speaker.", 5],
      ["huda", "دانة. لا أحد يجادل دانة في الأرقام.", 5],
      ["elena", "3. I live this memoir every day. Yesterday I learned that «بكرة» is not always tomorrow."],
      ["badr", "«بكرة» اتجاه وليست موعدًا يا إيلينا.", 8],
      ["shahad", "صوتي للثالث، أبي كتابًا يضحّكني بعد أسبوع الشكاوى."],
      [
        "adel",
        "4 — wind towers lowered indoor temperature by up to eight degrees with no power at all. I would like to hear architects and engineers fight over that.",
      ],
      ["faisal", "My vote joins yours, and if it wins I will arrange a visit to a real wind tower.", 11],
      ["alia", "Two. We run on small repairs, and nobody writes about them."],
      ["osama", "1، لأن العقود أفسدت علاقتي بالجمل القصيرة وأريد روايةً تصلحها."],
      ["karim", "أسامة، هذه أجمل جملة كتبتها، وهي قصيرة.", 14],
      ["grace", "Question before I vote: are there audiobooks? My reading time is the 45 minutes on the ring road."],
      ["karim", "1 and 3 exist as audio in English, 1 also in Arabic. The library has 10 shared listening codes.", 16],
      ["mona", "من الدمام نشارك كيف؟ آخر مرة الصوت كان يروح ويجي والنقاش يفوتنا."],
      ["rakan", "جهزت لكم المايكروفون الدائري في المكتبة، جرّبته مع الدمام أمس وصوت الملعقة في الكوب واضح.", 18],
      ["noura", "2. A book with a chapter on locks was always going to get my vote."],
      [
        "dana",
        "Count at noon: book 1 has 9, book 2 has 11, book 3 has 7, book 4 has 8. Voting closes on Thursday at 14:00.",
      ],
      ["jana", "May I move my vote from 4 to 3? One page made me laugh out loud in the lift.", 21],
      ["dana", "One change each, with a reason. Yours is accepted.", 21],
      ["salman", "أصوّت للثاني، وسأحضر قارئًا لا مديرًا. من يناديني بلقب يدفع ثمن الشاي."],
      ["hessa", "حجزت الموعد في تقويمه يا كريم، فلا تغيّروا الساعة أرجوكم.", 24],
      [
        "karim",
        "النتيجة: «إصلاحات صغيرة» بـ14 صوتًا، والوصيف «البئر والخريطة». النسخ الورقية عشرون في المكتبة من الأحد، من يسبق يقرأ.",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "rakan",
    titleEn: "Tuesday football or Tuesday padel? The pitch cannot be both",
    titleAr: "كورة الثلاثاء ولا بادل الثلاثاء؟ الملعب واحد",
    bodyEn: `We have one booked slot at the sports centre, Tuesdays 20:00 to 22:00, and two tribes.

The football tribe: 18 names, 10 knees in working order. The padel tribe: 12 names, all of them with new rackets and an opinion about grip tape.

Proposal: **odd weeks football, even weeks padel**, starting next Tuesday, and whoever loses pays for the water. Goalkeepers get free padel for life, because nobody wants to be goalkeeper.`,
    bodyAr: `عندنا حجز واحد في المركز الرياضي، الثلاثاء من 20:00 إلى 22:00، وقبيلتان.

قبيلة الكورة: 18 اسمًا و10 ركب صالحة للاستخدام. وقبيلة البادل: 12 اسمًا، كلهم بمضارب جديدة ورأي في شريط القبضة.

المقترح: **أسبوع كورة وأسبوع بادل** من الثلاثاء القادم، والخسران عليه الماء. والحارس له بادل مجاني مدى الحياة، لأن ما أحد يبي يصير حارسًا.`,
    daysAgo: 34,
    hour: 15,
    likes: 31,
    comments: [
      ["badr", "أنا حارس! من زمان أنتظر أحد يسأل."],
      ["rakan", "بدر وقّع قبل ما يغيّر رأيه. أول مكسب للمبيعات هذا الشهر.", 0],
      ["mishal", "البادل رياضة اجتماعات: أربعة أشخاص وكل واحد يقول «لك، لك»."],
      [
        "yousef",
        "Odd and even weeks break at the end of the year: week 53 is followed by week 1, two football weeks in a row. Just saying.",
      ],
      ["omar", "Only you would find an off-by-one in a football schedule.", 3],
      ["hassan", "الإنارة على الملعب الثاني ضعيفة من الجهة اليسار، بلّغتهم وقالوا الأسبوع الجاي."],
      ["nouf", "فيه وقت للسيدات؟ نحن سبع في البادل وكل الحجوزات مسائية متأخرة."],
      ["jamila", "كلّمت المركز: الأحد والأربعاء 18:00 إلى 19:30 صالة السيدات متاحة بنفس سعر الشركة. أجمع الأسماء هنا.", 6],
      ["latifa", "سجّليني الأربعاء، مبتدئة جدًا وعندي مضرب مستعار."],
      ["saud", "إحماء عشر دقائق قبل المباراة. في سجل الإصابات 4 التواءات كاحل هذه السنة، كلها في أول ربع ساعة."],
      ["ziad", "Knee number eleven reporting for duty. I take the odd weeks and the ice pack."],
      ["sultan", "إذا احتجتم حكمًا فأنا موجود. قراراتي نهائية بحكم المنصب."],
      [
        "rakan",
        "OFFER, this week only: padel rackets, almost new, and a games console with nine games. Best price in Riyadh, message me for the list and tell all your friends!",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "ravi",
    titleEn: "5:45 a.m. running group: slow, friendly, back before the traffic",
    bodyEn: `Three of us have been running along the valley path on Mondays and Thursdays since spring. It works because we have only two rules: the slowest person chooses the pace, and nobody says "just one more kilometre".

- Start: north gate of the valley park, 5:45 sharp
- Distance: 4 to 6 km, about 7:15 a kilometre
- Showers: second basement of the Tower, open from 6:30 (thank you, Musa)

I began at 90 seconds of running and two minutes of walking. Last week I did 5 km without stopping. If a logistics analyst can do it, so can you.`,
    daysAgo: 76,
    hour: 9,
    likes: 22,
    comments: [
      [
        "adel",
        "Joining Thursday. Is 7:15 a promise? My last “slow” group was training for something with the word ultra in it.",
      ],
      ["ravi", "A promise with a spreadsheet behind it: the average of 31 runs is 7:22.", 0],
      ["maryam", "هل فيه مجموعة سيدات في نفس الوقت؟ أجري وحدي من سنة وأفضّل الصحبة."],
      ["reem", "أنا ونوف نمشي الاثنين 5:50 من البوابة نفسها، مشي سريع ثم هرولة. انضمي لنا.", 2],
      ["musa", "Showers are ready. Please do not hang wet towels on the fire hose cabinet, Saud found three."],
      ["fahad", "بدأت معهم قبل شهر، وعرفت أن أصعب كيلومتر هو اللي بين السرير والباب."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "maha",
    titleEn: "A weekend in Abha with three children: what would you do?",
    titleAr: "نهاية أسبوع في أبها مع ثلاثة أطفال: وش تنصحون؟",
    bodyEn: `We have two nights, three children (4, 8 and 13), and a teenager's strong opinion that "mountains are the same everywhere".

I would like a plan with fog, one good walk that a four-year-old survives, and food that is not a burger. We arrive on Thursday evening and fly back on Saturday at six.

Southerners of Wahat, this is your moment: what is worth the time, what is only good in photographs, and where does your own family go?`,
    bodyAr: `عندنا ليلتان وثلاثة أطفال (4 و8 و13)، ومراهق مقتنع أن «الجبال كلها نفس الشي».

أبي خطة فيها ضباب، ومشي يتحمله ابن أربع سنين، وأكل غير البرغر. نوصل الخميس مساءً ونرجع السبت الساعة السادسة.

يا أهل الجنوب هذا وقتكم: وش يستاهل، وش اللي حلو في الصور بس، ووين تروحون أنتم مع أهلكم؟`,
    daysAgo: 98,
    hour: 11,
    likes: 19,
    comments: [
      ["waleed", "أبها بيتي يا مها. الجمعة الصبح بدري السودة قبل الزحمة، وخذي جواكيت حتى لو ضحكوا عليك في الرياض."],
      ["maha", "كم درجة نتوقع الصبح؟ عندي واحد يرفض الجاكيت مبدئيًا.", 0],
      ["waleed", "حول 11 والضباب يخليها 8. المبدأ يسقط عند أول هبّة.", 0],
      [
        "nasser",
        "رجال ألمع لازم، والقرية نفسها تكفي المراهق ساعتين تصوير. والعسل من عند الشايب اللي تحت الشجرة، ما له لوحة.",
      ],
      [
        "abeer",
        "Take the four-year-old to the fruit market at 7 a.m. Mine still calls it the best playground in the country.",
      ],
      ["saud", "العقبة بعد المطر تكون زلقة. لا تنزلين بالليل، وخلّي الغيار على الثقيل."],
      [
        "imran",
        "Seconding all of the above, plus: areekah with honey for breakfast. My children now reject cereal as a concept.",
      ],
      ["maha", "رجعنا! المراهق نشر 14 صورة لـ«الجبال نفسها»، وابن الأربع بكى لأننا تركنا الماعز. شكرًا من القلب."],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "yousef",
    titleEn: "Board game evening: I have the games, I need the humans",
    bodyEn: `I own 34 board games and have two flatmates who prefer their phones. So I am bringing a suitcase of games to the fourth floor on the first Sunday of the month, from 17:00 to 20:00.

There will be something for every mood: a twenty-minute game about trading spices, a cooperative one where we all save a lighthouse or all lose it, and one long quiet game for people who like to suffer.

No experience needed. I explain the rules in both languages, in under five minutes, or you may throw a wooden sheep at me.`,
    daysAgo: 151,
    hour: 14.25,
    likes: 17,
    comments: [
      ["priya", "I am in for the lighthouse. Losing together sounds like a good sprint review."],
      ["lina", "Is it suitable for somebody who hates losing? Asking for my brother."],
      ["omar", "I do not hate losing. I have simply never had the opportunity to practise it.", 1],
      [
        "samira",
        "I went. We lost the lighthouse three times by one turn, and I laughed more than in any planning meeting.",
      ],
    ],
  },
  {
    category: seedCategory.chitchats,
    author: "mazen",
    titleAr: "رقعة الشطرنج في البهو: من حرّك الوزير؟",
    bodyAr: `من أسبوعين وضعنا رقعة شطرنج كبيرة عند مدخل البرج، والفكرة بسيطة: كل من يمرّ يلعب **نقلة واحدة** ويكتب اسمه في الدفتر. الأبيض للأدوار الفردية والأسود للزوجية.

أمس الساعة 4 كان الأسود خسران بوضوح، واليوم الصبح الوزير رجع مكانه سالمًا معافى، والدفتر ما فيه اسم.

لا أتهم أحدًا، لكن أهل الدور السادس كانوا مبسوطين زيادة اليوم.`,
    daysAgo: 52,
    hour: 8.5,
    likes: 24,
    comments: [
      ["wafa", "الدور السادس بريء حتى تثبت الكاميرا."],
      ["noura", "The lobby camera exists for safety, not for chess. Request denied, but I did smile.", 0],
      ["hassan", "أنا يا جماعة. عاملات النظافة شالوا القطع لمسح الرقعة ورجّعتها من الذاكرة، وذاكرتي مع الأسود."],
      ["mazen", "اعتراف مقبول. نرجع لنقلة 31 والدفتر موثّق، ومن اليوم نصوّر الرقعة آخر الدوام.", 2],
      ["hamad", "بالمناسبة، الأبيض يكش مات في أربع نقلات. لن أقول كيف."],
    ],
  },
];
