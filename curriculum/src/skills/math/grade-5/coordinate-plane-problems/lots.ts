import { bug, type Bug, defineModel, numbersIn, plain, type Random, solved, tex } from '#form'
import { plottedPoints, type WrongPoints } from '#bugs/grids/plotted-points.ts'
import { gridAxes, gridFigure, type GridPoint, pair, pairsIn } from '#grids/grid.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['5.G.A.2']
const cross = String.raw` \times `

/** Small places, on a grid of meters, and larger ones with longer units. */
const small = ['garden', 'pen', 'campsite', 'sandbox', 'patio', 'stage'] as const
const large = ['playground', 'court', 'pool', 'rink', 'market', 'parking'] as const
type Large = (typeof large)[number]
type LotId = (typeof small)[number] | Large
const isLarge = (id: LotId): id is Large => large.some((each) => each === id)
const scales = [3, 4, 5]

/** A rectangle of land on a grid; one unit of the grid is `scale` meters. */
interface Lot {
  lot: LotId
  who: string
  left: number
  right: number
  low: number
  high: number
  scale: number
  asks: 'length' | 'area'
  isDrawn: boolean
}
const wide = ({ left, right }: Lot): number => right - left
const tall = ({ low, high }: Lot): number => high - low
const around = (its: Lot): number => 2 * (wide(its) + tall(its))
const answerOf = (its: Lot): number =>
  its.asks === 'length' ? around(its) * its.scale : wide(its) * tall(its) * its.scale ** 2

function drawLot(random: Random, its: Pick<Lot, 'scale' | 'asks' | 'isDrawn'>): Lot {
  const [left, low] = [random.integer(1, 4), random.integer(1, 3)]
  return {
    lot: its.scale === 1 ? random.pick(small) : random.pick(large),
    who: someone(random),
    left,
    right: random.integer(left + 2, 9),
    low,
    high: random.integer(low + 2, 7),
    ...its,
  }
}
const cornersOf = ({ left, right, low, high }: Lot): [GridPoint, GridPoint, GridPoint, GridPoint] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]

// Worked by hand: from (1, 2) to (6, 5), so 5 by 3 units.
const five: Lot = {
  lot: 'garden',
  who: 'Ana',
  left: 1,
  right: 6,
  low: 2,
  high: 5,
  scale: 1,
  asks: 'length',
  isDrawn: true,
}
const scaled: Lot = { ...five, scale: 10, isDrawn: false }
const ofLength = (answer: (its: Lot) => number) => (its: Lot) => (its.asks === 'length' ? answer(its) : null)
const ofArea = (answer: (its: Lot) => number) => (its: Lot) => (its.asks === 'area' ? answer(its) : null)

const lotBugs = {
  points: bug<Lot>({
    id: 'grid.counts-points',
    answer: ofLength((its) => (around(its) + 4) * its.scale),
    feedback: () => say('lot.points'),
    example: [five, 20],
  }),
  half: bug<Lot>({
    id: 'grid.half-perimeter',
    answer: ofLength((its) => (around(its) / 2) * its.scale),
    feedback: () => say('lot.half'),
    example: [five, 8],
  }),
  ends: bug<Lot>({
    id: 'grid.end-only',
    answer: ofLength((its) => 2 * (its.right + its.high) * its.scale),
    feedback: () => say('lot.ends'),
    // 2 × (6 + 5)
    example: [five, 22],
  }),
  squares: bug<Lot>({
    id: 'graph.counts-squares',
    answer: (its) => (its.scale === 1 ? null : its.asks === 'length' ? around(its) : wide(its) * tall(its)),
    feedback: ({ scale }) => say('lot.squares', { scale }),
    example: [scaled, 16],
  }),
  once: bug<Lot>({
    id: 'area.grows-like-length',
    answer: ofArea((its) => wide(its) * tall(its) * its.scale),
    feedback: ({ scale }) => say('lot.once', { scale }),
    example: [{ ...scaled, asks: 'area' }, 150],
  }),
  adds: bug<Lot>({
    id: 'area.adds-lengths',
    answer: ofArea((its) => around(its) * its.scale),
    feedback: () => say('lot.adds'),
    example: [{ ...scaled, asks: 'area' }, 160],
  }),
}
const bugs: Bug<Lot>[] = Object.values(lotBugs)

const scaleText = ({ scale }: Lot) => say('lot.scale', { scale: quantity(scale, 'meter') })
const lotFigure = (its: Lot) =>
  gridFigure(cornersOf(its).map((at, index) => ({ name: 'ABCD'[index] ?? '', at })))
