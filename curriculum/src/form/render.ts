import type { Language } from '@skills-center/messages/language'
import { say } from '@skills-center/messages/say'
import type { Text } from '@skills-center/messages/values'
import type { Figure, Item, Key, WrittenInteraction } from '../item.ts'
import type { ItemTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

const isText = (node: object): node is Text => 'say' in node

/** Words in a language; a string stands as it is. */
export const written = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : say(language, words)

/** Plain JSON with every text in it written. */
function everyTextIn(node: unknown, language: Language): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each: unknown) => everyTextIn(each, language))
  if (isText(node)) return say(language, node)
  const out: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) out[name] = everyTextIn(value, language)
  return out
}

// `Worded` is made of the contract's types by turning strings into words, and these turn them back.
/* oxlint-disable typescript/consistent-type-assertions */
export const writtenFigure = (figure: Worded<Figure>, language: Language): Figure =>
  everyTextIn(figure, language) as Figure
const writtenInteraction = (
  interaction: Worded<WrittenInteraction>,
  language: Language,
): WrittenInteraction => everyTextIn(interaction, language) as WrittenInteraction
const writtenKey = (key: Worded<Key>, language: Language): Key => everyTextIn(key, language) as Key
/* oxlint-enable typescript/consistent-type-assertions */

/** The item as a student meets it in a language. */
export function render(template: ItemTemplate, language: Language): Item {
  const { stem, figure, interaction, calculator, key, answer, wrongAnswers, hints, solution } = template
  const texts = (all: readonly Words[]) => all.map((words) => written(words, language))
  return {
    stem: texts(stem).join(' '),
    ...(figure === undefined ? {} : { figure: writtenFigure(figure, language) }),
    interaction: writtenInteraction(interaction, language),
    ...(calculator === undefined ? {} : { calculator }),
    key: writtenKey(key, language),
    ...(answer === undefined ? {} : { answer: written(answer, language) }),
    wrongAnswers: wrongAnswers.map((wrong) => ({
      misconception: wrong.misconception,
      key: writtenKey(wrong.key, language),
      feedback: written(wrong.feedback, language),
    })),
    hints: texts(hints),
    solution: texts(solution),
  }
}
