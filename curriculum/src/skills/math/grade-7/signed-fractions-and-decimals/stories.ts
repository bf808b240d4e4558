import {
  defineModel,
  type Exact,
  keysOf,
  type Level,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  tidy,
  toNumber,
  typed,
} from '#form'
import { bug } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { amount, shown as fractionShown } from '#fractions/written.ts'
import { type Fraction, lowest, sizeOf } from '#fractions/fraction.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { readMixed, work } from '#signed/mixed.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'
import {
  drawPair,
  isClear,
  type MixedPair,
  pairBugOf,
  pairSteps,
  pairTex,
  valueOf,
  workedTex,
} from './mixed-pair.ts'

interface Scene {
  unit: 'fahrenheit' | 'celsius' | 'meters' | 'gallons' | 'inches' | 'centimeters' | 'kilometers'
  per: UnitId
  /** The change in 1 of it. */
  size: readonly [number, number]
  goes: readonly ('up' | 'down')[]
}
const scenes = {
  weather: { unit: 'fahrenheit', per: 'hour', size: [1.2, 4.8], goes: ['down', 'up'] },
  freezer: { unit: 'celsius', per: 'minute', size: [1.2, 3.6], goes: ['down'] },
  diver: { unit: 'meters', per: 'minute', size: [2.4, 8.4], goes: ['down', 'up'] },
  tank: { unit: 'gallons', per: 'minute', size: [1.2, 7.6], goes: ['down', 'up'] },
  river: { unit: 'inches', per: 'day', size: [1.2, 5.6], goes: ['down', 'up'] },
  balloon: { unit: 'meters', per: 'minute', size: [4.2, 9.8], goes: ['down', 'up'] },
  candle: { unit: 'centimeters', per: 'hour', size: [1.2, 3.2], goes: ['down'] },
  snow: { unit: 'inches', per: 'day', size: [1.2, 4.8], goes: ['down'] },
  trail: { unit: 'meters', per: 'kilometer', size: [4.2, 9.8], goes: ['down', 'up'] },
  plane: { unit: 'kilometers', per: 'minute', size: [0.3, 0.6], goes: ['down'] },
} as const satisfies Record<string, Scene>
type SceneId = keyof typeof scenes
const sceneOf = (scene: SceneId): Scene => scenes[scene]

/** A steady change: the size of the change in 1 minute, the minutes, and the direction. */
interface Steady {
  scene: SceneId
  asks: 'change' | 'rate' | 'time'
  size: number
  time: Fraction
  way: 'up' | 'down'
}
const signOf = ({ way }: Steady): number => (way === 'up' ? 1 : -1)
const rateOf = (its: Steady): number => signOf(its) * its.size
const changeOf = (its: Steady): number => tidy(rateOf(its) * sizeOf(its.time))
const steadyKey = (its: Steady): Exact =>
  ({ change: changeOf(its), rate: rateOf(its), time: its.time[1] === 1 ? its.time[0] : its.time })[its.asks]

const times: Fraction[] = [
  [1, 2],
  [3, 4],
  [1, 4],
  [3, 2],
  [5, 2],
  [5, 4],
  [7, 4],
]
const thirds: Fraction[] = [
  [2, 3],
  [4, 3],
  [5, 3],
]
function drawSteady(random: Random, asks: Steady['asks']): Steady {
  const scene = random.pick(keysOf(scenes))
  const { size, per, goes } = sceneOf(scene)
  const time = random.pick(per === 'day' ? times : [...times, ...thirds])
  return {
    scene,
    asks,
    size: random.integer(Math.round(size[0] * 10), Math.round(size[1] * 10)) / 10,
    time,
    way: random.pick(goes),
  }
}

