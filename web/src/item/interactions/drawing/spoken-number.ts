import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'

/** Written numbers for screen readers: “negative 2”. */
export const signsSaid = (text: string): string =>
  text.replaceAll('\u2212', `${t('item/negative')} `).replaceAll('\u00a0', ' ')

export const spokenNumber = (value: number): string => signsSaid(numeral(value))

/** “a”, “a and b”, “a, b and c”. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : t('item/words-and-last', { words: words.slice(0, -1).join(', '), last })
}
