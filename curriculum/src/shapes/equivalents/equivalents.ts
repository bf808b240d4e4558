import { all, rows, type Tex, tex } from '@skills-center/messages/values'
import { letters } from '../../equations/one-step.ts'
import { arranged } from '../../form/arranging.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tex as math } from '../../markup.ts'
import { agree, sumTex, valueOf } from '../../math/sums-of-terms.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

const standards = ['6.EE.A.4'] as const
const base = { id: 'same-value', thinking: 'compare', seconds: 50, standards, minWrongAnswers: 1 } as const

/**
 * Short expressions and their equivalents: a sum of equal terms, a product, a change of order, and a single variable.
 */
interface Pairs {
  letter: string
  times: number
  /** Like terms to add or subtract. */
  big: number
  small: number
  shuffle: number
}

/** Match short expressions with their equivalents. */
export const matchEquivalents = defineModel<Pairs>({
  ...base,
  task: ({ times, small }) => `match ${times} ${Math.sign(small)}`,
  draw(random) {
    const times = random.integer(3, 4)
    const small = random.pick([1, 1, -2, -3])
    return {
      letter: random.pick(letters),
      times,
      big: random.integer(5, 9),
      small,
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ letter, times, big, small, shuffle }) {
    const copies = (sign: string): string => Array.from({ length: times }, () => letter).join(` ${sign} `)
    const [sum, product] = [copies('+'), copies(String.raw`\cdot`)]
    const last = sumTex([big, letter], [small, letter])
    const target = {
      sum: math(`${times}${letter}`),
      power: math(`${letter}^${times}`),
      turned: math(`${letter} + ${times}`),
      last: math(`${big + small}${letter}`),
      wrong: math(`${small === 1 ? big : big - small}${letter}`),
    }
    const swapped = (
      wrong: string,
      misconception: MisconceptionId,
      name: 'sum' | 'power' | 'turned' | 'alone' | 'minus',
    ) => [{ target: wrong, misconception, feedback: say(`match.${name}`, { letter: tex(letter) }) }]
    return {
      stem: [say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: [
          {
            source: math(sum),
            target: target.sum,
            slips: swapped(target.power, 'expression.sum-as-power', 'sum'),
          },
          {
            source: math(product),
            target: target.power,
            slips: swapped(target.sum, 'expression.sum-as-power', 'power'),
          },
          {
            source: math(`${times} + ${letter}`),
            target: target.turned,
            slips: swapped(target.sum, 'expression.unlike-terms', 'turned'),
          },
          {
            source: math(last),
            target: target.last,
            slips:
              small === 1
                ? swapped(target.wrong, 'expression.skips-lone-letter', 'alone')
                : swapped(target.wrong, 'equation.loses-sign', 'minus'),
          },
        ],
        others: [target.wrong],
        slip: {
          misconception: 'equation.does-not-test',
          feedback: say('match.other', { two: tex(`${letter} = 2`), five: tex(`${letter} = 5`) }),
        },
      }),
      hints: [say('match.nudge'), say('match.hint', { two: tex(`${letter} = 2`) })],
      solution: [
        say('match.so.sum', {
          one: tex(sum),
          other: tex(`${times}${letter}`),
          product: tex(product),
          power: tex(`${letter}^${times}`),
        }),
        say('match.so.turned', { one: tex(`${times} + ${letter}`), other: tex(`${letter} + ${times}`) }),
        say(small === 1 ? 'match.so.alone' : 'match.so.last', {
          one: tex(last),
          other: tex(`${big + small}${letter}`),
        }),
      ],
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => agree(mathIn(source)[0] ?? '', mathIn(target)[0] ?? '')),
})

/** Feedback to each misconception that leads to an expression that is not equivalent. */
const thinking = {
  'expression.distributes-once': 'once',
  'expression.adds-factor': 'added',
  'expression.unlike-terms': 'unlike',
  'equation.loses-sign': 'sign',
  'expression.sum-as-power': 'power',
  'expression.factors-one-term': 'factored',
} as const

export const isSorted = (id: MisconceptionId): id is keyof typeof thinking => id in thinking

/** Expressions to compare with a given one, with the misconception behind each that is not equivalent. */
export interface Sorted {
  source: string
  simple: string
  cards: { text: string; misconception: keyof typeof thinking | null }[]
  shuffle: number
}

/** Draws two or three expressions of each kind. */
export function drawCards(
  random: Random,
  source: string,
  same: readonly string[],
  other: Sorted['cards'],
): Sorted['cards'] {
  const count = random.integer(2, 3)
  const different = other.filter(
    ({ text }, at) => !agree(text, source) && other.findIndex((each) => each.text === text) === at,
  )
  return [
    ...random.sample([...new Set(same)], count).map((text) => ({ text, misconception: null })),
    ...random.sample(different, 5 - count),
  ]
}

const numbers = [
  [2, 3],
  [3, 2],
  [5, 1],
] as const

/** Values of the variables for which two expressions differ. */
function testOf(text: string, source: string): Tex[] {
  const names = [...new Set(`${text}${source}`.replaceAll(/\\[a-z]+/g, '').match(/[a-z]/g) ?? [])].toSorted()
  const named = (values: readonly number[]) =>
    names.map((name, at): [string, number] => [name, values[at] ?? 1])
  const found = numbers.find((values) => {
    const its = Object.fromEntries(named(values))
    return valueOf(text, its) !== valueOf(source, its)
  })
  return named(found ?? numbers[0]).map(([name, value]) => tex(`${name} = ${value}`))
}

/** Sort expressions by whether they are equivalent to a given one. */
export const sortEquivalents = (draw: (random: Random) => Sorted) =>
  defineModel<Sorted>({
    ...base,
    task: ({ cards }) =>
      cards
        .map(({ misconception }) => misconception ?? 'same')
        .toSorted()
        .join(' '),
    draw,
    item({ source, simple, cards, shuffle }) {
      const categories = [say('sort.same', { source: tex(source) }), say('sort.other')] as const
      return {
        stem: [say('sort.asks', { source: tex(source) })],
        ...arranged.sort(shuffle, {
          categories: [...categories],
          cards: cards.map(({ text, misconception }) => {
            const [right, wrong] = misconception === null ? categories : categories.toReversed()
            const slip =
              misconception === null
                ? { misconception: 'expression.one-form', feedback: say('sort.missed', { card: tex(text) }) }
                : {
                    misconception,
                    feedback: say(`sort.wrong.${thinking[misconception]}`, {
                      card: tex(text),
                      test: all(testOf(text, source)),
                    }),
                  }
            return {
              text: math(text),
              category: right ?? categories[0],
              slips: [{ category: wrong ?? categories[1], ...slip }],
            }
          }),
          slip: { misconception: 'expression.one-form', feedback: say('sort.nudge') },
        }),
        hints: [say('sort.nudge'), say('sort.hint')],
        solution: [
          say('sort.simple', { source: tex(source), simple: tex(simple) }),
          say('sort.so', {
            list: rows(
              cards.filter(({ misconception }) => misconception === null).map(({ text }) => tex(text)),
            ),
          }),
        ],
      }
    },
    solve: (shown) => {
      const [source = ''] = mathIn(shown.stem)
      return solved.sort(shown, (card) => (agree(mathIn(card)[0] ?? '', source) ? 0 : 1))
    },
  })
