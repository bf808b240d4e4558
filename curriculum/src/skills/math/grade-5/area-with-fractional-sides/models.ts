import { bug, defineModel, type Exact, keysOf, money, type Random, solved, tex, toNumber, typed } from '#form'
import { addsInstead, keepsDenominator } from '#bugs/fraction-products/fraction-product-bugs.ts'
import { type Fraction, lowest, minus, mixedTex, plus, sizeOf, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { type FractionProduct, productOf, productTex } from '#fractions/products.ts'
import { amount, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { say } from './messages.gen.ts'
import {
  drawTiling,
  oneOfTiling,
  otherOfTiling,
  squareUnitOf,
  tellTile,
  type Tiling,
  unitOf,
} from './tilings.ts'

const standards = ['5.NF.B.4b']
const cross = String.raw` \times `

/** What is made of a material, with its largest side in whole units and prices in dollars per square unit. */
const makings = {
  flags: { unit: 'foot', square: 'square-foot', most: 3, prices: [2, 3, 4] },
  boards: { unit: 'foot', square: 'square-foot', most: 4, prices: [3, 4, 5, 6] },
  windows: { unit: 'foot', square: 'square-foot', most: 3, prices: [8, 9, 12] },
  beds: { unit: 'meter', square: 'square-meter', most: 4, prices: [2, 3, 4] },
  banners: { unit: 'yard', square: 'square-yard', most: 3, prices: [6, 8, 9] },
  shelves: { unit: 'foot', square: 'square-foot', most: 4, prices: [4, 6, 8] },
  mats: { unit: 'yard', square: 'square-yard', most: 3, prices: [12, 15, 18] },
  screens: { unit: 'meter', square: 'square-meter', most: 2, prices: [5, 6, 8] },
} as const
type Making = keyof typeof makings
const makingIds = keysOf(makings)

interface Made extends FractionProduct {
  making: Making
  who: string
  count: number
  asks: 'total' | 'left' | 'cost'
  /** The area of the whole material, or dollars per square unit. */
  given: number
}
const totalOf = (its: Made): Fraction => times([its.count, 1], productOf(its))
const answerOf = (its: Made): Fraction =>
  ({
    total: totalOf(its),
    left: minus([its.given, 1], totalOf(its)),
    cost: times([its.given, 1], totalOf(its)),
  })[its.asks]
const only =
  (asks: Made['asks'], answer: (its: Made) => Exact) =>
  (its: Made): Exact | null =>
    its.asks === asks ? answer(its) : null
// Worked by hand: 4 flags of 3/2 by 2/3, from 6 square feet, or at $3 per square foot.
const made: Made = {
  making: 'flags',
  who: 'Ana',
  count: 4,
  one: [3, 2],
  other: [2, 3],
  asks: 'total',
  given: 6,
}
const madeBugs = [
  bug<Made>({
    id: 'fraction.stops-early',
    answer: (its) => ({ total: productOf(its), left: totalOf(its), cost: null })[its.asks],
    feedback: ({ asks }) => say(asks === 'total' ? 'made.one' : 'made.used'),
    example: [made, [1, 1]],
  }),
  bug<Made>({
    id: 'fraction.adds-for-times',
    answer: only('total', (its) => times([its.count, 1], plus(its.one, its.other))),
    feedback: () => say('made.adds'),
    // 4 × (3/2 + 2/3)
    example: [made, [26, 3]],
  }),
  bug<Made>({
    id: 'fraction.picks-part',
    answer: (its) =>
      ({
        total: null,
        left: minus([its.given, 1], productOf(its)),
        cost: times([its.given, 1], productOf(its)),
      })[its.asks],
    feedback: () => say('made.single'),
    example: [{ ...made, asks: 'left' }, [5, 1]],
  }),
  bug<Made>({
    id: 'area.without-cost',
    answer: only('cost', totalOf),
    feedback: () => say('made.no-price'),
    example: [{ ...made, asks: 'cost', given: 3 }, [4, 1]],
  }),
]

/** Equal rectangles together (level 1), what is left of the material (level 2), what it costs (level 3). */
export const story = defineModel<Made>({
  id: 'story',
  thinking: 'compute',
  seconds: 90,
  standards: ['5.NF.B.4b', '5.NF.B.6'],
  bugs: madeBugs,
  task: ({ making, asks }) => `${making} ${asks}`,
  draw(random, level) {
    const making = random.pick(makingIds)
    const { most, prices } = makings[making]
    const [n, m] = [random.pick([2, 3, 4]), random.pick([2, 3, 4])]
    const its = {
      making,
      who: someone(random),
      count: random.integer(2, 6),
      one: [random.integer(n + 1, n * most), n] as const,
      other: [random.integer(1, 2 * m), m] as const,
    }
    const asks = ({ 1: 'total', 2: 'left', 3: 'cost' } as const)[level]
    const used = its.count * sizeOf(productOf(its))
    return {
      ...its,
      asks,
      given: asks === 'cost' ? random.pick(prices) : Math.ceil(used) + random.integer(1, 5),
    }
  },
  fits: (its) =>
    [its.one, its.other].every((side) => lowest(side)[1] === side[1] && side[1] > 1) &&
    sizeOf(its.one) > sizeOf(its.other) &&
    sizeOf(its.other) > 0.3 &&
    totalOf(its)[1] <= 8 &&
    (its.asks !== 'cost' || answerOf(its)[1] === 1) &&
    (its.asks !== 'left' || sizeOf(productOf(its)) !== 1),
  item(its) {
    const { making, asks, count, one, other, given } = its
    const { unit, square } = makings[making]
    const key = answerOf(its)
    const told = {
      who: person(its.who),
      count,
      one: amount(one, unit),
      other: amount(other, unit),
    }
    const total = totalOf(its)
    const asked = {
      total: say(`made.${making}.total`, { count }),
      left: say(`made.${making}.left`, { given: amount([given, 1], square) }),
      cost: say(`made.${making}.cost`, { price: money(given * 100) }),
    }[asks]
    return {
      stem: [say(`made.${making}.tells`, told), asked],
      ...(asks === 'cost'
        ? {
            ...typed(its, { label: say('made.price'), before: '$', key: sizeOf(key), bugs: madeBugs }),
            answer: say('made.dollars', { cost: money(Math.round(sizeOf(key) * 100)) }),
          }
        : typedAmount(its, { key, unit: square, bugs: madeBugs })),
      hints: [say(`made.nudge.${asks}`), say(`made.hint.${asks}`)],
      solution: [
        say('made.each', {
          equation: tex(`${productTex({ one, other })} = ${mixedTex(productOf(its))}`),
        }),
        say('made.all', {
          equation: tex(`${count}${cross}${mixedTex(productOf(its))} = ${mixedTex(total)}`),
        }),
        ...(asks === 'left'
          ? [say('made.subtract', { equation: tex(`${given} − ${mixedTex(total)} = ${mixedTex(key)}`) })]
          : asks === 'cost'
            ? [say('made.times', { equation: tex(`${mixedTex(total)}${cross}${given} = ${mixedTex(key)}`) })]
            : []),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [one = [1, 1], other = [1, 1], given = [0, 1]] = fractionsIn(stem)
    const total = times([Number(/\d+/.exec(stem)?.[0] ?? 0), 1], times(one, other))
    if (interaction.kind === 'number') {
      return solved.number(sizeOf(total) * Number(/\$(\d+)/.exec(stem)?.[1] ?? 0))
    }
    return solvedFraction(...(given[0] === 0 ? total : minus(given, total)))
  },
})

/** A rectangle of tiles, or a board with a hole of `cut`. */
interface Judged extends FractionProduct {
  tiling: Tiling
  cut: FractionProduct | null
}
const truthOf = (its: Judged): Fraction =>
  its.cut === null ? productOf(its) : minus(productOf(its), productOf(its.cut))
const tray: Tiling = { surface: 'tray', who: 'Ana', b: 4, d: 4, across: 5, down: 3 }
const covered: Judged = { tiling: tray, one: [5, 4], other: [3, 4], cut: null }
const oblong: Judged = { ...covered, tiling: { ...tray, b: 2, d: 3 }, one: [3, 2], other: [2, 3] }
const holed: Judged = { ...covered, one: [5, 2], other: [3, 2], cut: { one: [1, 2], other: [1, 1] } }

const faultBugs = {
  side: bug<Judged>({
    id: 'area.tile-side',
    answer: ({ tiling: { across, down, b } }) => [across * down, b],
    feedback: () => say('tiles.side'),
    // 15 tiles, 1/4 each
    example: [covered, [15, 4]],
  }),
  adds: bug<Judged>({
    id: 'fraction.adds-for-times',
    answer: (its) => addsInstead.answer(its),
    feedback: (its) => addsInstead.feedback(its),
    example: [covered, [2, 1]],
  }),
  around: bug<Judged>({
    id: 'area.adds-lengths',
    answer: ({ one, other }) => times([2, 1], plus(one, other)),
    feedback: () => say('tiles.adds'),
    example: [covered, [4, 1]],
  }),
  keeps: bug<Judged>({
    id: 'fraction.keeps-denominator',
    answer: (its) => keepsDenominator.answer(its),
    feedback: (its) => keepsDenominator.feedback(its),
    // 3/6 × 4/6, over 6
    example: [{ ...oblong, one: [1, 2] }, [12, 6]],
  }),
  sides: bug<Judged>({
    id: 'area.subtracts-sides',
    answer: ({ one, other, cut }) =>
      cut === null ? null : times(minus(one, cut.one), minus(other, cut.other)),
    feedback: () => say('parts.sides'),
    // 2 × 1/2
    example: [holed, [1, 1]],
  }),
  whole: bug<Judged>({
    id: 'area.stops-early',
    answer: (its) => (its.cut === null ? null : productOf(its)),
    feedback: () => say('claim.whole', { who: person('Ana') }),
    example: [holed, [15, 4]],
  }),
  hole: bug<Judged>({
    id: 'area.adds-cut-piece',
    answer: (its) => (its.cut === null ? null : plus(productOf(its), productOf(its.cut))),
    feedback: () => say('claim.hole', { who: person('Ana') }),
    example: [holed, [17, 4]],
  }),
}
const faults = faultsBy<Judged, keyof typeof faultBugs>(faultBugs, (id, who) => say(`claim.${id}`, { who }))
const judged = (tiling: Tiling): Judged => ({
  tiling,
  one: oneOfTiling(tiling),
  other: otherOfTiling(tiling),
  cut: null,
})
function drawHoled(random: Random): Judged {
  const tiling = drawTiling(random, 'oblong')
  const [n, m] = [random.pick([2, 3, 4]), random.pick([2, 3, 4])]
  const [width, height] = [random.integer(n + 1, 3 * n), random.integer(m + 1, 2 * m)]
  return {
    tiling,
    one: [width, n],
    other: [height, m],
    cut: { one: [random.integer(1, width - n), n], other: [random.integer(1, height - 1), m] },
  }
}

/** Square tiles (level 1), tiles with different sides (level 2), a hole in a rectangle (level 3). */
export const findMistake = claimModel<Judged>({
  seconds: 80,
  standards,
  task: ({ tiling, cut }) => `${tiling.surface} ${tiling.b === tiling.d} ${cut === null}`,
  kinds: {
    1: [
      {
        draw: (random) => judged(drawTiling(random, 'square')),
        faults: faults('side', 'adds', 'around'),
      },
    ],
    2: [
      {
        draw(random) {
          const tiling = drawTiling(random, 'oblong')
          const part = (n: number): number => random.integer(1, n - 1)
          return judged({ ...tiling, across: part(tiling.b), down: part(tiling.d) })
        },
        faults: faults('keeps', 'adds', 'around'),
      },
    ],
    3: [{ draw: drawHoled, faults: faults('sides', 'whole', 'hole') }],
  },
  truth: truthOf,
  fits: ({ one, other, cut }) =>
    [one, other, ...(cut === null ? [] : [cut.one, cut.other])].every(
      (side) => lowest(side)[1] === side[1] && side[1] > 1,
    ) &&
    sizeOf(one) > sizeOf(other) &&
    one[0] * other[0] > 1 &&
    (cut === null || sizeOf(cut.one) > sizeOf(cut.other)),
  printed: ({ one, other, cut }) =>
    [one, other, ...(cut === null ? [] : [cut.one, cut.other])].map((side) => toNumber(sizeOf(side))),
  words(its, _who, got) {
    const { tiling, one, other, cut } = its
    const unit = unitOf(tiling)
    const square = squareUnitOf(tiling)
    const sides = { one: amount(one, unit), other: amount(other, unit) }
    const value = (size: Exact): Fraction =>
      lowest(typeof size === 'number' ? [Math.round(size * 144), 144] : [size[0], size[1]])
    return {
      context:
        cut === null
          ? [say('claim.covers', sides), tellTile(tiling)]
          : [
              say('claim.board', sides),
              say('claim.cut', { width: amount(cut.one, unit), height: amount(cut.other, unit) }),
            ],
      said: say(cut === null ? 'claim.said' : 'claim.said-left', { area: amount(value(got), square) }),
      truth: say(cut === null ? 'claim.said' : 'claim.said-left', { area: amount(truthOf(its), square) }),
      hints:
        cut === null
          ? [say('claim.nudge'), multiplied(its).hints.at(-1) ?? say('claim.nudge')]
          : [say('claim.nudge-hole'), say('claim.hint-hole')],
      start:
        cut === null
          ? multiplied(its).solution
          : [
              say('claim.outer', { equation: tex(`${productTex(its)} = ${mixedTex(productOf(its))}`) }),
              say('claim.inner', { equation: tex(`${productTex(cut)} = ${mixedTex(productOf(cut))}`) }),
              say('claim.subtract', {
                equation: tex(
                  `${mixedTex(productOf(its))} − ${mixedTex(productOf(cut))} = ${mixedTex(truthOf(its))}`,
                ),
              }),
            ],
    }
  },
  reads({ stem }) {
    const found = fractionsIn(stem)
    const [one = [1, 1], other = [1, 1], third = [1, 1], fourth = [1, 1], said] = found
    const isHoled = /hole|hueco/.test(stem)
    const [b, d] = isHoled ? [1, 1] : [third[1], found.length > 4 ? fourth[1] : third[1]]
    const tiling = { ...tray, b, d, across: sizeOf(one) * b, down: sizeOf(other) * d }
    const its: Judged = { tiling, one, other, cut: isHoled ? { one: third, other: fourth } : null }
    const by = (id: keyof typeof faultBugs): number => toNumber(faultBugs[id].answer(its) ?? -1)
    return {
      got: sizeOf(said ?? fourth),
      truth: sizeOf(truthOf(its)),
      ways: [
        [/one side of a tile|un lado de la loseta/, by('side')],
        [/added the length|sumó el largo/, by('adds')],
        [/around|alrededor/, by('around')],
        [/denominator|denominador/, by('keeps')],
        [/before multiplying|antes de multiplicar/, by('sides')],
        [/did not take|no quitó/, by('whole')],
        [/added the area|sumó el área/, by('hole')],
      ],
    }
  },
})
