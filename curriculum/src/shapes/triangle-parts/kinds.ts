import { defineModel, type Level, numbersIn, type Random, solved, type Text } from '#form'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Two angles, an exterior angle with a remote interior angle, or a ratio of three parts. */
interface Triangle {
  kind: 'two' | 'outside' | 'parts'
  given: number[]
}
function anglesOf({ kind, given: [one = 0, other = 0, third = 0] }: Triangle): number[] {
  if (kind === 'two') return [one, other, 180 - one - other]
  if (kind === 'outside') return [180 - one, other, one - other]
  return [one, other, third].map((part) => (180 * part) / (one + other + third))
}
const placeOf = (its: Triangle): number => {
  const most = Math.max(...anglesOf(its))
  return most < 90 ? 0 : most === 90 ? 1 : 2
}
const cardOf = ({ kind, given: [one = 0, other = 0, third = 0] }: Triangle): Text =>
  say(`kinds.card.${kind}`, { one, other, third })
function drawTriangle(random: Random, level: Level, place: number): Triangle {
  const most = place === 0 ? random.integer(62, 86) : place === 1 ? 90 : random.integer(95, 125)
  const rest = random.integer(Math.max(20, 180 - most - most + 2), 180 - most - 20)
  const [one = 60, other = 60] = random.shuffle(level === 1 ? [rest, 180 - most - rest] : [most, rest])
  if (level === 1)
    return { kind: 'two', given: random.chance(0.6) ? [rest, 180 - most - rest] : [most, rest] }
  if (level === 2) return { kind: 'outside', given: [180 - one, other] }
  const parts = [
    [
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 6],
    ],
    [
      [1, 2, 3],
      [2, 3, 5],
      [1, 4, 5],
    ],
    [
      [1, 2, 6],
      [1, 3, 5],
      [2, 3, 7],
    ],
  ] as const
  return {
    kind: 'parts',
    given: random.shuffle([...random.pick<readonly number[]>(parts[place] ?? parts[0])]),
  }
}

/** Classify a triangle by two angles (level 1), by an exterior angle (level 2), by a ratio (level 3). */
export const kinds = defineModel<{ cards: Triangle[]; shuffle: number }>({
  id: 'kinds',
  thinking: 'classify',
  seconds: 75,
  standards: ['8.G.A.5'],
  task: ({ cards }) =>
    cards
      .map((card) => `${card.kind} ${placeOf(card)} ${Math.max(...card.given) > 90}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: [0, 1, 2, random.integer(0, 2), random.integer(0, 2)].map((place) =>
      drawTriangle(random, level, place),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) =>
    new Set(cards.map(({ given }) => given.toSorted((a, b) => a - b).join())).size === cards.length &&
    cards.every((card) => anglesOf(card).every((size) => size >= 15)) &&
    [0, 1, 2].every((place) => cards.some((card) => placeOf(card) === place)),
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    const { kind = 'two' } = cards[0] ?? {}
    return {
      stem: [say(`kinds.asks.${kind}`)],
      ...sortCards({
        shuffle,
        categories: (['acute', 'right', 'obtuse'] as const).map((name) => say(`kinds.${name}`)),
        cards: cards.map((card) => ({
          text: cardOf(card),
          place: placeOf(card),
          slips:
            kind === 'outside' && (card.given[0] ?? 0) > 90
              ? [
                  {
                    place: 2,
                    misconception: 'angle.exterior-as-interior' as const,
                    feedback: say('kinds.slip.outside'),
                  },
                ]
              : [],
        })),
        slip: { misconception: 'angle.shown-only', feedback: say(`kinds.slip.${kind}`) },
      }),
      hints: [say('kinds.nudge'), say(`kinds.hint.${kind}`)],
      solution: cards.map((card) => {
        const [a = 0, b = 0, c = 0] = anglesOf(card)
        const place = (['acute', 'right', 'obtuse'] as const)[placeOf(card)] ?? 'acute'
        return say('kinds.so', { card: cardOf(card), a, b, c, place: say(`kinds.${place}`) })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const given = numbersIn(card).map(({ value }) => value)
      const kind = given.length > 2 ? 'parts' : /[Ee]xterior/.test(card) ? 'outside' : 'two'
      return placeOf({ kind, given })
    }),
})
