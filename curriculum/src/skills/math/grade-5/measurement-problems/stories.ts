import {
  bug,
  defineModel,
  type Exact,
  type Level,
  plain,
  money,
  solved,
  tex,
  type Text,
  tidy,
  toNumber,
  typed,
} from '#form'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import { numeral } from '#wording.ts'
import { say } from './messages.gen.ts'
import {
  drawProblem,
  factOf,
  fitsProblem,
  isHandy,
  needOf,
  type Problem,
  problemBugs,
  problemKey,
  rangesOf,
  readNumbers,
  type Scene,
  sceneIn,
  smallOf,
  standards,
  tell,
  termsOf,
} from './problem.ts'

const times = String.raw` \times `
const over = String.raw` \div `
const worked = (...parts: (number | string)[]) =>
  tex(parts.map((each) => (typeof each === 'number' ? numeral(each) : each)).join(''))

/** The steps, each with its equation. */
function work(its: Problem): Text[] {
  const { asks, amount, extra, n, each, price } = its
  const { factor, sign } = rangesOf(its.scene)
  const [small, need, key] = [smallOf(its), needOf(its), problemKey(its)]
  const fact = factOf(its)
  if (asks === 'one') {
    const first = tidy(amount * factor)
    return [
      say('work.down', { ...fact, equation: worked(amount, times, factor, ' = ', first) }),
      say(sign === 1 ? 'work.add' : 'work.take', {
        equation: worked(first, sign === 1 ? ' + ' : ' − ', extra, ' = ', key),
      }),
    ]
  }
  return [
    say('work.all', { equation: worked(n, times, each, ' = ', small) }),
    say('work.up', { ...fact, equation: worked(small, over, factor, ' = ', need) }),
    ...(asks === 'left' ? [say('work.left', { equation: worked(amount, ' − ', need, ' = ', key) })] : []),
    ...(asks === 'cost' ? [say('work.cost', { equation: worked(need, times, price, ' = ', key) })] : []),
  ]
}
const bugs = Object.values(problemBugs)

/** Reads the numbers of a stem, and works in small units throughout. */
function read(stem: string) {
  const { factor, isLargeFirst } = sceneIn(stem)
  const [a = 0, b = 0, c = 0] = readNumbers(stem)
  const isCost = stem.includes('$')
  const [asks, n, each]: [Problem['asks'], number, number] = isCost
    ? ['cost', b, c]
    : c > 0
      ? ['left', b, c]
      : isLargeFirst
        ? ['one', 0, 0]
        : ['need', a, b]
  const isTaken = /saws off|grates|pours out|sierra|ralla|saca/.test(stem)
  const pieces = Array.from({ length: n }).reduce<number>((sum) => sum + each, 0)
  const truth = {
    one: a * factor + (isTaken ? -b : b),
    need: pieces / factor,
    left: (a * factor - pieces) / factor,
    cost: (pieces * a) / factor,
  }[asks]
  return { asks, factor, a, b, n, each, pieces, isTaken, truth }
}

const asksAt: Record<Level, Problem['asks'][]> = { 1: ['one'], 2: ['need', 'left'], 3: ['cost'] }
/** Amounts with different units (level 1), equal parts in a larger unit (level 2), what they cost (level 3). */
export const story = defineModel<Problem>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards,
  bugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw: (random, level) => drawProblem(random, random.pick(asksAt[level])),
  fits: fitsProblem,
  item: (its) => ({ stem: tell(its), ...answered(its), ...explained(its) }),
  solve: ({ stem }) => solved.number(read(stem).truth),
})

function answered(its: Problem) {
  const { large, small } = rangesOf(its.scene)
  const key = problemKey(its)
  if (its.asks === 'cost')
    return {
      ...typed(its, { label: say('label.cost'), before: '$', key, bugs }),
      answer: say('answer', { right: money(Math.round(100 * key)) }),
    }
  const right = quantity(key, its.asks === 'one' ? small : large)
  return typedQuantity(its, { label: say('label.amount'), right, bugs })
}
const explained = (its: Problem): { hints: Text[]; solution: Text[] } => ({
  hints: [say(`nudge.${its.asks}`, termsOf(its)), say(`hint.${its.asks}`, factOf(its))],
  solution: work(its),
})

