import { bug, defineModel, type Level, numbersIn, plain, type Random, solved, toNumber, typed } from '#form'
import { type Fraction, isLowest, lowest, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { blockFigure, cubic, cubicOf, type LengthUnit } from '#solids/boxes.ts'
import { edgesShown, fractionBoxFigure } from '#solids/fraction-boxes.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

export const standards = ['6.G.A.2']

/** A box in cubes with edges of one `part` of a unit: how many cubes, or how much space they take up. */
interface Packed {
  long: number
  wide: number
  high: number
  part: number
  unit: LengthUnit
  asks: 'count' | 'volume'
}
const cubesIn = ({ long, wide, high }: Packed): number => long * wide * high
const volumeOf = (its: Packed): Fraction => lowest([cubesIn(its), its.part ** 3])
const edges = ({ long, wide, high, part }: Packed) => ({
  length: lowest([long, part]),
  width: lowest([wide, part]),
  height: lowest([high, part]),
})

// Worked by hand: 3 by 2 by 4 cubes with edges of 1/2 are 24 cubes; 24/8 = 3 cubic inches.
const packed: Packed = { long: 3, wide: 2, high: 4, part: 2, unit: 'inch', asks: 'count' }
const ofSpace: Packed = { ...packed, asks: 'volume' }
const cubeAsEdge = bug<Packed>({
  id: 'volume.cube-as-edge',
  answer: (its) => [cubesIn(its), its.asks === 'count' ? its.part ** 2 : its.part],
  feedback: (its) =>
    say('cubes.slip.edge', {
      edge: amount([1, its.part], its.unit),
      small: shown([1, its.part]),
      unit: quantity(1, cubicOf[its.unit]),
    }),
  example: [packed, [24, 4]],
})
const cubeAsUnit = bug<Packed>({
  id: 'volume.part-cube-as-unit',
  answer: (its) => (its.asks === 'count' ? [cubesIn(its), its.part ** 3] : cubesIn(its)),
  feedback: (its) => say(`cubes.slip.unit.${its.asks}`, { unit: quantity(2, cubicOf[its.unit]) }),
  example: [ofSpace, 24],
})
const oneLayer = bug<Packed>({
  id: 'volume.one-layer',
  answer: (its) => (its.asks === 'count' ? its.long * its.wide : [its.long * its.wide, its.part ** 2]),
  feedback: () => say('cubes.slip.layer'),
  example: [packed, 6],
})
const addsEdges = bug<Packed>({
  id: 'volume.adds-edges',
  answer: (its) => (its.asks === 'count' ? its.long + its.wide + its.high : null),
  feedback: () => say('cubes.slip.adds'),
  example: [packed, 9],
})
const cubeBugs = [cubeAsEdge, cubeAsUnit, oneLayer, addsEdges]

const drawPacked = (random: Random, asks: Packed['asks'], most: number): Packed => ({
  long: random.integer(3, most),
  wide: random.integer(2, 5),
  high: random.integer(2, 6),
  part: random.pick([2, 3, 4]),
  unit: random.pick(['inch', 'foot', 'centimeter'] as const),
  asks,
})
const terms = (its: Packed) => ({
  long: its.long,
  wide: its.wide,
  high: its.high,
  all: cubesIn(its),
  part: its.part,
  per: its.part ** 3,
  edge: amount([1, its.part], its.unit),
  small: shown([1, its.part ** 3]),
  cube: quantity(1, cubicOf[its.unit]),
})
const stepsOf = (its: Packed) => {
  const { long, wide, high, all, part, per, edge, small, cube } = terms(its)
  return its.asks === 'count'
    ? [say('cubes.along', { part, edge, long, wide, high }), say('cubes.count', { long, wide, high, all })]
    : [
        say('cubes.count', { long, wide, high, all }),
        say('cubes.fit', { per, part, small, cube }),
        say('cubes.space', { all, small, volume: shown(volumeOf(its)) }),
      ]
}

/** How many cubes fill a box (level 1), how much space a block takes up (level 2), a box of unlike parts (level 3). */
export const packCubes = defineModel<Packed>({
  id: 'pack-cubes',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: cubeBugs,
  task: ({ asks, part, unit, long, high }) =>
    `${asks} ${part} ${unit} ${long % part === 0} ${high % part === 0}`,
  draw: (random, level) => ({
    ...drawPacked(random, level === 2 ? 'volume' : 'count', level === 2 ? 6 : 9),
    ...(level === 3 ? { part: random.pick([4, 6]) } : {}),
  }),
  // At level 3 the edges have different denominators, and only all together name the cube.
  fits: (its) =>
    its.long > its.wide &&
    cubesIn(its) <= 240 &&
    (its.part < 4 ||
      its.asks === 'volume' ||
      !isLowest([its.wide, its.part]) ||
      !isLowest([its.long, its.part])) &&
    [its.long, its.wide, its.high].some((each) => isLowest([each, its.part])),
  item(its) {
    const { edge, long, wide, high } = terms(its)
    const isCount = its.asks === 'count'
    return {
      stem: isCount
        ? [say('cubes.labels', { unit: quantity(2, its.unit) }), say('cubes.asks.count', { edge })]
        : [say('cubes.block', { long, wide, high, edge }), say('cubes.asks.volume')],
      figure: isCount
        ? fractionBoxFigure(edges(its), its.unit)
        : {
            ...blockFigure({ length: long, width: wide, height: high }),
            description: say('cubes.figure', { long, wide, high }),
          },
      ...(isCount
        ? { ...typed(its, { label: say('cubes.label'), key: cubesIn(its), bugs: cubeBugs }) }
        : typedAmount(its, { key: volumeOf(its), unit: cubicOf[its.unit], bugs: cubeBugs })),
      hints: [
        say(`cubes.nudge.${its.asks}`, { edge }),
        say(`cubes.hint.${its.asks}`, { edge, cube: terms(its).cube }),
      ],
      solution: stepsOf(its),
    }
  },
  solve({ stem, figure, interaction }) {
    const [[, part] = [1, 1]] = fractionsIn(stem)
    if (interaction.kind === 'number')
      return solved.number(edgesShown(figure).reduce((all, [n, d]) => all * ((n * part) / d), 1))
    if (figure?.kind !== 'prism') throw new TypeError('expects a block')
    return solvedFraction(figure.length * figure.width * figure.height, part ** 3)
  },
})

const faults = faultsBy<Packed, 'edge' | 'unit' | 'layer'>(
  { edge: cubeAsEdge, unit: cubeAsUnit, layer: oneLayer },
  (id, who) => say(`claim.${id}`, { who }),
)
/** Boxes of whole units, or cubes that fill whole units, so that all that is said is a whole number. */
function drawClaim(random: Random, level: Level): Packed {
  const part = level === 2 ? random.pick([2, 3]) : 2
  const asks = level === 3 ? 'volume' : 'count'
  const whole = (least: number, most: number): number => part * random.integer(least, most)
  const high = whole(1, 3) - (level === 2 ? 1 : 0)
  const wide = whole(1, 3)
  return {
    long: wide + whole(1, 3),
    wide,
    high,
    part,
    unit: random.pick(['inch', 'foot', 'centimeter'] as const),
    asks,
  }
}
/** How many cubes fill a box of whole units (level 1), of fractions (level 2), and how much space some take (level 3). */
export const findMistake = claimModel<Packed>({
  seconds: 60,
  standards,
  task: ({ asks, part, unit }) => `${asks} ${part} ${unit}`,
  kinds: {
    1: [{ draw: (random) => drawClaim(random, 1), faults: faults('edge', 'unit', 'layer') }],
    2: [{ draw: (random) => drawClaim(random, 2), faults: faults('edge', 'layer') }],
    3: [{ draw: (random) => drawClaim(random, 3), faults: faults('edge', 'unit') }],
  },
  truth: (its) => (its.asks === 'count' ? cubesIn(its) : toNumber(volumeOf(its))),
  printed: (its) => (its.asks === 'count' ? [] : [its.long, its.wide, its.high]),
  isSaid: (got) => Number.isInteger(toNumber(got)),
  words(its, _who, result) {
    const { length, width, height } = edges(its)
    const { edge, long, wide, high, cube } = terms(its)
    const said = (n: number) =>
      its.asks === 'count' ? say('claim.count', { n }) : say('claim.volume', { volume: cubic(n, its.unit) })
    return {
      context:
        its.asks === 'count'
          ? say('claim.box', {
              length: amount(length, its.unit),
              width: amount(width, its.unit),
              height: amount(height, its.unit),
              edge,
            })
          : say('cubes.block', { long, wide, high, edge }),
      said: said(toNumber(result)),
      truth: said(its.asks === 'count' ? cubesIn(its) : toNumber(volumeOf(its))),
      hints: [say(`cubes.nudge.${its.asks}`, { edge }), say(`cubes.hint.${its.asks}`, { edge, cube })],
      start: stepsOf(its),
    }
  },
  reads({ stem }) {
    const fractions = fractionsIn(stem)
    const text = plain(stem)
    const got = numbersIn(text.split('“')[1] ?? '')[0]?.value ?? 0
    const isCount = fractions.length > 1
    const [, part] = fractions.at(-1) ?? [1, 1]
    const edgesTold: Fraction[] = isCount
      ? fractions.slice(0, 3)
      : numbersIn(text.split('“')[0]?.replace(/\d+\/\d+/, '') ?? '')
          .slice(0, 3)
          .map(({ value }): Fraction => [value, part])
    const [n, d] = edgesTold.reduce<Fraction>((all, each) => times(all, each), [1, 1])
    const volume = n / d
    const [length = [1, 1], width = [1, 1]] = edgesTold
    const [ln, ld] = times(length, width)
    const count = volume * part ** 3
    return {
      got,
      truth: isCount ? count : volume,
      ways: [
        [/edge|arista/, isCount ? volume * part : count / part],
        [/whole|enter[oa]/, isCount ? volume : count],
        [/layer|capa/, (ln / ld) * part ** 2],
      ],
    }
  },
})
