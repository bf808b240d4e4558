/** The writer's decimal separator: 1.5 or 1,5. */
export type DecimalStyle = 'point' | 'comma'

/** What the text should contain. Lists are separated by semicolons, or by commas with a space. */
export type Content = 'number' | 'list' | 'pair' | 'algebra'

/** Thousands and decimals as written with a decimal comma: 1.234.567,5 and 1 234,5. */
const grouped = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?(?![\d.,]*\d)/g
const decimalComma = /(?<![\d.,])(\d*),(\d+)(?![\d.,]*\d)/g
/** Numbers that can only have a decimal point: 1,234,567 and 1,234.5, and also 1,000 as our own questions print it. */
const pointed = /(?<![\d.,])[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+|,000)(?![\d.,]*\d)/g

/**
 * Converts text from a writer of decimal commas to decimal points: `1,5` is 1.5, `1.500` is 1500, and `(1,5; 2)` is
 * (1.5; 2). Numbers that only make sense with a decimal point stay: 1.5, 0.125, and 1,234.5.
 */
export function withPoints(typed: string, content: Content = 'number'): string {
  if (typed.length > 4000) return typed
  const text = typed.replaceAll('{,}', ',')
  const isParted = text.includes(';')
  // `(2,3)` is a point, as our questions print it; `(1,5; 2)` is not ambiguous.
  if (content === 'pair' && !isParted && commas(text) === 1) return text
  // `1,2,3` and `[2,5)` cannot be one number.
  const isList = content === 'list' || content === 'pair'
  if (isList && !isParted && /\d,-?\d+,-?\d/.test(text)) return text
  if (content === 'algebra' && !isParted && /^\s*[([][^,<>=≤≥]*,[^,<>=≤≥]*[)\]]\s*$/.test(text)) return text
  return text
    .replace(pointed, (number) => number.replaceAll(',', ''))
    .replace(grouped, (number, whole: string, decimals?: string) => {
      // 0.125 and 1.5 have a decimal point.
      if (whole.startsWith('0')) return number
      return whole.replaceAll('.', '') + (decimals === undefined ? '' : `.${decimals}`)
    })
    .replace(decimalComma, '$1.$2')
}

const commas = (text: string): number => text.split(',').length - 1
