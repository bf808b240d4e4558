import type { Quantity, Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'
import { type Grouped, groupedParts, groups } from './two-groups.ts'

export interface Described extends Grouped {
  level: 1 | 2 | 3
  /** The number of equal groups that the amounts make. */
  times: number
}

interface Statements {
  right: Text
  /** Other true statements. */
  also: Text[]
  wrong: { text: Text; misconception: MisconceptionId; feedback: Text }[]
}

const saying = (form: 'ratio' | 'to-all' | 'every' | 'of') => (first: Quantity, second: Quantity) =>
  say(`says.${form}`, { first, second })

/** Statements about two groups. */
const ratio = saying('ratio')
const toAll = saying('to-all')
export const forEvery = saying('every')
export const outOf = saying('of')

/** True and false statements: about the counts (level 1), equal groups (level 2), a part of the whole (level 3). */
export function statementsOf(described: Described): Statements {
  const { group, one: x, other: y, times, level } = described
  const [a, b] = [x / times, y / times]
  const counting = (kind: 'one' | 'other' | 'whole') => (count: number) =>
    quantity(count, groups[group][kind])
  const [ones, others, all] = [counting('one'), counting('other'), counting('whole')]
  const parts = groupedParts(described)
  const turned = (text: Text) =>
    ({ text, misconception: 'ratio.turned', feedback: say('says.turned', parts) }) as const
  const partWhole = (text: Text) =>
    ({ text, misconception: 'ratio.part-whole', feedback: say('says.part-whole', parts) }) as const
  switch (level) {
    case 1:
      return {
        right: ratio(ones(x), others(y)),
        also: [ratio(others(y), ones(x)), toAll(ones(x), all(x + y))],
        wrong: [
          turned(ratio(ones(y), others(x))),
          partWhole(x < y ? toAll(ones(x), all(y)) : toAll(others(y), all(x))),
        ],
      }
    case 2:
      return {
        right: forEvery(ones(a), others(b)),
        also: [ratio(ones(x), others(y)), ratio(others(b), ones(a))],
        wrong: [
          turned(forEvery(ones(b), others(a))),
          {
            // Has the same difference as the amounts.
            text: forEvery(ones(a < b ? a : b + x - y), others(a < b ? a + y - x : b)),
            misconception: 'ratio.additive',
            feedback: say('says.additive', { gap: Math.abs(x - y), times }),
          },
        ],
      }
    case 3:
      return {
        right: outOf(ones(a), all(a + b)),
        also: [forEvery(ones(a), others(b)), outOf(others(b), all(a + b))],
        wrong: [
          partWhole(a < b ? outOf(ones(a), all(b)) : outOf(others(b), all(a))),
          turned(forEvery(ones(b), others(a))),
        ],
      }
  }
}

/** Reads the number of each kind from a story, by the first letters of its name, in either language. */
function countsTold(stem: string): (text: string) => number[] {
  const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [before = '', one = '', after = ''] = stem.split(/\d+/)
  const [x = 0, y = 0] = (stem.match(/\d+/g) ?? []).map(Number)
  const [other = ''] = after.split(',')
  // A kind's name starts with three letters that the other kind's name does not contain.
  const starts = (text: string, not: string) =>
    wordsIn(text)
      .map((each) => each.slice(0, 3))
      .filter((each) => !wordsIn(not).some((their) => their.startsWith(each)))
  const ones = starts(one.split(/ (?:and|y) /)[0] ?? '', other + before)
  const others = starts(other, one + before)
  return (text) =>
    wordsIn(text).flatMap((each) =>
      ones.includes(each.slice(0, 3)) ? [x] : others.includes(each.slice(0, 3)) ? [y] : [],
    )
}

/** The two kinds named in a field's label: “Ratio of dogs to cats”. */
export const kindsAsked = ({ interaction }: Shown): string[] =>
  /(?:Ratio of|Razón de) (.+) (?:to|a) (.+)/
    .exec('label' in interaction ? interaction.label : '')
    ?.slice(1) ?? []

/** Whether a story gives this count for a kind. */
export const statesCount = (stem: string, count: number, [kind]: string[]): boolean =>
  new RegExp(`(?<!\\d)${count} ${kind}`).test(stem)

/** All statements that are true of the given amounts. */
export function statementsShown(shown: Shown): Response {
  const countsIn = countsTold(shown.stem)
  const [x = 0, y = 0] = numbersIn(shown.stem).map(({ value }) => value)
  return solved.choices(shown, (text) => {
    const [p = 0, q = 1] = numbersIn(text).map(({ value }) => value)
    const [first = 0, second = x + y] = countsIn(text)
    return p * second === q * first
  })
}
