import {
  arranged,
  defineModel,
  type Exact,
  keysOf,
  type Level,
  money,
  type Random,
  solved,
  tex,
  tidy,
  toNumber,
} from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import {
  type Bound,
  boundTex,
  holds,
  isClosed,
  otherEnd,
  plainBound,
  type Sign,
  turned,
} from '#equations/inequality.ts'
import { typedBound } from '#figures/ray-figure/ray-figure.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.4b']

interface Scene {
  letter: string
  per: UnitId
  way: 'up' | 'down'
  sign: Sign
  start: readonly [number, number]
  size: readonly [number, number]
  /** The number at which both sides are equal. */
  bound: readonly [number, number]
  isMoney?: true
}
const scenes = {
  freezer: { letter: 'h', per: 'hour', way: 'up', sign: '>', start: [-12, -2], size: [2, 5], bound: [3, 8] },
  submarine: {
    letter: 'm',
    per: 'minute',
    way: 'up',
    sign: '≥',
    start: [-180, -90],
    size: [8, 15],
    bound: [3, 9],
  },
  account: {
    letter: 'w',
    per: 'week',
    way: 'up',
    sign: '≥',
    start: [-60, -20],
    size: [8, 20],
    bound: [4, 9],
    isMoney: true,
  },
  hiker: {
    letter: 'm',
    per: 'minute',
    way: 'up',
    sign: '>',
    start: [-90, -30],
    size: [9, 20],
    bound: [4, 12],
  },
  tide: { letter: 'h', per: 'hour', way: 'up', sign: '<', start: [-5, -2], size: [1, 2], bound: [2, 5] },
  night: { letter: 'h', per: 'hour', way: 'down', sign: '<', start: [2, 20], size: [2, 5], bound: [3, 8] },
  diver: { letter: 'm', per: 'minute', way: 'down', sign: '≥', start: [-8, -2], size: [3, 9], bound: [2, 6] },
  river: { letter: 'd', per: 'day', way: 'down', sign: '<', start: [4, 20], size: [2, 5], bound: [4, 9] },
  drone: {
    letter: 's',
    per: 'second',
    way: 'down',
    sign: '>',
    start: [10, 40],
    size: [2, 6],
    bound: [5, 12],
  },
  sample: { letter: 'm', per: 'minute', way: 'down', sign: '≤', start: [4, 20], size: [2, 5], bound: [3, 9] },
} as const satisfies Record<string, Scene>
type SceneId = keyof typeof scenes
const sceneOf = (scene: SceneId): Scene => scenes[scene]

/** `start + rate · t` compared with a limit: a start and a limit of any sign, and a steady change. */
interface Drift {
  scene: SceneId
  start: number
  rate: number
  bound: number
}
const limitOf = ({ start, rate, bound }: Drift): number => tidy(start + rate * bound)
const solutionSign = ({ scene, rate }: Drift): Sign =>
  rate < 0 ? turned[sceneOf(scene).sign] : sceneOf(scene).sign
const solutionOf = (its: Drift): Bound => ({
  letter: sceneOf(its.scene).letter,
  sign: solutionSign(its),
  at: its.bound,
})

function drawDrift(random: Random, level: Level): Drift {
  const all = keysOf(scenes).filter((id) => level === 3 || sceneOf(id).way === (level === 1 ? 'up' : 'down'))
  const scene = random.pick(all)
  const { start, size, bound, way } = sceneOf(scene)
  const part = level === 3 ? random.pick([0.5, 0.2, 0.4]) : 0
  const amount = tidy(random.integer(...size) + part)
  return {
    scene,
    start: random.integer(...start),
    rate: way === 'up' ? amount : -amount,
    bound: random.integer(...bound) + (level === 3 ? random.pick([0, 0.5]) : 0),
  }
}
const fits = (its: Drift): boolean => {
  const limit = limitOf(its)
  const sizes = [its.start, its.rate, its.bound, limit].map(Math.abs)
  return (
    limit !== 0 &&
    (its.start < 0 || limit < 0) &&
    new Set(sizes).size === 4 &&
    Number.isInteger(tidy(limit * 2)) &&
    !sizes.includes(1)
  )
}

