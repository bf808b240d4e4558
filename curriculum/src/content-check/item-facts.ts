import type { InteractionKind } from '@skills-center/contract/interaction'
import { blindAnswers } from '../blind-answers.ts'
import type { ItemTemplate } from '../form/item-template.ts'
import type { Words } from '../form/words.ts'
import type { WrittenInteraction } from '../item.ts'
import { storyOf } from '../situations/story-of.ts'

/** A list of options with one right answer: a choice, or a gap in a text. */
export interface PickFacts {
  /** The gap's id; empty for a choice. */
  list: string
  /** Names of the options: their wording without numbers. Undefined for options that differ only in numbers. */
  names: (string | undefined)[]
  /** Ids of the options, which may be their position or their meaning. */
  ids: string[]
  right: number
}

/** What is counted each time an item occurs, in any language. */
export interface ItemFacts {
  task: string
  story: string | undefined
  kind: InteractionKind
  /** The probability that a blind guess is right. */
  guess: number
  picks: PickFacts[]
}

interface Option {
  id: Words
  text: Words
}

/** Ids are strings, although an item template's type would allow a text. */
const idOf = (id: Words): string => (typeof id === 'string' ? id : id.say)

const withoutNumbers = (words: Words): string | undefined => {
  const name = typeof words === 'string' ? words : JSON.stringify(words)
  return /\d/.test(typeof words === 'string' ? words : JSON.stringify(words.with ?? {})) ? undefined : name
}

/** Options are identified by their messages; where two share a message, by their full content. */
function namesOf(options: readonly Option[]): (string | undefined)[] {
  const messages = options.map(({ text }) => (typeof text === 'string' ? text : text.say))
  const areApart = new Set(messages).size === messages.length
  return options.map(({ text }, at) =>
    areApart && typeof text !== 'string' ? messages[at] : withoutNumbers(text),
  )
}

const pickOf = (options: readonly Option[], right: Words | undefined, list = ''): PickFacts => ({
  list,
  names: namesOf(options),
  ids: options.map(({ id }) => idOf(id)),
  right: options.findIndex(({ id }) => id === right),
})

function picksOf({ interaction, key }: ItemTemplate): PickFacts[] {
  if (interaction.kind === 'choice' && key.kind === 'choice') return [pickOf(interaction.options, key.option)]
  if (interaction.kind !== 'inline-choice' || key.kind !== 'inline-choice') return []
  return interaction.gaps.map(({ id, options }) => pickOf(options, key.placed[idOf(id)], `${idOf(id)}: `))
}

export function factsOf(template: ItemTemplate, task: string): ItemFacts {
  const { interaction, stem } = template
  // Blind answers are counted by ids, so the missing words do not matter.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const ways = blindAnswers(interaction as WrittenInteraction)
  return {
    task,
    story: storyOf(stem),
    kind: interaction.kind,
    guess: ways === null ? 0 : 1 / ways,
    picks: picksOf(template),
  }
}
