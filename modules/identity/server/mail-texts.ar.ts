import type { MailTexts } from "./mail-texts.en.ts";

/** What the mails of accounts say in Arabic. */
export const mailTextsAr = {
  confirmEmail: (organisation, link) => ({
    subject: `أكّد بريدك في ${organisation}`,
    text: `أهلًا بك في ${organisation}.

افتح هذا الرابط لتأكيد بريدك وإكمال التسجيل:
${link}

يعمل الرابط مرة واحدة خلال ثلاثة أيام. إن لم تكن أنت من سجّل فتجاهل هذه الرسالة، ولن يحدث شيء.`,
  }),
  finishSignUp: (organisation, link) => ({
    subject: `أكمل تسجيلك في ${organisation}`,
    text: `تكرّر التسجيل بهذا البريد قبل تأكيده، وغالبًا أنت من فعل ذلك.

حرصًا على أمان حسابك، اختر كلمة المرور من هنا، وبذلك يتأكد بريدك أيضًا:
${link}

يعمل الرابط مرة واحدة خلال ساعة، ولم تعد الروابط السابقة صالحة. إن لم تكن أنت فتجاهل هذه الرسالة.`,
  }),
  alreadyRegistered: (organisation, link) => ({
    subject: `لديك حساب في ${organisation}`,
    text: `حاول أحدهم، ولعله أنت، التسجيل بهذا البريد، وله حساب من قبل.

سجّل الدخول من هنا:
${link}

إن نسيت كلمة المرور فاطلب كلمة جديدة من الصفحة نفسها. وإن لم تكن أنت فلا حاجة إلى أي إجراء.`,
  }),
  resetPassword: (organisation, link) => ({
    subject: `اختر كلمة مرور جديدة في ${organisation}`,
    text: `افتح هذا الرابط لاختيار كلمة مرور جديدة:
${link}

يعمل الرابط مرة واحدة خلال ساعة، وبتغيير كلمة المرور تنتهي جلساتك على جميع أجهزتك. إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.`,
  }),
  passwordChanged: (organisation, link) => ({
    subject: `تغيّرت كلمة مرورك في ${organisation}`,
    text: `تغيّرت كلمة مرور حسابك قبل قليل، وأُنهيت جلساتك على أجهزتك الأخرى.

إن لم تكن أنت من غيّرها فاختر كلمة جديدة فورًا عبر «نسيت كلمة المرور»:
${link}`,
  }),
  invitation: (organisation, link) => ({
    subject: `حسابك في ${organisation}`,
    text: `وصلتك دعوة إلى بوابة ${organisation}.

افتح هذا الرابط واختر كلمة المرور، ثم سجّل الدخول بهذا البريد:
${link}

يعمل الرابط مرة واحدة خلال سبعة أيام. إن انتهت مدته فاطلب رابطًا آخر ممن دعاك.`,
  }),
  accountApproved: (organisation, link) => ({
    subject: `حسابك في ${organisation} جاهز`,
    text: `اعتمد مسؤول النظام حسابك، ويمكنك الآن تسجيل الدخول:
${link}`,
  }),
  accountRefused: (organisation) => ({
    subject: `حسابك في ${organisation}`,
    text: `لم يُعتمد حسابك. إن رأيت في ذلك خطأ فتواصل مع المسؤولين في ${organisation}.`,
  }),
  confirmNewAddress: (organisation, link) => ({
    subject: `أكّد بريدك الجديد في ${organisation}`,
    text: `سيصبح هذا البريد بريدك لتسجيل الدخول في ${organisation}.

افتح هذا الرابط لتأكيده:
${link}

يعمل الرابط مرة واحدة خلال ثلاثة أيام. إن لم يكن الأمر يخصك فتجاهل هذه الرسالة، ولن يحدث شيء.`,
  }),
  addressChanging: (organisation, link) => ({
    subject: `سيتغيّر بريدك في ${organisation}`,
    text: `أدخل مسؤول النظام بريدًا آخر لحسابك. بعد تأكيده من صندوقه ستسجّل الدخول به، ولن يصلح هذا البريد لذلك:
${link}

إن فاجأك هذا الأمر فتواصل مع المسؤولين عن الحسابات.`,
  }),
} satisfies MailTexts;
