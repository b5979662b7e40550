import type { SeedTopic } from "../topic.ts";
import { seedCategory } from "../topic.ts";

export const newsFromTheProjects: SeedTopic[] = [
  {
    category: seedCategory.news,
    author: "abdullah",
    titleEn: "The riverside garden walk opens on Thursday at dusk",
    titleAr: "ممشى النهر يفتح الخميس عند الغروب، وأنتم أول من يمشي فيه",
    bodyEn: `The first part of the Northern District that belongs to everybody is ready: **1.4 kilometres of garden walk** along the water channel, from the school gate to the old well.

The numbers, for those who like them: 312 palms, 96 of them moved from the site itself and none bought fully grown; 41 benches; lamps every nine metres that dim when nobody is near. All the water is recycled from the district, and the channel flows day and night.

## Thursday, for us only

- Gates open at **17:00**, families welcome, children very welcome
- Buses leave Al Waha Tower at 16:15; please [reserve a seat](https://walk.wahat.example/bus)
- Karak tea by the drivers' lounge, who insisted

The public opening is on Saturday. So if something is wrong, Thursday is the day to tell us.`,
    bodyAr: `أول مكان في الحي الشمالي يملكه الجميع صار جاهزًا: **1.4 كيلومتر من الحدائق** بمحاذاة قناة الماء، من بوابة المدرسة إلى البئر القديمة.

ولمحبي الأرقام: 312 نخلة، نقلنا 96 منها من الموقع نفسه ولم نشترِ نخلة واحدة كبيرة؛ و41 مقعدًا؛ ومصابيح كل تسعة أمتار تخفت حين لا يكون أحد قريبًا. والماء كله معالج من الحي، والقناة تجري ليلًا ونهارًا.

## الخميس لنا وحدنا

- تُفتح البوابات الساعة **17:00**، والعائلات مرحب بها، والأطفال أكثر
- تنطلق الحافلات من برج الواحة 16:15، فضلًا [احجزوا مقاعدكم](https://walk.wahat.example/bus)
- شاي الكرك من استراحة السائقين، وهم من أصرّوا

الافتتاح العام يوم السبت، فإن كان هناك خلل فالخميس يوم قوله لنا.`,
    daysAgo: 6,
    hour: 11,
    likes: 58,
    poster: {
      design: "palm",
      altEn: "Palm fronds swaying slowly against a dusk sky of orange and violet, as along the riverside garden walk",
      altAr: "سعف نخيل يتمايل ببطء أمام سماء غروب برتقالية وبنفسجية، كما على امتداد ممشى النهر",
      video: true,
      featured: 5,
    },
    comments: [
      [
        "hamad",
        'Before anybody else asks: it is a channel, 1.8 metres wide, not a river. I signed the drawings and nowhere do they say "river".',
      ],
      ["rania", "It flows, it has banks and there is a heron. Hamad, let it be a river.", 0],
      ["nouf", "مع احترامي للمخططات، مالك الحزين لا يقرأ المخططات. عددت أمس ثلاثة منه.", 0],
      ["ibrahim", "قانونيًا هو «قناة ري مكشوفة»، ووجدانيًا هو نهر. وهذا آخر ما يصدر عن إدارتنا في الموضوع."],
      ["shahad", "الممشى يناسب عربات الأطفال؟ أختي عندها توأم وتسأل قبل ما تجي."],
      ["anas", "نعم، العرض 4 أمتار والميل أقل من 3% من أوله إلى آخره. جرّبناه بعربة بناء محمّلة، والتوأم أخف.", 4],
      [
        "adel",
        "The lamps: full power draws 5.1 kW for the whole walk, dimmed 0.9. If they look too dark on Thursday, tell me the number on the pole and I will change the setting from my phone on the spot.",
      ],
      ["noura", "From your phone, over which network, Adel? Come by my desk before Thursday, please."],
      [
        "adel",
        "Over the site network with your certificate, I promise. But I will come by anyway, you have the good biscuits.",
        7,
      ],
      ["jamila", "Who looks after the benches after Saturday, us or the municipality?"],
      ["musa", "نحن في السنتين الأوليين، ثم تُسلَّم للبلدية. الصيانة الأسبوعية يوم الثلاثاء مع فريق حسن.", 9],
      ["hassan", "المقاعد 41 وفحصتها واحدًا واحدًا بنفسي. رقم 17 أريحها."],
      [
        "huda",
        "I booked four seats on the bus for Thursday. My mother wants to know which of the palms came from the old farm, because her uncle used to work there.",
      ],
      [
        "abdullah",
        "The 96 between the second bridge and the well. There will be a small copper ring on each trunk. Tell her that row 3 is the oldest, and I would be honoured to walk it with her.",
        12,
      ],
      ["huda", "She read this twice and is now choosing what to wear.", 12],
      ["latifa", "باص الرابعة والربع مبكر على من ينتهي دوامه خمسة. فيه باص ثانٍ؟"],
      ["turki", "أضفنا باصًا 17:20 وآخر 18:00، والعودة كل نصف ساعة حتى العاشرة.", 15],
      [
        "faris",
        "أحتاج عشرين شخصًا يمشون بشكل طبيعي أمام الكاميرا من 17:30 إلى 17:50. أصعب شيء في الدنيا أن تمشي بشكل طبيعي.",
      ],
      ["badr", "سجّلني، أنا أمشي طبيعي منذ عمر سنة.", 17],
      ["grace", "Is there shade before sunset? Last time I visited there was one tree and a lot of optimism."],
      [
        "rania",
        "The north half has shade from three o'clock on. The south half needs two more summers, the palms there are young. So walk north to south, not the other way.",
        19,
      ],
      [
        "saud",
        "فريق الإسعاف عند البوابتين، ونقطة ماء كل 200 متر. القناة عمقها 40 سم، لكن رجاءً لا يترك أحد طفله دون الخامسة وحده.",
      ],
      ["mishal", "Three clients asked whether they may come on Thursday. I said Saturday. Was that right?"],
      ["abdullah", "Right. Thursday is rehearsal, and I would like us to make our mistakes in private.", 22],
      ["wafa", "312 نخلة ولا واحدة مستوردة، ووفّرنا بذلك مليونًا ومئتي ألف من الميزانية. شكرًا لمن صبر على النقل."],
      [
        "dana",
        "The lamp sensors will give us footfall per hour. Anonymous counts only, no cameras. I will post the first week here.",
      ],
      ["reem", "ممكن نعقد فيه لقاءات التعلّم المسائية؟ مقاعد وهواء وما نحتاج جهاز عرض."],
      ["abdullah", "المدرّج الصغير عند البئر يتسع لستين، احجزيه من صفحة القاعات، هو القاعة الوحيدة بلا سقف.", 26],
      ["sultan", "مررت به أمس وحدي ومشيته كاملًا في 19 دقيقة، ثم عدت لأني لم أرد أن ينتهي. أحسنتم."],
    ],
  },
  {
    category: seedCategory.news,
    author: "rania",
    titleEn: "A lattice that works for a living: level nine reopens",
    titleAr: "مشربية لها وظيفة: الدور التاسع يعود بواجهة تظلّل نفسها",
    bodyEn: `Level nine faced west for seven years with nothing but blinds, and by three in the afternoon it was a toaster. From Sunday it has a lattice: **1,120 aluminium stars**, each turned by a few degrees according to the sun it gets.

- Cooling on the floor is down **18%** in the four test weeks
- 64 desks, all with daylight and none with glare at screen height
- the pattern is drawn from a carved door in the Jeddah house, then bent by an algorithm until it let in exactly enough

Maryam and Adel measured it, Hamad made sure that it stays on the wall, and Hassan can clean it from inside, which was the first thing he asked.

> Ornament is not the opposite of engineering. It is engineering that people like to look at.

Come up at four and look at the floor: the shadows move.`,
    bodyAr: `سبع سنوات والدور التاسع يواجه الغرب بستائر فقط، حتى يصير عند الثالثة عصرًا فرنًا بمكاتب. من الأحد صارت له مشربية: **1,120 نجمة من الألمنيوم**، كل واحدة مائلة بدرجات على قدر ما يصيبها من شمس.

- انخفض استهلاك التبريد في الدور **18%** خلال أربعة أسابيع من التجربة
- 64 مكتبًا كلها بضوء طبيعي، ولا وهج في مستوى الشاشة
- النقشة مأخوذة من باب منحوت في بيت جدة، ثم عدّلتها خوارزمية حتى صارت تُدخل الضوء بقدره تمامًا

قاس النتائج مريم وعادل، وتكفّل حمد بأن تبقى في مكانها، ويستطيع حسن تنظيفها من الداخل، وكان هذا أول سؤال سأله.

> الزخرفة ليست نقيض الهندسة، بل هندسة يحب الناس النظر إليها.

اصعدوا الساعة الرابعة وانظروا إلى الأرض، فالظلال تمشي.`,
    daysAgo: 3,
    hour: 10,
    likes: 51,
    poster: {
      design: "lattice",
      altEn:
        "An interlaced geometric lattice of eight-pointed stars with light falling through it, after the new shading screen of level nine",
      altAr: "شبكة هندسية متداخلة من النجوم الثمانية يتسلل الضوء منها، على هيئة المشربية الجديدة في الدور التاسع",
      featured: 2,
    },
    comments: [
      ["yousef", "مكتبي في التاسع منذ سنتين، وهذي أول مرة أفتح اللابتوب العصر بدون ما أرفع السطوع للآخر."],
      [
        "ziad",
        "18% of what? If it is 18% of the floor, that is about 46,000 riyals a year, and the lattice pays back in a little over eleven years. Not a complaint, only arithmetic.",
      ],
      [
        "maryam",
        "Of the floor's cooling, yes. But you forget the chiller: we can run one smaller unit at the peak, which saves the replacement planned in three years. Payback is then under six.",
        1,
      ],
      ["ziad", "Under six I can defend. Send me the chiller sheet and I will correct my own table in public.", 1],
      ["fahad", "سجّلوا التاريخ: زياد سيصحّح جدوله علنًا."],
      [
        "hassan",
        "التنظيف من الداخل يأخذ أربع ساعات للدور كله، وكان من الخارج يومين برافعة. شكرًا لأن أحدًا سألني قبل الرسم لا بعد التركيب.",
      ],
      ["rania", "You were in the second meeting, Hassan. The hinges were your idea, it says so on the drawing.", 5],
      [
        "priya",
        "Honest feedback from desk 9-41: between 16:10 and 16:25 one star points straight at my face. It is only one star, but it is very committed.",
      ],
      [
        "rania",
        "Found it: star 612, it was mounted two degrees off. It will be turned on Tuesday morning. Please report the others with the same enthusiasm.",
        7,
      ],
      ["priya", "It has been turned. I almost miss it.", 7],
      ["karim", "«فرن بمكاتب» هذه الجملة لي، ولم يُذكر اسمي. لكن المشربية جميلة فسامحتكم."],
      ["noura", "هل يقلّل المعدن من تغطية الشبكة اللاسلكية أو إشارة الجوال؟ لاحظت ضعفًا في الزاوية الجنوبية."],
      [
        "bilal",
        "Wi-Fi no, mobile yes, about 4 dB in the south corner. A small repeater is ordered. Until then, Wi-Fi calling works; the steps are at [help.wahat.example/wifi-calling](https://help.wahat.example/wifi-calling).",
        11,
      ],
      [
        "nouf",
        "قسنا الإضاءة الطبيعية عند 20 مكتبًا: بين 380 و520 لوكس طوال اليوم. يعني معظم الأنوار ممكن تُطفأ حتى الرابعة.",
      ],
      [
        "adel",
        "Done as of this morning, the ceiling row next to the windows follows a sensor. If somebody feels like sitting in a cinema, write to me.",
        13,
      ],
      ["omar", "Which algorithm? I would love to see the code, even if it is a spreadsheet."],
      [
        "rania",
        "It is a spreadsheet, Omar. A beautiful one, with 1,120 rows. I will bring it to your Wednesday talk if you promise not to rewrite it.",
        15,
      ],
      ["omar", "I promise to rewrite it only at home.", 15],
      ["jana", "أخذت النقشة وسويت منها خلفيات للشاشات بثلاثة ألوان، موجودة في مكتبة الهوية لمن يحب."],
      [
        "osama",
        "To be fair to level seven: we also face west, we have also been toasted, and nobody has drawn us a star. Is there a plan, or shall I draft an appeal?",
      ],
      [
        "musa",
        "السابع والثامن في ميزانية السنة القادمة إن ثبت التوفير صيفًا كاملًا. وإلى ذلك الحين ستائر جديدة الأسبوع المقبل.",
        19,
      ],
      ["lina", "صعدت أتفرج خمس دقائق وجلست ساعة. أنجزت فيها أكثر مما أنجزت أمس كله."],
      [
        "hamad",
        "For the worried: tested to 160 km/h wind, each star holds on two bolts, and each bolt can carry the star, the other bolt and a medium-sized pigeon.",
      ],
      ["saud", "تم فحص السيناريو الأخير فعليًا، والحمامة بخير.", 22],
      [
        "alia",
        "The desks on nine are bookable by any team from Sunday, a third of them by the day. Please do not leave a jacket on a chair for a week, the booking page now knows.",
      ],
      ["salman", "أجمل ما في الخبر أن فني الصيانة كان في الاجتماع الثاني. ليت كل مشاريعنا تبدأ هكذا."],
    ],
  },
  {
    category: seedCategory.news,
    author: "anas",
    titleEn: "The last concrete of phase two was poured at 03:40",
    titleAr: "آخر صبّة خرسانة في المرحلة الثانية: الساعة 3:40 فجرًا",
    bodyEn: `Concrete does not like our afternoons, so we poured at night: **1,860 cubic metres in eleven hours**, 233 mixers, one every three minutes, and a queue that reached the petrol station.

The temperature of the mix stayed at 27 degrees, two below the limit. We lost forty minutes at midnight when a pump hose burst; Ghassan's crew, on loan from Dammam for the night, changed it faster than I could write the report.

With this slab the structure of phase two is complete. From now on there is more noise from drills than from cranes, and the first tower crane goes home on Monday week. Thank you to the 140 people who saw the sun come up over it, and to the neighbour who brought breakfast for all of them.`,
    bodyAr: `الخرسانة لا تحب عصرنا، فصببنا ليلًا: **1,860 مترًا مكعبًا في إحدى عشرة ساعة**، و233 خلاطة، واحدة كل ثلاث دقائق، وطابور وصل إلى محطة الوقود.

بقيت حرارة الخلطة عند 27 درجة، أقل من الحد بدرجتين. وضاعت أربعون دقيقة عند منتصف الليل حين انفجر خرطوم مضخة، فبدّله فريق غسان المُعار من الدمام تلك الليلة قبل أن أنتهي من كتابة البلاغ.

بهذه البلاطة اكتمل هيكل المرحلة الثانية، ومن الآن صوت المثاقب أعلى من صوت الرافعات، وأول رافعة برجية تغادر بعد أسبوع. شكرًا لـ140 شخصًا شهدوا الشروق فوقها، ولجار الموقع الذي أحضر الفطور للجميع.`,
    daysAgo: 21,
    hour: 7.75,
    likes: 47,
    comments: [
      ["hamad", "The cube tests came back: 46 MPa at seven days, we needed 40 at twenty-eight. I slept very well."],
      [
        "samira",
        "That slab was the last item on the critical path. I have moved the façade start forward by nine days, and for once nobody has to be begged.",
      ],
      ["abdullah", "تسعة أيام لا نخبر بها المقاول قبل أن تصبح عشرة، رجاءً.", 1],
      ["ghassan", "للأمانة الخرطوم بدّله «بابو» وحده تقريبًا، وأنا كنت أمسك الكشاف. يستاهل ذكر اسمه."],
      ["anas", "صحيح، ومكافأة الموقع لهذا الشهر باسمه. أعلنّاها في طابور الصباح وصفّق له الجميع.", 3],
      ["saud", "140 شخصًا وإحدى عشرة ساعة ليلًا، ولا إصابة واحدة ولا حتى لاصق جروح. هذا الرقم أهم عندي من 1,860."],
      [
        "amal",
        "We had six calls about noise that night, all polite. The neighbour who brought breakfast was caller number two.",
      ],
      [
        "grace",
        'He asked how many people were on site "so that the bread is enough". I thought it was a complaint in code.',
        6,
      ],
      ["faris", "عندي تصوير زمني للّيلة كلها في 48 ثانية، أرفعه غدًا بعد أن أتعافى من البرد."],
      [
        "dana",
        "233 mixers at three minutes is 11.65 hours, so with the broken hose you were actually faster than the plan.",
      ],
      ["ravi", "She checked. Of course she checked. (I had checked too.)", 9],
    ],
  },
  {
    category: seedCategory.news,
    author: "samira",
    titleEn: "Northern District is two weeks ahead, and how we know",
    bodyEn: `People ask me in the lift whether the Northern District is late. It is not: as of this week, phase two is **13 working days ahead** of the plan we published a year ago.

How we know: each Thursday every trade reports one number, the work left, not the work done. "Ninety percent complete" has stayed true for months on many sites; "eleven doors left" cannot.

Where we could still lose it: the switchgear for the school arrives from abroad, and the ship has already changed its mind once. Maryam has a rented unit on standby.`,
    daysAgo: 52,
    hour: 9.5,
    likes: 26,
    comments: [
      ["maryam", "الوحدة المستأجرة محجوزة حتى نهاية الشهر القادم، وتكلفة الحجز 12 ألفًا. أرخص تأمين دفعناه."],
      ["sultan", '"The work left, not the work done." I am stealing this for every operations report.'],
    ],
  },
  {
    category: seedCategory.news,
    author: "maryam",
    titleAr: "محطة كهرباء الحي الشمالي تعمل: كيف أطفأنا آخر مولّد",
    bodyAr: `ظهر أمس أُطفئ آخر مولّد ديزل في موقع الحي الشمالي، وصار الحي كله على محطته الخاصة بقدرة **20 ميغا فولت أمبير**.

كانت المولّدات التسعة تستهلك 2,600 لتر في اليوم، وكان الحارس يقول إنه ينام على صوتها ويصحو إذا سكتت. وقد اتصل بي أول ليلة الساعة الثانية يقول: «يا مهندسة، الموقع هادئ زيادة عن اللزوم، أكيد كل شيء تمام؟»

كل شيء تمام يا أبا فهد.

المرحلة التالية: ربط 18 محوّلًا للمباني السكنية خلال عشرة أسابيع، والفصل الوحيد المتوقع ليلة ثلاثاء من الواحدة إلى الثالثة، ونعلن عنه قبل أسبوع.`,
    daysAgo: 86,
    hour: 13.5,
    likes: 33,
    comments: [
      [
        "faisal",
        "2,600 litres a day is about seven tonnes of CO₂. Every day. I will be quoting this until somebody stops me.",
      ],
      ["nouf", "حسبت ديزل المولّدات على السنة: ما يعادل انبعاثات 540 سيارة تقريبًا. الحسبة كاملة عندي لمن يحب يراجع."],
      ["anas", "أبو فهد ركّب مروحة قديمة عند غرفته عشان الصوت. يقول «الهدوء ما ينام عليه أحد»."],
      ["latifa", "كان بند الديزل أكبر صرف نقدي أسبوعي عندنا، وفجأة اختفى من الكشف. ظننت النظام معطلًا."],
      ["imran", "So did I. I reopened the report three times before I read this post.", 3],
      ["abdullah", "مريم لم تذكر أنها أمضت ليلتين في الموقع قبل التشغيل، فأذكرها أنا. شكرًا لك ولفريقك."],
    ],
  },
  {
    category: seedCategory.news,
    author: "hamad",
    titleEn: "We parked twelve trucks on the new bridge, on purpose",
    titleAr: "أوقفنا اثنتي عشرة شاحنة على الجسر الجديد، عمدًا",
    bodyEn: `A bridge is a promise, and on Tuesday we tested ours. Twelve trucks loaded with sand, **384 tonnes** in all, stood on the middle of the new wadi bridge for six hours while we measured how far it bent.

The calculation said 31 millimetres. The bridge said **28**. When the trucks left it came back to within one millimetre, which is where a good bridge should be.

The drivers were paid for sitting still, and three of them called it the best day of the quarter. Turki, however, wants his sand back. The bridge opens to site traffic next week, to everybody with the first homes.`,
    bodyAr: `الجسر وعد، ويوم الثلاثاء اختبرنا وعدنا. وقفت اثنتا عشرة شاحنة محمّلة بالرمل، بمجموع **384 طنًا**، وسط جسر الوادي الجديد ست ساعات، ونحن نقيس مقدار انحنائه.

الحسابات قالت 31 مليمترًا، والجسر قال **28**. وحين غادرت الشاحنات عاد إلى موضعه بفارق أقل من مليمتر، وهذا ما يُنتظر من جسر محترم.

تقاضى السائقون أجرهم وهم جالسون، وقال ثلاثة منهم إنه أفضل يوم في الربع. أما تركي فيريد رمله. يُفتح الجسر لمركبات الموقع الأسبوع القادم، وللجميع مع تسليم أولى الوحدات.`,
    daysAgo: 108,
    hour: 12,
    likes: 36,
    comments: [
      ["turki", "الرمل رجع ناقص حمولة ونصف. أنا لا أتهم أحدًا، لكن حديقة مكتب الموقع صارت فيها رمل ناعم ما شاء الله."],
      ["anas", "لا تعليق حتى حضور محاميّ.", 0],
      ["ibrahim", "محاميك يقول: أعد الرمل.", 0],
      [
        "rania",
        "28 instead of 31 means we could have made the deck 4 cm thinner, Hamad. I remember a long discussion about 4 cm.",
      ],
      ["hamad", "And in fifty years somebody will thank me for every one of them.", 3],
      ["yousef", "سؤال فضول: كيف تقيسون المليمتر من بعيد؟ ليزر؟"],
      [
        "hamad",
        "ليزر ومعه 14 حساس إزاحة تحت البلاطة، وميزان مساحي قديم للتأكد لأن الليزر يكذب إذا سخن. تعال الموقع وأريك.",
        5,
      ],
      ["mishal", "أرسلت الخبر لعميل متردد فرد بكلمة واحدة: «28». أظنه وقّع في قلبه."],
      ["shahad", "Who was brave enough to drive the twelfth truck up?"],
    ],
  },
  {
    category: seedCategory.news,
    author: "ravi",
    titleEn: "Fourteen fewer trucks a day, and nobody drives faster",
    bodyEn: `Since the start of the month our Riyadh deliveries leave in two waves instead of one: **05:30 and 13:00**. The result after three weeks is 14 fewer truck journeys a day for the same number of pallets.

The reason is boring. With one wave, everything that missed the morning was sent alone in a half-empty truck. Now it waits four hours and travels in company. Average load went from 61% to 83%.

Two shops complained and got their morning slot back. If your project needs an exception too, the form is short: [logistics.wahat.example/wave](https://logistics.wahat.example/wave).`,
    daysAgo: 135,
    hour: 10,
    likes: 18,
    comments: [["mona", "نصف طلبات «العاجل جدًا» اكتشفت أنها تقدر تنتظر للواحدة ظهرًا. لا تخبروا أحدًا."]],
  },
  {
    category: seedCategory.news,
    author: "faris",
    titleEn: '"Hands": forty photographs of the people who build and mend',
    titleAr: "«أيدٍ»: أربعون صورة لمن يبنون ويصلحون",
    bodyEn: `For four months I photographed only hands: welding, typing, pouring tea, signing, holding a level to the light. Forty of these pictures hang in the lobby of Al Waha Tower from Sunday, printed large, without names.

Next to each picture is a small card with a number. Guess whose hands they are, drop the card in the box, and in three weeks we hang the names. The best guesser gets a print of their own choice.

- Open all day, in the lobby and in the corridor to the prayer rooms
- A second set travels to Dammam and to the Jeddah house after that
- Does somebody **not** want to be shown? Write to me, it comes down the same day`,
    bodyAr: `أربعة أشهر لم أصوّر فيها إلا الأيدي: يد تلحم، ويد تكتب، ويد تصب الشاي، ويد توقّع، ويد ترفع ميزان الماء إلى الضوء. أربعون صورة منها معلّقة من الأحد في بهو برج الواحة، كبيرة وبلا أسماء.

بجانب كل صورة بطاقة برقمها. خمّن صاحب اليد وضع بطاقتك في الصندوق، وبعد ثلاثة أسابيع نعلّق الأسماء، ولصاحب أكثر الإجابات صوابًا نسخة من أي صورة يختارها.

- مفتوح طوال اليوم في البهو وممر المصليات
- مجموعة ثانية تسافر بعدها إلى الدمام ثم بيت جدة
- من لا يرغب في ظهور صورته يكتب لي، وتُرفع في اليوم نفسه`,
    daysAgo: 8,
    hour: 13,
    likes: 45,
    comments: [
      [
        "jamila",
        "Number 12 pours tea with the spout a hand's width above the glass. There is only one man in this building who does that, and I will not say his name before I win.",
      ],
      ["hassan", "لا تقولين شيئًا يا جميلة، الجائزة نتقاسمها.", 0],
      ["hessa", "صورة 27، اليد التي تمسك الخوذة المكسورة، أوقفتني أكثر من غيرها. ما قصتها؟"],
      ["faris", "خوذة أنقذت صاحبها من مفتاح سقط من الدور السادس. احتفظ بها، وطلب أن تُصوَّر هي لا هو.", 2],
      ["saud", "وصارت أول شريحة في كل تدريب سلامة نقدّمه. شكرًا له ولك.", 2],
      ["dana", "I have guessed 9 out of 40 and I am a data analyst, so I am now considering statistics."],
      [
        "noura",
        "رقم 33 تظهر فيها شاشة خلف اليد وعليها ورقة ملاحظات صفراء. قرّبت الصورة: ليست كلمة مرور، الحمد لله، بل قائمة بقالة.",
      ],
      ["faris", "قسمًا فحصت كل الصور قبل الطباعة، وأنتِ السبب.", 6],
      ["imran", "Am I number 5? I do not remember being photographed, but I know that stapler."],
      ["faris", "The stapler is famous, Imran. Guess again, and guess a neighbour.", 8],
      ["badr", "أنا جديد وما أعرف أيدي أحد. فيه لعبة للمستجدين؟"],
      ["joud", "نفس السؤال! اتفقنا نخمّن عشوائي ونشوف من فينا أقل حظًا.", 10],
      [
        "elena",
        "I brought a client through the lobby and lost him for twenty minutes between 14 and 22. He came back quieter and nicer.",
      ],
      ["ghada", "كان الاقتراح الأول صور وجوه القيادات. شكرًا يا فارس لأنك رفضت بأدب."],
      [
        "sara",
        "May I use three of them, with consent of course, on the careers page? They say more than our whole paragraph about values.",
      ],
    ],
  },
  {
    category: seedCategory.news,
    author: "layla",
    titleEn: "Third place at the city hackathon, with a bus that waits",
    titleAr: "المركز الثالث في هاكاثون المدينة بحافلة تعرف متى تنتظر",
    bodyEn: `Thirty-six hours, four of us, one extension cable. Last night our team took **third place out of 47** at the city hackathon with “Wait for Me”: a small screen in a site bus that shows the driver how many people are still walking towards the stop.

Yousef wrote the counting, Dana the forecast, Priya broke it nine times so that the jury could not, and Omar presented in two languages at once when the translator left.

The jury's note: "The only team that had spoken with a bus driver." Thank you, Turki, that was you at eleven at night. We would like to try it on the Northern District shuttle for a month.`,
    bodyAr: `ست وثلاثون ساعة، وأربعة زملاء، وسلك كهرباء واحد. مساء أمس حصل فريقنا على **المركز الثالث من 47 فريقًا** في هاكاثون المدينة بفكرة «انتظرني»: شاشة صغيرة في حافلة الموقع تُري السائق كم شخصًا ما زال يمشي نحو الموقف.

كتب يوسف العدّ، ودانة التوقّع، وكسرته بريا تسع مرات حتى لا تكسره اللجنة، وقدّم عمر العرض بلغتين معًا حين غادر المترجم.

وكتبت اللجنة: «الفريق الوحيد الذي تحدّث مع سائق حافلة». شكرًا تركي، كنت أنت ذاك الصوت في الحادية عشرة ليلًا. ونود تجربتها شهرًا على حافلة الحي الشمالي.`,
    daysAgo: 0,
    hour: 7.25,
    likes: 24,
    comments: [
      ["turki", "كنت نص نايم وأجاوب، والحمد لله طلع الكلام مفهوم. الباص رقم 4 جاهز للتجربة متى ما بغيتوا."],
      ["yousef", "الأحد بعد القادم إن ناسبك، نحتاج ساعة تركيب وشاحنًا لا يستعيره أحد.", 0],
      ["majed", "Proud of all four. Take Sunday off, that is an instruction and not a kindness."],
      ["noura", "قبل التجربة: العدّ يتم على الجهاز نفسه أم تُرسل صور لأي مكان؟"],
      [
        "dana",
        "On the device, only a number leaves it, and we delete the frames at once. I will walk you through it on Monday.",
        3,
      ],
      ["rakan", "السلك الكهربائي الوحيد كان من عهدة الدعم الفني، وأطلب رسميًا ذكره في الشكر."],
    ],
  },
];
