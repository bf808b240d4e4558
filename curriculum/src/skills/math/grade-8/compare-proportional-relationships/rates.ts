import {
  type Bug,
  bug,
  defineModel,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  tidy,
  typed,
} from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { pairShown, shownOf } from '#figures/proportional/proportional-figures.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  allRates,
  drawOnGrid,
  type GridPair,
  gridPairs,
  type SceneId,
  sceneOf,
  someScene,
  tell,
  unitsOf,
  xOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

export const standards = ['8.EE.B.5']
export const { raw } = String
export type Level = 1 | 2 | 3

/** A relationship shown by a table (with rows) or by a graph (with a pair on a grid crossing). */
export interface Shown {
  scene: SceneId
  rate: number
  rows: number[]
  pair: GridPair | null
}
/** Pairs on a grid, by scene: finding them takes longer than anything else. */
const pairs = new Map<SceneId, GridPair[]>()
function pairsOf(scene: SceneId): GridPair[] {
  const found =
    pairs.get(scene) ??
    gridPairs(
      allRates(scene).filter((rate) => rate > 1),
      3,
    )
  pairs.set(scene, found)
  return found
}
/** Amounts of the first quantity, in order, that are easy to divide by; nobody walks or rides all day. */
export function handyAmounts(random: Random, scene: SceneId, rate: number, howMany: number): number[] {
  const most = scene === 'hiker' || scene === 'cyclist' ? 8 : 10
  const all = Number.isInteger(rate) ? [2, 3, 4, 5, 6, 8, 10] : [2, 4, 6, 8, 10]
  return random
    .sample(
      all.filter((each) => each <= most),
      howMany,
    )
    .toSorted((one, other) => one - other)
}
export function drawShown(
  random: Random,
  form: 'table' | 'graph',
  isWanted: (rate: number) => boolean = () => true,
): Shown {
  if (form === 'graph') {
    const { scene, ...pair } = drawOnGrid(random, (id) => pairsOf(id).filter(({ rate }) => isWanted(rate)))
    return { scene, rate: pair.rate, rows: [], pair }
  }
  const scene = someScene(random)
  const rate = random.pick(allRates(scene).filter(isWanted))
  return { scene, rate, rows: handyAmounts(random, scene, rate, 3), pair: null }
}
export const figureOf = (its: Shown) => shownOf(its).drawn
const known = ({ rate, rows, pair }: Shown): { x: number; y: number } => {
  const x = pair?.across ?? rows.at(-1) ?? 2
  return { x, y: tidy(rate * x) }
}
export const perUnit = (scene: SceneId): Text => say('per', unitsOf(scene))
export const equationTex = (scene: SceneId, rate: number): string => {
  const [x, y] = sceneOf(scene).letters
  return `${y} = ${numeral(rate)}${x}`
}
/** “The graph shows A.” */
const shownText = ({ pair }: Shown): Text => say(pair === null ? 'shown.table' : 'shown.graph')

// Worked by hand: 24 gallons in 4 minutes is 6 gallons per minute; with 6 gallons a square it looks like 1.
const hose: Shown = { scene: 'hose', rate: 6, rows: [], pair: { rate: 6, step: 6, across: 4, up: 24 } }
const upsideDown: Bug<Shown> = bug<Shown>({
  id: 'rate.upside-down',
  answer: (its) => [known(its).x, known(its).y],
  feedback: ({ scene }) => say('slip.upside-down', unitsOf(scene)),
  example: [hose, [4, 24]],
})
const subtracts: Bug<Shown> = bug<Shown>({
  id: 'ratio.subtracts',
  answer: (its) => (known(its).y > known(its).x ? tidy(known(its).y - known(its).x) : null),
  feedback: () => say('slip.subtracts'),
  example: [hose, 20],
})
const squares: Bug<Shown> = bug<Shown>({
  id: 'graph.counts-squares',
  answer: ({ pair }) => (pair === null || pair.step === 1 ? null : [pair.up / pair.step, pair.across]),
  feedback: () => say('slip.squares'),
  example: [hose, [4, 4]],
})
const oneAmount: Bug<Shown> = bug<Shown>({
  id: 'proportion.amount-as-constant',
  answer: (its) => known(its).y,
  feedback: () => say('slip.amount'),
  example: [hose, 24],
})
const slopeBugs = [upsideDown, subtracts, squares, oneAmount]

