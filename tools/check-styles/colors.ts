import type { Declaration } from "postcss";

const notation = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** CSS colour names. */
const names = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
  darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
  indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/),
);
/** Properties with colour values; elsewhere these words name areas, animations or fonts. */
const painted =
  /^(?:--|.*color$|background|border|outline|.*shadow$|fill$|stroke$|text-decoration|column-rule|filter$)/;
/** Parts of a value that are not CSS keywords: names of custom properties, URLs, strings. */
const quoted = /var\(\s*--[\w-]+|url\([^)]*\)|"[^"]*"|'[^']*'/g;

/** Returns the literal colour of a declaration that should use a token, or null. A mask has opacity, not colour. */
export function rawColor({ prop, value }: Declaration): string | null {
  if (prop.startsWith("mask")) return null;
  const words = value.replaceAll(quoted, " ");
  const written = notation.exec(words)?.[0];
  if (written !== undefined) return written;
  if (!painted.test(prop)) return null;
  return words.match(/(?<![\w-])[a-z]+(?![\w(-])/gi)?.find((word) => names.has(word.toLowerCase())) ?? null;
}
