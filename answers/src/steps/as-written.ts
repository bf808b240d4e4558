/**
 * Converts a line from handwriting conventions: `25% of 80` is a product, a fraction after ÷ is one number (3/4 ÷ 2/5), ≈
 * is an equals sign before a rounded number, and so is the word in `10% of 80 is 8`.
 */
export const asWritten = (text: string): string =>
  text
    .replaceAll('≈', '=')
    .replace(/(?<=[\d%)]) +(?:of|de) +(?=[\d(])/giu, ' * ')
    .replace(/(?<=[\d%)]) +(?:is|es|son) +(?=[-−$\d(])/giu, ' = ')
    .replace(/÷ *([-−]?\d+\/\d+)(?![\d/])/gu, '÷ ($1)')
