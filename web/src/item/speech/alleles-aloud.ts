const pair = /(?<![\p{L}\d\u2032’])(?!mm)([A-Za-z])([A-Za-z])(?![\p{L}\d\u2032’])/gu
const isPair = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a text is about alleles, whose names differ in their size alone. */
export const speaksOfAlleles = (text: string): boolean =>
  /\balleles?\b/.test(text) || [...text.matchAll(pair)].some(([, one = '', other = '']) => isPair(one, other))

/** “capital B, small b”, as the descriptions of figures say it. */
export function allelesAloud(text: string): string {
  const named = (letter: string) =>
    `${letter === letter.toUpperCase() ? 'capital' : 'small'} ${letter.toUpperCase()}`
  return text
    .replaceAll(pair, (whole, one: string, other: string) =>
      isPair(one, other) ? `${named(one)} ${named(other)}` : whole,
    )
    .replaceAll(
      /(?<![\p{L}\d’\u2032-]|\d |capital |small )([B-HJ-Zb-hj-z])(?![\p{L}\d’\u2032-])/gu,
      (_, letter: string) => named(letter),
    )
}
