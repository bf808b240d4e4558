import type { Exact } from '../bugs/bug.ts'
import {
  calculate,
  isFraction,
  numberTex,
  type Operation,
  unworkedTex,
  workedTex,
} from '../equations/exact.ts'
import { productTex, sumTex } from '../math/sums-of-terms.ts'
import { secondLetter } from './groups.ts'

/** An expression and the values of its variables; `surface` and `volume` are the formulas for a cube. */
export interface Evaluated {
  form: 'plus' | 'minus' | 'square' | 'group' | 'two' | 'surface' | 'volume'
  letter: string
  p: number
  c: number
  value: Exact
  /** The value of the second variable, if there is one. */
  other: number
}

export const otherLetter = ({ letter }: Evaluated): string => secondLetter(letter)

/** The value as a fraction. */
export const partValue = ({ value }: Evaluated): readonly [number, number] =>
  isFraction(value) ? value : [value, 1]

export function evaluatedTex(its: Evaluated): string {
  const { form, letter, p, c } = its
  const second = otherLetter(its)
  return {
    plus: sumTex([c, ''], [p, letter]),
    minus: sumTex([p, letter], [-c, '']),
    square: sumTex([p, `${letter}^2`], [c, '']),
    group: productTex(p, [1, letter], [c, '']),
    two: `${productTex(p, [1, letter], [c, second])} − ${second}`,
    surface: `6${letter}^2`,
    volume: `${letter}^3`,
  }[form]
}

/** `in-front`: the number is written before its operand. */
type Move = readonly [operation: Operation, by: Exact, at?: 'in-front']

/** The first computation, and the steps after it. */
function workOf({ form, p, c, value, other }: Evaluated): { first: Exact; moves: readonly Move[] } {
  const byFactor: Move = ['times', p, 'in-front']
  const byValue: Move = ['times', value]
  const work: Record<Evaluated['form'], [first: Exact, ...moves: Move[]]> = {
    plus: [p, byValue, ['plus', c, 'in-front']],
    minus: [p, byValue, ['minus', c]],
    square: [value, byValue, byFactor, ['plus', c]],
    group: [value, ['plus', c], byFactor],
    two: [c, ['times', other], ['plus', value, 'in-front'], byFactor, ['minus', other]],
    surface: [value, byValue, ['times', 6, 'in-front']],
    volume: [value, byValue, byValue],
  }
  const [first, ...moves] = work[form]
  return { first, moves }
}

/** `3 × 4 = 12`, `5 + 12 = 17`. */
export function evaluatedSteps(its: Evaluated): { steps: string[]; result: Exact } {
  const { first, moves } = workOf(its)
  const steps: string[] = []
  let result = first
  for (const [operation, by, at] of moves) {
    steps.push(at === undefined ? workedTex(result, operation, by) : workedTex(by, operation, result))
    result = calculate(result, operation, by)
  }
  return { steps, result }
}

/** The first step, not yet evaluated. */
export function firstStepTex(its: Evaluated): string {
  const { first, moves } = workOf(its)
  const [[operation, by]] = [moves[0] ?? (['times', 1] as const)]
  return unworkedTex(first, operation, by)
}

/** `x = 4` and the value of the second variable, if there is one. */
export const givenTex = (its: Evaluated): { first: string; second: string } => ({
  first: `${its.letter} = ${numberTex(its.value)}`,
  second: `${otherLetter(its)} = ${its.other}`,
})
