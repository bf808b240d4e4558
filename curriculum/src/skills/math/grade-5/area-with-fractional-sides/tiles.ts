import { defineModel, type ItemTemplate, solved, tex } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { type Fraction, fractionTex, isLowest, lowest, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person } from '#people/people.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import {
  areaBugs,
  areaOfTiling,
  countBugs,
  countedAnswer,
  type Counted,
  countOf,
  drawTiling,
  isRealSize,
  oneOfTiling,
  openArea,
  openTiles,
  otherOfTiling,
  type Shaded,
  squareUnitOf,
  tellSides,
  tellTiling,
  type Tiling,
  unitOf,
} from './tilings.ts'

const standards = ['5.NF.B.4b']
const cross = String.raw` \times `
const isClear = (its: Tiling): boolean => isLowest(oneOfTiling(its)) && isLowest(otherOfTiling(its))
const tileArea = (its: Tiling) =>
  say('tiles.one-tile', {
    equation: tex(
      `${fractionTex([1, its.b])}${cross}${fractionTex([1, its.d])} = ${fractionTex([1, its.b * its.d])}`,
    ),
    unit: quantity(1, squareUnitOf(its)),
  })
const product = (its: Tiling): string =>
  `${mixedTex(lowest(oneOfTiling(its)))}${cross}${mixedTex(lowest(otherOfTiling(its)))} = ${mixedTex(areaOfTiling(its))}`

const tilesFigure = ({ across, down, b, d, shaded }: Shaded): NonNullable<ItemTemplate['figure']> => {
  const [w, h] = shaded ?? [0, 0]
  return {
    kind: 'area-model',
    description:
      shaded === null ? say('figure.tiles', { across, down }) : say('figure.shaded', { across, down, w, h }),
    columns: Array.from({ length: across }, () => ({ label: '', size: 1 / b })),
    rows: Array.from({ length: down }, () => ({ label: '', size: 1 / d })),
    cells: Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => ({ text: '', isShaded: row < h && column < w })),
    ),
  }
}

