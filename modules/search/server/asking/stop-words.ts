// Folded stop words, ignored in queries that have other words.

const english =
  "a an and are as at be but by can d do does for from had has have he her his how i if in into is it its ll m me my no not of on or our re s she so t than that the their them then there they this to up us ve was we were what when where which who why will with you your";
const arabic =
  "في من الي علي عن مع او ثم ان انه انها كان كانت هذا هذه ذلك تلك التي الذي الذين هو هي هم نحن انا انت ما ماذا متي كيف اين هل لا لم لن قد كل بعض بين عند بعد قبل حتي اذا لكن و ف ب ل ك يا اي ايضا منه منها فيه فيها عليه عليها به بها له لها";

export const stopWords: ReadonlySet<string> = new Set(`${english} ${arabic}`.split(" "));
