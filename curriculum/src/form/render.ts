import type { Language } from '@skills-center/messages/language'
import { say } from '@skills-center/messages/say'
import type { Text } from '@skills-center/messages/values'
import type { Figure, Item, Key, WrittenInteraction } from '../item.ts'
import { formatAnswer } from '../right-answer.ts'
import type { ItemTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

const isText = (node: object): node is Text => 'say' in node

/** Words in a language; a plain string is unchanged. */
export const written = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : say(language, words)

/** Plain JSON with every text in it written out. */
function everyTextIn(node: unknown, language: Language): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each: unknown) => everyTextIn(each, language))
  if (isText(node)) return say(language, node)
  const out: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) out[name] = everyTextIn(value, language)
  return out
}

// `Worded` turns the strings of the contract types into words; these functions turn them back.
/* oxlint-disable typescript/consistent-type-assertions */
export const writtenFigure = (figure: Worded<Figure>, language: Language): Figure =>
  everyTextIn(figure, language) as Figure
const writtenInteraction = (
  interaction: Worded<WrittenInteraction>,
  language: Language,
): WrittenInteraction => everyTextIn(interaction, language) as WrittenInteraction
const writtenWords = (key: Worded<Key>, language: Language): Key => everyTextIn(key, language) as Key
/* oxlint-enable typescript/consistent-type-assertions */

/** A key in a language. Units of the other languages are accepted, too. */
function writtenKey(key: Worded<Key>, language: Language, others: readonly Language[]): Key {
  const own = writtenWords(key, language)
  if (own.kind === 'term') return { ...own, language: language.code }
  if (own.kind !== 'number' && own.kind !== 'fraction' && own.kind !== 'quantity') return own
  if (!('unit' in key) || key.unit === undefined || typeof key.unit === 'string') return own
  const { unit } = key
  const otherUnits = others.map((other) => written(unit, other)).filter((other) => other !== own.unit)
  return otherUnits.length === 0 ? own : { ...own, otherUnits }
}

/**
 * The item as a student sees it in a language; `write` writes its sentences. Its judges also accept the units of the
 * other languages.
 */
export function render(
  template: ItemTemplate,
  language: Language,
  others: readonly Language[] = [],
  write: typeof written = written,
): Item {
  const { stem, figure, interaction, calculator, key, answer, wrongAnswers, hints, solution } = template
  const texts = (all: readonly Words[]) => all.map((words) => write(words, language))
  // Plain strings are in the language that their author used.
  const isPlain = stem.every((words) => typeof words === 'string')
  const asked = writtenInteraction(interaction, language)
  const ownKey = writtenKey(key, language, others)
  return {
    ...(isPlain ? {} : { language: language.code }),
    stem: texts(stem).join(' '),
    ...(figure === undefined ? {} : { figure: writtenFigure(figure, language) }),
    interaction: asked,
    ...(calculator === undefined ? {} : { calculator }),
    key: ownKey,
    answer:
      answer === undefined
        ? formatAnswer({ interaction: asked }, ownKey, isPlain ? undefined : language)
        : written(answer, language),
    wrongAnswers: wrongAnswers.map((wrong) => ({
      misconception: wrong.misconception,
      key: writtenKey(wrong.key, language, others),
      feedback: write(wrong.feedback, language),
    })),
    hints: texts(hints),
    solution: texts(solution),
  }
}
