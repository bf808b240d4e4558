import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import type { Language } from '@skills-center/contract/language'
import type { Inline, RichText } from '@skills-center/contract/rich-text'
import { t } from '../../../language/messages.ts'
import { mathMarkup } from '../../math-text.ts'
import { signatureOf } from '../../rich-text.tsx'

/** A line of plain-text math, typeset if possible. */
function math(text: string): Inline {
  const mathml = mathMarkup(text)
  return mathml === null ? { kind: 'text', text } : { kind: 'math', mathml, tex: text }
}
const words = (text: string): Inline => ({ kind: 'text', text })

/**
 * A hint after the last right line: first what to do next; if asked again, the resulting line. Null if no step is
 * known, or if both were given.
 */
export async function workHint(
  { task }: InteractionOf<'steps'>,
  { lines }: ResponseOf<'steps'>,
  told: readonly RichText[],
  language: Language | undefined,
): Promise<RichText | null> {
  const { hintAfter } = await import('./judge-lines.ts')
  const next = hintAfter(task, lines, language)
  if (next === null) return null
  const { before, by, after, line } = next
  const rungs: RichText[] = [
    [by === '' ? [words(before)] : [words(before), math(by), words(after)]],
    [[words(`${t('item/step-hint-line')} `), math(line)]],
  ]
  const known = new Set(told.map(signatureOf))
  return rungs.find((rung) => !known.has(signatureOf(rung))) ?? null
}
