import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'

/** What parts of a question are called in a report. */
const names: Readonly<Record<string, string>> = {
  title: 'its name',
  skillId: 'its skill',
  standard: 'its standard',
  level: 'its level',
  stem: 'the text that students read',
  figure: 'its figure',
  parameters: 'the numbers that change',
  conditions: 'the conditions',
  answer: 'something of its answer',
  hints: 'its hints',
  steps: 'its steps',
}

/** Parts that came back otherwise than they went out: what the format could not say, however it was written. */
export function saidDifferently(question: AuthoredQuestion, back: AuthoredQuestion): string[] {
  const [out, home] = [comparable(question), comparable(back)]
  return Object.entries(names).flatMap(([key, name]) =>
    JSON.stringify(out[key]) === JSON.stringify(home[key]) ? [] : [name],
  )
}

/** Without what says nothing: empty lines of lists, spaces at ends and doubled ones, the order of keys. */
function comparable(value: unknown): Record<string, unknown> {
  const tidied = tidy(value)
  return typeof tidied === 'object' && tidied !== null && !Array.isArray(tidied) ? { ...tidied } : {}
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (Array.isArray(value)) return value.map(tidy).filter((each) => each !== '' && !isEmptyWrong(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined && inside !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [key, tidy(inside)]),
  )
}

/** Paragraphs stay, all other space is one space. */
export const tidyText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

const isEmptyWrong = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'value' in value && value.value === '' && 'feedback' in value
