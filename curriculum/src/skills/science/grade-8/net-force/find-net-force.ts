import { defineModel, drawUntil, type Level, numberOf, solved } from '#form'
import { drawForces, type Force, forcesFigure, netOf, sumOf, type Thing, theThing } from './forces.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  thing: Thing
  forces: Force[]
  /** Level 3: the net force of all forces, drawn and missing. */
  goal: number
  isSteady: boolean
}

/** Two forces (1), three or four (2), the one that is missing (3). To the right is positive. */
export const findNetForce = defineModel<Values, { isSteady: boolean; isBalanced: boolean }>({
  id: 'find-net-force',
  thinking: 'compute',
  seconds: 45,
  standards: ['MS-PS2-2'],
  aim: (random) => ({ isSteady: random.chance(0.5), isBalanced: random.chance(0.12) }),
  draw: (random, level, { isSteady, isBalanced }) =>
    drawUntil(
      () => {
        const { thing, forces } = drawForces(random, level === 2 ? random.integer(3, 4) : 2)
        const goal = level === 3 && !isSteady ? 5 * random.integer(2, 12) * random.pick([-1, 1]) : 0
        return { level, thing, forces, goal, isSteady }
      },
      ({ forces, goal }) => {
        const net = netOf(forces)
        const missing = goal - net
        if (level < 3) return isBalanced === (net === 0) && forces.every(({ size }) => size !== net)
        return net !== 0 && missing !== 0 && missing !== goal && forces.every(({ size }) => size !== missing)
      },
    ),
  item({ level, thing, forces, goal, isSteady }) {
    const net = netOf(forces)
    const value = level === 3 ? goal - net : net
    const sizes = forces.reduce((sum, { size }) => sum + Math.abs(size), 0)
    const [largest] = forces.toSorted((one, other) => Math.abs(other.size) - Math.abs(one.size))
    const turned = { value: -value, misconception: 'forces.direction', feedback: say('net.turned') }
    const story = isSteady
      ? say('net.steady', { the: theThing(thing) })
      : say('net.goal', { the: theThing(thing), goal })
    const slips =
      level === 3
        ? [
            turned,
            { value: net, misconception: 'forces.given-part', feedback: say('net.given') },
            isSteady
              ? { value: 0, misconception: 'forces.always-cancels', feedback: say('net.already') }
              : { value: goal, misconception: 'forces.given-part', feedback: say('net.whole') },
            ...(isSteady
              ? [
                  {
                    value: 5 - net,
                    misconception: 'forces.motion-needs-force',
                    feedback: say('net.leftover'),
                  },
                ]
              : []),
            { value: goal + net, misconception: 'forces.direction', feedback: say('net.added') },
          ]
        : [
            turned,
            { value: sizes, misconception: 'forces.adds-sizes', feedback: say('net.sizes') },
            { value: largest?.size ?? 0, misconception: 'forces.largest-only', feedback: say('net.largest') },
            { value: 0, misconception: 'forces.always-cancels', feedback: say('net.cancels') },
            ...(level === 1 && Math.sign(forces[0]?.size ?? 0) === Math.sign(forces[1]?.size ?? 0)
              ? [
                  {
                    value: (forces[0]?.size ?? 0) - (forces[1]?.size ?? 0),
                    misconception: 'forces.always-subtracts',
                    feedback: say('net.subtracts'),
                  },
                ]
              : []),
          ]
    return {
      stem:
        level === 3
          ? [story, say('net.all-but-one'), say('net.ask-missing')]
          : [say('net.shown', { the: theThing(thing) }), say('net.ask')],
      figure: forcesFigure(thing, forces),
      ...numberOf({ label: level === 3 ? say('net.missing') : say('net.label'), after: 'N', value, slips }),
      hints: [
        level === 3 ? (isSteady ? say('net.hint-steady') : say('net.hint-goal')) : say('net.hint'),
        say('net.hint-sum'),
      ],
      solution: [
        ...(level === 3 ? [isSteady ? say('net.so-steady') : say('net.so-goal', { goal })] : []),
        say('net.so-sum', { sum: sumOf(forces), net }),
        level === 3
          ? say('net.so-missing', { net, goal, missing: value })
          : net === 0
            ? say('net.so-balanced')
            : net > 0
              ? say('net.so-right', { size: net })
              : say('net.so-left', { size: -net }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'forces') throw new TypeError('expects forces')
    const drawn = figure.arrows.reduce(
      (sum, { direction, newtons }) => sum + (direction === 'right' ? newtons : -newtons),
      0,
    )
    if (!/missing|falta/.test(stem)) return solved.number(drawn)
    // All together at a steady speed: nothing.
    const goal = /([−-]?\d+) N/.exec(stem)?.[1] ?? '0'
    return solved.number(Number(goal.replace('−', '-')) - drawn)
  },
  task: ({ level, forces, isSteady }) => {
    const asked = level === 3 ? isSteady : Math.sign(netOf(forces))
    return `${level}/${asked}/${forces.length}/${forces.filter(({ size }) => size > 0).length}`
  },
})
