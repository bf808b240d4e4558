import { bug, defineModel, type Level, numbersIn, solved, tex, typed } from '#form'
import { pointsIn, pointText } from '../../equations/line.ts'
import { signedTex } from '../../math/linear-expression.ts'
import { insideOf, legsOf, squareOf, triples } from '../../right-triangles/between.ts'
import {
  someWay,
  tellScale,
  tellWay,
  type WayScene,
  wayUnit,
} from '../../situations/straight-ways/straight-ways.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.B.8']

/** One coordinate of Q is k; `sign` gives the side of P that Q is on. */
interface Hidden {
  p: [number, number]
  q: [number, number]
  hidden: 0 | 1
  sign: 1 | -1
  told: 'row' | 'points' | 'axis'
}
const legAt = ({ p, q }: Hidden, at: 0 | 1): number => Math.abs(q[at] - p[at])
const lengthOf = ({ p, q }: Hidden): number => Math.sqrt(insideOf(p, q))
const seen = ({ hidden }: Hidden): 0 | 1 => (hidden === 0 ? 1 : 0)
// Worked by hand: P(1, 2) and Q(k, 10) are 10 apart, 8 up, so 6 across: k = 7.
const hidden: Hidden = { p: [1, 2], q: [7, 10], hidden: 0, sign: 1, told: 'points' }
const hiddenBugs = [
  bug<Hidden>({
    id: 'pythagoras.stops-early',
    answer: (its) => legAt(its, its.hidden),
    feedback: () => say('hidden.slip.leg'),
    example: [hidden, 6],
  }),
  bug<Hidden>({
    id: 'pythagoras.wrong-hypotenuse',
    answer: (its) => (its.told === 'row' ? null : its.p[its.hidden] + its.sign * lengthOf(its)),
    feedback: () => say('hidden.slip.whole'),
    example: [hidden, 11],
  }),
  bug<Hidden>({
    id: 'pythagoras.subtracts-sides',
    answer: (its) =>
      its.told === 'row' ? null : its.p[its.hidden] + its.sign * (lengthOf(its) - legAt(its, seen(its))),
    feedback: () => say('hidden.slip.difference'),
    example: [hidden, 3],
  }),
  bug<Hidden>({
    id: 'pythagoras.loses-sign',
    answer: (its) => its.p[its.hidden] - its.sign * legAt(its, its.hidden),
    feedback: () => say('hidden.slip.side'),
    example: [hidden, -5],
  }),
]

