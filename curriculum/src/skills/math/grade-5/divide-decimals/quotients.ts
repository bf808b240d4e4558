import { defineModel, type Level, mathIn, type Random, solved, tex, tidy } from '#form'
import { bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import {
  type DecimalOperation,
  operationIn,
  operationTex,
  placesOf,
  resultOf,
  withPlaces,
} from '#decimals/operations.ts'
import { withCommas } from '#decimals/tens.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.7']
const over = (a: number, b: number): DecimalOperation => ({ sign: 'over', a: tidy(a), b: tidy(b) })
const written = (a: number, b: number): string => operationTex(over(a, b))

/** A quotient of whole numbers that is known, and how often 10 divides its numbers. */
interface Fact {
  whole: DecimalOperation
  above: number
  below: number
}
const askedOf = ({ whole, above, below }: Fact): DecimalOperation =>
  over(whole.a / 10 ** above, whole.b / 10 ** below)
const shifted = (its: Fact, places: number): number => tidy(resultOf(its.whole) * 10 ** places)
const fact: Fact = { whole: over(864, 36), above: 1, below: 2 }
const factBugs = firstOf<Fact>([
  bug<Fact>({
    id: 'division.larger-divisor-more',
    answer: (its) => (its.below > 0 ? shifted(its, -its.above - its.below) : null),
    feedback: () => say('fact.smaller'),
    // 24, divided by 10 and by 100
    example: [fact, 0.024],
  }),
  bug<Fact>({
    id: 'decimal.moves-one-point',
    answer: (its) => (its.above > 0 && its.below > 0 ? shifted(its, -its.above) : null),
    feedback: () => say('fact.one'),
    example: [fact, 2.4],
  }),
  bug<Fact>({
    id: 'decimal.no-point',
    answer: ({ whole }) => resultOf(whole),
    feedback: () => say('fact.same'),
    example: [fact, 24],
  }),
  bug<Fact>({
    id: 'decimal.wrong-direction',
    answer: (its) => shifted(its, its.above - its.below),
    feedback: () => say('fact.turned'),
    // Ten times as much for a tenth
    example: [{ ...fact, below: 0 }, 240],
  }),
  bug<Fact>({
    id: 'decimal.point-one-off',
    answer: (its) => shifted(its, its.below - its.above + 1),
    feedback: () => say('fact.large'),
    example: [fact, 2400],
  }),
  bug<Fact>({
    id: 'decimal.point-one-off',
    answer: (its) => shifted(its, its.below - its.above - 1),
    feedback: () => say('fact.small'),
    example: [{ ...fact, below: 0 }, 0.24],
  }),
])

const movesAt: Readonly<Record<Level, readonly (readonly [above: number, below: number])[]>> = {
  1: [
    [1, 0],
    [2, 0],
  ],
  2: [
    [0, 1],
    [0, 2],
    [1, 1],
    [2, 2],
  ],
  3: [
    [1, 2],
    [2, 1],
  ],
}

/** The dividend changes (level 1), the divisor or both alike (level 2), both in different ways (level 3). */
export const useFact = defineModel<Fact>({
  id: 'use-fact',
  thinking: 'work backwards',
  seconds: 55,
  standards,
  bugs: factBugs,
  task: ({ above, below }) => `${above} ${below}`,
  draw(random, level) {
    const [divisor, quotient] = [random.integer(12, 36), random.integer(12, 60)]
    const [above, below] = random.pick(movesAt[level])
    return { whole: over(divisor * quotient, divisor), above, below }
  },
  fits: (its) =>
    its.whole.a < 1000 &&
    resultOf(askedOf(its)) < 1000 &&
    [its.whole.a, its.whole.b, resultOf(its.whole)].every((each) => each % 10 > 0),
  item(its) {
    const { whole, above, below } = its
    const asked = askedOf(its)
    const key = resultOf(asked)
    // A quotient that did not change is right: nothing is wrong with it.
    const bugs = factBugs.map((each) => ({
      ...each,
      answer: (given: Fact) => (each.answer(given) === key ? null : each.answer(given)),
    }))
    return {
      stem: [
        say('fact.asks', {
          fact: tex(`${operationTex(whole)} = ${resultOf(whole)}`),
          asked: tex(operationTex(asked)),
        }),
      ],
      ...typedDecimal(its, { label: say('label'), key, bugs }),
      hints: [
        say('fact.nudge'),
        say(above > 0 && below > 0 ? 'fact.hint.both' : above > 0 ? 'fact.hint.above' : 'fact.hint.below'),
      ],
      solution: [
        ...(above > 0 ? [say('fact.above', { from: whole.a, to: asked.a, ten: 10 ** above })] : []),
        ...(below > 0 ? [say('fact.below', { from: whole.b, to: asked.b, ten: 10 ** below })] : []),
        ...(above === below ? [say('fact.alike')] : []),
        say('so', { equation: tex(`${operationTex(asked)} = ${key}`) }),
      ],
    }
  },
  solve: ({ stem }) => solved.number(resultOf(operationIn(mathIn(stem)[1] ?? ''))),
})