const slopeHints = ({ scene, pair }: Shown): Text[] => [
  say('slope.nudge', unitsOf(scene)),
  say(pair === null ? 'slope.think.table' : 'slope.think.graph'),
  say('slope.hint', unitsOf(scene)),
]
const slopeSteps = (its: Shown): Text[] => {
  const { x, y } = known(its)
  return [
    say(its.pair === null ? 'slope.read.table' : 'slope.read.graph', {
      x: xOf(its.scene, x),
      y: yOf(its.scene, y),
    }),
    say('slope.divide', {
      equation: tex(raw`${numeral(y)} \div ${x} = ${numeral(its.rate)}`),
      ...unitsOf(its.scene),
    }),
  ]
}
const formAt = { 1: 'table', 2: 'graph' } as const

/** A whole slope from a table (level 1) or from a graph (level 2), a fractional slope from either (level 3). */
export const findSlope = defineModel<Shown>({
  id: 'find-slope',
  thinking: 'compute',
  seconds: 50,
  standards,
  bugs: slopeBugs,
  task: ({ scene, pair, rate }) => `${scene} ${pair === null} ${Number.isInteger(rate)}`,
  draw: (random, level) =>
    drawShown(
      random,
      level === 1 || (level === 3 && random.chance(0.5)) ? 'table' : 'graph',
      (rate) => Number.isInteger(rate) === level < 3,
    ),
  fits: ({ rate }) => rate > 1,
  minWrongAnswers: 1,
  item: (its) => ({
    stem: [
      tell.about(its.scene),
      say(its.pair === null ? 'slope.told.table' : 'slope.told.graph', unitsOf(its.scene)),
      say('slope.asks'),
    ],
    ...figureOf(its),
    ...typed(its, {
      label: say('slope.label'),
      after: perUnit(its.scene),
      key: its.rate,
      bugs: slopeBugs,
    }),
    answer: say('slope.answer', { rate: numeral(its.rate), per: perUnit(its.scene) }),
    hints: slopeHints(its),
    solution: slopeSteps(its),
  }),
  solve({ figure }) {
    const [x, y] = pairShown(figure)
    return solved.number(y / x)
  },
})

const bugOf = { upside: upsideDown, subtracts, squares }
const faults = faultsBy<Shown, keyof typeof bugOf>(bugOf, (id, who, { scene }) =>
  say(`claim.${id}`, { who, ...unitsOf(scene) }),
)
const saidOf = (its: Shown, rate: string): Text => say('claim.said', { rate, per: perUnit(its.scene) })

/** A table (level 1), a graph (level 2), a graph with a fractional slope (level 3). */
export const findMistake = claimModel<Shown>({
  seconds: 60,
  standards,
  task: ({ scene, pair }) => `${scene} ${pair === null}`,
  kinds: {
    1: [{ draw: (random) => drawShown(random, formAt[1]), faults: faults('subtracts', 'upside') }],
    2: [{ draw: (random) => drawShown(random, formAt[2]), faults: faults('subtracts', 'squares') }],
    3: [{ draw: (random) => drawShown(random, formAt[2]), faults: faults('squares', 'upside') }],
  },
  truth: ({ rate }) => rate,
  fits: ({ rate }) => rate > 1,
  isSaid: (got) => {
    const value = tidy(typeof got === 'number' ? got : got[0] / got[1])
    return value !== 1 && Number.isInteger(4 * value)
  },
  words: (its, _who, got) => ({
    context: [
      tell.about(its.scene),
      say(its.pair === null ? 'slope.told.table' : 'slope.told.graph', unitsOf(its.scene)),
    ],
    ...figureOf(its),
    said: saidOf(its, numeral(tidy(typeof got === 'number' ? got : got[0] / got[1]))),
    truth: saidOf(its, numeral(its.rate)),
    hints: slopeHints(its),
    start: slopeSteps(its),
  }),
  reads({ stem, figure }) {
    const [x, y] = pairShown(figure)
    const step = figure?.kind === 'coordinate-plane' ? figure.y.step : 1
    return {
      got: numbersIn(stem.split('“')[1] ?? '')[0]?.value ?? 0,
      truth: y / x,
      ways: [
        [/subtracted|restó/, y - x],
        [/squares|cuadros/, y / step / x],
        [/divided the|dividió/, x / y],
      ],
    }
  },
})