type Got = { sign: Sign; at: Exact }
const at = (its: Drift, value: Exact): Got | null =>
  toNumber(value) > 0 ? { sign: solutionSign(its), at: value } : null
// Worked by hand: −8 + 3h > 7 is h > 5, and 10 − 3h < −5 is h > 5.
const warm: Drift = { scene: 'freezer', start: -8, rate: 3, bound: 5 }
const cold: Drift = { scene: 'night', start: 10, rate: -3, bound: 5 }
const driftBugs: Bug<Drift, Got>[] = [
  bug<Drift, Got>({
    id: 'inequality.keeps-sign',
    answer: (its) => (its.rate < 0 ? { sign: sceneOf(its.scene).sign, at: its.bound } : null),
    feedback: ({ scene }) => say('drift.keeps', { unit: quantity(1, sceneOf(scene).per) }),
    example: [cold, { sign: '<', at: 5 }],
  }),
  bug<Drift, Got>({
    id: 'inequality.turned-sign',
    answer: (its) => (its.rate > 0 ? { sign: turned[sceneOf(its.scene).sign], at: its.bound } : null),
    feedback: ({ scene }) => say('drift.turned', { unit: quantity(1, sceneOf(scene).per) }),
    example: [warm, { sign: '<', at: 5 }],
  }),
  bug<Drift, Got>({
    id: 'inequality.boundary',
    answer: (its) => ({ sign: otherEnd[solutionSign(its)], at: its.bound }),
    feedback: () => say('drift.boundary'),
    example: [warm, { sign: '≥', at: 5 }],
  }),
  bug<Drift, Got>({
    id: 'equation.ignores-constant',
    answer: (its) => at(its, calculate(limitOf(its), 'over', its.rate)),
    feedback: () => say('drift.ignores'),
    example: [
      { ...warm, start: -9, bound: 6 },
      { sign: '>', at: 3 },
    ],
  }),
  bug<Drift, Got>({
    id: 'equation.same-operation',
    answer: (its) => at(its, calculate(tidy(limitOf(its) + its.start), 'over', its.rate)),
    feedback: () => say('drift.again'),
    example: [
      { ...warm, start: -6, bound: 6 },
      { sign: '>', at: 2 },
    ],
  }),
]

/** `−8 + 3h > 7` */
function drift(its: Drift) {
  const { scene, start, rate } = its
  const { sign, letter, isMoney, per } = sceneOf(scene)
  const shown = (value: number) => (isMoney === true ? money(Math.round(value * 100)) : value)
  const limit = limitOf(its)
  const term = `${numberTex(Math.abs(rate))}${letter}`
  const left = `${numberTex(start)} ${rate < 0 ? '−' : '+'} ${term}`
  const alone = rate < 0 ? `−${term}` : term
  const line = (side: string, is: Sign, value: number) => tex(boundTex({ letter: side, sign: is, at: value }))
  const last = line(letter, solutionSign(its), its.bound)
  return {
    told: say(`drift.told.${scene}`, { start: shown(start), size: shown(Math.abs(rate)) }),
    asks: say(`drift.asks.${scene}`, { limit: shown(limit) }),
    letter: tex(letter),
    unit: quantity(1, per),
    steps: [
      say('drift.write', { inequality: line(left, sign, limit) }),
      say('drift.undo', {
        way: start < 0 ? 'plus' : 'minus',
        n: Math.abs(start),
        inequality: line(alone, sign, tidy(limit - start)),
      }),
      rate < 0
        ? say('drift.divide-turn', { n: tex(numberTex(rate)), inequality: last })
        : say('drift.divide', { n: tex(numberTex(rate)), inequality: last }),
    ],
  }
}

