import { defineModel, type ItemTemplate, keysOf, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Coils in the field of a magnet: turns, amperes and millinewtons of a first design, of believable size. */
const devices = {
  speaker: { turns: [60, 80, 100], currents: [0.2, 0.4, 0.5], forces: [120, 180, 240] },
  earphone: { turns: [40, 50, 60], currents: [0.02, 0.04], forces: [12, 18, 24] },
  camera: { turns: [80, 100, 120], currents: [0.04, 0.06, 0.08], forces: [24, 36, 48] },
  drive: { turns: [100, 120, 160], currents: [0.2, 0.3, 0.4], forces: [240, 300, 360] },
  balance: { turns: [200, 240, 300], currents: [0.02, 0.04, 0.06], forces: [120, 180, 300] },
  meter: { turns: [40, 60, 80], currents: [0.02, 0.04], forces: [6, 12, 18] },
  gripper: { turns: [120, 160, 200], currents: [0.4, 0.6, 0.8], forces: [480, 600, 720] },
  quake: { turns: [100, 200, 300], currents: [0.02, 0.04], forces: [24, 36, 60] },
} as const
type Device = keyof typeof devices
const ids = keysOf(devices)

interface Values {
  level: Level
  device: Device
  turns: number
  current: number
  force: number
  /** How many times as many turns, and as much current, the new coil has. */
  timesTurns: number
  timesCurrent: number
}

const clean = (value: number): number => Number(value.toFixed(4))

/** A coil with more turns or more current (1), with both changed (2), and the turns that a force needs (3). */
export const designCoil = defineModel<Values>({
  id: 'design-coil',
  thinking: 'work backwards',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-PS2-3'],
  draw(random, level) {
    const device = random.pick(ids)
    const { turns, currents, forces } = devices[device]
    const isTurns = random.chance(0.5)
    const factor = () => random.pick(level === 1 ? ([2, 3, 4, 0.5] as const) : ([0.5, 1.5, 2, 3] as const))
    const [first, second] = [factor(), factor()]
    return {
      level,
      device,
      turns: random.pick(turns),
      current: random.pick(currents),
      force: random.pick(forces),
      timesTurns: level === 1 && !isTurns ? 1 : first,
      timesCurrent: level === 1 && isTurns ? 1 : second,
    }
  },
  fits: ({ level, timesTurns, timesCurrent }) =>
    level === 1 || (timesTurns !== timesCurrent && timesTurns * timesCurrent !== 1),
  item(values) {
    const { level, device } = values
    return {
      stem: [
        say(`coil.device.${device}`),
        say('coil.rule'),
        say(level === 3 ? 'coil.ask-turns' : 'coil.ask-force'),
      ],
      figure: designs(values),
      ...(level === 3 ? turnsOf(values) : forceOf(values)),
    }
  },
  task: ({ level, device, timesTurns, timesCurrent }) =>
    `${level}/${device}/${Number(timesTurns > 1)}${Number(timesCurrent > 1)}`,
})

const newOf = ({ turns, current, force, timesTurns, timesCurrent }: Values) => ({
  turns: clean(turns * timesTurns),
  current: clean(current * timesCurrent),
  force: clean(force * timesTurns * timesCurrent),
})

function designs(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, turns, current, force } = values
  const its = newOf(values)
  return tableFigure(
    say('coil.title'),
    [say('coil.design'), say('coil.turns'), say('coil.force'), say('coil.current')],
    [
      [say('coil.first'), String(turns), String(force), String(current)],
      [
        say('coil.new'),
        level === 3 ? '?' : String(its.turns),
        level === 3 ? String(its.force) : '?',
        // Last, so that no question mark ends the spoken table.
        String(its.current),
      ],
    ],
  )
}

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'hints' | 'solution'>

function forceOf(values: Values): Answered {
  const { level, turns, current, force, timesTurns, timesCurrent } = values
  const its = newOf(values)
  return {
    ...numberOf({
      label: say('coil.force-label'),
      after: 'mN',
      value: its.force,
      slips: [
        ...(timesTurns === 1
          ? []
          : [slip(clean(force * timesCurrent), 'magnets.turns-do-not-count', say('coil.told-turns'))]),
        ...(timesCurrent === 1
          ? []
          : [slip(clean(force * timesTurns), 'magnets.current-does-not-count', say('coil.told-current'))]),
        slip(clean(force / (timesTurns * timesCurrent)), 'ratio.turned', say('coil.told-turned')),
        slip(clean(force + its.turns - turns), 'ratio.additive', say('coil.told-added')),
        ...(level === 1
          ? []
          : [slip(clean(force * (timesTurns + timesCurrent)), 'ratio.additive', say('coil.told-sum'))]),
      ],
    }),
    hints: [say('coil.hint-compare'), say('coil.hint-force')],
    solution: [
      ...(timesTurns === 1
        ? []
        : [say('coil.so-turns', { more: its.turns, less: turns, times: timesTurns })]),
      ...(timesCurrent === 1
        ? []
        : [say('coil.so-current', { more: its.current, less: current, times: timesCurrent })]),
      level === 1
        ? say('coil.so-one', { force, times: clean(timesTurns * timesCurrent), value: its.force })
        : say('coil.so-both', { force, one: timesTurns, other: timesCurrent, value: its.force }),
    ],
  }
}

function turnsOf(values: Values): Answered {
  const { turns, current, force, timesTurns, timesCurrent } = values
  const its = newOf(values)
  const timesForce = clean(timesTurns * timesCurrent)
  return {
    ...numberOf({
      label: say('coil.turns-label'),
      after: say('coil.turns-after'),
      value: its.turns,
      slips: [
        slip(clean(turns * timesForce), 'magnets.current-does-not-count', say('coil.told-current')),
        slip(clean(turns * timesForce * timesCurrent), 'ratio.turned', say('coil.told-helps')),
        slip(clean(turns / timesTurns), 'ratio.turned', say('coil.told-turned')),
        slip(clean(turns + its.force - force), 'ratio.additive', say('coil.told-added')),
        slip(clean(turns * timesCurrent), 'data.stops-early', say('coil.told-force')),
      ],
    }),
    hints: [say('coil.hint-force-times'), say('coil.hint-rest')],
    solution: [
      say('coil.so-force', { more: its.force, less: force, times: timesForce }),
      say('coil.so-current', { more: its.current, less: current, times: timesCurrent }),
      say('coil.so-needed', { all: timesForce, part: timesCurrent, times: timesTurns }),
      say('coil.so-value', { turns, times: timesTurns, value: its.turns }),
    ],
  }
}