const { ten, place, early: stops, once } = problemBugs
const claimBugs = { ten, place, early: stops, once }
const faults = faultsBy<Problem, keyof typeof claimBugs>(claimBugs, (id, who, { asks }) =>
  id === 'early'
    ? say(`claim.early.${asks === 'cost' ? 'cost' : 'one'}`, { who })
    : say(`claim.${id}`, { who }),
)
const scenesOf = (isMetric: boolean): Scene[] =>
  isMetric ? ['rice', 'soap', 'run'] : ['ribbon', 'board', 'juice', 'cheese', 'lessons']
const kind = (asks: Problem['asks'], isMetric: boolean, ...ids: (keyof typeof claimBugs)[]) => ({
  draw: (random: Parameters<typeof drawProblem>[0]) => drawProblem(random, asks, scenesOf(isMetric)),
  faults: faults(isMetric ? 'place' : 'ten', ...ids),
})

/** Somebody’s sum (level 1), amount in all (level 2), cost (level 3). */
export const findMistake = claimModel<Problem>({
  seconds: 90,
  standards,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  kinds: {
    1: [kind('one', false, 'early'), kind('one', true, 'early')],
    2: [kind('need', false, 'once'), kind('need', true, 'once')],
    3: [kind('cost', false, 'once', 'early'), kind('cost', true, 'once', 'early')],
  },
  truth: problemKey,
  printed: ({ amount, extra, n, each, price }) => [amount, extra, n, each, price],
  fits: fitsProblem,
  isSaid: (got) => Number.isInteger(tidy(100 * toNumber(got))),
  words(its, _who, got) {
    const { large, small } = rangesOf(its.scene)
    const said = (value: Exact) =>
      its.asks === 'cost'
        ? say('answer', { right: money(Math.round(100 * toNumber(value))) })
        : say('answer', { right: quantity(tidy(toNumber(value)), its.asks === 'one' ? small : large) })
    return {
      context: tell(its),
      said: say('claim.said', { got: said(got) }),
      truth: say('claim.truth', { got: said(problemKey(its)) }),
      hints: explained(its).hints,
      start: work(its),
    }
  },
  reads({ stem }) {
    const [told = '', said = ''] = plain(stem).split('“')
    const { asks, factor, a, b, each, pieces, isTaken, truth } = read(stem.split('“')[0] ?? told)
    const withFactor = (other: number): number =>
      ({
        one: a * other + (isTaken ? -b : b),
        need: pieces / other,
        left: 0,
        cost: (pieces * a) / other,
      })[asks]
    const early = { one: a * factor, need: pieces, left: 0, cost: pieces / factor }[asks]
    return {
      got: readNumbers(said)[0] ?? 0,
      truth,
      ways: [
        [/as if units|como si las unidades/, withFactor(factor === 60 ? 100 : 10)],
        [/power of ten|potencia de diez/, withFactor(100)],
        [/stopped|se detuvo/, early],
        [/only one|una sola/, asks === 'cost' ? (each * a) / factor : each / factor],
      ],
    }
  },
})

/** Back to the size of a part (`size`), with something left over (`rest`), or to the price of a unit (`price`). */
interface Backwards extends Problem {
  back: 'size' | 'rest' | 'price'
}
const backScenes = ['ribbon', 'juice', 'rice', 'soap', 'lessons'] as const
type BackScene = (typeof backScenes)[number]
const backScene = (scene: Scene): BackScene => backScenes.find((each) => each === scene) ?? 'ribbon'
/** All in large units: the parts, with what is left over. */
const allOf = (its: Backwards): number =>
  tidy((smallOf(its) + (its.back === 'rest' ? its.extra : 0)) / rangesOf(its.scene).factor)
