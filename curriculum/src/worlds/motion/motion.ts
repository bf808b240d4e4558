import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, reading, timeAt } from '../data.ts'
import { shown } from '../readings.ts'
import { untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** The cart's gain in speed per second of a phase (cm/s): a strong push, a weak push, balanced forces, a brake. */
const gains = { strong: 14, weak: 6, balanced: 0, brake: -9 } as const
type Phase = keyof typeof gains

export interface MotionTruth {
  phases: readonly Phase[]
}

/** The largest error of the motion sensor, in cm/s. */
const within = 1
/** The length of each phase in seconds. */
const length = 4
const fastest = 110

/** A cart on a level track; the net force on it is constant in each phase. */
function draw(random: Random): { data: Data; truth: MotionTruth } {
  for (;;) {
    const phases = random.sample<Phase>(['strong', 'weak', 'balanced', 'brake'], 3)
    const speeds = [random.integer(12, 60)]
    for (const phase of phases) {
      for (let second = 0; second < length; second += 1) speeds.push((speeds.at(-1) ?? 0) + gains[phase])
    }
    if (speeds.some((speed) => speed < 8 || speed > fastest)) continue
    const data: Data = {
      world: 'motion',
      kind: 'course',
      about: { length },
      times: speeds.map((_speed, second) => second),
      within,
      series: [{ thing: 'cart', runs: [speeds.map((speed) => shown(random, speed, within))] }],
    }
    return { data, truth: { phases } }
  }
}

const untriedHere = ['mass', 'friction', 'later'] as const

/** What the speeds reveal about the net force, phase by phase. */
function facts(data: Data): Fact[] {
  const count = Math.floor((data.times.length - 1) / length)
  const phases = Array.from({ length: count }, (_, at) => {
    const [from, to] = [at * length, (at + 1) * length]
    const [before, after] = [reading(data, 0, from), reading(data, 0, to)]
    return { at, from, to, before, after, change: after - before }
  })
  const cells = (...places: number[]): Cell[] => places.map((at) => ({ series: 0, run: 0, at }))
  const own = phases.flatMap(({ at, from, to, before, after, change }) => {
    const size = Math.abs(change)
    // Two readings, each off by one error and rounded, may differ by three errors in total.
    const isNear = size > 3 * within && size <= 8 * within
    const fact = (id: string, is: boolean, misconception: string): Fact => ({
      id: `${id}-${at}`,
      evidence: `speeds-${at}`,
      things: [0],
      verdict: isNear ? 'too-near' : is ? 'true' : 'false',
      numbers: { from: timeAt(data, from), to: timeAt(data, to), before, after },
      cells: cells(from, to),
      misconception,
    })
    return [
      fact(
        'no-net',
        size <= 3 * within,
        size <= 3 * within ? 'forces.motion-needs-force' : 'forces.always-cancels',
      ),
      fact('along', change > 8 * within, 'forces.net-is-motion'),
      fact('against', change < -8 * within, 'forces.net-is-motion'),
    ]
  })
  const pairs = phases.flatMap((one) =>
    phases.flatMap((other): Fact[] => {
      const gap = Math.abs(one.change) - Math.abs(other.change)
      return one === other
        ? []
        : [
            {
              id: `larger-${one.at}-${other.at}`,
              evidence: `changes-${one.at}-${other.at}`,
              things: [0],
              verdict: Math.abs(gap) <= 6 * within ? 'too-near' : gap > 0 ? 'true' : 'false',
              numbers: {
                from: timeAt(data, one.from),
                to: timeAt(data, one.to),
                otherFrom: timeAt(data, other.from),
                otherTo: timeAt(data, other.to),
                change: Math.abs(one.change),
                otherChange: Math.abs(other.change),
              },
              cells: cells(one.from, one.to, other.from, other.to),
              misconception: 'forces.speed-is-force',
            },
          ]
    }),
  )
  return [...own, ...pairs, ...untriedHere.map((id) => untried(id, 0))]
}

export const gainOf = (phase: Phase): number => gains[phase]

export const motion: World<MotionTruth> = {
  id: 'motion',
  things: ['cart'],
  draw: (random) => draw(random),
  facts,
  predict: () => undefined,
}
