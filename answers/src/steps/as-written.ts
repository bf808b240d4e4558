/** Shares and comparisons in words. */
const words: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:(?:a|one) )?half (?:of )(?=[\d(])/giu, '1/2 * '],
  [/(?<!\p{L})(?:a|one) (?:third|3rd) of (?=[\d(])/giu, '1/3 * '],
  [/(?<!\p{L})(?:a|one) (?:fourth|quarter) of (?=[\d(])/giu, '1/4 * '],
  [/(?<!\p{L})(?:twice|double) (?=[\d(])/giu, '2 * '],
  [/(?<!\p{L})(?:la )?mitad de (?=[\d(])/giu, '1/2 * '],
  [/(?<!\p{L})(?:un tercio|la tercera parte) de (?=[\d(])/giu, '1/3 * '],
  [/(?<!\p{L})(?:un cuarto|la cuarta parte) de (?=[\d(])/giu, '1/4 * '],
  [/(?<!\p{L})el doble de (?=[\d(])/giu, '2 * '],
  [/^el (?=\d+(?:[.,]\d+)? ?%)/giu, ''],
  [/(?:es )?mayor o igual (?:que|a)(?!\p{L})/giu, '≥'],
  [/(?:es )?menor o igual (?:que|a)(?!\p{L})/giu, '≤'],
  [/(?:es )?(?:al menos|por lo menos|como mínimo)(?!\p{L})/giu, '≥'],
  [/(?:es )?(?:como máximo|a lo más|a lo sumo)(?!\p{L})/giu, '≤'],
  [/(?:es )?mayor que(?!\p{L})/giu, '>'],
  [/(?:es )?menor que(?!\p{L})/giu, '<'],
  [/(?:es )?igual a(?!\p{L})/giu, '='],
  [/(?<=\d|(?<!\p{L})\p{L}|\)) m[áa]s (?=\d|\p{L}(?!\p{L})|\()/giu, ' + '],
  [/(?<=\d|(?<!\p{L})\p{L}|\)) menos (?=\d|\p{L}(?!\p{L})|\()/giu, ' - '],
  [/(?<=\d|(?<!\p{L})\p{L}|\)) por (?=\d)/giu, ' * '],
  [/(?<=\d|(?<!\p{L})\p{L}|\)) (?:dividido )?entre (?=\d)/giu, ' ÷ '],
]

/**
 * Converts a line from handwriting conventions: `25% of 80` is a product, a fraction after ÷ is one number (3/4 ÷ 2/5), ≈
 * is an equals sign before a rounded number, and so is the word in `10% of 80 is 8`.
 */
export const asWritten = (text: string): string =>
  (/\p{L}{2}/u.test(text) ? words.reduce((made, [word, sign]) => made.replace(word, sign), text) : text)
    .replaceAll('≈', '=')
    .replace(/(?<=\d) +(?=%)/gu, '')
    .replace(/(?<=[\d%)]) +(?:of|de) +(?=[\d(])/giu, ' * ')
    .replace(/(?<=[\d%)]\p{L}?) +(?:is|es|son) +(?=[-−$\d(])/giu, ' = ')
    .replace(/÷ *([-−]?\d+\/\d+)(?![\d/])/gu, '÷ ($1)')