const costOf = (its: Backwards): number => tidy(its.price * needOf(its))
// Worked by hand: 4 bows of 27 inches are 3 yards for $6; with 36 inches left over, 4 yards.
const base: Backwards = {
  scene: 'ribbon',
  who: 'Ben',
  asks: 'need',
  amount: 0,
  extra: 36,
  n: 4,
  each: 27,
  price: 2,
  back: 'size',
}
const backBugs = [
  bug<Backwards>({
    id: 'unit.no-conversion',
    answer: (its) =>
      its.back === 'price'
        ? [tidy(100 * costOf(its)), 100 * smallOf(its)]
        : [tidy(100 * allOf(its)), 100 * its.n],
    feedback: ({ back }) => say(`back.slip.none.${back}`),
    example: [base, [300, 400]],
  }),
  bug<Backwards>({
    id: 'unit.stops-early',
    answer: (its) =>
      its.back === 'price'
        ? [tidy(100 * costOf(its)), 100 * its.n]
        : tidy(allOf(its) * rangesOf(its.scene).factor),
    feedback: ({ back }) => say(`back.slip.early.${back}`),
    example: [{ ...base, back: 'price' }, [600, 400]],
  }),
  bug<Backwards>({
    id: 'division.leaves-out-rest',
    answer: (its) => (its.back === 'rest' ? [smallOf(its) + its.extra, its.n] : null),
    feedback: () => say('back.slip.rest'),
    example: [{ ...base, back: 'rest' }, [144, 4]],
  }),
  bug<Backwards>({
    id: 'unit.wrong-operation',
    answer: (its) => (its.back === 'price' ? tidy(costOf(its) * needOf(its)) : null),
    feedback: () => say('back.slip.times'),
    example: [{ ...base, back: 'price' }, 18],
  }),
]

/** From all to the size of a part (level 1), with something left over (level 2), from a cost to the price (level 3). */
export const backwards = defineModel<Backwards>({
  id: 'work-backwards',
  thinking: 'work backwards',
  seconds: 100,
  standards,
  bugs: backBugs,
  task: ({ scene, back }) => `${scene} ${back}`,
  draw: (random, level) => ({
    ...drawProblem(random, 'need', backScenes),
    back: ({ 1: 'size', 2: 'rest', 3: 'price' } as const)[level],
  }),
  fits: (its) =>
    isHandy(its, allOf(its)) &&
    allOf(its) > 1 &&
    its.extra !== its.each &&
    ![its.n, allOf(its), costOf(its)].includes(its.back === 'price' ? its.price : its.each),
  item(its) {
    const { back, n, each, extra, price } = its
    const { factor, small: unit } = rangesOf(its.scene)
    const [all, cost] = [allOf(its), costOf(its)]
    const small = tidy(all * factor)
    const scene = backScene(its.scene)
    const terms = { ...termsOf({ ...its, amount: all }), cost: money(Math.round(100 * cost)) }
    const fact = factOf(its)
    const field =
      back === 'price'
        ? {
            ...typed(its, { label: say('label.cost'), before: '$', key: price, bugs: backBugs }),
            answer: say('answer', { right: money(100 * price) }),
          }
        : typedQuantity(its, { label: say('label.amount'), right: quantity(each, unit), bugs: backBugs })
    return {
      stem: [say(`back.${scene}.${back}`, terms)],
      ...field,
      hints: [say(`back.nudge.${back}`, terms), say(`back.hint.${back}`, fact)],
      solution:
        back === 'price'
          ? [
              say('work.all', { equation: worked(n, times, each, ' = ', small) }),
              say('work.up', { ...fact, equation: worked(small, over, factor, ' = ', all) }),
              say('back.one', { ...fact, equation: worked(cost, over, all, ' = ', price) }),
            ]
          : [
              say('work.down', { ...fact, equation: worked(all, times, factor, ' = ', small) }),
              ...(back === 'rest'
                ? [say('back.without', { equation: worked(small, ' − ', extra, ' = ', smallOf(its)) })]
                : []),
              say('back.share', { equation: worked(smallOf(its), over, n, ' = ', each) }),
            ],
    }
  },
  solve({ stem }) {
    const { factor } = sceneIn(stem)
    const [a = 0, b = 1, c = 0] = readNumbers(stem)
    if (!stem.includes('$')) return solved.number((a * factor - c) / b)
    return solved.number((c / (a * b)) * factor)
  },
})
