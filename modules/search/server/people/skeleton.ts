// The consonants of a name, which are the same in both scripts however it is transliterated: Mohammed, Muhammad and محمد
// are all "mhmd". Vowels, weak letters and a last h go; letters that are written in two ways give two skeletons.

const arabic: Readonly<Record<string, string>> = {
  ب: "b",
  پ: "b",
  ت: "t",
  ط: "t",
  ث: "ts",
  ج: "j",
  چ: "j",
  ح: "h",
  ه: "h",
  خ: "k",
  د: "d",
  ض: "d",
  ذ: "dz",
  ظ: "dz",
  ر: "r",
  ز: "z",
  س: "s",
  ص: "s",
  ش: "c",
  غ: "j",
  ف: "f",
  ڤ: "f",
  ق: "k",
  ك: "k",
  گ: "j",
  ل: "l",
  م: "m",
  ن: "n",
};
const latin: Readonly<Record<string, string>> = {
  b: "b",
  p: "b",
  c: "k",
  d: "d",
  f: "f",
  v: "f",
  g: "j",
  h: "h",
  j: "j",
  k: "k",
  q: "k",
  x: "k",
  l: "l",
  m: "m",
  n: "n",
  r: "r",
  s: "s",
  t: "t",
  z: "z",
};
const pairs: Readonly<Record<string, string>> = { sh: "c", ch: "c", kh: "k", gh: "j", dh: "dz", th: "ts", ph: "f" };

const isArabic = /[\u0621-\u06ff]/;
/** More skeletons than these make no name. */
const most = 8;
/** One consonant alone says nothing. */
const shortest = 2;

/** The consonants of a word, each as the letters it may stand for. */
function consonantsOf(word: string): string[] {
  if (isArabic.test(word)) return [...word].flatMap((letter) => arabic[letter] ?? []);
  const consonants: string[] = [];
  for (let place = 0; place < word.length; place += 1) {
    const pair = pairs[word.slice(place, place + 2)];
    const single = latin[word[place] ?? ""];
    if (pair !== undefined) {
      // t and h beside each other may be two letters: Fathi.
      consonants.push(pair);
      place += 1;
    } else if (single !== undefined) consonants.push(single);
  }
  return consonants;
}

const bareArticle = (word: string): string[] => {
  if (isArabic.test(word)) return word.length > 4 && word.startsWith("ال") ? [word.slice(2)] : [word];
  return /^[ae]l.{4,}/.test(word) ? [word, word.slice(2)] : [word];
};

/** Names that are commonly written shorter than they are spoken. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ["md", "mohammed"],
  ["mhd", "mohammed"],
  ["mohd", "mohammed"],
  ["mohmd", "mohammed"],
  ["muhd", "mohammed"],
  ["abdlh", "abdullah"],
]);

/** The skeletons of one folded word of a name; none when too little remains. */
export function skeletonsOf(word: string): string[] {
  const found = new Set<string>();
  for (const bare of bareArticle(shortForms.get(word) ?? word)) {
    let skeletons = [""];
    for (const letters of consonantsOf(bare.replace(/(?<=.)[hه]$/u, ""))) {
      skeletons = skeletons.flatMap((skeleton) => [...letters].map((letter) => skeleton + letter)).slice(0, most);
    }
    for (const skeleton of skeletons) {
      const single = skeleton.replace(/(.)\1+/g, "$1");
      if (single.length >= shortest) found.add(single);
    }
  }
  return [...found];
}

/** Words of a name as they may also be written together: عبد الله, Abdul Rahman. */
export function joinedNames(words: readonly string[]): string[] {
  const first = /^(?:عبد|ابو|ام|بن|ابن|ال|abd|abdul|abdel|abu|al|el|bin|ibn)$/;
  return words.flatMap((word, place) => {
    const after = words[place + 1];
    return after !== undefined && first.test(word) ? [word + after] : [];
  });
}