const told = (its: Lot) => {
  const [a, b, c, d] = cornersOf(its).map(pair)
  const corners = { a: a ?? tex(''), b: b ?? tex(''), c: c ?? tex(''), d: d ?? tex('') }
  return [
    say(`lot.tells.${its.lot}`, { who: person(its.who) }),
    its.isDrawn ? say('lot.drawn') : say('lot.corners', corners),
    scaleText(its),
    its.asks === 'area' && isLarge(its.lot) ? say(`lot.area.${its.lot}`) : say(`lot.length.${its.lot}`),
  ]
}
const lengthWork = (its: Lot) => [
  say('lot.sides', {
    width: tex(`${its.right} − ${its.left} = ${wide(its)}`),
    height: tex(`${its.high} − ${its.low} = ${tall(its)}`),
  }),
]
const work = (its: Lot) => {
  const { scale, asks } = its
  const [w, h] = [wide(its) * scale, tall(its) * scale]
  return [
    ...lengthWork(its),
    ...(scale === 1
      ? []
      : [
          say('lot.meters', {
            width: tex(`${wide(its)}${cross}${scale} = ${w}`),
            height: tex(`${tall(its)}${cross}${scale} = ${h}`),
          }),
        ]),
    asks === 'length'
      ? say('lot.around', {
          equation: tex(`${w} + ${h} + ${w} + ${h} = ${answerOf(its)}`),
        })
      : say('lot.multiply', {
          equation: tex(`${w}${cross}${h} = ${answerOf(its)}`),
        }),
  ]
}
const conclusion = (its: Lot) =>
  say(`claim.said-${its.asks}`, {
    got: quantity(answerOf(its), its.asks === 'length' ? 'meter' : 'square-meter'),
  })
const hintsFor = (its: Lot) => [
  say(its.isDrawn ? 'lot.nudge.drawn' : 'lot.nudge.told'),
  say(its.scale === 1 ? 'lot.hint.one' : `lot.hint.${its.asks}`),
]
const isClear = (its: Lot): boolean => wide(its) !== tall(its) && its.left !== its.low

/** The four corners as shown, and the size of a unit. */
function lotShown(stem: string, points: readonly GridPoint[]): Lot {
  const corners = points.length > 0 ? points : pairsIn(plain(stem))
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [scale = 1] = numbersIn(plain(stem).replaceAll(/\(\d+, \d+\)/g, ''))
    .map(({ value }) => value)
    .filter((value) => value !== 1)
  return {
    ...five,
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
    scale,
    asks: /What is the area|Cuál es el área/.test(stem) ? 'area' : 'length',
  }
}
const pointsOf = (figure: unknown): GridPoint[] =>
  typeof figure === 'object' && figure !== null && 'points' in figure
    ? // A coordinate plane has points.
      // oxlint-disable-next-line typescript/consistent-type-assertions
      (figure.points as { at: [number, number] }[]).map(({ at }) => at)
    : []

/** Around a drawn rectangle (level 1), from coordinates with a scale (level 2), an area with a scale (level 3). */
export const lot = defineModel<Lot>({
  id: 'rectangle-of-land',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs,
  task: ({ lot: id, asks, isDrawn }) => `${id} ${asks} ${isDrawn}`,
  draw: (random, level) =>
    drawLot(random, {
      scale: level === 1 ? 1 : random.pick(scales),
      asks: level === 3 ? 'area' : 'length',
      isDrawn: level === 1,
    }),
  fits: isClear,
  item(its) {
    const isLength = its.asks === 'length'
    return {
      stem: told(its),
      ...(its.isDrawn ? { figure: lotFigure(its) } : {}),
      ...typedQuantity<Lot>(its, {
        label: say(isLength ? 'lot.label-length' : 'lot.label-area'),
        right: quantity(answerOf(its), isLength ? 'meter' : 'square-meter'),
        bugs,
      }),
      hints: hintsFor(its),
      solution: [...work(its), conclusion(its)],
    }
  },
  solve: ({ stem, figure }) => solved.number(answerOf(lotShown(stem, pointsOf(figure)))),
})

interface Planned extends Lot {
  given: 'area' | 'length'
}
const topCorners = ({ left, right, high }: Lot): GridPoint[] => [
  [left, high],
  [right, high],
]
const wrongTops = (its: Planned): WrongPoints[] => {
  const { left, right, low, high, given } = its
  const at = (y: number): GridPoint[] => [
    [left, y],
    [right, y],
  ]
  return [
    ...(given === 'length'
      ? [{ id: 'grid.half-perimeter' as const, feedback: say('plan.half'), points: at(low + 2 * tall(its)) }]
      : []),
    { id: 'grid.end-only', feedback: say('plan.height'), points: at(tall(its)) },
    { id: 'grid.counts-points', feedback: say('plan.points'), points: at(high - 1) },
    {
      id: 'grid.swaps-coordinates',
      feedback: say('plan.swaps'),
      points: topCorners(its).map(([x, y]): GridPoint => [y, x]),
    },
  ]
}

