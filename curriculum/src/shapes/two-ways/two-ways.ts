import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { toNumber, type Exact } from '../../bugs/bug.ts'
import { mathIn } from '../../form/math-in.ts'
import type { Random } from '../../random.ts'
import { tex } from '@skills-center/messages/values'
import { tex as math } from '../../markup.ts'
import { calculate, isFraction, numberTex } from '../../equations/exact.ts'
import {
  isClear,
  resultOf,
  solutionTex,
  type TwoStep,
  twoStepTex,
  wholeTwoStep,
} from '../../equations/two-step.ts'
import { solvedText } from '../../equations/typed-solution.ts'
import { person, someone } from '../../people/people.ts'
import { fillTable } from '../fill-table/fill-table.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const isWhole = (value: Exact): boolean => Number.isInteger(toNumber(value))
export const grouped = (random: Random): TwoStep['form'] => random.pick(['group-plus', 'group-minus'])
export const kindOf = ({ p, q, value }: TwoStep): string =>
  [isFraction(p) ? 'part' : toNumber(p) < 0 ? 'below' : 'whole', isWhole(q), isWhole(value)].join(' ')

/** A fraction in front of the parentheses, with a whole number of groups inside. */
export function fractionGroup(random: Random): TwoStep {
  const bottom = random.integer(2, 6)
  const q = random.integer(2, 9)
  const form = grouped(random)
  const inside = bottom * random.integer(2, 8)
  return {
    form,
    letter: random.pick(['x', 'n', 'k', 'y']),
    p: [1, bottom],
    q,
    value: form === 'group-plus' ? inside - q : inside + q,
  }
}
/** A number as written in TeX or typed: `−5`, `\frac{1}{2}`, `17/2`. */
export function valueOf(text: string): number {
  const [top = 0, bottom = 1] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  return (/^[−-]/.test(text) ? -1 : 1) * (top / bottom)
}
/** The numbers in `p(x + q) = r`; NaN for a question mark. */
export function partsOf(equation: string): { p: number; q: number; r: number; sign: number } {
  const [, p = '', sign, q = '', r = ''] = /^(.+)\([a-z] ([+−]) (.+)\) = (.+)$/.exec(equation) ?? []
  return { p: valueOf(p), q: valueOf(q), r: valueOf(r), sign: sign === '+' ? 1 : -1 }
}

interface Ways extends TwoStep {
  level: 1 | 2 | 3
  who: string
}
/**
 * The number in one line of each method (level 1), also in the next line (level 2), with a fraction in front (level 3).
 */
export const bothWays = defineModel<Ways>({
  id: 'both-ways',
  thinking: 'explain',
  seconds: 80,
  standards: ['7.EE.B.4a'],
  task: (values) => `${values.level} ${values.form} ${toNumber(values.p)}`,
  draw(random, level) {
    const equation = level < 3 ? wholeTwoStep(random, grouped(random), 'whole') : fractionGroup(random)
    return { ...equation, level, who: someone(random) }
  },
  fits: (values) =>
    isClear(values) && isWhole(calculate(values.p, 'times', values.q)) && toNumber(values.value) > 0,
  item(values) {
    const { form, letter, p, q, value, level, who } = values
    const result = resultOf(values)
    const sign = form === 'group-plus' ? '+' : '−'
    const [times, group] = [toNumber(calculate(p, 'times', q)), toNumber(calculate(result, 'over', p))]
    const term = `${numberTex(p)}${letter}`
    const right = calculate(p, 'times', value)
    const shown = { p: tex(numberTex(p)), q: tex(numberTex(q)) }
    const slip = (
      got: Exact,
      misconception: 'expression.distributes-once' | 'equation.same-operation' | 'equation.stops-early',
      feedback: ReturnType<typeof say>,
    ) => ({
      value: got,
      misconception,
      feedback,
    })
    const row = (line: string, answer: Exact, wrong: ReturnType<typeof slip>[]) => [
      math(line),
      {
        name: say('ways.number'),
        value: toNumber(answer),
        wrong: wrong.filter((each) => toNumber(each.value) !== toNumber(answer)),
      },
    ]
    return {
      stem: [say('ways.asks', { who: person(who), equation: tex(twoStepTex(values)) })],
      ...fillTable({
        columns: [say('ways.line'), say('ways.number')],
        rows: [
          row(`? = ${letter} ${sign} ${numberTex(q)}`, group, [
            slip(calculate(result, 'minus', p), 'equation.same-operation', say('ways.divided', shown)),
          ]),
          row(`${term} ${sign} ? = ${numberTex(result)}`, times, [
            slip(q, 'expression.distributes-once', say('ways.times', shown)),
          ]),
          ...(level === 1
            ? []
            : [
                row(`? = ${term}`, right, [
                  slip(
                    calculate(result, form === 'group-plus' ? 'plus' : 'minus', times),
                    'equation.same-operation',
                    say('ways.right'),
                  ),
                  slip(
                    calculate(result, form === 'group-plus' ? 'minus' : 'plus', q),
                    'expression.distributes-once',
                    say('ways.times', shown),
                  ),
                ]),
              ]),
          row(`? = ${letter}`, value, [slip(group, 'equation.stops-early', say('ways.solution'))]),
        ],
      }),
      hints: [say('ways.nudge', shown), say('ways.hint', shown)],
      solution: [
        say('ways.so-divide', {
          ...shown,
          line: tex(`${letter} ${sign} ${numberTex(q)} = ${numberTex(group)}`),
        }),
        say('ways.so-distribute', {
          line: tex(`${term} ${sign} ${numberTex(times)} = ${numberTex(result)}`),
        }),
        say('ways.so', { solution: tex(solutionTex(values)) }),
      ],
    }
  },
  solve(shown) {
    const [equation = ''] = mathIn(shown.stem)
    const { p, q } = partsOf(equation)
    const value = valueOf(solvedText(equation))
    return solved.table(shown, ({ cells: [text = ''] }) => {
      const [line = ''] = mathIn(text)
      if (line.includes(' ? = ')) return p * q
      if (/ [+−] /.test(line)) return line.includes('+') ? value + q : value - q
      return /^\? = [a-z]$/.test(line) ? value : p * value
    })
  },
})

