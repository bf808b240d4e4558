/**
 * Converts TeX as far as numbers need it. A fraction becomes `{a}/{b}` and keeps its braces, so that later readers can
 * tell \frac{1}{2} from 1/2. Unknown commands stay, so that the reader refuses them.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\\[dt]frac(?![a-zA-Z])/g, '\\frac'],
  [/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}'],
  [/\\frac\s*(\d)\s*\{/g, '\\frac{$1}{'],
  [/\\(?:left|right|displaystyle|,|;|:|!|quad|qquad)(?![a-zA-Z])/g, ' '],
  [/\\ /g, ' '],
  [/\\overline\s*\{(\d{1,12})\}/g, '⦅$1⦆'],
  [/\{,\}/g, ','],
  [/~/g, ' '],
  [/\\(?:times|cdot|ast)(?![a-zA-Z])/g, '*'],
  [/\\div(?![a-zA-Z])/g, '÷'],
  [/\\(?:approx|simeq)(?![a-zA-Z])/g, '≈'],
  [/\\(?:leq|le)(?![a-zA-Z])/g, '≤'],
  [/\\(?:geq|ge)(?![a-zA-Z])/g, '≥'],
  [/\\(?:neq|ne)(?![a-zA-Z])/g, '≠'],
  [/\^\s*\{?\s*\\circ\s*\}?/g, '°'],
  [/\\%/g, '%'],
  [/\\(?:text|mathrm|textrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\(?:[()[\]])/g, ' '],
]

export const isTex = (text: string): boolean => text.includes('\\')

/** Removes delimiters and uses plain signs. `\$` becomes `$`, and other `$` are dropped. */
export function texToPlain(text: string): string {
  let plain = text.replace(/(\\?)\$/g, (_, escape: string) => (escape === '' ? '' : '$'))
  for (const [pattern, plainly] of rules) plain = plain.replace(pattern, plainly)
  // Insert a space only after a digit, where it makes a mixed number; a sign stays with its fraction.
  return plain
    .replace(/(?<=\d)\s*\\frac/g, ' \\frac')
    .replace(/\\frac\s*\{\s*(-?[\d.,]+)\s*\}\s*\{\s*(-?[\d.,]+)\s*\}/g, '$1/$2 ')
}
