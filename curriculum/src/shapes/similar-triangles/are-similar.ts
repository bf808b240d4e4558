import { defineModel, numbersIn, type Random, solved, tex } from '#form'
import { calculate, numberTex } from '#equations/exact.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Scale factors as fractions. */
export const wholes = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
] as const
export const parts = [
  [3, 2],
  [1, 2],
  [2, 3],
  [4, 3],
  [5, 2],
  [1, 3],
  [3, 4],
] as const
const isWhole = (value: number): boolean => Number.isInteger(value)
export const isTriangle = (a: number, b: number, c: number): boolean => a + b > c && b + c > a && a + c > b

interface Card {
  one: number[]
  other: number[]
  is: 'similar' | 'adds' | 'one-off'
}
const byLess = (one: number, other: number): number => one - other
function drawCard(random: Random, level: 1 | 2 | 3, is: Card['is']): Card {
  const count = level === 1 ? 2 : 3
  const one = random.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15], count).toSorted(byLess)
  const [up, down] = random.pick<readonly [number, number]>(
    level === 1 ? [...wholes.slice(0, 2), parts[0]] : level === 2 ? [...wholes.slice(0, 3), parts[0]] : parts,
  )
  const scaled = one.map((side) => (side * up) / down)
  const more = random.integer(2, 6)
  const at = random.integer(0, count - 1)
  const other =
    is === 'similar'
      ? scaled
      : is === 'adds'
        ? one.map((side) => side + more)
        : scaled.map((side, place) => (place === at ? side + random.pick([-1, 1, 2]) : side))
  return { one, other: level === 3 ? random.shuffle(other) : other, is }
}
const fitsCard = ({ one, other, is }: Card): boolean => {
  const [a, b] = [one, other].map((all) => all.toSorted(byLess))
  const quotients = (b ?? []).map((side, at) => side / (a?.[at] ?? 1))
  const isEqual = Math.max(...quotients) - Math.min(...quotients) < 1e-9
  return (
    [...one, ...other].every((side) => isWhole(side) && side > 0 && side <= 40) &&
    [one, other].every(([x = 1, y = 1, z]) => (z === undefined ? x !== y : isTriangle(x, y, z))) &&
    isEqual === (is === 'similar') &&
    new Set(other).size === other.length &&
    // Checking only one of them is not enough.
    String(one) !== String(other)
  )
}

/** Rectangles (level 1), triangles (level 2), triangles with sides in no order (level 3). */
export const areSimilar = defineModel<{ cards: Card[]; level: 1 | 2 | 3; shuffle: number }>({
  id: 'are-similar',
  thinking: 'classify',
  seconds: 80,
  standards: ['8.G.A.4'],
  task: ({ level, cards }) =>
    `${level} ${cards
      .map(({ is }) => is)
      .toSorted()
      .join(' ')}`,
  draw(random, level) {
    const kinds = ['similar', 'similar', 'adds', random.pick(['one-off', 'similar'] as const)] as const
    const draws = kinds.map((is) => {
      const cards = Array.from({ length: 60 }, () => drawCard(random, level, is))
      return cards.find(fitsCard) ?? drawCard(random, level, is)
    })
    return { level, cards: draws, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) =>
    cards.every(fitsCard) &&
    new Set(cards.map((card) => String(card.one) + String(card.other))).size === cards.length,
  item({ cards, level, shuffle }) {
    const isRectangle = level === 1
    const textOf = ({ one, other }: Card) => {
      const [a = 0, b = 0, c = 0] = one
      const [d = 0, e = 0, f = 0] = other
      return isRectangle
        ? say('sort.rectangles', { a, b, d, e })
        : say('sort.triangles', { a, b, c, d, e, f })
    }
    return {
      stem: [say(isRectangle ? 'sort.asks-rectangles' : 'sort.asks-triangles')],
      ...sortCards({
        shuffle,
        categories: [say('sort.yes'), say('sort.no')],
        cards: cards.map((card) => ({
          text: textOf(card),
          place: card.is === 'similar' ? 0 : 1,
          elsewhere:
            card.is === 'adds'
              ? { misconception: 'similar.adds-difference', feedback: say('sort.adds') }
              : card.is === 'similar' && level === 3
                ? { misconception: 'similar.wrong-pair', feedback: say('sort.order') }
                : { misconception: 'shape.by-looks', feedback: say('sort.divide') },
        })),
        slip: { misconception: 'shape.by-looks', feedback: say('sort.divide') },
      }),
      hints: [say('sort.nudge'), say(level === 3 ? 'sort.order' : 'sort.divide')],
      solution: cards.map((card) => {
        const [one, other] = [card.one.toSorted(byLess), card.other.toSorted(byLess)]
        const factors = other.map((side, at) => calculate([side, 1], 'over', one[at] ?? 1))
        const [least, most] = [
          factors[0] ?? 1,
          factors.find((each) => numberTex(each) !== numberTex(factors[0] ?? 1)) ?? 1,
        ]
        return card.is === 'similar'
          ? say('sort.why-yes', { card: textOf(card), factor: tex(numberTex(least)) })
          : say('sort.why-no', {
              card: textOf(card),
              one: tex(numberTex(least)),
              other: tex(numberTex(most)),
            })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const numbers = numbersIn(card).map(({ value }) => value)
      const half = numbers.length / 2
      const [one, other] = [numbers.slice(0, half), numbers.slice(half)].map((all) => all.toSorted(byLess))
      const products = (one ?? []).map(
        (side, at) => side * (other?.[0] ?? 1) - (other?.[at] ?? 1) * (one?.[0] ?? 1),
      )
      return products.every((each) => each === 0) ? 0 : 1
    }),
})
