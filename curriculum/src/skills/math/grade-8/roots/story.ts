import { bug, byLevel, defineModel, numbersIn, solved } from '#form'
import { isPerfect } from '#roots/roots.ts'
import { square } from '#round-figures/round-figures.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { cubic } from '#solids/boxes.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Square things and cubes, with sides that are true to life. */
const squares = {
  garden: { unit: 'foot', low: 4, high: 30 },
  rug: { unit: 'foot', low: 3, high: 12 },
  patio: { unit: 'foot', low: 6, high: 25 },
  tile: { unit: 'inch', low: 4, high: 24 },
  quilt: { unit: 'inch', low: 20, high: 80 },
  mirror: { unit: 'inch', low: 8, high: 40 },
  field: { unit: 'meter', low: 20, high: 90 },
  plaza: { unit: 'meter', low: 15, high: 60 },
} as const
const cubes = {
  crate: { unit: 'foot', low: 2, high: 6 },
  planter: { unit: 'foot', low: 2, high: 4 },
  carton: { unit: 'inch', low: 4, high: 20 },
  ice: { unit: 'inch', low: 2, high: 15 },
  candle: { unit: 'centimeter', low: 4, high: 10 },
  die: { unit: 'centimeter', low: 2, high: 9 },
  tank: { unit: 'foot', low: 2, high: 5 },
  vase: { unit: 'inch', low: 5, high: 12 },
} as const
type SquareId = keyof typeof squares
type CubeId = keyof typeof cubes
const squareIds = [
  'garden',
  'rug',
  'patio',
  'tile',
  'quilt',
  'mirror',
  'field',
  'plaza',
] as const satisfies readonly SquareId[]
const cubeIds = [
  'crate',
  'planter',
  'carton',
  'ice',
  'candle',
  'die',
  'tank',
  'vase',
] as const satisfies readonly CubeId[]

interface Area {
  thing: SquareId
  side: number
  asks: 'side' | 'around'
}
interface Volume {
  thing: CubeId
  edge: number
}
const rug: Area = { thing: 'rug', side: 6, asks: 'side' }
const times = ({ asks }: Area): number => (asks === 'side' ? 1 : 4)

// Worked by hand: an area of 36 has sides of 6; around it, it is 24. A volume of 64 has edges of 4.
const areaBugs = [
  bug<Area>({
    id: 'roots.divides-by-index',
    answer: (its) => (times(its) * its.side ** 2) / 2,
    feedback: () => say('story.halves'),
    example: [rug, 18],
  }),
  bug<Area>({
    id: 'roots.divides-by-sides',
    answer: (its) => (times(its) * its.side ** 2) / 4,
    feedback: () => say('story.sides'),
    example: [rug, 9],
  }),
  bug<Area>({
    id: 'roots.stops-early',
    answer: ({ asks, side }) => (asks === 'around' ? side : null),
    feedback: () => say('story.stops'),
    example: [{ ...rug, asks: 'around' }, 6],
  }),
]
const volumeBugs = [
  bug<Volume>({
    id: 'roots.divides-by-index',
    answer: ({ edge }) => [edge ** 3, 3],
    feedback: () => say('story.thirds'),
    example: [{ thing: 'die', edge: 4 }, [64, 3]],
  }),
  bug<Volume>({
    id: 'roots.divides-by-sides',
    answer: ({ edge }) => [edge ** 3, 6],
    feedback: () => say('story.faces'),
    example: [{ thing: 'die', edge: 4 }, [64, 6]],
  }),
  bug<Volume>({
    id: 'roots.cube-as-square',
    answer: ({ edge }) => (isPerfect(edge, 2) ? Math.sqrt(edge ** 3) : null),
    feedback: () => say('slip.square'),
    example: [{ thing: 'die', edge: 4 }, 8],
  }),
]

const shared = { id: 'story', thinking: 'use in a story', seconds: 60, standards: ['8.EE.A.2'] } as const
const ofSquare = defineModel<Area>({
  ...shared,
  bugs: areaBugs,
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw(random, level) {
    const thing = random.pick(squareIds)
    const { low, high } = squares[thing]
    const asks = level === 1 ? 'side' : 'around'
    return { thing, side: random.integer(low, high), asks }
  },
  // Squares that are known, or easy to work out.
  fits: ({ side }) => side <= 20 || side === 25 || side % 10 === 0,
  item(its) {
    const { thing, side, asks } = its
    const { unit } = squares[thing]
    const terms = { side, area: side * side, around: 4 * side }
    return {
      stem: [say(`story.told.${thing}`, { of: square(side * side, unit) }), say(`story.asks.${asks}`)],
      ...typedQuantity(its, {
        label: say(`story.label.${asks}`),
        right: quantity(times(its) * side, unit),
        bugs: areaBugs,
      }),
      hints: [say('story.nudge.square'), say(`story.hint.${asks}`)],
      solution: [say('story.side', terms), say(`story.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const [area] = numbersIn(stem)
    return solved.number(Math.sqrt(area?.value ?? 0) * (/side\?|lado\?/.test(stem) ? 1 : 4))
  },
})
const ofCube = defineModel<Volume>({
  ...shared,
  bugs: volumeBugs,
  task: ({ thing }) => thing,
  draw(random) {
    const thing = random.pick(cubeIds)
    const { low, high } = cubes[thing]
    return { thing, edge: random.integer(low, high) }
  },
  fits: ({ edge }) => edge <= 10 || edge === 20,
  item(its) {
    const { thing, edge } = its
    const { unit } = cubes[thing]
    const terms = { edge, volume: edge ** 3 }
    return {
      stem: [say(`story.told.${thing}`, { of: cubic(edge ** 3, unit) }), say('story.asks.edge')],
      ...typedQuantity(its, {
        label: say('story.label.edge'),
        right: quantity(edge, unit),
        bugs: volumeBugs,
      }),
      hints: [say('story.nudge.cube'), say('story.hint.edge')],
      solution: [say('story.edge', terms), say('story.so.edge', terms)],
    }
  },
  solve: ({ stem }) => solved.number(Math.cbrt(numbersIn(stem)[0]?.value ?? 0)),
})

/** The side of a square (level 1), the edge of a cube (level 2), the way around a square (level 3). */
export const story = byLevel({ 1: ofSquare, 2: ofCube, 3: ofSquare }, ({ stem }) =>
  /cube|cubo/.test(stem) ? 2 : 1,
)
