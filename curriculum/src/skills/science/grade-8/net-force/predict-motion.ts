import { builtOf, defineModel, drawUntil, type Level, type Offered, orderOf, type PartList } from '#form'
import { drawForces, type Force, forcesFigure, netOf, sumOf, type Thing, theThing } from './forces.ts'
import { say } from './messages.gen.ts'

/** Where the net force points: against the direction of reading or of motion, nowhere, along it. */
const ways = ['minus', 'zero', 'plus'] as const
type Way = (typeof ways)[number]

interface Values {
  level: Level
  thing: Thing
  forces: Force[]
  /** Levels 2 and 3: which way it moves. */
  isRightward: boolean
  way: Way
  drive: number
  orders: number[][]
}

/** From rest (1); in motion (2); back from the motion to the forces (3). */
export const predictMotion = defineModel<Values, { way: Way; isRightward: boolean }>({
  id: 'predict-motion',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['MS-PS2-2'],
  aim: (random) => ({ way: random.pick(ways), isRightward: random.chance(0.5) }),
  draw: (random, level, { way, isRightward }) =>
    drawUntil(
      () => ({
        level,
        ...drawForces(random, level === 1 ? 3 : 2),
        isRightward,
        way,
        drive: 50 * random.integer(3, 12),
        orders: [orderOf(random, 3), orderOf(random, 3), orderOf(random, 3)],
      }),
      ({ forces }) => {
        const net = netOf(forces) * (level === 1 || isRightward ? 1 : -1)
        const signs = new Set(forces.map(({ size }) => Math.sign(size)))
        return level === 3 || (Math.sign(net) === ways.indexOf(way) - 1 && signs.size === 2)
      },
    ),
  item(values) {
    const { level, thing, forces, isRightward, way, drive, orders } = values
    const list = (part: 'net' | 'rest' | 'moving' | 'drag' | 'change', at: number) => ({
      id: part,
      label: say(`motion.${part}.label`),
      order: orders[at] ?? [],
      parts: partsOf(part, way),
    })
    const the = theThing(thing)
    const side = isRightward ? ('right' as const) : ('left' as const)
    if (level === 3) {
      return {
        stem: [say(`motion.told.${side}`), say(`motion.seen.${way}`), say('motion.drive', { drive })],
        ...bothOf(list('change', 0), list('drag', 1)),
        hints: [say('motion.hint-change'), say('motion.hint-back')],
        solution: [say(`motion.so-change.${way}`), say(`motion.so-drag.${way}`, { drive })],
      }
    }
    const isAtRest = level === 1
    return {
      stem: [
        isAtRest ? say('motion.at-rest', { the }) : say(`motion.moves-${side}`, { the }),
        say('motion.build'),
      ],
      figure: forcesFigure(thing, forces),
      ...bothOf(list(isAtRest ? 'net' : 'change', 0), list(isAtRest ? 'rest' : 'moving', 1)),
      hints: [say('motion.hint-sum'), isAtRest ? say('motion.hint-rest') : say('motion.hint-moving')],
      solution: [
        say('net.so-sum', { sum: sumOf(forces), net: netOf(forces) }),
        isAtRest ? say(`motion.so-rest.${way}`) : say(`motion.so-change.${way}`),
      ],
    }
  },
  task: ({ level, way, isRightward, forces }) =>
    `${level}/${way}/${isRightward}/${level === 1 ? forces.filter(({ size }) => size > 0).length : ''}`,
})

/** Two gaps, and what is right in both. */
const bothOf = (one: PartList, other: PartList) => ({
  ...builtOf([one, other]),
  answer: say('motion.answer', {
    one: one.label,
    part: one.parts[0]?.text ?? '',
    other: other.label,
    end: other.parts[0]?.text ?? '',
  }),
})

/** Whose thinking a wrong part is, by what it says where something else is true. */
const thinking = {
  net: { minus: 'forces.direction', zero: 'forces.always-cancels', plus: 'forces.direction' },
  rest: { minus: 'forces.direction', zero: 'forces.always-cancels', plus: 'forces.direction' },
  change: { minus: 'forces.direction', zero: 'forces.always-cancels', plus: 'forces.net-is-motion' },
  moving: { minus: 'forces.runs-out', zero: 'forces.motion-needs-force', plus: 'forces.motion-needs-force' },
  drag: { minus: 'forces.direction', zero: 'forces.forgets-friction', plus: 'forces.motion-needs-force' },
} as const

function partsOf(part: keyof typeof thinking, way: Way): Offered[] {
  const wrong = ways
    .filter((each) => each !== way)
    .map((each) => ({
      text: say(`motion.${part}.${each}`),
      misconception: thinking[part][each],
      feedback: say(`motion.${part}.why`),
    }))
  return [{ text: say(`motion.${part}.${way}`) }, ...wrong]
}
