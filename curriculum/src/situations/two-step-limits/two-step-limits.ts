import { money, type Text } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { calculate } from '../../equations/exact.ts'
import { goesRight, isClosed, type Sign } from '../../equations/inequality.ts'
import { solutionOf, type TwoStepInequality } from '../../equations/two-step-inequality.ts'
import { resultOf, type TwoStepForm } from '../../equations/two-step.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  form: TwoStepForm
  letter: string
  sign: Sign
  /** Minimum and maximum. */
  p: readonly [number, number]
  /** If something is used up: the amount left at the limit. */
  q: readonly [number, number]
  /** The whole number below the bound. */
  count: readonly [number, number]
  isMoney?: true
}

/**
 * Stories about a limit: a start and a rate (`rate`), something used up (`less`), equal groups of two parts (`groups`).
 */
const stories = {
  rate: {
    saving: { form: 'plus', letter: 'w', sign: '≥', p: [6, 25], q: [10, 60], count: [4, 14], isMoney: true },
    arcade: { form: 'plus', letter: 'g', sign: '≤', p: [2, 4], q: [5, 12], count: [4, 12], isMoney: true },
    crate: { form: 'plus', letter: 'm', sign: '≤', p: [4, 9], q: [3, 9], count: [4, 12] },
    reading: { form: 'plus', letter: 'd', sign: '≥', p: [12, 30], q: [20, 90], count: [4, 9] },
    vine: { form: 'plus', letter: 'w', sign: '>', p: [3, 8], q: [10, 30], count: [4, 12] },
    stars: { form: 'plus', letter: 's', sign: '>', p: [15, 40], q: [60, 200], count: [4, 12] },
    party: { form: 'plus', letter: 'g', sign: '≤', p: [7, 15], q: [40, 90], count: [8, 25], isMoney: true },
    printing: {
      form: 'plus',
      letter: 's',
      sign: '<',
      p: [6, 12],
      q: [20, 45],
      count: [8, 30],
      isMoney: true,
    },
  },
  less: {
    card: { form: 'left', letter: 'm', sign: '≥', p: [3, 6], q: [7, 20], count: [3, 9], isMoney: true },
    tank: { form: 'left', letter: 't', sign: '<', p: [3, 9], q: [10, 60], count: [5, 20] },
    ribbon: { form: 'left', letter: 'b', sign: '≥', p: [2, 5], q: [6, 20], count: [4, 12] },
    battery: { form: 'left', letter: 'h', sign: '≤', p: [7, 12], q: [13, 20], count: [3, 6] },
    candle: { form: 'left', letter: 'h', sign: '>', p: [2, 4], q: [5, 9], count: [3, 6] },
    flour: { form: 'left', letter: 'd', sign: '<', p: [8, 15], q: [20, 50], count: [3, 9] },
  },
  groups: {
    show: {
      form: 'group-plus',
      letter: 't',
      sign: '≤',
      p: [3, 6],
      q: [5, 9],
      count: [10, 25],
      isMoney: true,
    },
    practice: { form: 'group-plus', letter: 'm', sign: '≥', p: [3, 6], q: [5, 10], count: [15, 35] },
    boxes: { form: 'group-plus', letter: 'w', sign: '<', p: [4, 9], q: [2, 3], count: [10, 30] },
    shirts: {
      form: 'group-minus',
      letter: 's',
      sign: '≤',
      p: [3, 5],
      q: [4, 8],
      count: [15, 30],
      isMoney: true,
    },
    bracelets: { form: 'group-minus', letter: 'b', sign: '>', p: [3, 6], q: [2, 5], count: [8, 20] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
export type LimitTelling = keyof typeof stories
type StoryId = { [Kind in LimitTelling]: keyof (typeof stories)[Kind] & string }[LimitTelling]

/** A story with its numbers, as an inequality. The variable counts whole things. */
export interface ToldTwoStepLimit extends TwoStepInequality {
  story: StoryId
  who: string
}

const rangesOf: Readonly<Record<string, Ranges>> = Object.assign({}, ...Object.values(stories))

function rangesFor(story: StoryId): Ranges {
  const ranges = rangesOf[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  return ranges
}

/** With `isWhole` the bound is a whole number; otherwise it is between two. */
export function drawTwoStepLimit(random: Random, telling: LimitTelling, isWhole: boolean): ToldTwoStepLimit {
  const story = random.pick(keysOf(stories[telling]))
  const { form, letter, sign, ...from } = rangesFor(story)
  const p = random.integer(...from.p)
  const count = random.integer(...from.count)
  const above = isWhole ? 0 : random.integer(1, p - 1)
  const value = calculate(count * p + above, 'over', [p, 1])
  const rest = random.integer(...from.q)
  const q = form === 'left' ? count * p + above + rest : rest
  return { story, form, letter, sign, p, q, value, who: someone(random) }
}

/** The smallest or the greatest whole number that satisfies the bound. */
export function wholeFor(sign: Sign, bound: number): number {
  if (goesRight(sign)) return isClosed(sign) ? Math.ceil(bound) : Math.floor(bound) + 1
  return isClosed(sign) ? Math.floor(bound) : Math.ceil(bound) - 1
}

export const wholeSolution = (told: ToldTwoStepLimit): number =>
  wholeFor(solutionOf(told).sign, toNumber(told.value))

/** The story, its question, and “the number of weeks that Ana saves”. */
export function tellTwoStepLimit(told: ToldTwoStepLimit): Record<'told' | 'asks' | 'unknown', Text> {
  const who = person(told.who)
  const { isMoney } = rangesFor(told.story)
  const shown = (value: number) => (isMoney === true ? money(100 * value) : value)
  const values = {
    who,
    p: told.form.startsWith('group') ? toNumber(told.p) : shown(toNumber(told.p)),
    q: shown(toNumber(told.q)),
    result: shown(toNumber(resultOf(told))),
  }
  return {
    told: say(`${told.story}.told`, values),
    asks: say(`${told.story}.asks`, { who }),
    unknown: say(`${told.story}.unknown`, { who }),
  }
}
