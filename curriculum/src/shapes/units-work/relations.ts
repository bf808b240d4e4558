import { tidy } from '../../bugs/bug.ts'
import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { type SceneId, scenes } from './scenes.ts'

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

/** One question about a relation, as it is asked in its scenes. */
export interface Ask<In> {
  ask: Asked
  formula: Exclude<Asked, 'real' | 'model'> | 'net' | 'scale'
  /** The unit of the answer. */
  unit: string
  /** The calculation, with `#` for each known amount in order. */
  pattern: string
  knowns: (random: Random, scene: In) => Known[]
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
export function taskOf({ pattern }: { pattern: string }, knowns: readonly Known[]): string {
  const amounts = knowns.flatMap(({ value, unit, stands }) => {
    const own = `${value} ${unit}`
    if (stands === undefined) return [own]
    const other = `${stands.value} ${stands.unit}`
    return pattern.includes('up') ? [own, other] : [other, own]
  })
  return pattern.replace(' up', '').replaceAll('#', () => amounts.shift() ?? '')
}

/** In km for each cm, for places of some hundred kilometers. */
const scales = [5, 10, 20, 25]
/** In m: a longer wave is not measured in cm. */
const longest = 10
const gravity = known('gravity', 10, 'N/kg')

const over = ([one = 0, other = 1]: readonly number[]): number => one / other
const times = (by: number) => (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, by)

export interface Relation {
  readonly scenes: readonly SceneId[]
  /** As the formula has it, turned around, and with two steps or a unit to change. */
  readonly asks: Readonly<Record<Level, Omit<Ask<never>, 'knowns'>>>
  knowns(random: Random, level: Level, scene: number): Known[]
}

function relation<In extends { readonly id: SceneId }>(
  places: readonly In[],
  asks: Readonly<Record<Level, Ask<In>>>,
): Relation {
  return {
    scenes: places.map(({ id }) => id),
    asks,
    knowns(random, level, at) {
      const place = places[at]
      if (place === undefined) throw new RangeError(`no scene ${at}`)
      return asks[level].knowns(random, place)
    },
  }
}

export const relations = {
  speed: relation(scenes.speed, {
    1: {
      ask: 'speed',
      formula: 'speed',
      unit: 'km/h',
      pattern: '# / #',
      knowns(random, { speeds, hours }) {
        const time = random.pick(hours)
        return [known('distance', time * random.pick(speeds), 'km'), known('time', time, 'h')]
      },
      value: over,
    },
    2: {
      ask: 'distance',
      formula: 'distance',
      unit: 'km',
      pattern: '# * #',
      knowns: (random, { speeds, hours }) => [
        known('speed', random.pick(speeds), 'km/h'),
        known('time', random.pick(hours), 'h'),
      ],
      value: times(1),
    },
    3: {
      ask: 'distance',
      formula: 'distance',
      unit: 'km',
      pattern: '# * #',
      // Times that are decimals of an hour.
      knowns: (random, { speeds }) => [
        known('speed', random.pick(speeds), 'km/h'),
        known('time', random.pick([6, 12, 15, 18, 24, 36, 45, 48, 54]), 'min'),
      ],
      value: times(1 / 60),
    },
  }),
  density: relation(scenes.density, {
    1: {
      ask: 'density',
      formula: 'density',
      unit: 'g/cm^3',
      pattern: '# / #',
      knowns(random, { densities }) {
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
      knowns: (random, { densities }) => [
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
      knowns(random, { densities }) {
        const volume = 100 * random.integer(2, 9)
        return [
          known('mass', (random.pick(densities) * volume) / 1000, 'kg'),
          known('volume', volume, 'cm^3'),
        ]
      },
      value: (numbers) => 1000 * over(numbers),
    },
  }),
  force: relation(scenes.force, {
    1: {
      ask: 'force',
      formula: 'force',
      unit: 'N',
      pattern: '# * #',
      knowns: (random, { masses, gains }) => [
        known('mass', random.pick(masses), 'kg'),
        known('acceleration', random.pick(gains), 'm/s^2'),
      ],
      value: times(1),
    },
    2: {
      ask: 'acceleration',
      formula: 'acceleration',
      unit: 'm/s^2',
      pattern: '# / #',
      knowns(random, { masses, gains }) {
        const mass = random.pick(masses)
        return [known('force', mass * random.pick(gains), 'N'), known('mass', mass, 'kg')]
      },
      value: over,
    },
    3: {
      ask: 'acceleration',
      formula: 'net',
      unit: 'm/s^2',
      pattern: '(# - #) / #',
      knowns(random, { masses, gains }) {
        const mass = random.pick(masses)
        const friction = random.integer(2, Math.min(12, mass + 1))
        return [
          known('forward', friction + mass * random.pick(gains), 'N'),
          known('backward', friction, 'N'),
          known('mass', mass, 'kg'),
        ]
      },
      value: ([forward = 0, friction = 0, mass = 1]) => (forward - friction) / mass,
    },
  }),
  weight: relation(scenes.weight, {
    1: {
      ask: 'weight',
      formula: 'weight',
      unit: 'N',
      pattern: '# * #',
      knowns: (random, { masses, pulls }) => [
        known('mass', random.pick(masses), 'kg'),
        known('gravity', random.pick(pulls), 'N/kg'),
      ],
      value: times(1),
    },
    2: {
      ask: 'mass-of-weight',
      formula: 'mass-of-weight',
      unit: 'kg',
      pattern: '# / (#)',
      knowns(random, { masses, pulls }) {
        const pull = random.pick(pulls)
        return [known('weight', pull * random.pick(masses), 'N'), known('gravity', pull, 'N/kg')]
      },
      value: over,
    },
    3: {
      ask: 'weight',
      formula: 'weight',
      unit: 'N',
      pattern: '# * #',
      knowns: (random, { grams, pulls }) => [
        known('mass', random.pick(grams), 'g'),
        known('gravity', random.pick(pulls), 'N/kg'),
      ],
      value: times(1 / 1000),
    },
  }),
  potential: relation(scenes.potential, {
    1: {
      ask: 'energy',
      formula: 'energy',
      unit: 'J',
      pattern: '# * # * #',
      knowns: (random, { masses, heights }) => [
        known('mass', random.pick(masses), 'kg'),
        gravity,
        known('height', random.pick(heights), 'm'),
      ],
      value: times(1),
    },
    2: {
      ask: 'height',
      formula: 'height',
      unit: 'm',
      pattern: '# / (# * #)',
      knowns(random, { masses, heights }) {
        const mass = random.pick(masses)
        return [known('energy', mass * 10 * random.pick(heights), 'J'), known('mass', mass, 'kg'), gravity]
      },
      value: ([energy = 0, ...weight]) => energy / times(1)(weight),
    },
    3: {
      ask: 'energy',
      formula: 'energy',
      unit: 'J',
      pattern: '# * # * #',
      knowns: (random, { masses, centimeters }) => [
        known('mass', random.pick(masses), 'kg'),
        gravity,
        known('height', random.pick(centimeters), 'cm'),
      ],
      value: times(1 / 100),
    },
  }),
  kinetic: relation(scenes.kinetic, {
    1: kineticAsk('kg', 0),
    2: kineticAsk('kg', 0.5),
    3: kineticAsk('g', 0),
  }),
  wave: relation(scenes.wave, {
    1: {
      ask: 'wave',
      formula: 'wave',
      unit: 'm/s',
      pattern: '# * #',
      knowns(random, { waves }) {
        const [often, length] = random.pick(waves)
        return [known('frequency', often, 'Hz'), known('wavelength', length, 'm')]
      },
      value: times(1),
    },
    2: {
      ask: 'wavelength',
      formula: 'wavelength',
      unit: 'm',
      pattern: '# / #',
      knowns(random, { waves }) {
        const [often, length] = random.pick(waves)
        return [known('speed', often * length, 'm/s'), known('frequency', often, 'Hz')]
      },
      value: over,
    },
    3: {
      ask: 'wave',
      formula: 'wave',
      unit: 'm/s',
      pattern: '# * #',
      knowns(random, { waves }) {
        const short = waves.filter(([, length]) => length < longest)
        const [often, length] = random.pick(short)
        return [known('frequency', often, 'Hz'), known('wavelength', 100 * length, 'cm')]
      },
      value: times(1 / 100),
    },
  }),
  scale: relation(scenes.scale, {
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
      knowns: (random, { wide }) => [
        known('model', random.integer(25, 45) / 50, 'm'),
        toScale(random.pick(wide)),
      ],
      value: times(100),
    },
  }),
}

/** Speeds that are `more` than whole numbers of m/s. */
function kineticAsk(unit: 'kg' | 'g', more: number): Ask<(typeof scenes.kinetic)[number]> {
  return {
    ask: 'motion',
    formula: 'motion',
    unit: 'J',
    pattern: '1/2 * # * (#)^2',
    knowns: (random, { masses, grams, speeds }) => [
      known('mass', random.pick(unit === 'g' ? grams : masses), unit),
      known('speed', random.pick(speeds) + more, 'm/s'),
    ],
    value: ([mass = 0, speed = 0]) => (mass * speed ** 2) / (unit === 'g' ? 2000 : 2),
  }
}

export type RelationId = keyof typeof relations
