import { type Content, type DecimalStyle, withPoints } from '@skills-center/answers/decimal-style'
import type { Response } from '@skills-center/contract/interaction'

/** Whether people write 1.5 or 1,5 in this browser's locale. */
export function decimalStyle(language = navigator.language): DecimalStyle {
  // Some systems add a suffix that is not part of a language tag: “en-US@posix”.
  const [tag] = language.split('@')
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point'
}

/** Converts text typed in this locale to decimal points, which all other code reads. */
export const inPointStyle = (text: string, content?: Content): string =>
  decimalStyle() === 'comma' ? withPoints(text, content) : text

/** Adds to a response how its decimals are written, if not with a point. */
export function inOwnStyle(response: Response, style = decimalStyle()): Response {
  if (response.kind === 'simulation') {
    const { answer } = response
    return answer.kind === 'number' && style === 'comma'
      ? { ...response, answer: { ...answer, decimal: 'comma' } }
      : response
  }
  const isTyped = 'text' in response || response.kind === 'table' || response.kind === 'steps'
  return isTyped && style === 'comma' ? { ...response, decimal: 'comma' } : response
}