/** In a row or column (level 1), by a right triangle (level 2), on an axis (level 3). */
export const missingCoordinate = defineModel<Hidden>({
  id: 'missing-coordinate',
  thinking: 'work backwards',
  seconds: 80,
  standards,
  bugs: hiddenBugs,
  task: ({ hidden: at, sign, told, p }) => `${at} ${sign} ${told} ${p[at] < 0}`,
  draw(random, level) {
    const at = random.pick([0, 1] as const)
    const sign = random.pick([1, -1] as const)
    const [one, other] = level === 1 ? [random.integer(4, 14), 0] : random.pick(triples.slice(0, 7))
    const p: [number, number] = [random.integer(-9, 9), random.integer(-9, 9)]
    const far = random.pick([1, -1]) * other
    if (level === 3) p[at === 0 ? 1 : 0] = -far
    const q: [number, number] = at === 0 ? [p[0] + sign * one, p[1] + far] : [p[0] + far, p[1] + sign * one]
    return { p, q, hidden: at, sign, told: level === 1 ? 'row' : level === 2 ? 'points' : 'axis' }
  },
  fits: ({ p, q, hidden: at, told }) =>
    q[at] !== 0 && p[at] !== 0 && (told !== 'row' || q[at] * p[at] < 0 || p[at] < 0),
  item(its) {
    const { p, q, hidden: at, sign, told } = its
    const d = lengthOf(its)
    const [leg, other] = [legAt(its, at), legAt(its, seen(its))]
    const axis = at === 0 ? 'x' : 'y'
    const shown = at === 0 ? `(k, ${signedTex(q[1])})` : `(${signedTex(q[0])}, k)`
    const side = at === 0 ? (sign > 0 ? 'right' : 'left') : sign > 0 ? 'above' : 'below'
    const terms = { d, leg, other, dd: squareOf(d), oo: squareOf(other), ll: squareOf(leg) }
    return {
      stem: [
        say('hidden.told', { p: pointText(p), q: tex(shown), d }),
        say(`hidden.side.${side}`),
        say('hidden.asks', { k: tex('k') }),
      ],
      ...typed<Hidden>(its, { label: say('hidden.label'), before: 'k = ', key: q[at], bugs: hiddenBugs }),
      hints: [
        say(`hidden.nudge.${told === 'row' ? axis : 'triangle'}`),
        say(told === 'row' ? 'hidden.hint-row' : 'hidden.hint'),
      ],
      solution: [
        ...(told === 'row'
          ? [say('hidden.row', terms)]
          : [say('hidden.other', terms), say('hidden.leg', terms)]),
        say('hidden.so', {
          work: tex(`${signedTex(p[at])} ${sign > 0 ? '+' : '−'} ${leg} = ${signedTex(q[at])}`),
          k: tex(`k = ${signedTex(q[at])}`),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [p = [0, 0]] = pointsIn(stem)
    const isX = /\(k, /.test(stem)
    const other = Number(
      (
        /\(k, ([−\d]+)\)|\(([−\d]+), k\)/
          .exec(stem)
          ?.slice(1)
          .find((each) => each !== undefined) ?? '0'
      ).replace('−', '-'),
    )
    const d = numbersIn(stem.slice(stem.indexOf('k')))
      .map(({ value }) => value)
      .at(-1)
    const leg = Math.sqrt(squareOf(d ?? 0) - squareOf(other - (isX ? p[1] : p[0])))
    const sign = /right|above|derecha|arriba/.test(stem) ? 1 : -1
    return solved.number((isX ? p[0] : p[1]) + sign * leg)
  },
})

interface Way {
  scene: WayScene
  scale: number
  p: [number, number]
  q: [number, number]
  asks: 'straight' | 'scaled' | 'saved'
}
const straight = ({ p, q }: Way): number => Math.sqrt(insideOf(p, q))
const around = ({ p, q }: Way): number => legsOf(p, q)[0] + legsOf(p, q)[1]
const wayKey = (its: Way): number =>
  its.scale * (its.asks === 'saved' ? around(its) - straight(its) : straight(its))
// Worked by hand: from (1, 1) to (4, 5) is 5 units; at 2 miles per unit that is 10 miles, or 14 along the grid.
const way: Way = { scene: 'ferry', scale: 2, p: [1, 1], q: [4, 5], asks: 'scaled' }
const wayBugs = [
  bug<Way>({
    id: 'pythagoras.adds-sides',
    answer: (its) => (its.asks === 'saved' ? null : its.scale * around(its)),
    feedback: () => say('way.slip.around'),
    example: [way, 14],
  }),
  bug<Way>({
    id: 'pythagoras.stops-early',
    answer: (its) =>
      its.asks === 'saved' ? its.scale * straight(its) : its.asks === 'scaled' ? straight(its) : null,
    feedback: ({ asks }) => say(asks === 'saved' ? 'way.slip.straight' : 'way.slip.units'),
    example: [way, 5],
  }),
  bug<Way>({
    id: 'pythagoras.no-root',
    answer: (its) => (its.asks === 'straight' ? insideOf(its.p, its.q) : null),
    feedback: () => say('inside.slip.root'),
    example: [{ ...way, scale: 1, asks: 'straight' }, 25],
  }),
]

/**
 * The straight distance on a map (level 1), with a scale (level 2), compared with the route along the grid (level 3).
 */
export const story = defineModel<Way>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards,
  bugs: wayBugs,
  minWrongAnswers: 1,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw(random, level: Level) {
    const [dx, dy] = random.pick(triples)
    const p: [number, number] = [random.integer(-8, 8), random.integer(-8, 8)]
    const q: [number, number] = [p[0] + random.pick([1, -1]) * dx, p[1] + random.pick([1, -1]) * dy]
    const asks = ({ 1: 'straight', 2: 'scaled', 3: 'saved' } as const)[level]
    const some = someWay(random)
    return { ...some, scale: level === 1 ? 1 : some.scale, p, q, asks }
  },
  fits: ({ p, q }) => Math.max(...[...p, ...q].map(Math.abs)) <= 12,
  item(its) {
    const { scene, scale, p, q, asks } = its
    const [across, along] = legsOf(p, q)
    const length = straight(its)
    const unit = wayUnit(scene)
    const key = wayKey(its)
    const terms = {
      across,
      along,
      one: squareOf(across),
      other: squareOf(along),
      inside: insideOf(p, q),
      length,
      scale,
      around: around(its),
      saved: around(its) - length,
      key,
    }
    return {
      stem: [
        tellWay(scene, p, q),
        tellScale(scene, scale),
        say(`way.asks.${asks === 'saved' ? 'saved' : 'straight'}`, { of: quantity(key, unit) }),
      ],
      ...typed<Way>(its, {
        label: say(`way.label.${asks === 'saved' ? 'saved' : 'straight'}`),
        after: say('way.unit', { of: quantity(key, unit) }),
        key,
        bugs: wayBugs,
      }),
      answer: say('way.answer', { of: quantity(key, unit) }),
      hints: [say('inside.nudge'), say(`way.hint.${asks}`)],
      solution: [
        say('inside.legs', terms),
        say('way.root', terms),
        ...(asks === 'saved' ? [say('way.saved', terms)] : []),
        ...(scale === 1 ? [] : [say(asks === 'saved' ? 'way.times-saved' : 'way.times', terms)]),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [p = [0, 0], q = [0, 0]] = pointsIn(stem)
    const [scale = 1] = numbersIn(stem.slice(stem.lastIndexOf(')'))).map(({ value }) => value)
    const isSaved = interaction.kind === 'number' && /saved|ahorra/i.test(interaction.label)
    const length = Math.hypot(p[0] - q[0], p[1] - q[1])
    const [across, along] = legsOf(p, q)
    return solved.number(scale * (isSaved ? across + along - length : length))
  },
})
