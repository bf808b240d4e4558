import { defineModel, math, type Random, solved, tex } from '#form'
import { type Fraction, fractionTex, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn, sizeOfTex } from '#fractions/fractions-in.ts'
import { someMixed, somePart } from '#fractions/products.ts'
import { shown } from '#fractions/written.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const names = ['less', 'equal', 'more'] as const
const placeOf = (factor: number): number => (factor < 1 ? 0 : factor > 1 ? 2 : 1)

/** A factor of more than 2 as a mixed number. */
const factorTex = (factor: Fraction): string => (sizeOf(factor) > 2 ? mixedTex(factor) : fractionTex(factor))

/** A factor below 1, of 1 or above it; close to 1 where it is to be looked at twice. */
function factorAt(random: Random, place: number, isNear: boolean): Fraction {
  const denominator = isNear ? random.integer(6, 12) : random.integer(2, 8)
  if (isNear || place === 1) return [denominator + place - 1, denominator]
  return place === 0
    ? somePart(random)
    : random.chance(0.5)
      ? someMixed(random, 2)
      : [denominator + random.integer(1, 5), denominator]
}

/** Products of a whole number (level 1), of a fraction (level 2), of any number with factors close to 1 (level 3). */
export const compareSizes = defineModel<{
  number: Fraction
  factors: Fraction[]
  isSecond: boolean
  shuffle: number
}>({
  id: 'compare-sizes',
  thinking: 'compare',
  seconds: 60,
  standards: ['5.NF.B.5a', '5.NF.B.5b'],
  task: ({ number, factors, isSecond }) =>
    `${number[1]} ${isSecond} ${factors.filter((each) => sizeOf(each) < 1).length}`,
  draw: (random, level) => ({
    number: level === 1 ? [random.integer(3, 30), 1] : level === 2 ? somePart(random) : someMixed(random, 5),
    factors: [0, 1, 2, random.pick([0, 2])].map((place) => factorAt(random, place, level === 3)),
    isSecond: random.chance(0.5),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ factors, number }) =>
    new Set(factors.map(sizeOf)).size === factors.length &&
    factors.every((each) => sizeOf(each) !== sizeOf(number)),
  item({ number, factors, isSecond, shuffle }) {
    const n = shown(number)
    const cards = factors.map((factor): SortedCard => {
      const [place, f, m] = [placeOf(sizeOf(factor)), factorTex(factor), mixedTex(number)]
      const told = { factor: tex(f) }
      return {
        text: math(isSecond ? String.raw`${m} \times ${f}` : String.raw`${f} \times ${m}`),
        place,
        slips: [
          place === 0
            ? { place: 2, misconception: 'fraction.always-grows', feedback: say('compare.grows', told) }
            : { place: 0, misconception: 'fraction.always-shrinks', feedback: say('compare.shrinks', told) },
        ],
      }
    })
    return {
      stem: [say('compare.asks', { n })],
      ...sortCards({
        shuffle,
        categories: names.map((name) => say(`compare.${name}`, { n })),
        cards,
        slip: { misconception: 'fraction.no-size-sense', feedback: say('compare.slip', { n }) },
      }),
      hints: [say('compare.nudge', { n }), say('compare.hint')],
      solution: factors.map((factor) =>
        say(`compare.so.${names[placeOf(sizeOf(factor))] ?? 'equal'}`, { factor: tex(factorTex(factor)), n }),
      ),
    }
  },
  solve: (shownItem) =>
    solved.sort(shownItem, (card) => {
      const [number = [1, 1]] = fractionsIn(shownItem.stem)
      return placeOf(sizeOfTex(card) / sizeOf(number))
    }),
})
