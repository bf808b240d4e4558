import { tidy } from '../../bugs/bug.ts'
import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'

type Measured =
  | 'distance'
  | 'time'
  | 'speed'
  | 'mass'
  | 'volume'
  | 'density'
  | 'force'
  | 'forward'
  | 'backward'
  | 'acceleration'
  | 'weight'
  | 'gravity'
  | 'height'
  | 'energy'
  | 'frequency'
  | 'wavelength'
  | 'model'
  | 'real'
  | 'scale'

export interface Known {
  name: Measured
  value: number
  unit: string
  /** A scale has a second amount: 1 cm stands for 5 km. */
  stands?: { value: number; unit: string }
}

type Asked =
  | 'speed'
  | 'distance'
  | 'density'
  | 'mass'
  | 'force'
  | 'acceleration'
  | 'weight'
  | 'mass-of-weight'
  | 'energy'
  | 'height'
  | 'motion'
  | 'wave'
  | 'wavelength'
  | 'real'
  | 'model'

/** One question about a relation. */
export interface Ask {
  ask: Asked
  formula: Exclude<Asked, 'real' | 'model'> | 'net' | 'scale'
  /** The unit of the answer. */
  unit: string
  /** The calculation, with `#` for each known amount in order. */
  pattern: string
  knowns: (random: Random) => Known[]
  /** The answer from the known numbers, by decimals. */
  value: (numbers: readonly number[]) => number
}

const known = (name: Measured, value: number, unit: string): Known => ({ name, value: tidy(value), unit })
const toScale = (value: number): Known => ({
  name: 'scale',
  value: 1,
  unit: 'cm',
  stands: { value, unit: 'km' },
})

/** The calculation as the judge reads it: `# / #` becomes `45 km / 1.5 h`. */
export function taskOf({ pattern }: Ask, knowns: readonly Known[]): string {
  const amounts = knowns.flatMap(({ value, unit, stands }) => {
    const own = `${value} ${unit}`
    if (stands === undefined) return [own]
    const other = `${stands.value} ${stands.unit}`
    return pattern.includes('up') ? [own, other] : [other, own]
  })
  return pattern.replace(' up', '').replaceAll('#', () => amounts.shift() ?? '')
}

const hours = [0.5, 1.5, 2, 2.5, 3, 4]
/** In g/cm³: oil, wood, plastic, glass, aluminum, iron, copper. */
const densities = [0.8, 0.9, 1.2, 2.5, 2.7, 7.8, 8.9]
/** In m/s². */
const gains = [0.5, 1.5, 2, 2.5, 3, 4]
/** In N/kg: Earth, Mars, the Moon, Titan. */
const gravities = [9.8, 3.7, 1.6, 1.4]
const frequencies = [0.5, 1.5, 2, 2.5, 4]
const lengths = [0.4, 0.6, 0.8, 1.2, 1.4, 1.8, 2, 3, 4]
/** In km for each cm, for places of some hundred kilometers. */
const scales = [5, 10, 20, 25]
const gravity = known('gravity', 10, 'N/kg')

const over = ([one = 0, other = 1]: readonly number[]): number => one / other
const times = (by: number) => (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, by)

/** Each level of a relation: as the formula has it, turned around, and with two steps or a unit to change. */
export type Relation = Readonly<Record<Level, Ask>>

