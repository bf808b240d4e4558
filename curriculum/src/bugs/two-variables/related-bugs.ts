import { tex, type Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import {
  dependent,
  howOf,
  independent,
  lettersOf,
  type Related,
} from '../../situations/two-variables/two-variables.ts'
import { type Bug, bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** One variable is known, the other is unknown. */
export interface AskedOne extends Related {
  a: number
  asks: 'a' | 'b'
  /** The previous amount in a table or graph; null if there is none. */
  last: number | null
}

const letters = (its: Related) => {
  const [a, b] = lettersOf(its)
  return { a: tex(a), b: tex(b) }
}
const whole = (value: number): number | null =>
  Number.isInteger(tidy(value)) && value > 0 ? tidy(value) : null

// Worked by hand: tickets at $4, so 6 cost $24; a cousin who is 5 years older is 17 at 12; 40 inches less 12 are 28.
const tickets = { story: 'tickets', who: 'Maya', same: 4, a: 6, asks: 'b', last: 3 } as const
const ages = { story: 'ages', who: 'Maya', same: 5, a: 12, asks: 'b', last: 6 } as const
const ribbon = { story: 'ribbon', who: 'Maya', same: 40, a: 12, asks: 'b', last: 5 } as const

export const addsOrMultiplies = bug<AskedOne>({
  id: 'model.adds-or-multiplies',
  answer(its) {
    const { same, a, asks } = its
    const how = howOf(its)
    if (how === 'minus') return null
    if (asks === 'b') return how === 'times' ? a + same : a * same
    return whole(how === 'times' ? dependent(its, a) - same : dependent(its, a) / same)
  },
  feedback(its) {
    const how = howOf(its) === 'times' ? 'times' : 'plus'
    return say(`adds.${its.asks}.${how}`, { same: its.same, ...letters(its) })
  },
  example: [tickets, 10],
})

/** Applies the forward operation to the dependent amount instead of its inverse. */
export const sameOperation = bug<AskedOne>({
  id: 'equation.same-operation',
  answer(its) {
    const how = howOf(its)
    return its.asks === 'b' || how === 'minus' ? null : dependent(its, dependent(its, its.a))
  },
  feedback: (its) => say('same-operation', letters(its)),
  example: [{ ...tickets, asks: 'a' }, 96],
})

/** Applies the inverse operation instead of the forward one. */
const reversed = bug<AskedOne>({
  id: 'variables.reversed',
  answer: (its) => (its.asks === 'a' || howOf(its) === 'minus' ? null : whole(independent(its, its.a))),
  feedback: (its) => say('reversed', letters(its)),
  example: [ages, 7],
})

export const wrongSign = bug<AskedOne>({
  id: 'model.wrong-sign',
  answer: (its) =>
    howOf(its) === 'minus' ? its.same + (its.asks === 'b' ? its.a : dependent(its, its.a)) : null,
  feedback: (its) => say('wrong-sign', letters(its)),
  example: [ribbon, 52],
})

export const nextStep = bug<AskedOne>({
  id: 'variables.next-step',
  answer(its) {
    const { a, last, asks } = its
    return last === null || asks === 'a' || a <= last + 1 ? null : dependent(its, last + 1)
  },
  feedback: (its) => say('next-step', { last: its.last ?? 0, to: its.a, ...letters(its) }),
  example: [tickets, 16],
})

/** Multiplies the last value by the input's factor, although one part is constant. */
export const wholeObject = bug<AskedOne>({
  id: 'variables.whole-object',
  answer(its) {
    const { a, last, asks } = its
    if (last === null || asks === 'a' || howOf(its) !== 'plus') return null
    return whole((dependent(its, last) * a) / last)
  },
  feedback: (its) => say('whole-object', letters(its)),
  example: [ages, 22],
})

export const relatedBugs: Bug<AskedOne>[] = [
  addsOrMultiplies,
  sameOperation,
  reversed,
  wrongSign,
  nextStep,
  wholeObject,
]

interface WrongEquation {
  value: string
  misconception: MisconceptionId
  feedback: Text
}

/** Equations that known misconceptions write; `row` is the first pair, if a table shows them. */
export function wrongEquations(its: Related, row: number | null): WrongEquation[] {
  const [a, b] = lettersOf(its)
  const { same } = its
  const values = { same, ...letters(its) }
  const wrong = (value: string, misconception: MisconceptionId, feedback: Text): WrongEquation => ({
    value,
    misconception,
    feedback,
  })
  const by = {
    times: [
      wrong(`${a}=${same}${b}`, 'variables.reversed', say('equation.reversed', values)),
      wrong(`${b}=${a}+${same}`, 'model.adds-or-multiplies', say('adds.b.times', values)),
    ],
    plus: [
      wrong(`${a}=${b}+${same}`, 'variables.reversed', say('equation.reversed', values)),
      wrong(`${b}=${same}${a}`, 'model.adds-or-multiplies', say('adds.b.plus', values)),
    ],
    minus: [
      wrong(`${b}=${a}+${same}`, 'model.wrong-sign', say('wrong-sign', values)),
      wrong(
        `${b}=${a}-${same}`,
        'equation.reversed-subtraction',
        say('equation.reversed-difference', values),
      ),
    ],
  }[howOf(its)]
  if (row === null) return by
  const [high, first] = [dependent(its, row), say('equation.first-row')]
  const onlyFirst = {
    times: `${b}=${a}+${high - row}`,
    plus: `${b}=(${high}/${row})${a}`,
    minus: high > row ? `${b}=${a}+${high - row}` : `${b}=${a}-${row - high}`,
  }[howOf(its)]
  return [...by, wrong(onlyFirst, 'variables.first-row', first)]
}
