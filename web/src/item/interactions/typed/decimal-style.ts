import { type Content, type DecimalStyle, withPoints } from '@skills-center/answers/decimal-style'
import type { Response } from '@skills-center/contract/interaction'

/** Whether people write 1.5 or 1,5 where this browser is at home. */
export function decimalStyle(language = navigator.language): DecimalStyle {
  // Some systems add a variant that is no language tag: “en-US@posix”.
  const [tag] = language.split('@')
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point'
}

/** A text as it is typed here, in the style that everything else reads. */
export const inPointStyle = (text: string, content?: Content): string =>
  decimalStyle() === 'comma' ? withPoints(text, content) : text

/** A response that says how its decimals are written, where that is not with a point. */
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