export const relations = {
  speed: {
    1: {
      ask: 'speed',
      formula: 'speed',
      unit: 'km/h',
      pattern: '# / #',
      knowns(random) {
        const time = random.pick(hours)
        return [known('distance', time * 2 * random.integer(8, 18), 'km'), known('time', time, 'h')]
      },
      value: over,
    },
    2: {
      ask: 'distance',
      formula: 'distance',
      unit: 'km',
      pattern: '# * #',
      knowns: (random) => [
        known('speed', 2 * random.integer(8, 18), 'km/h'),
        known('time', random.pick(hours), 'h'),
      ],
      value: times(1),
    },
    3: {
      ask: 'distance',
      formula: 'distance',
      unit: 'km',
      pattern: '# * #',
      knowns: (random) => [
        known('speed', random.pick([12, 18, 24, 30, 36]), 'km/h'),
        known('time', random.pick([10, 15, 20, 25, 40, 45, 50]), 'min'),
      ],
      value: times(1 / 60),
    },
  },
  density: {
    1: {
      ask: 'density',
      formula: 'density',
      unit: 'g/cm^3',
      pattern: '# / #',
      knowns(random) {
        const volume = 10 * random.integer(2, 12)
        return [known('mass', random.pick(densities) * volume, 'g'), known('volume', volume, 'cm^3')]
      },
      value: over,
    },
    2: {
      ask: 'mass',
      formula: 'mass',
      unit: 'g',
      pattern: '# * #',
      knowns: (random) => [
        known('density', random.pick(densities), 'g/cm^3'),
        known('volume', 5 * random.integer(3, 20), 'cm^3'),
      ],
      value: times(1),
    },
    3: {
      ask: 'density',
      formula: 'density',
      unit: 'g/cm^3',
      pattern: '# / #',
      knowns(random) {
        const volume = 100 * random.integer(2, 9)
        return [
          known('mass', (random.pick(densities) * volume) / 1000, 'kg'),
          known('volume', volume, 'cm^3'),
        ]
      },
      value: (numbers) => 1000 * over(numbers),
    },
  },
  force: {
    1: {
      ask: 'force',
      formula: 'force',
      unit: 'N',
      pattern: '# * #',
      knowns: (random) => [
        known('mass', random.integer(3, 20), 'kg'),
        known('acceleration', random.pick(gains), 'm/s^2'),
      ],
      value: times(1),
    },
    2: {
      ask: 'acceleration',
      formula: 'acceleration',
      unit: 'm/s^2',
      pattern: '# / #',
      knowns(random) {
        const mass = random.integer(3, 20)
        return [known('force', mass * random.pick(gains), 'N'), known('mass', mass, 'kg')]
      },
      value: over,
    },
    3: {
      ask: 'acceleration',
      formula: 'net',
      unit: 'm/s^2',
      pattern: '(# - #) / #',
      knowns(random) {
        const [mass, friction] = [random.integer(3, 20), random.integer(2, 12)]
        return [
          known('forward', friction + mass * random.pick(gains), 'N'),
          known('backward', friction, 'N'),
          known('mass', mass, 'kg'),
        ]
      },
      value: ([forward = 0, friction = 0, mass = 1]) => (forward - friction) / mass,
    },
  },
  weight: {
    1: {
      ask: 'weight',
      formula: 'weight',
      unit: 'N',
      pattern: '# * #',
      knowns: (random) => [
        known('mass', random.integer(3, 20), 'kg'),
        known('gravity', random.pick(gravities), 'N/kg'),
      ],
      value: times(1),
    },
    2: {
      ask: 'mass-of-weight',
      formula: 'mass-of-weight',
      unit: 'kg',
      pattern: '# / (#)',
      knowns(random) {
        const pull = random.pick(gravities)
        return [known('weight', pull * random.integer(3, 20), 'N'), known('gravity', pull, 'N/kg')]
      },
      value: over,
    },
    3: {
      ask: 'weight',
      formula: 'weight',
      unit: 'N',
      pattern: '# * #',
      knowns: (random) => [
        known('mass', 50 * random.integer(3, 19), 'g'),
        known('gravity', random.pick(gravities), 'N/kg'),
      ],
      value: times(1 / 1000),
    },
  },
  potential: {
    1: {
      ask: 'energy',
      formula: 'energy',
      unit: 'J',
      pattern: '# * # * #',
      knowns: (random) => [
        known('mass', random.integer(2, 15), 'kg'),
        gravity,
        known('height', random.integer(2, 9), 'm'),
      ],
      value: times(1),
    },
    2: {
      ask: 'height',
      formula: 'height',
      unit: 'm',
      pattern: '# / (# * #)',
      knowns(random) {
        const mass = random.integer(2, 15)
        return [known('energy', mass * 10 * random.integer(2, 9), 'J'), known('mass', mass, 'kg'), gravity]
      },
      value: ([energy = 0, ...weight]) => energy / times(1)(weight),
    },
    3: {
      ask: 'energy',
      formula: 'energy',
      unit: 'J',
      pattern: '# * # * #',
      knowns: (random) => [
        known('mass', random.integer(2, 15), 'kg'),
        gravity,
        known('height', 10 * random.integer(6, 29), 'cm'),
      ],
      value: times(1 / 100),
    },
  },
  kinetic: {
    1: kineticAsk('kg', (random) => [2 * random.integer(1, 9), random.integer(2, 6)]),
    2: kineticAsk('kg', (random) => [random.integer(2, 12), random.pick([0.5, 1.5, 2.5, 3, 5, 7])]),
    3: kineticAsk('g', (random) => [100 * random.integer(2, 9), random.integer(2, 9)]),
  },
  wave: {
    1: {
      ask: 'wave',
      formula: 'wave',
      unit: 'm/s',
      pattern: '# * #',
      knowns: (random) => [
        known('frequency', random.pick(frequencies), 'Hz'),
        known('wavelength', random.pick(lengths), 'm'),
      ],
      value: times(1),
    },
    2: {
      ask: 'wavelength',
      formula: 'wavelength',
      unit: 'm',
      pattern: '# / #',
      knowns(random) {
        const often = random.pick(frequencies)
        return [known('speed', often * random.pick(lengths), 'm/s'), known('frequency', often, 'Hz')]
      },
      value: over,
    },
    3: {
      ask: 'wave',
      formula: 'wave',
      unit: 'm/s',
      pattern: '# * #',
      knowns: (random) => [
        known('frequency', random.pick(frequencies), 'Hz'),
        known('wavelength', 5 * random.integer(3, 19), 'cm'),
      ],
      value: times(1 / 100),
    },
  },
  scale: {
    1: {
      ask: 'real',
      formula: 'scale',
      unit: 'km',
      pattern: '# * # / #',
      knowns: (random) => [known('model', random.integer(3, 19), 'cm'), toScale(random.pick(scales))],
      value: times(1),
    },
    2: {
      ask: 'model',
      formula: 'scale',
      unit: 'cm',
      pattern: '# * # / # up',
      knowns(random) {
        const each = random.pick(scales)
        return [known('real', (each * random.integer(5, 40)) / 2, 'km'), toScale(each)]
      },
      value: ([real = 0, , each = 1]) => real / each,
    },
    3: {
      ask: 'real',
      formula: 'scale',
      unit: 'km',
      pattern: '# * # / #',
      knowns: (random) => [known('model', random.integer(25, 45) / 50, 'm'), toScale(random.pick([5, 10]))],
      value: times(100),
    },
  },
} as const satisfies Record<string, Relation>