interface FirstSteps {
  equations: TwoStep[]
  shuffle: number
}
const dividedOf = (equation: TwoStep): Exact => calculate(resultOf(equation), 'over', equation.p)
const productOf = ({ p, q }: TwoStep): Exact => calculate(p, 'times', q)
/** The category: only dividing works well, only distributing, or both. */
function placeOf(equation: TwoStep): number {
  const divides = isWhole(dividedOf(equation)) && isWhole(equation.q)
  const distributes = isWhole(equation.p) && isWhole(productOf(equation)) && isWhole(resultOf(equation))
  return divides && distributes ? 2 : divides ? 0 : distributes ? 1 : -1
}
function equationFor(random: Random, kind: 'whole' | 'part' | 'left' | 'inside'): TwoStep {
  const whole = { ...wholeTwoStep(random, grouped(random), 'whole'), letter: 'x' }
  if (kind === 'part') return { ...fractionGroup(random), letter: 'x' }
  const p = toNumber(whole.p)
  // The right side must not be a multiple of the factor.
  if (kind === 'left')
    return {
      ...whole,
      value: calculate([random.integer(1, p - 1) + p * random.integer(1, 5), p], 'times', 1),
    }
  if (kind === 'inside')
    return { ...whole, p: 2 * random.integer(2, 5), q: [1, 2], value: [2 * random.integer(2, 9) + 1, 2] }
  return whole
}

/** Whole-number factors (level 1), also a fraction in front (level 2), also in the parentheses (level 3). */
export const sortFirstSteps = defineModel<FirstSteps>({
  id: 'sort-first-steps',
  thinking: 'compare',
  seconds: 90,
  standards: ['7.EE.B.4a'],
  task: ({ equations }) =>
    equations
      .map((each) => `${each.form} ${kindOf(each)}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    equations: (
      {
        1: ['whole', 'left', random.pick(['whole', 'left'] as const)],
        2: ['whole', 'left', 'part'],
        3: ['left', 'part', 'inside', random.pick(['whole', 'part'] as const)],
      } as const
    )[level].map((kind) => equationFor(random, kind)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ equations }) =>
    new Set(equations.map(twoStepTex)).size === equations.length &&
    equations.every((each) => isClear(each) && placeOf(each) >= 0 && toNumber(each.value) > 0),
  item({ equations, shuffle }) {
    return {
      stem: [say('sort.asks')],
      ...sortCards({
        shuffle,
        categories: [say('sort.divide'), say('sort.distribute'), say('sort.both')],
        cards: equations.map((each) => ({
          text: math(twoStepTex(each)),
          place: placeOf(each),
          slips: [
            {
              place: isFraction(each.p) ? 2 : 0,
              misconception: 'expression.distributes-once',
              feedback: say('sort.once'),
            },
          ],
        })),
        slip: { misconception: 'equation.wrong-inverse', feedback: say('sort.slip') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: equations.map((each) => {
        const sign = each.form === 'group-plus' ? '+' : '−'
        return say('sort.so', {
          equation: tex(twoStepTex(each)),
          divided: tex(`x ${sign} ${numberTex(each.q)} = ${numberTex(dividedOf(each))}`),
          distributed: tex(
            `${numberTex(each.p)}x ${sign} ${numberTex(productOf(each))} = ${numberTex(resultOf(each))}`,
          ),
        })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const source = mathIn(card)[0] ?? ''
      const numbers = [...source.matchAll(/\\frac\{(\d+)\}\{(\d+)\}|\d+/g)].map(([text, top, bottom]) =>
        top === undefined ? Number(text) : Number(top) / Number(bottom),
      )
      const [p = 1, q = 1, result = 1] = numbers
      const whole = (...all: number[]) => all.every((each) => Math.abs(each - Math.round(each)) < 1e-9)
      const [divides, distributes] = [whole(q, result / p), whole(p, p * q, result)]
      return divides && distributes ? 2 : divides ? 0 : 1
    }),
})
