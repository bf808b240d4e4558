import { keysOf, type Level, type Random, tex } from '#form'
import { type Fraction, fractionTex, lowest, sizeOf, times } from '#fractions/fraction.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

/** Things that grow or shrink, with the range of their original whole-number size. */
const stories = {
  photo: [4, 12],
  robot: [12, 40],
  hike: [5, 14],
  savings: [18, 60],
  map: [6, 25],
  shadow: [8, 30],
  tank: [20, 90],
  kite: [15, 60],
  snow: [9, 30],
  bike: [120, 300],
} as const
type Story = keyof typeof stories

interface Scaled {
  story: Story
  n: number
  /** The factors of each card: one, or two in sequence. */
  cards: Fraction[][]
  shuffle: number
}
const productOf = (factors: readonly Fraction[]): Fraction =>
  factors.reduce((one, other) => times(one, other), [1, 1])
const placeOf = (size: number): number => (size < 1 ? 0 : size > 1 ? 2 : 1)
const cardTex = (factors: readonly Fraction[]): string =>
  factors.map((factor) => String.raw`\times ${fractionTex(factor)}`).join(' ')

/** A factor less than, equal to, or greater than 1; close to 1 at level 2. */
function factorAt(random: Random, level: Level, place: number): Fraction {
  const below = random.integer(level === 2 ? 8 : 3, level === 2 ? 16 : 9)
  const off = level === 2 ? 1 : random.integer(1, below - 1)
  return place === 1 ? [below, below] : [place === 0 ? below - off : below + off, below]
}
function drawCard(random: Random, level: Level, place: number): Fraction[] {
  if (level < 3) return [factorAt(random, level, place)]
  const first = factorAt(random, 1, random.pick([0, 2]))
  if (place === 1) return [first, [first[1], first[0]]]
  const second = factorAt(random, 1, random.pick([0, 2]))
  return placeOf(sizeOf(times(first, second))) === place ? [first, second] : drawCard(random, level, place)
}

/** The effect on an amount of one factor (level 1), one close to 1 (level 2), two in sequence (level 3). */
export const scaleStory = sortValues<Scaled>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 65,
  standards: ['5.NF.B.5b'],
  task: ({ story }) => story,
  draw(random, level) {
    // `Object.keys` returns strings; the keys are stories.
    const story = random.pick(keysOf(stories))
    const [from, to] = stories[story]
    return {
      story,
      n: random.integer(from, to),
      cards: [0, 1, 2, random.pick([0, 2]), random.pick([0, 2])].map((place) =>
        drawCard(random, level, place),
      ),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) =>
    cards.every(
      (card) =>
        card.every(([, below]) => below < 17) &&
        new Set(cards.map((each) => sizeOf(productOf(each)))).size === cards.length,
    ),
  categories: ({ story }) => [say(`${story}.less`), say(`${story}.same`), say(`${story}.more`)],
  cards: ({ cards }) =>
    cards.map((factors) => {
      const product = productOf(factors)
      const place = placeOf(sizeOf(product))
      const first = factors[0] ?? [1, 1]
      const kind = (['less', 'same', 'more'] as const)[place] ?? 'same'
      return {
        tex: cardTex(factors),
        place,
        slips: [
          ...(factors.length > 1
            ? [
                {
                  place: placeOf(sizeOf(first)),
                  misconception: 'multiplication.one-factor' as const,
                  feedback: say('first'),
                },
              ]
            : []),
          ...(place === 0 && factors.length === 1
            ? [{ place: 2, misconception: 'fraction.always-grows' as const, feedback: say('grows') }]
            : []),
          ...(place === 2 && factors.length === 1
            ? [{ place: 0, misconception: 'fraction.always-shrinks' as const, feedback: say('shrinks') }]
            : []),
        ],
        why:
          factors.length > 1
            ? say(`why.two.${kind}`, {
                card: tex(cardTex(factors).slice(7)),
                product: tex(fractionTex(lowest(product))),
              })
            : say(`why.one.${kind}`, { factor: tex(fractionTex(first)) }),
      }
    }),
  words: ({ story, n, cards }) => ({
    stem: [say(`${story}.told`, { n }), say(cards[0]?.length === 2 ? 'asks.two' : 'asks.one')],
    hints: [say('nudge'), say(cards[0]?.length === 2 ? 'hint.two' : 'hint.one')],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('slip') },
  }),
  reads(card) {
    const factors = [...card.matchAll(/frac\{(\d+)\}\{(\d+)\}|times (\d+)/g)].map(([, above, below, whole]) =>
      whole === undefined ? Number(above) / Number(below) : Number(whole),
    )
    return placeOf(Number(factors.reduce((product, each) => product * each, 1).toFixed(9)))
  },
})