// Worked by hand: −3.6°F each hour is −2.7°F in 3/4 hour.
const cold: Steady = { scene: 'weather', asks: 'change', size: 3.6, time: [3, 4], way: 'down' }
const steadyBugs = [
  bug<Steady>({
    id: 'signed.different-signs',
    answer: (its) => (its.asks !== 'time' && its.way === 'down' ? -toNumber(steadyKey(its)) : null),
    feedback: () => say('story.sign'),
    example: [cold, 2.7],
  }),
  bug<Steady>({
    id: 'signed.negative-times-negative',
    answer: (its) => (its.asks === 'time' && its.way === 'down' ? [-its.time[0], its.time[1]] : null),
    feedback: () => say('story.negative-time'),
    example: [{ ...cold, asks: 'time' }, [-3, 4]],
  }),
  bug<Steady>({
    id: 'signed.other-operation',
    answer: (its) =>
      ({
        change: work(rateOf(its), 'over', its.time),
        rate: work(changeOf(its), 'times', its.time),
        time: work(changeOf(its), 'times', rateOf(its)),
      })[its.asks],
    feedback: ({ asks, scene }) =>
      asks === 'change'
        ? say('story.divided', { unit: quantity(1, sceneOf(scene).per) })
        : say('story.multiplied'),
    example: [cold, -4.8],
  }),
  bug<Steady>({
    id: 'fraction.divides-other-way',
    answer: (its) => (its.asks === 'time' ? [its.time[1], its.time[0]] : null),
    feedback: () => say('story.other-way'),
    example: [{ ...cold, asks: 'time' }, [4, 3]],
  }),
  bug<Steady>({
    id: 'decimal.fraction-as-digits',
    answer: (its) =>
      its.asks === 'time' || its.time[0] > its.time[1]
        ? null
        : work(
            its.asks === 'change' ? rateOf(its) : changeOf(its),
            its.asks === 'change' ? 'times' : 'over',
            Number(`${its.time[0]}.${its.time[1]}`),
          ),
    feedback: () => say('pair.digits'),
    // −3.6 × 3.4
    example: [cold, -12.24],
  }),
]
const guard = (value: number): string => (value < 0 ? `(${numberTex(value)})` : numberTex(value))

function steadySteps(its: Steady) {
  const { asks, time, scene } = its
  const unit = quantity(1, sceneOf(scene).per)
  const [rate, change, t] = [rateOf(its), changeOf(its), fractionShown(time).tex]
  const equation = {
    change: String.raw`${numberTex(rate)} \times ${t} = ${numberTex(change)}`,
    rate: String.raw`${numberTex(change)} \div ${t} = ${numberTex(rate)}`,
    time: String.raw`${numberTex(change)} \div ${guard(rate)} = ${t}`,
  }[asks]
  return [
    say('story.step.sign', { way: its.way }),
    say(`story.step.${asks}`, { unit, equation: tex(equation) }),
  ]
}

/** The change (level 1), the change in one unit of time (level 2), the time (level 3). */
export const story = defineModel<Steady>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.NS.A.3'],
  bugs: steadyBugs,
  task: (its) => `${its.scene} ${its.asks} ${its.way}`,
  draw: (random, level) => drawSteady(random, ({ 1: 'change', 2: 'rate', 3: 'time' } as const)[level]),
  fits: (its) =>
    !Number.isInteger(its.size) &&
    Math.abs(changeOf(its)) !== 1 &&
    Number.isInteger(tidy(changeOf(its) * 100)) &&
    String(Math.abs(changeOf(its))).replace('.', '').length <= 4,
  item(its) {
    const { scene, asks, way } = its
    const { unit, per } = sceneOf(scene)
    const time = amount(lowest(its.time), per)
    const size = Math.abs(changeOf(its))
    const terms = { time, unit: quantity(1, per), thing: say(`story.thing.${scene}`) }
    const change = say(`story.unit.${unit}`, { n: changeOf(its) })
    return {
      stem: [
        asks === 'rate'
          ? say(`story.steady.${scene}`, { time, size, way })
          : say(`story.each.${scene}`, { size: its.size, way }),
        say(`story.asks.${asks}`, { ...terms, change }),
      ],
      ...typed(its, {
        label: say(`story.label.${asks}`),
        after: asks === 'time' ? say('story.per', { unit: quantity(1, per) }) : say(`story.after.${unit}`),
        key: steadyKey(its),
        bugs: steadyBugs,
      }),
      answer: asks === 'time' ? time : say(`story.unit.${unit}`, { n: toNumber(steadyKey(its)) }),
      hints: [say(`story.nudge.${asks}`), say(`story.hint.${asks}`, { unit: terms.unit })],
      solution: [...steadySteps(its), ...(asks === 'time' ? [say('story.so', { answer: time })] : [])],
    }
  },
  solve({ stem }) {
    const [time] = mathIn(stem)
    const [one = 0, other = 0] = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, '')).map(({ value }) => value)
    if (time === undefined) return solved.number(other / one)
    const [, whole = '0', top = '0', bottom = '1'] = /^(\d*)\\frac\{(\d+)\}\{(\d+)\}$/.exec(time) ?? []
    const minutes = Number(whole) + Number(top) / Number(bottom)
    const sign = /rises|goes up|[Ss]ube/.test(stem) ? 1 : -1
    return solved.number(sign * (/steady|constante/.test(stem) ? one / minutes : one * minutes))
  },
})