/** Square tiles (level 1), tiles with different sides (level 2), without the shaded ones (level 3). */
export const tiles = defineModel<Shaded>({
  id: 'tiles',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: areaBugs,
  task: ({ surface, b, d, shaded }) => `${surface} ${b === d} ${shaded === null}`,
  draw(random, level) {
    const its = drawTiling(random, level === 1 ? 'square' : 'oblong')
    return {
      ...its,
      shaded:
        level === 3
          ? [random.integer(2, its.across - 1), random.integer(1, Math.max(1, its.down - 1))]
          : null,
    }
  },
  fits: (its) =>
    (its.shaded === null || its.shaded[1] < its.down) &&
    isRealSize(its, oneOfTiling(its), otherOfTiling(its)),
  item(its) {
    const key = openArea(its)
    const open = openTiles(its)
    const { across, down, shaded } = its
    return {
      stem: [...tellTiling(its), say(shaded === null ? 'tiles.asks' : 'tiles.asks-open')],
      figure: tilesFigure(its),
      ...typedAmount<Shaded>(its, { key, unit: squareUnitOf(its), bugs: areaBugs }),
      hints: [say('tiles.nudge'), say(shaded === null ? 'tiles.hint' : 'tiles.hint-open')],
      solution: [
        tileArea(its),
        say('tiles.count', { equation: tex(`${across}${cross}${down} = ${countOf(its)}`) }),
        ...(shaded === null
          ? []
          : [say('tiles.open', { equation: tex(`${countOf(its)} − ${shaded[0] * shaded[1]} = ${open}`) })]),
        say('tiles.so', {
          equation: tex(
            `${open}${cross}${fractionTex([1, its.b * its.d])} = ${fractionTex([open, its.b * its.d])}`,
          ),
          area: amount(key, squareUnitOf(its)),
        }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects tiles')
    const [one = [1, 1], other = one] = fractionsIn(stem)
    const open = (figure.cells ?? []).flat().filter(({ isShaded }) => isShaded !== true).length
    return solvedFraction(open, one[1] * other[1])
  },
})

/** Sides in tiles (level 1), sides to rename first (level 2), from the number of tiles back to a side (level 3). */
export const countTiles = defineModel<Counted>({
  id: 'count-tiles',
  thinking: 'work backwards',
  seconds: 70,
  standards,
  bugs: countBugs,
  task: ({ surface, asks, across, b }) => `${surface} ${asks} ${across > b}`,
  draw: (random, level) => ({
    ...drawTiling(random, 'square'),
    asks: level === 3 ? 'width' : 'count',
    across: random.integer(3, 12),
    down: random.integer(2, 9),
  }),
  fits: (its, level) =>
    (level === 1 ? isClear(its) : !isLowest(oneOfTiling(its))) &&
    its.across > its.down &&
    its.across % its.b > 0 &&
    isRealSize(its, oneOfTiling(its), otherOfTiling(its)),
  item(its) {
    const { asks, across, down, b } = its
    const [one, other] = [lowest(oneOfTiling(its)), lowest(otherOfTiling(its))]
    const unit = unitOf(its)
    const told =
      asks === 'count'
        ? [tellSides(its), say('count.asks.count')]
        : [say('count.known', { count: countOf(its) }), say('count.asks.width', { one: amount(one, unit) })]
    const rename = (side: Fraction, count: number) =>
      side[1] === b
        ? say('count.along', { count, side: amount(side, unit) })
        : say('count.rename', { equation: tex(`${mixedTex(side)} = ${fractionTex([count, b])}`), count })
    return {
      stem: [...tellTiling(its), ...told],
      ...typedAmount<Counted>(its, {
        key: countedAnswer(its),
        ...(asks === 'count' ? {} : { unit }),
        bugs: countBugs,
      }),
      hints: [say(`count.nudge.${asks}`), say(`count.hint.${asks}`)],
      solution:
        asks === 'count'
          ? [
              rename(one, across),
              rename(other, down),
              say('count.all', { equation: tex(`${across}${cross}${down} = ${countOf(its)}`) }),
            ]
          : [
              rename(one, across),
              say('count.rows', { equation: tex(String.raw`${countOf(its)} \div ${across} = ${down}`) }),
              say('count.width', {
                equation: tex(`${down}${cross}${fractionTex([1, b])} = ${fractionTex([down, b])}`),
                width: amount(other, unit),
              }),
            ],
    }
  },
  solve({ stem }) {
    const [tile = [1, 1], one = [1, 1], other] = fractionsIn(stem)
    const along = Math.round(sizeOf(one) * tile[1])
    if (other !== undefined) return solvedFraction(along * Math.round(sizeOf(other) * tile[1]), 1)
    const count = Number(/(\d+) (?:of these tiles|de estas losetas)/.exec(stem)?.[1])
    return solvedFraction(count / along, tile[1])
  },
})

/** Square tiles (level 1), tiles with different sides (level 2), sides to rename first (level 3). */
export const tileTable = defineModel<Tiling>({
  id: 'tile-table',
  thinking: 'explain',
  seconds: 80,
  standards,
  task: ({ surface, b, d, across }) => `${surface} ${b === d} ${across > b}`,
  draw: (random, level) => ({
    ...drawTiling(random, level === 1 ? 'square' : 'oblong'),
    across: random.integer(3, 11),
  }),
  fits: (its, level) =>
    (level === 3 ? !isLowest(oneOfTiling(its)) && its.across % its.b > 0 : isClear(its)) &&
    sizeOf(oneOfTiling(its)) > sizeOf(otherOfTiling(its)) &&
    isRealSize(its, oneOfTiling(its), otherOfTiling(its)),
  item(its) {
    const { across, down, b, d } = its
    const unit = quantity(1, squareUnitOf(its))
    const slips = [
      { value: b, misconception: 'fraction.swaps-parts', feedback: say('table.slip.swaps') },
      { value: across + down, misconception: 'area.adds-lengths', feedback: say('table.slip.adds') },
      { value: b, misconception: 'area.tile-side', feedback: say('table.slip.side') },
      { value: b + d, misconception: 'area.adds-lengths', feedback: say('table.slip.adds') },
      { value: d, misconception: 'fraction.swaps-parts', feedback: say('table.slip.swaps') },
    ] as const
    const [swaps, adds, side, sum, swapsDown] = slips
    const row = (
      name: 'along' | 'across' | 'all' | 'per',
      value: number,
      ...wrong: (typeof slips)[number][]
    ) => {
      const text = say(`table.row.${name}`, { unit })
      const different = wrong.filter(
        (each, at) => each.value !== value && wrong.findIndex((other) => other.value === each.value) === at,
      )
      return [text, { name: text, value, wrong: different }]
    }
    return {
      stem: [...tellTiling(its), tellSides(its), say('table.asks')],
      ...fillTable({
        columns: [say('table.what'), say('table.number')],
        rows: [
          row('along', across, swaps),
          row('across', down, swapsDown),
          row('all', countOf(its), adds),
          row('per', b * d, side, sum),
        ],
      }),
      hints: [say('table.nudge'), say('table.hint')],
      solution: [
        say('table.sides', {
          one: tex(fractionTex([across, b])),
          across,
          other: tex(fractionTex([down, d])),
          down,
        }),
        say('table.all', { equation: tex(`${across}${cross}${down} = ${countOf(its)}`) }),
        say('table.per', { equation: tex(`${b}${cross}${d} = ${b * d}`), unit }),
        say('table.so', {
          count: countOf(its),
          per: b * d,
          unit,
          area: amount(areaOfTiling(its), squareUnitOf(its)),
        }),
        say('table.same', { equation: tex(product(its)) }),
      ],
    }
  },
  solve(shown_) {
    const [tile = [1, 1], ...rest] = fractionsIn(shown_.stem)
    const [b, d] = rest.length > 2 ? [tile[1], (rest[0] ?? tile)[1]] : [tile[1], tile[1]]
    const [one = [1, 1], other = [1, 1]] = rest.slice(-2)
    const [across, down] = [Math.round(sizeOf(one) * b), Math.round(sizeOf(other) * d)]
    return solved.table(shown_, ({ row }) => [across, down, across * down, b * d][row] ?? 0)
  },
})

interface Fit {
  one: Fraction
  other: Fraction
  tiling: Tiling
  /** Denominators of the tiles on the cards. */
  sides: number[]
  shuffle: number
}
const fitsSide = (side: Fraction, n: number): boolean => (side[0] * n) % side[1] === 0
const fitsBoth = ({ one, other }: Fit, n: number): boolean => fitsSide(one, n) && fitsSide(other, n)

/** Sides in the same pieces (level 1), in different pieces (level 2), as mixed numbers (level 3). */
export const fitTiles = defineModel<Fit>({
  id: 'fit-tiles',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ tiling, one, other }) => `${tiling.surface} ${one[1] === other[1]} ${sizeOf(one) > 1}`,
  draw(random, level) {
    const tiling = drawTiling(random, 'square')
    const isFoot = unitOf(tiling) === 'foot'
    const parts = isFoot ? [2, 3, 4, 6] : [2, 3, 4, 5, 6]
    const [first = 2, second = 3] = random.sample(parts, 2)
    const [b, d] = level === 1 ? [first, first] : [first, second]
    const some = (n: number): Fraction => [
      level === 3 ? random.integer(n + 1, 3 * n) : random.integer(1, n - 1),
      n,
    ]
    return {
      tiling,
      one: some(b),
      other: some(d),
      sides: random.sample(
        [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24].filter((n) => n <= (isFoot ? 12 : 24)),
        level === 3 ? 5 : 4,
      ),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const right = its.sides.filter((n) => fitsBoth(its, n)).length
    const onlyOne = its.sides.filter((n) => fitsSide(its.one, n) !== fitsSide(its.other, n)).length
    return (
      unitOf(its.tiling) !== 'inch' &&
      isRealSize(its.tiling, its.one, its.other) &&
      [its.one, its.other].every((side) => isLowest(side) && side[1] > 1) &&
      sizeOf(its.one) > sizeOf(its.other) &&
      right > 0 &&
      right < its.sides.length - 1 &&
      (its.one[1] === its.other[1] || onlyOne > 0) &&
      // At least one tile fits along each side, and not too many to picture.
      its.sides.every((n) => sizeOf(its.other) * n >= 1 && sizeOf(its.one) * n <= 40)
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { one, other, tiling, sides } = its
    const unit = unitOf(tiling)
    const told = { one: amount(one, unit), other: amount(other, unit) }
    return {
      stem: [
        say(`scene.${tiling.surface}`, { who: person(tiling.who) }),
        say('tile.sides', told),
        say('fit.asks'),
      ],
      ...sortCards({
        shuffle: its.shuffle,
        categories: [say('fit.yes'), say('fit.no')],
        cards: sides.map((n) => ({
          text: say('fit.card', { side: amount([1, n], unit) }),
          place: fitsBoth(its, n) ? 0 : 1,
          slips:
            fitsSide(one, n) === fitsSide(other, n)
              ? []
              : [{ place: 0, misconception: 'area.one-side' as const, feedback: say('fit.one-side') }],
        })),
        slip: { misconception: 'fraction.no-size-sense', feedback: say('fit.slip') },
      }),
      hints: [say('fit.nudge'), say('fit.hint')],
      solution: sides.map((n) => {
        const size = tex(fractionTex([1, n]))
        const bad = fitsSide(one, n) ? other : one
        return fitsBoth(its, n)
          ? say('fit.fits', { size, along: (one[0] * n) / one[1], down: (other[0] * n) / other[1] })
          : say('fit.fails', {
              size,
              side: shown(bad),
              few: Math.floor(sizeOf(bad) * n),
              many: Math.ceil(sizeOf(bad) * n),
            })
      }),
    }
  },
  solve(item) {
    const [one = [1, 1], other = [1, 1]] = fractionsIn(item.stem)
    return solved.sort(item, (card) => {
      const [tile = [1, 1]] = fractionsIn(card)
      return fitsSide(one, tile[1]) && fitsSide(other, tile[1]) ? 0 : 1
    })
  },
})