/** A is shown, B is told: an equation, or an amount of the first quantity and one of the second. */
export interface Two extends Shown {
  other: number
  form: 'equation' | 'words'
  /** The amount told for B. */
  x: number
  /** At level 3, the amount for which the difference is asked. */
  n: number
  level: Level
}
const otherText = ({ scene, other, form, x }: Two): Text => {
  if (form === 'words') return say(`second.${scene}`, { x: xOf(scene, x), y: yOf(scene, tidy(other * x)) })
  const [across, up] = sceneOf(scene).letters
  return say('other.equation', {
    equation: tex(equationTex(scene, other)),
    across: tex(across),
    up: tex(up),
    ...unitsOf(scene),
  })
}
export function drawTwo(random: Random, level: Level): Two {
  const its = drawShown(random, level === 2 ? 'table' : 'graph')
  const other = random.pick(allRates(its.scene).filter((rate) => rate !== its.rate && rate > 1))
  return {
    ...its,
    other,
    form: random.pick(['equation', 'words'] as const),
    x: handyAmounts(random, its.scene, other, 1)[0] ?? 2,
    n: random.integer(3, its.scene === 'hiker' || its.scene === 'cyclist' ? 8 : 10),
    level,
  }
}
export const twoStem = (its: Two): Text[] => [say(`pair.${its.scene}`), shownText(its), otherText(its)]
const gap = ({ rate, other }: Two): number => tidy(Math.abs(rate - other))
const keyOf = (its: Two): number => tidy(gap(its) * (its.level === 3 ? its.n : 1))
// Worked by hand: 6 gallons per minute and 8; the difference is 2, and for 5 minutes 10. 24 and 32 differ by 8.
const hoses: Two = { ...hose, other: 8, form: 'words', x: 4, n: 5, level: 1 }
const differenceBugs = [
  bug<Two>({
    id: 'rate.one-quantity',
    answer: (its) => (its.form === 'equation' ? null : tidy(Math.abs(known(its).y - its.other * its.x))),
    feedback: () => say('slip.one-quantity'),
    example: [hoses, 8],
  }),
  bug<Two>({
    id: 'rate.stops-at-one',
    answer: (its) => (its.level === 3 ? gap(its) : Math.max(its.rate, its.other)),
    feedback: ({ level }) => say(level === 3 ? 'slip.stops.gap' : 'slip.stops.rate'),
    example: [hoses, 8],
  }),
  bug<Two>({
    id: 'slope.run-over-rise',
    answer: (its) => (its.level === 3 ? null : [gap(its), tidy(its.rate * its.other)]),
    feedback: ({ scene }) => say('slip.upside-down', unitsOf(scene)),
    example: [hoses, [2, 48]],
  }),
]

/** A graph and a story or an equation (level 1), a table (level 2), the difference for more than one (level 3). */
export const difference = defineModel<Two>({
  id: 'difference-of-rates',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs: differenceBugs,
  task: ({ scene, form, level }) => `${scene} ${form} ${level}`,
  draw: drawTwo,
  fits: (its) => its.rate > 1 && (sceneOf(its.scene).isCounted !== true || Number.isInteger(keyOf(its))),
  minWrongAnswers: 1,
  item(its) {
    const { scene, level, rate, other, n } = its
    return {
      stem: [
        ...twoStem(its),
        level === 3
          ? say('difference.asks.many', { n: xOf(scene, n), ...unitsOf(scene) })
          : say('difference.asks.one'),
      ],
      ...figureOf(its),
      ...typed(its, {
        label: say('difference.label'),
        after: level === 3 ? say('unit', unitsOf(scene)) : perUnit(scene),
        key: keyOf(its),
        bugs: differenceBugs.filter((each) => each.answer(its) !== keyOf(its)),
      }),
      hints: [
        say('difference.nudge'),
        say(level === 2 ? 'slope.think.table' : 'slope.think.graph'),
        say(level === 3 ? 'difference.hint.many' : 'difference.hint.one'),
      ],
      solution: [
        ...slopeSteps(its),
        its.form === 'equation'
          ? say('other.rate.equation', { rate: numeral(other), per: perUnit(scene) })
          : say('other.rate.words', {
              equation: tex(raw`${numeral(other * its.x)} \div ${its.x} = ${numeral(other)}`),
              per: perUnit(scene),
            }),
        say('difference.so', {
          equation: tex(
            `${numeral(Math.max(rate, other))} − ${numeral(Math.min(rate, other))} = ${numeral(gap(its))}`,
          ),
        }),
        ...(level === 3
          ? [
              say('difference.times', {
                equation: tex(raw`${numeral(gap(its))} \times ${n} = ${numeral(keyOf(its))}`),
              }),
            ]
          : []),
      ],
    }
  },
  solve({ stem, figure }) {
    const [x, y] = pairShown(figure)
    const rate = y / x
    const equation = /⟦[a-z] = ([\d.]+)[a-z]⟧/.exec(stem)?.[1]
    const numbers = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ' ')).map(({ value }) => value)
    const [one = 1, two = 1] = numbers
    const other = equation === undefined ? one / two : Number(equation)
    const isMany = /How large is the difference for|diferencia para/.test(stem)
    const times = isMany ? (numbers.at(-1) ?? 1) : 1
    return solved.number(Math.abs(rate - other) * times)
  },
})
