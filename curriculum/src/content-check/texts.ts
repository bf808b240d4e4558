import { textsIn } from '@skills-center/contract/interaction-texts'
import type { Item } from '../item.ts'
import { plain } from '../markup.ts'

export interface PlacedText {
  place: string
  text: string
}

/** Every text of an item that a student can read, with its place. */
export function textsOf(item: Item): PlacedText[] {
  const options = textsIn(item.interaction)
  const label = labelsOf(item.interaction)
  const named = (place: string, texts: string[]) => texts.map((text) => ({ place, text: plain(text) }))
  return [
    ...named('stem', [item.stem]),
    ...named('option', options),
    ...named('label', label),
    ...named('figure', item.figure === undefined ? [] : [item.figure.description]),
    ...named('hint', item.hints),
    ...named('solution', item.solution),
    ...named(
      'feedback',
      item.wrongAnswers.map((wrong) => wrong.feedback),
    ),
    ...named(
      'feedback',
      item.key.kind === 'simulation' ? item.key.needs.flatMap(({ says }) => Object.values(says)) : [],
    ),
  ]
}

function labelsOf(interaction: Item['interaction']): string[] {
  if (interaction.kind !== 'simulation') return 'label' in interaction ? [interaction.label] : []
  const { knobs, measured, answer } = interaction
  const set = knobs.flatMap(({ label, settings }) => [label, ...settings.map(({ text }) => text)])
  return [...set, measured.label, ...('label' in answer ? [answer.label] : [])]
}

/** Flesch-Kincaid grade level (Kincaid and others 1975), of words only; short texts are judged in bulk, never one by one. */
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
