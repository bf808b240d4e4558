import type { InteractionOf } from '@skills-center/contract/item'
import type { RichText } from '@skills-center/contract/rich-text'
import { signatureOf } from '../rich-text.tsx'

type Option = InteractionOf<'choice'>['options'][number]

/**
 * Ids of the options that the right answer names: it is the text of the right option, or of all right ones
 * with a semicolon between. None when it does not fit the options exactly.
 */
export function rightOptions(options: readonly Option[], rightAnswer: RichText | null): ReadonlySet<string> {
  if (rightAnswer === null) return new Set()
  const whole = signatureOf(rightAnswer)
  const byText = new Map(options.map((option) => [signatureOf(option.text), option.id]))
  const single = byText.get(whole)
  if (single !== undefined) return new Set([single])
  const ids = whole.split('; ').map((part) => byText.get(part))
  return ids.every((id) => id !== undefined) ? new Set(ids) : new Set()
}