/** The whole length of its border (level 1), its area (level 2), its area with a scale (level 3) sets the height. */
export const plan = defineModel<Planned>({
  id: 'plan-corners',
  thinking: 'compute',
  seconds: 80,
  standards,
  task: ({ lot: id, given, scale }) => `${id} ${given} ${scale > 1}`,
  draw(random, level) {
    const scale = level === 3 ? random.pick(scales) : 1
    return {
      ...drawLot(random, { scale, asks: 'area', isDrawn: true }),
      given: level === 1 ? 'length' : 'area',
    }
  },
  // The height is no coordinate of the lower side.
  fits: (its) => isClear(its) && tall(its) !== its.low,
  item(its) {
    const { left, right, low, high, scale, given } = its
    const points = topCorners(its)
    const [w, h] = [wide(its) * scale, tall(its) * scale]
    const area = quantity(w * h, 'square-meter')
    const length = quantity(around(its), 'meter')
    return {
      stem: [
        say(`lot.tells.${its.lot}`, { who: person(its.who) }),
        scaleText(its),
        say('plan.side', { p: pair([left, low]), q: pair([right, low]) }),
        given === 'length' ? say('plan.length', { length }) : say('plan.area', { area }),
        say('plan.asks'),
      ],
      ...plottedPoints({
        ...gridAxes(),
        points,
        given: [
          { name: 'P', at: [left, low] },
          { name: 'Q', at: [right, low] },
        ],
        wrong: wrongTops(its),
      }),
      hints: [say('plan.nudge'), say(`plan.hint.${scale === 1 ? given : 'scaled'}`)],
      solution: [
        say('plan.width', {
          equation: tex(`${right} − ${left} = ${wide(its)}`),
          width: quantity(w, 'meter'),
        }),
        given === 'length'
          ? say('plan.height-length', {
              rest: tex(`${around(its)} − ${w} − ${w} = ${2 * h}`),
              height: quantity(h, 'meter'),
            })
          : say('plan.height-area', {
              equation: tex(String.raw`${w * h} \div ${w} = ${h}`),
              height: quantity(h, 'meter'),
            }),
        ...(scale === 1
          ? []
          : [say('plan.units', { equation: tex(String.raw`${h} \div ${scale} = ${tall(its)}`) })]),
        say('plan.so', { low, tall: tall(its), high, p: pair([left, high]), q: pair([right, high]) }),
      ],
    }
  },
  solve({ stem }) {
    const text = plain(stem)
    const [[left, low] = [0, 0], [right] = [0, 0]] = pairsIn(text)
    const numbers = numbersIn(text.replaceAll(/\(\d+, \d+\)/g, '')).map(({ value }) => value)
    const [scale = 1] = numbers
    const given = numbers.at(-1) ?? 0
    const width = (right - left) * scale
    const isArea = /square|cuadrad/.test(text)
    const high = low + (isArea ? given / width : given / 2 - width) / scale
    return {
      kind: 'coordinate-plane',
      points: [
        [left, high],
        [right, high],
      ],
    }
  },
})

const faults = faultsBy<Lot, keyof typeof lotBugs>(lotBugs, (id, who) => say(`claim.${id}`, { who }))

/** A drawn rectangle (level 1), coordinates alone (level 2), an area with a scale (level 3). */
export const findMistake = claimModel<Lot>({
  seconds: 80,
  standards,
  task: ({ lot: id, asks, isDrawn }) => `${id} ${asks} ${isDrawn}`,
  kinds: {
    1: [
      {
        draw: (random) => drawLot(random, { scale: 1, asks: 'length', isDrawn: true }),
        faults: faults('points', 'half', 'ends'),
      },
    ],
    2: [
      {
        draw: (random) => drawLot(random, { scale: random.pick(scales), asks: 'length', isDrawn: false }),
        faults: faults('half', 'ends', 'squares'),
      },
    ],
    3: [
      {
        draw: (random) => drawLot(random, { scale: random.pick(scales), asks: 'area', isDrawn: false }),
        faults: faults('once', 'adds', 'squares'),
      },
    ],
  },
  truth: answerOf,
  printed: ({ left, right, low, high, scale }) => [left, right, low, high, scale, 1],
  fits: isClear,
  words: (its, _who, got) => {
    const unit = its.asks === 'length' ? 'meter' : 'square-meter'
    return {
      context: told(its),
      ...(its.isDrawn ? { figure: lotFigure(its) } : {}),
      said: say(`claim.said-${its.asks}`, { got: quantity(Number(got), unit) }),
      truth: conclusion(its),
      hints: hintsFor(its),
      start: work(its),
    }
  },
  reads({ stem, figure }) {
    const [question = '', said = ''] = stem.split('“')
    const its = lotShown(question, pointsOf(figure))
    const by = (id: keyof typeof lotBugs): number => Number(lotBugs[id].answer(its) ?? -1)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: answerOf(its),
      ways: [
        [/grid points|puntos de la cuadrícula/, by('points')],
        [/two of the four|dos de los cuatro/, by('half')],
        [/from the origin|desde el origen/, by('ends')],
        [/units of the grid|unidades de la cuadrícula/, by('squares')],
        [/only once|una sola vez/, by('once')],
        [/distance around|distancia alrededor/, by('adds')],
      ],
    }
  },
})
