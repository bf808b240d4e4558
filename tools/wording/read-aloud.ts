import { parseMessage } from '@skills-center/messages/parse-message'
import { type Part, runMessage, type Speaker } from '@skills-center/messages/run-message'

/** Replaces every value with a sample name, and every count with a sample number. */
const speaker = (plural: 'one' | 'other', choice: string): Speaker => ({
  write: () => 'Zoe',
  choice: () => choice,
  count: () => (plural === 'one' ? 1 : 7),
  plural: () => plural,
  join: (before, value) => before + value,
})

const textOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.inside.length === 0 ? 'Zoe' : textOf(part.inside)))
    .join('')

/** Returns the case names of every `select`. */
const choicesIn = (source: string): string[] =>
  [...source.matchAll(/(?<=\s|,)([\w-]+)\s*\{/g)].flatMap(([, name = '']) =>
    /^(?:one|other)$/.test(name) ? [] : [name],
  )

/** Returns the different texts that a message can produce: singular and plural, and each of its cases. */
export function readingsOf(source: string): string[] {
  const message = parseMessage(source, { hasElements: true })
  const choices = source.includes(', select,') ? ['other', ...choicesIn(source)] : ['other']
  const texts = choices.flatMap((choice) =>
    (['one', 'other'] as const).map((plural) =>
      textOf(runMessage(speaker(plural, choice), message)).replaceAll(/[⟪⟫]/g, ''),
    ),
  )
  return [...new Set(texts)]
}
