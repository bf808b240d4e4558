import { numeral } from '@skills-center/messages/format-value'
import { tex, type Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { plain } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** The pairs on a card: proportional, or only nearly so. */
const lists = {
  factor: 'proportion.even-steps',
  adds: 'ratio.additive',
  start: 'proportion.even-steps',
  'last-off': 'proportion.one-pair',
  product: 'proportion.grows-together',
} as const satisfies Record<string, MisconceptionId>
type ListKind = keyof typeof lists

const equations = ['times', 'divided', 'decimal', 'plus', 'times-plus', 'times-minus', 'over'] as const
const goodEquations: readonly (typeof equations)[number][] = ['times', 'divided', 'decimal']

/** TeX values, because “y” is also a Spanish word. */
export const letters = { x: tex('x'), y: tex('y') }

const goodStories = ['movie', 'train', 'pump', 'perimeter', 'feet', 'pancakes', 'pay'] as const
const badStories = {
  taxi: 'proportion.start-value',
  gym: 'proportion.start-value',
  candle: 'proportion.start-value',
  tree: 'proportion.start-value',
  area: 'proportion.grows-together',
  ages: 'ratio.additive',
  trip: 'proportion.grows-together',
} as const satisfies Record<string, MisconceptionId>
type BadStory = keyof typeof badStories

export type Card =
  | { kind: 'list'; is: ListKind; pairs: [number, number][] }
  | { kind: 'equation'; is: (typeof equations)[number]; a: number; b: number }
  | { kind: 'story'; is: (typeof goodStories)[number] | BadStory }

const isStory = (is: string): is is BadStory => is in badStories
/** Whether the second amount is proportional to the first. */
export const isGood = (card: Card): boolean => {
  if (card.kind === 'list') return card.is === 'factor'
  return card.kind === 'equation' ? goodEquations.includes(card.is) : !isStory(card.is)
}

function drawList(random: Random, is: ListKind): Card {
  const xs = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3).toSorted((one, other) => one - other)
  const rate = is === 'factor' ? random.pick([2, 3, 4, 5, 6, 7, 0.5, 1.5, 2.5]) : random.integer(2, 6)
  const [more, from, product] = [random.integer(2, 9), random.integer(1, 4), random.pick([12, 24, 36, 60])]
  const off = random.pick([-1, 1, 2])
  const pairs: Record<ListKind, () => [number, number][]> = {
    factor: () => xs.map((x) => [x, tidy(rate * x)]),
    adds: () => xs.map((x) => [x, x + more]),
    start: () => [from, from + 1, from + 2].map((x) => [x, rate * x + more]),
    'last-off': () => xs.map((x, at) => [x, rate * x + (at === 2 ? off : 0)]),
    product: () =>
      [2, 3, 4, 6, 12]
        .slice(random.integer(0, 2))
        .slice(0, 3)
        .map((x) => [x, product / x]),
  }
  return { kind: 'list', is, pairs: pairs[is]() }
}

const drawEquation = (random: Random, is: (typeof equations)[number]): Card => {
  const decimal = random.pick([0.5, 1.5, 2.5, 0.25, 1.25, 3.5])
  const over = random.pick([6, 8, 10, 12, 20, 24])
  const a = is === 'decimal' ? decimal : is === 'over' ? over : random.integer(2, 9)
  return { kind: 'equation', is, a, b: random.integer(1, 9) }
}

const texOf = ({ is, a, b }: Extract<Card, { kind: 'equation' }>): string =>
  ({
    times: `y = ${a}x`,
    divided: String.raw`y = \frac{x}{${a}}`,
    decimal: `y = ${a}x`,
    plus: `y = x + ${a}`,
    'times-plus': `y = ${a}x + ${b}`,
    'times-minus': `y = ${a}x − ${b}`,
    over: String.raw`y = \frac{${a}}{x}`,
  })[is]

const pairsText = (pairs: readonly (readonly [number, number])[]): string =>
  pairs.map(([x, y]) => `(${x}, ${numeral(y)})`).join(', ')

/** The text of a card, and the feedback to students who sort it wrongly. */
export function wordsOf(card: Card): { text: Text; misconception: MisconceptionId; feedback: Text } {
  switch (card.kind) {
    case 'list':
      return {
        text: say('text', { text: pairsText(card.pairs) }),
        misconception: lists[card.is],
        feedback: say(`list.${card.is}`, { pairs: pairsText(card.pairs) }),
      }
    case 'equation': {
      const equation = tex(texOf(card))
      return {
        text: say('text', { text: equation }),
        misconception: 'proportion.looks-of-equation',
        feedback: isGood(card)
          ? say('equation.good', { equation, ...letters })
          : say('equation.bad', { equation, ...letters }),
      }
    }
    case 'story':
      return {
        text: say(`${card.is}.text`),
        misconception: isStory(card.is) ? badStories[card.is] : 'proportion.looks-of-story',
        feedback: say(`${card.is}.why`),
      }
  }
}

/**
 * Five cards in random order, `good` of them proportional: pairs (level 1), also equations (level 2), also stories
 * (level 3).
 */
export function drawCards(random: Random, level: 1 | 2 | 3, good: number): Card[] {
  const badLists = ['adds', 'start', 'last-off', 'product'] as const
  if (level === 1) {
    const kinds: ListKind[] = [
      ...Array.from({ length: good }, () => 'factor' as const),
      ...random.sample(badLists, 5 - good),
    ]
    return kinds.map((is) => drawList(random, is))
  }
  if (level === 2) {
    return [
      drawList(random, 'factor'),
      drawList(random, random.pick(badLists)),
      ...random.sample(goodEquations, good - 1).map((is) => drawEquation(random, is)),
      ...random
        .sample(
          equations.filter((is) => !goodEquations.includes(is)),
          4 - good,
        )
        .map((is) => drawEquation(random, is)),
    ]
  }
  return [
    ...random.sample(goodStories, good),
    ...random.sample(Object.keys(badStories).filter(isStory), 5 - good),
  ].map((is): Card => ({ kind: 'story', is }))
}

/** Whether a shown card is proportional, in either language. */
export function isGoodShown(card: string): boolean {
  const text = plain(card)
  if (text.startsWith('(')) {
    const quotients = [...text.matchAll(/\((\d+), ([\d.]+)\)/g)].map(([, x, y]) => Number(y) / Number(x))
    return quotients.every((each) => Math.abs(each - (quotients[0] ?? 0)) < 1e-9)
  }
  return text.startsWith('y =')
    ? !/[+−]|\{x\}$/.test(text)
    : !/plus|join|burns|grows|area|older|trip|más|inscripción|baja|crece|área|mayor|viaje/.test(text)
}