interface Equal {
  pairs: [source: string, target: string][]
  /** Where each source goes if only one point is moved, or the digits alone are used. */
  slips: string[]
  other: string
  kind: 'tenths' | 'hundredths' | 'times'
  shuffle: number
}
function drawEqual(random: Random, level: 1 | 2 | 3): Omit<Equal, 'shuffle'> {
  if (level === 3) {
    const some = random.sample(
      [
        [0.5, 2],
        [0.25, 4],
        [0.2, 5],
        [0.1, 10],
      ] as const,
      3,
    )
    const a = withPlaces(random, 2, 13, random.integer(0, 1))
    const times = (by: number): string => String.raw`${a} \times ${by}`
    const digits = (by: number): number => Math.round(by * 10 ** placesOf(by))
    return {
      pairs: some.map(([by, count]) => [written(a, by), times(count)]),
      slips: some.map(([by]) => times(digits(by))),
      other: times(digits(some[0]?.[0] ?? 1)),
      kind: 'times',
    }
  }
  const b = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])
  const a = b * random.pick([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21])
  const pairs: [string, string][] =
    level === 1
      ? [
          [written(a / 10, b / 10), written(a, b)],
          [written(a / 100, b / 10), written(a / 10, b)],
          [written(a, b / 10), written(a * 10, b)],
        ]
      : [
          [written(a / 10, b / 100), written(a * 10, b)],
          [written(a / 100, b / 10), written(a / 10, b)],
          [written(a / 100, b / 100), written(a, b)],
        ]
  return {
    pairs,
    slips: pairs.map(([source]) => written(operationIn(source).a, b)),
    other: written(a / 100, b),
    kind: level === 1 ? 'tenths' : 'hundredths',
  }
}

/** A division with an equal one by a whole number (tenths, level 1; hundredths, level 2), or with a product (level 3). */
export const sameQuotient = matchValues<Equal>({
  id: 'same-quotient',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ kind, pairs }) => `${kind} ${pairs.map(([source]) => source.length).join()}`,
  draw: (random, level) => ({ ...drawEqual(random, level), shuffle: random.integer(0, 1e9) }),
  pairs: ({ pairs, slips, kind }) =>
    pairs.map(([source, target], at) => ({
      source: withCommas(source),
      target: withCommas(target),
      slips: [
        {
          target: withCommas(slips[at] ?? ''),
          misconception:
            kind === 'times' ? ('decimal.no-point' as const) : ('decimal.moves-one-point' as const),
          feedback: say(kind === 'times' ? 'same.digits' : 'same.one'),
        },
      ],
    })),
  others: ({ other }) => [withCommas(other)],
  words: ({ kind }) => ({
    stem: [say('same.asks')],
    hints: [say('same.nudge'), say(kind === 'times' ? 'same.hint.times' : 'same.hint.point')],
    slip: { misconception: 'decimal.point-one-off', feedback: say('same.slip') },
    why: [say(kind === 'times' ? 'same.why.times' : 'same.why.point')],
  }),
  means: (source) => tidy(valueOfTex(source.replaceAll(',', ''))),
})

const bandOf = (quotient: number): number => (quotient < 1 ? 0 : quotient < 10 ? 1 : 2)
const oneDigit = (value: number): number => {
  const size = 10 ** Math.floor(Math.log10(value) + 1e-9)
  return tidy(Math.round(value / size) * size)
}
interface Sizes {
  operations: DecimalOperation[]
  hasTens: boolean
  shuffle: number
}

/** By whole numbers (level 1), by tenths too (level 2), by hundredths too (level 3): sorted by size, without the quotient. */
export const estimate = sortValues<Sizes>({
  id: 'estimate',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ operations }) =>
    operations
      .map((its) => `${bandOf(resultOf(its))}${its.b < 1}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const bands = level === 1 ? [0, 0, 1, 1] : [0, 1, 2]
    return {
      hasTens: level > 1,
      operations: [...bands, random.pick(bands)].map((band) => {
        const result =
          band === 0
            ? withPlaces(random, 0, 1, 1)
            : band === 1
              ? withPlaces(random, 1, 8, 1)
              : random.integer(15, 60)
        const places = level === 1 ? 0 : random.integer(0, level - 1)
        const divisor = withPlaces(
          random,
          places > 1 ? 0 : places > 0 && random.chance(0.5) ? 0 : 1,
          places > 1 ? 1 : 9,
          places,
        )
        return over(result * divisor, divisor)
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ operations }) =>
    operations.every((its) => {
      const got = resultOf(its)
      return (
        placesOf(its.a) > 0 &&
        placesOf(its.a) < 3 &&
        (got < 0.8 || got > 1.5) &&
        (got < 8.5 || got > 11.5) &&
        its.b !== 0.1 &&
        its.a < 100
      )
    }),
  categories: ({ hasTens }) =>
    hasTens ? [say('size.less'), say('size.ones'), say('size.tens')] : [say('size.less'), say('size.more')],
  cards: ({ operations, hasTens }) =>
    operations.map((its) => {
      const got = resultOf(its)
      const [b, q] = [oneDigit(its.b), oneDigit(got)]
      const near = written(b * q, b)
      return {
        tex: operationTex(its),
        place: bandOf(got),
        slips:
          its.b < 1
            ? [0, 1]
                .filter((place) => place < bandOf(got))
                .map((place) => ({
                  place,
                  misconception: 'decimal.times-makes-bigger' as const,
                  feedback: say('size.small'),
                }))
            : [
                {
                  place: Math.min(bandOf(1 / got), hasTens ? 2 : 1),
                  misconception: 'fraction.divides-other-way' as const,
                  feedback: say('size.turned'),
                },
              ],
        why:
          near === operationTex(its)
            ? say('size.why-even', { near: tex(`${near} = ${got}`) })
            : say('size.why', { expression: tex(operationTex(its)), near: tex(`${near} = ${q}`) }),
      }
    }),
  words: ({ hasTens }) => ({
    stem: [say('size.asks')],
    hints: [say('size.nudge'), say(hasTens ? 'size.hint' : 'size.hint-one')],
    slip: { misconception: 'decimal.point-one-off', feedback: say('size.hint') },
  }),
  reads: (card) => bandOf(resultOf(operationIn(card))),
})
