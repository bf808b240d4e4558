import { defineModel, type AnsweredTemplate, keysOf, type Level, numberOf, slip, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

/** Kilograms of the first object, meters per second before the hit, and newtons in the hit, of believable size. */
const scenes = {
  carts: { masses: [0.5, 1], speeds: [0.6, 0.8, 1.2], forces: [6, 9, 12, 15] },
  crates: { masses: [20, 40], speeds: [0.8, 1.2, 1.6], forces: [120, 180, 260] },
  pucks: { masses: [0.02, 0.04], speeds: [1.2, 2, 2.4], forces: [8, 12, 16] },
  shopping: { masses: [20, 24, 30], speeds: [0.8, 1.2, 1.6], forces: [120, 180, 240] },
  trains: { masses: [0.1, 0.2], speeds: [0.4, 0.6, 0.8], forces: [2, 3, 4] },
  boats: { masses: [80, 100], speeds: [0.8, 1.2], forces: [150, 210, 300] },
  sleds: { masses: [30, 40], speeds: [1.2, 1.6, 2], forces: [200, 260, 320] },
  blocks: { masses: [0.2, 0.4], speeds: [0.8, 1.2, 2], forces: [5, 7, 9] },
} as const

interface Values {
  level: Level
  scene: keyof typeof scenes
  /** Kilograms of A, and how many times as heavy B is. */
  mass: number
  times: number
  /** Newtons on A (1), with its sign. */
  force: number
  /** Meters per second of A before; B is at rest. */
  speed: number
  /** The part of A's velocity that it loses; more than 1 where it bounces back. */
  lost: number
}

/** The other force of the pair (1), the velocity of the object that was hit (2), and its mass (3). */
export const twoObjects = defineModel<Values>({
  id: 'two-objects',
  thinking: 'work backwards',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-PS2-1'],
  draw(random, level) {
    const scene = random.pick(keysOf(scenes))
    const { masses, speeds, forces } = scenes[scene]
    return {
      level,
      scene,
      mass: random.pick(masses),
      times: random.pick([0.5, 2, 3, 4] as const),
      force: random.pick(forces) * random.pick([1, -1] as const),
      speed: random.pick(speeds),
      lost: random.pick([0.5, 0.75, 1, 1.25, 1.5] as const),
    }
  },
  // B moves off at least as fast as A goes on, and no energy is added: 0 ≤ restitution ≤ 1.
  fits(values) {
    const { level, times, lost, change, gained } = hitOf(values)
    const back = lost / times - (1 - lost)
    const isShort = [change, gained].every((each) => tidy(100 * each) % 1 === 0)
    return level === 1 || (back >= 0 && back <= 1 && isShort)
  },
  item: (values) => ({
    stem: [say(`hit.scene.${values.scene}`), say(`hit.ask-${values.level}`)],
    figure: sensors(values),
    ...answered(values),
  }),
  task: ({ level, scene, times, lost }) => [level, scene, times > 1, level > 1 && lost > 1].join('/'),
})

/** What is drawn, with the kilograms of B and the velocities that follow. */
const hitOf = (values: Values) => ({
  ...values,
  heavy: tidy(values.mass * values.times),
  change: tidy(values.speed * values.lost),
  after: tidy(values.speed - values.speed * values.lost),
  gained: tidy((values.speed * values.lost) / values.times),
})

/** What is asked for is never last, so that no question mark ends the spoken table. */
const columnsAt = {
  1: ['mass', 'force', 'before'],
  2: ['before', 'after', 'mass'],
  3: ['mass', 'before', 'after'],
} as const

function sensors(values: Values) {
  const { level, mass, speed, force, heavy, after, gained } = hitOf(values)
  const cells = {
    mass: [String(mass), level === 3 ? '?' : String(heavy)],
    force: [numeral(force), '?'],
    // B pushes A back against its motion.
    before: [level > 1 ? String(speed) : numeral(force < 0 ? speed : -speed), '0'],
    after: [numeral(after), level === 2 ? '?' : numeral(gained)],
  }
  const columns = columnsAt[level]
  return tableFigure(
    say('hit.title'),
    [say('hit.object'), ...columns.map((column) => say(`hit.${column}`))],
    [0, 1].map((row) => [
      say(row === 0 ? 'hit.a' : 'hit.b'),
      ...columns.map((column) => cells[column][row] ?? ''),
    ]),
  )
}

/** The other force (1), the new velocity of B (2), and its mass (3), with the ways that go wrong. */
function answered(values: Values): AnsweredTemplate {
  const { level, mass, times, force, speed, heavy, change, after, gained } = hitOf(values)
  if (level === 1)
    return {
      ...numberOf({
        label: say('hit.label-1'),
        after: 'N',
        value: -force,
        slips: [
          slip(force, 'forces.direction', say('hit.told-direction')),
          slip(tidy(-force * times), 'forces.bigger-pushes-harder', say('hit.told-mass')),
          slip(tidy(-force / times), 'forces.bigger-pushes-harder', say('hit.told-mass')),
          slip(0, 'forces.no-push-back', say('hit.told-none')),
        ],
      }),
      hints: [say('hit.hint-pair'), say('hit.hint-sign')],
      solution: [
        say('hit.so-size', { size: Math.abs(force) }),
        say(force > 0 ? 'hit.so-left' : 'hit.so-right', { value: numeral(-force) }),
      ],
    }
  const soChange =
    after < 0
      ? say('hit.so-back', { speed, after: -after, change })
      : say('hit.so-change', { speed, after, change })
  if (level === 2)
    return {
      ...numberOf({
        label: say('hit.label-2'),
        after: 'm/s',
        value: gained,
        slips: [
          slip(change, 'forces.equal-effects', say('hit.told-equal')),
          slip(tidy(change * times), 'forces.upside-down', say('hit.told-upside')),
          slip(speed, 'forces.runs-out', say('hit.told-all')),
          slip(tidy(Math.abs(after) / times), 'data.stops-early', say('hit.told-after')),
          slip(tidy(speed / times), 'data.stops-early', say('hit.told-before')),
        ],
      }),
      hints: [say('hit.hint-change'), say('hit.hint-mass')],
      solution: [
        soChange,
        say('hit.so-times', { heavy, mass, times }),
        say('hit.so-velocity', { change, times, value: gained }),
      ],
    }
  return {
    ...numberOf({
      label: say('hit.label-3'),
      after: 'kg',
      value: heavy,
      slips: [
        slip(tidy(mass / times), 'forces.upside-down', say('hit.told-upside')),
        slip(mass, 'forces.equal-effects', say('hit.told-same-mass')),
        slip(tidy((mass * speed) / gained), 'data.stops-early', say('hit.told-before')),
        slip(tidy((mass * Math.abs(after)) / gained), 'data.stops-early', say('hit.told-after')),
        slip(tidy(change / gained), 'data.stops-early', say('hit.told-factor')),
      ],
    }),
    hints: [say('hit.hint-change'), say('hit.hint-factor')],
    solution: [
      soChange,
      say('hit.so-factor', { change, gained, times }),
      say('hit.so-mass', { mass, times, value: heavy }),
    ],
  }
}