const faults = faultsBy<MixedPair, 'different' | 'both' | 'digits' | 'reciprocal' | 'sum'>(
  pairBugOf,
  (id, who) => say(`claim.${id}`, { who }),
)
const drawn = (level: Level, negatives: 1 | 2) => (random: Random) => {
  const its = drawPair(random, level)
  const flip = (value: Exact, isNegativeNow: boolean): Exact => {
    const isNow = toNumber(value) < 0
    return isNow === isNegativeNow ? value : work(value, 'times', -1)
  }
  return { ...its, first: flip(its.first, true), second: flip(its.second, negatives === 2) }
}

/** A product (level 1), a quotient (level 2), a fraction whose decimal repeats (level 3). */
export const findMistake = claimModel<MixedPair>({
  seconds: 60,
  standards: ['7.NS.A.2c'],
  task: (its) => `${its.operation} ${typeof its.first} ${toNumber(valueOf(its)) < 0}`,
  kinds: {
    1: [
      { draw: drawn(1, 1), faults: faults('different', 'digits', 'sum') },
      { draw: drawn(1, 2), faults: faults('both', 'digits', 'sum') },
    ],
    2: [
      { draw: drawn(2, 1), faults: faults('different', 'reciprocal', 'digits') },
      { draw: drawn(2, 2), faults: faults('both', 'reciprocal', 'digits') },
    ],
    3: [
      { draw: drawn(3, 1), faults: faults('different', 'digits') },
      { draw: drawn(3, 2), faults: faults('both', 'digits') },
    ],
  },
  truth: valueOf,
  printed: ({ first, second }) => [toNumber(first), toNumber(second)],
  fits: isClear,
  isSaid: (got) => typeof got === 'number' || got[1] <= 20,
  words: (its, _who, got) => ({
    context: say('claim.context', { expression: tex(pairTex(its)) }),
    said: say('claim.said', { value: tex(numberTex(got)) }),
    truth: say('claim.truth', { equation: tex(workedTex(its)) }),
    hints: pairSteps(its).hints,
    start: pairSteps(its).solution.slice(0, 3),
  }),
  reads({ stem }) {
    const [expression = '', said = ''] = mathIn(stem)
    const truth = readMixed(expression)
    const digits = expression.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1.$2')
    return {
      got: readMixed(said),
      truth,
      ways: [
        [/wrong sign|mal el signo/, -truth],
        [/as the digits|como las cifras/, readMixed(digits)],
        [/reciprocal|recíproco/, readMixed(expression.replace(String.raw`\div`, String.raw`\times`))],
        [/added|sumó/, readMixed(expression.replace(String.raw`\times`, '+'))],
      ],
    }
  },
})
