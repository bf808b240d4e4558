import type { Random } from '../random.ts'
import { bare, isClean, type Operator, valueOf } from './expression.ts'

/** With these operators, moving the parentheses gives four different values. */
const signs: Record<'one' | 'more', readonly (readonly Operator[])[]> = {
  one: [
    ['×', '+', '×'],
    ['×', '−', '+'],
    ['×', '−', '×'],
  ],
  more: [
    ['+', '×', '+'],
    ['+', '×', '−'],
    ['×', '+', '×'],
  ],
}

type Group = readonly [from: number, to: number]
const onePair: readonly (readonly Group[])[] = [[], [[0, 1]], [[1, 2]], [[2, 3]], [[0, 2]], [[1, 3]]]
const twoPairs: readonly Group[] = [
  [0, 1],
  [2, 3],
]

/** Values with their expressions, and an expression with none of these values. */
interface Matched {
  pairs: [given: string, expression: string][]
  other: string
}

/** The same numbers and operations, with parentheses in different places. */
export function drawRegrouped(random: Random, kind: 'one' | 'more'): Matched {
  const operators = random.pick(signs[kind])
  const numbers = [random.integer(4, 12), ...operators.map(() => random.integer(2, 9))]
  const write = (groups: readonly Group[]): string =>
    numbers
      .map((each, at) => {
        const open = groups.some(([from]) => from === at) ? '(' : ''
        const close = groups.some(([, to]) => to === at) ? ')' : ''
        const operator = operators[at]
        return `${open}${each}${close}${operator === undefined ? '' : ` ${operator} `}`
      })
      .join('')
  const texts = (kind === 'one' ? onePair : [twoPairs, ...onePair]).map(write).filter((text) => isClean(text))
  const different = texts.filter(
    (text, at) => texts.findIndex((each) => valueOf(each) === valueOf(text)) === at,
  )
  const needed = kind === 'one' ? [] : different.slice(0, 1)
  const [other = '', ...rest] = random.shuffle(different.slice(needed.length))
  const pairs = [...needed, ...rest].slice(0, 3)
  return { pairs: pairs.map((text) => [String(valueOf(text)), text]), other }
}

/** Expressions with parentheses, each with an equivalent without. */
export function drawFreed(random: Random): Matched {
  const [b, c] = [random.integer(11, 19), random.integer(3, 9)]
  const a = random.integer(40, 60)
  const all: [string, string][] = [
    [`${a} − (${b} + ${c})`, `${a} − ${b} − ${c}`],
    [`${a} − (${b} − ${c})`, `${a} − ${b} + ${c}`],
    [`${a} + (${b} − ${c})`, `${a} + ${b} − ${c}`],
    [`${c} × (${a} + ${b})`, `${c} × ${a} + ${c} × ${b}`],
    [`(${a} − ${b}) × ${c}`, `${a} × ${c} − ${b} × ${c}`],
    [`${a} + (${b} × ${c})`, `${a} + ${b} × ${c}`],
  ]
  const pairs = random.sample(all, 4)
  const used = new Set(pairs.map(([, text]) => valueOf(text)))
  const others = [...pairs.map(([text]) => bare(text)), `${a} × ${b} + ${c}`]
  // Grade 5 does not use negative numbers.
  const other = others.find((text) => valueOf(text) >= 0 && !used.has(valueOf(text)))
  return { pairs, other: other ?? '' }
}

interface Grouping {
  base: string
  cards: {
    text: string
    /** The difference, which decides the comparison. */
    why:
      | 'times'
      | 'divided'
      | 'more'
      | 'fewer'
      | 'swap'
      | 'same'
      | 'once'
      | 'taken'
      | 'back'
      | 'group'
      | 'ungroup'
  }[]
}

/** Expressions with the same numbers to compare with one: parentheses around a sum, times a sum, or minus a sum. */
export function drawComparison(random: Random, kind: 'around' | 'times' | 'minus'): Grouping {
  const by = random.integer(3, 9)
  const [b, c] = [random.integer(200, 490), random.integer(12, 190)]
  const a = kind === 'minus' ? random.integer(800, 990) : by
  const card = (text: string, why: Grouping['cards'][number]['why']) => ({ text, why })
  const all: Record<typeof kind, Grouping> = {
    around: {
      base: `${b} + ${c}`,
      cards: [
        card(`${by} × (${b} + ${c})`, 'times'),
        card(`(${b} + ${c}) ÷ ${by}`, 'divided'),
        card(`(${b} + ${c}) + ${by}`, 'more'),
        card(`(${b} + ${c}) − ${by}`, 'fewer'),
        card(`${c} + ${b}`, 'swap'),
      ],
    },
    times: {
      base: `${a} × (${b} + ${c})`,
      cards: [
        card(`${a} × ${b} + ${c}`, 'once'),
        card(`${a} × ${b} + ${a} × ${c}`, 'same'),
        card(`(${b} + ${c}) × ${a}`, 'swap'),
        card(`${a} × (${b} − ${c})`, 'taken'),
        card(`${a + 1} × (${b} + ${c})`, 'group'),
        card(`${a - 1} × (${b} + ${c})`, 'ungroup'),
        card(`${a} × (${b} + ${c}) + ${c}`, 'more'),
      ],
    },
    minus: {
      base: `${a} − (${b} + ${c})`,
      cards: [
        card(`${a} − ${b} − ${c}`, 'same'),
        card(`${a} − ${b} + ${c}`, 'back'),
        card(`${a} − (${b} − ${c})`, 'back'),
        card(`${a} − (${c} + ${b})`, 'swap'),
        card(`${a} − (${b} + ${c}) − ${by}`, 'fewer'),
        card(`${a} − (${b} + ${c}) + ${by}`, 'more'),
      ],
    },
  }
  const { base, cards } = all[kind]
  return { base, cards: random.sample(cards, 4) }
}