const words: readonly (readonly [RegExp, Sign])[] = [
  [/at least|al menos/, '≥'],
  [/at most|como máximo/, '≤'],
  [/above|por encima/, '>'],
  [/below|por debajo/, '<'],
]
/** Reads the start, the change, the limit, and the words that compare. */
function driftShown(stem: string): { bound: number; sign: Sign } {
  const [start = 0, size = 1, limit = 0] = [...stem.matchAll(/(−?)\$?(\d[\d,]*(?:\.\d+)?)/g)]
    .map(([, minus, digits = '']) => (minus === '−' ? -1 : 1) * Number(digits.replaceAll(',', '')))
    // “0 feet is the average level.”
    .filter((value) => value !== 0)
  const isDown = /falls|sinks|cools|[Bb]aja|enfría/.test(stem)
  const found = words.find(([pattern]) => pattern.test(stem))?.[1] ?? '>'
  return { bound: tidy((limit - start) / (isDown ? -size : size)), sign: isDown ? turned[found] : found }
}

/** Something rises (level 1), falls (level 2), changes by a decimal (level 3). */
export const signedLimit = defineModel<Drift>({
  id: 'signed-limit',
  thinking: 'use in a story',
  seconds: 80,
  standards,
  bugs: driftBugs,
  task: ({ scene, bound }) => `${scene} ${Number.isInteger(bound)}`,
  draw: drawDrift,
  fits,
  item(its) {
    const { told, asks, letter, unit, steps } = drift(its)
    return {
      stem: [told, asks, say('drift.let', { letter, unit })],
      ...typedBound(
        { ...its, ...solutionOf(its) },
        {
          bugs: driftBugs.map((each) => ({
            ...each,
            answer: () => each.answer(its),
            feedback: () => each.feedback(its),
          })),
          cannotBeNegative: true,
          form: 'solved',
        },
      ),
      hints: [say('drift.nudge', { letter, unit }), say(its.rate < 0 ? 'drift.hint.down' : 'drift.hint.up')],
      solution: steps,
    }
  },
  solve({ stem }) {
    const { bound, sign } = driftShown(stem)
    const letter = /⟦(\p{L})⟧/u.exec(stem)?.[1] ?? 'x'
    return { kind: 'inequality', text: plainBound({ letter, sign, at: bound }) }
  },
})

interface Times extends Drift {
  /** The first of five numbers in a row. */
  from: number
  shuffle: number
}
/** Something rises (level 1), falls (level 2), changes by a decimal (level 3). */
export const whichTimes = defineModel<Times>({
  id: 'which-times',
  thinking: 'classify',
  seconds: 70,
  standards,
  task: ({ scene, from, bound }) => `${scene} ${bound - from}`,
  draw(random, level) {
    const its = drawDrift(random, level)
    return { ...its, from: Math.floor(its.bound) - random.integer(1, 3), shuffle: random.integer(0, 1e9) }
  },
  fits: (its) => fits(its) && its.from > 1,
  item(its) {
    const { told, asks, letter, unit, steps } = drift(its)
    const solution = solutionOf(its)
    const per = sceneOf(its.scene).per
    const all = Array.from({ length: 5 }, (_, index) => its.from + index)
    const text = (value: number) => say('times.option', { time: quantity(value, per) })
    const is = (value: number): boolean => holds(solution, value)
    return {
      stem: [told, asks, say('times.asks', { unit })],
      ...arranged.choices(its.shuffle, {
        right: all.filter(is).map(text),
        wrong: all
          .filter((value) => !is(value))
          .map((value) =>
            value === its.bound
              ? {
                  text: text(value),
                  misconception: 'inequality.boundary' as const,
                  feedback: say('drift.boundary'),
                }
              : {
                  text: text(value),
                  misconception:
                    its.rate < 0 ? ('inequality.keeps-sign' as const) : ('inequality.turned-sign' as const),
                  feedback: say('times.try', { time: quantity(value, per) }),
                },
          ),
        missed: { misconception: 'inequality.one-condition', feedback: say('times.missed') },
      }),
      hints: [say('times.nudge', { letter, unit }), say('times.hint')],
      solution: [
        ...steps,
        say(
          Number.isInteger(its.bound)
            ? isClosed(solution.sign)
              ? 'times.with'
              : 'times.without'
            : 'times.between',
          { at: its.bound, unit },
        ),
      ],
    }
  },
  solve(shown) {
    const bound = driftShown(shown.stem)
    return solved.choices(shown, (text) =>
      holds({ sign: bound.sign, at: bound.bound }, Number(/\d+/.exec(text)?.[0] ?? 0)),
    )
  },
})
