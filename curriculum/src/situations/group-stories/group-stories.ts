import { money, type Text, type Value } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { isClear, resultOf, type TwoStep } from '../../equations/two-step.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Range = readonly [from: number, to: number]
interface Ranges {
  level: 1 | 2 | 3
  form: 'group-plus' | 'group-minus'
  letter: string
  p: Range
  q: Range
  value: Range
  /** The numbers that are dollars. */
  money: readonly ('q' | 'result' | 'value')[]
}
const prices = ['q', 'result', 'value'] as const

/** Equal groups of two parts, one unknown and one known. */
const stories: Readonly<Record<string, Ranges>> = {
  lunches: { level: 1, form: 'group-plus', letter: 's', p: [3, 9], q: [2, 4], value: [5, 12], money: prices },
  kits: { level: 1, form: 'group-plus', letter: 'b', p: [4, 12], q: [3, 9], value: [5, 20], money: [] },
  rows: { level: 1, form: 'group-plus', letter: 'd', p: [3, 8], q: [2, 6], value: [8, 20], money: [] },
  skating: { level: 1, form: 'group-plus', letter: 't', p: [3, 8], q: [3, 6], value: [7, 15], money: prices },
  runs: { level: 2, form: 'group-minus', letter: 'm', p: [3, 6], q: [2, 4], value: [6, 12], money: [] },
  tickets: {
    level: 2,
    form: 'group-minus',
    letter: 't',
    p: [3, 8],
    q: [2, 6],
    value: [12, 30],
    money: prices,
  },
  trays: { level: 2, form: 'group-minus', letter: 'n', p: [3, 8], q: [2, 5], value: [10, 24], money: [] },
  pay: {
    level: 2,
    form: 'group-minus',
    letter: 'p',
    p: [4, 10],
    q: [6, 15],
    value: [60, 110],
    money: prices,
  },
  field: { level: 3, form: 'group-plus', letter: 'x', p: [2, 2], q: [15, 50], value: [55, 110], money: [] },
  frame: { level: 3, form: 'group-minus', letter: 'x', p: [2, 2], q: [3, 12], value: [20, 45], money: [] },
  triangle: { level: 3, form: 'group-plus', letter: 's', p: [3, 3], q: [4, 12], value: [14, 40], money: [] },
  weeks: { level: 3, form: 'group-plus', letter: 'm', p: [4, 6], q: [10, 25], value: [20, 50], money: [] },
}

export interface GroupStory extends TwoStep {
  story: string
  who: string
}
function rangesOf(story: string): Ranges {
  const ranges = stories[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  return ranges
}

export function drawGroups(random: Random, level: 1 | 2 | 3): GroupStory {
  const story = random.pick(Object.keys(stories).filter((id) => rangesOf(id).level === level))
  const { form, letter, p, q, value } = rangesOf(story)
  return {
    story,
    form,
    letter,
    p: random.integer(p[0], p[1]),
    q: random.integer(q[0], q[1]),
    value: random.integer(value[0], value[1]),
    who: someone(random),
  }
}

/** Whether the four numbers all differ. */
export const isClearGroup = (told: GroupStory): boolean => isClear(told, 1500)

/** The story, and the meaning of the variable: “the price of a sandwich, in dollars”. */
export function tellGroups(told: GroupStory): { told: Text; unknown: Text } {
  const { story, p, q, who } = told
  const dollars = rangesOf(story).money
  const shown = (name: 'q' | 'result', value: number): Value =>
    dollars.includes(name) ? money(100 * value) : value
  const values = {
    who: person(who),
    p: toNumber(p),
    q: shown('q', toNumber(q)),
    result: shown('result', toNumber(resultOf(told))),
  }
  // Each story has these two messages, which use some of the values.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const tell = (id: 'told' | 'unknown'): Text => say(`${story}.${id}` as 'lunches.told', values)
  return { told: tell('told'), unknown: tell('unknown') }
}