function kineticAsk(unit: 'kg' | 'g', draw: (random: Random) => [mass: number, speed: number]): Ask {
  return {
    ask: 'motion',
    formula: 'motion',
    unit: 'J',
    pattern: '1/2 * # * (#)^2',
    knowns(random) {
      const [mass, speed] = draw(random)
      return [known('mass', mass, unit), known('speed', speed, 'm/s')]
    },
    value: ([mass = 0, speed = 0]) => (mass * speed ** 2) / (unit === 'g' ? 2000 : 2),
  }
}

export type RelationId = keyof typeof relations

/** Where the relation is met: ids of short scenes. */
export const scenes = {
  speed: ['scene.speed.train', 'scene.speed.cyclist', 'scene.speed.ferry', 'scene.speed.bus'],
  density: ['scene.density.block', 'scene.density.stone', 'scene.density.syrup', 'scene.density.pellet'],
  force: ['scene.force.cart', 'scene.force.sled', 'scene.force.box', 'scene.force.boat'],
  weight: ['scene.weight.rover', 'scene.weight.pack', 'scene.weight.rock', 'scene.weight.robot'],
  potential: [
    'scene.potential.crate',
    'scene.potential.bucket',
    'scene.potential.book',
    'scene.potential.ball',
  ],
  kinetic: ['scene.kinetic.cart', 'scene.kinetic.ball', 'scene.kinetic.skater', 'scene.kinetic.drone'],
  wave: ['scene.wave.rope', 'scene.wave.pond', 'scene.wave.tank', 'scene.wave.sea'],
  scale: ['scene.scale.ceres', 'scene.scale.moon', 'scene.scale.canyon', 'scene.scale.volcano'],
} as const satisfies Record<RelationId, readonly string[]>
