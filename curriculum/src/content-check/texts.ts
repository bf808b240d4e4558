import { textsIn } from '@skills-center/contract/interaction-texts'
import type { Item } from '../item.ts'
import { rightAnswer } from '../right-answer.ts'

export interface PlacedText {
  place: string
  /** As markup. */
  text: string
}

const named = <Text>(place: string, texts: readonly Text[]) => texts.map((text) => ({ place, text }))

/** The sentences of an item with their places; the item may be written out or still without words. */
export const sentencesOf = <Text>(
  stem: readonly Text[],
  {
    hints,
    solution,
    wrongAnswers,
  }: { hints: readonly Text[]; solution: readonly Text[]; wrongAnswers: readonly { feedback: Text }[] },
) => [
  ...named('stem', stem),
  ...named('hint', hints),
  ...named('solution', solution),
  ...named(
    'feedback',
    wrongAnswers.map(({ feedback }) => feedback),
  ),
]

/** Every text of an item that students can read, including the right answer, with its place. */
export const textsOf = (item: Item): PlacedText[] => [
  ...sentencesOf([item.stem], item),
  ...otherTextsOf(item),
]

/** All texts except the sentences: those of the interaction, and the description of the figure. */
export function otherTextsOf(item: Item): PlacedText[] {
  return [
    ...named('option', textsIn(item.interaction)),
    ...named('label', labelsOf(item.interaction)),
    ...named('figure', item.figure === undefined ? [] : [item.figure.description]),
    ...named(
      'feedback',
      item.key.kind === 'simulation' ? item.key.needs.flatMap(({ says }) => Object.values(says)) : [],
    ),
    ...named('right answer', [rightAnswer(item)]),
    ...gapsFilled(item),
  ]
}

/** Each option of a gap, right or wrong, with the words before the gap, because they are read as one sentence. */
function gapsFilled({ interaction }: Item): PlacedText[] {
  if (interaction.kind !== 'inline-choice') return []
  const { parts, gaps } = interaction
  return parts.flatMap((part, index) => {
    if ('text' in part) return []
    const before = parts.slice(0, index).map((its) => ('text' in its ? its.text : '…'))
    const options = gaps.find(({ id }) => id === part.gap)?.options ?? []
    return options.map(({ text }) => ({ place: 'gap', text: before.join('') + text }))
  })
}

/** Whether the texts at this place are only parts of sentences. */
export const isPartOfSentence = (place: string): boolean => place === 'right answer' || place === 'gap'

function labelsOf(interaction: Item['interaction']): string[] {
  if (interaction.kind !== 'simulation') return 'label' in interaction ? [interaction.label] : []
  const { knobs, measured, answer } = interaction
  const set = knobs.flatMap(({ label, settings }) => [label, ...settings.map(({ text }) => text)])
  return [...set, measured.label, ...('label' in answer ? [answer.label] : [])]
}

/**
 * Flesch-Kincaid grade level (Kincaid and others 1975), based on words only; short texts are judged together, never
 * individually.
 */
export function readingGrade(text: string): number {
  const prose = text.replace(/\\[a-z]+|[{}]/g, ' ')
  const sentences = Math.max(1, prose.split(/[.!?:]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length)
  const words = prose.match(/[a-z’']+/gi) ?? []
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllableCount(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}
