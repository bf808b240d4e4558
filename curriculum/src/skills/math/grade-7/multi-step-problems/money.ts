import {
  type Bug,
  bug,
  defineModel,
  keysOf,
  money,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  tidy,
  typed,
} from '#form'
import { type Fraction, fractionTex, lowest, minus, sizeOf } from '#fractions/fraction.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']
const { raw } = String

/** What the money is for, how many dollars there are, and what the rest is split over. */
const scenes = {
  trip: { from: 60, to: 160, split: 'day' },
  dance: { from: 240, to: 600, split: 'week' },
  garden: { from: 80, to: 240, split: 'week' },
  fair: { from: 40, to: 80, split: 'day' },
  art: { from: 60, to: 180, split: 'week' },
  camping: { from: 160, to: 400, split: 'day' },
  team: { from: 240, to: 600, split: 'week' },
  aquarium: { from: 80, to: 200, split: 'week' },
} as const
type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

/** A part of an amount, written as a fraction or a percent. */
export interface Part {
  value: Fraction
  form: 'fraction' | 'percent'
}
const one: Fraction = [1, 1]
const percentOf = ({ value }: Part): number => tidy(100 * sizeOf(value))
export const partText = (part: Part) =>
  part.form === 'percent' ? `${percentOf(part)}%` : tex(fractionTex(part.value))
/** As a factor: a decimal for a percent. */
export const factorTex = ({ value, form }: Part): string =>
  form === 'percent' ? String(tidy(sizeOf(value))) : fractionTex(value)
export const restOf = (part: Part): Part => ({ ...part, value: minus(one, part.value) })
export function drawPart(random: Random, form: Part['form']): Part {
  if (form === 'percent') return { form, value: lowest([random.pick([10, 15, 20, 25, 30, 35, 40, 45]), 100]) }
  return {
    form,
    value: random.pick<Fraction>([
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [3, 8],
      [1, 6],
      [3, 10],
      [2, 3],
      [3, 5],
    ]),
  }
}

/** Money of which a part is used, and then something more: amounts in cents. */
export interface Spend {
  scene: Scene
  total: number
  first: Part
  /** A cost (level 1), a part of the rest (level 2), or a part of all the money (level 3). */
  second: Part
  cost: number
  shares: number
  level: 1 | 2 | 3
}
export const f = ({ first }: Spend): number => sizeOf(first.value)
export const g = ({ second }: Spend): number => sizeOf(second.value)
export const dollars = (cents: number): number => tidy(cents / 100)
const positive = (cents: number): number | null => (cents > 0 ? dollars(cents) : null)
const moneyLeft = (its: Spend): number =>
  ({
    1: its.total * (1 - f(its)) - its.cost,
    2: its.total * (1 - f(its)) * (1 - g(its)),
    3: (its.total * (1 - f(its) - g(its))) / its.shares,
  })[its.level]

export function drawSpend(random: Random, level: 1 | 2 | 3): Spend {
  const scene = random.pick(sceneIds)
  const { from, to } = scenes[scene]
  const form = random.pick(['fraction', 'percent'] as const)
  return {
    scene,
    total: 400 * random.integer(from / 4, to / 4),
    first: drawPart(random, form),
    second: drawPart(random, form === 'percent' ? 'fraction' : 'percent'),
    cost: 25 * random.integer(20, Math.round(to * 1.2)),
    shares: random.integer(2, 6),
    level,
  }
}
/** In steps of 5 cents, and of 50 cents above $100. */
export const isCents = (...amounts: number[]): boolean =>
  amounts.every((each) => Number.isInteger(tidy(each / (each >= 10_000 ? 50 : 5))))
export const isClear = (its: Spend): boolean =>
  isCents(its.total * f(its), its.total * g(its), moneyLeft(its)) &&
  moneyLeft(its) > 300 &&
  f(its) + g(its) < 0.9 &&
  (its.level > 1 || its.cost < 0.8 * its.total * (1 - f(its)))

// Worked by hand: $80, 1/4 of it gone, is $60; less $12.50 is $47.50; less 30% of the rest is $42.
export const fair: Spend = {
  scene: 'fair',
  total: 8000,
  first: { value: [1, 4], form: 'fraction' },
  second: { value: [3, 10], form: 'percent' },
  cost: 1250,
  shares: 4,
  level: 1,
}
const stops: Bug<Spend> = bug<Spend>({
  id: 'percent.stops-early',
  answer: (its) => dollars(its.total * (1 - f(its) - (its.level === 3 ? g(its) : 0))),
  feedback: ({ level }) => say(`spend.slip.stops.${level}`),
  example: [fair, 60],
})
const partForRest: Bug<Spend> = bug<Spend>({
  id: 'percent.part-for-rest',
  answer: (its) =>
    ({
      1: positive(its.total * f(its) - its.cost),
      2: dollars(its.total * (1 - f(its)) * g(its)),
      3: dollars((its.total * (f(its) + g(its))) / its.shares),
    })[its.level],
  feedback: () => say('spend.slip.part'),
  example: [{ ...fair, level: 2 }, 18],
})
const wrongWhole: Bug<Spend> = bug<Spend>({
  id: 'percent.wrong-whole',
  answer: (its) =>
    ({
      1: null,
      2: positive(its.total * (1 - f(its) - g(its))),
      3: dollars((its.total * (1 - f(its)) * (1 - g(its))) / its.shares),
    })[its.level],
  feedback: ({ level }) => say(level === 3 ? 'spend.slip.whole.3' : 'spend.slip.whole.2'),
  example: [{ ...fair, level: 2 }, 36],
})
const asAmount: Bug<Spend> = bug<Spend>({
  id: 'percent.percent-as-amount',
  answer: (its) => {
    if (its.level === 3) return null
    if (its.level === 1) {
      return its.first.form === 'percent' ? positive(its.total - 100 * percentOf(its.first) - its.cost) : null
    }
    return its.second.form === 'percent'
      ? positive(its.total * (1 - f(its)) - 100 * percentOf(its.second))
      : null
  },
  feedback: () => say('spend.slip.amount'),
  example: [{ ...fair, level: 2 }, 30],
})
const spendBugs = [stops, partForRest, wrongWhole, asAmount]

const share = (its: Spend) => quantity(its.shares, scenes[its.scene].split)
function spendStem(its: Spend): Text[] {
  const { scene, level } = its
  const [a, b] = [say(`scene.${scene}.a`), say(`scene.${scene}.b`)]
  return [
    say(`scene.${scene}.start`, { total: money(its.total) }),
    say('spend.first', { part: partText(its.first), a }),
    ...(level === 1 ? [say('spend.cost', { cost: money(its.cost), b })] : []),
    ...(level === 2 ? [say('spend.rest', { part: partText(its.second), b })] : []),
    ...(level === 3
      ? [say('spend.whole', { part: partText(its.second), b }), say('spend.split', { time: share(its) })]
      : []),
  ]
}
const spendHints = ({ level }: Spend): Text[] => [
  say(`spend.nudge.${level}`),
  say('spend.think'),
  say(`spend.hint.${level}`),
]
function spendSteps(its: Spend): Text[] {
  const { total, cost, shares, level } = its
  const rest = total * (1 - f(its))
  const left = tex(raw`${dollars(total)} \times ${factorTex(restOf(its.first))} = ${dollars(rest)}`)
  const firstRest = say('spend.step.rest', { part: partText(restOf(its.first)), equation: left })
  if (level === 1) {
    return [
      firstRest,
      say('spend.step.cost', {
        equation: tex(`${dollars(rest)} − ${dollars(cost)} = ${dollars(moneyLeft(its))}`),
      }),
    ]
  }
  if (level === 2) {
    return [
      firstRest,
      say('spend.step.second', {
        part: partText(restOf(its.second)),
        equation: tex(
          raw`${dollars(rest)} \times ${factorTex(restOf(its.second))} = ${dollars(moneyLeft(its))}`,
        ),
      }),
    ]
  }
  const [used, more] = [total * f(its), total * g(its)]
  return [
    say('spend.step.both', {
      one: tex(raw`${dollars(total)} \times ${factorTex(its.first)} = ${dollars(used)}`),
      other: tex(raw`${dollars(total)} \times ${factorTex(its.second)} = ${dollars(more)}`),
    }),
    say('spend.step.less', {
      equation: tex(
        `${dollars(total)} − ${dollars(used)} − ${dollars(more)} = ${dollars(total - used - more)}`,
      ),
    }),
    say('spend.step.split', {
      equation: tex(raw`${dollars(total - used - more)} \div ${shares} = ${dollars(moneyLeft(its))}`),
    }),
  ]
}

/** A number in TeX: a decimal, a fraction, or a mixed number. */
export function sizeIn(source: string): number {
  const [, whole = '0', fraction = source] = /^(\d+)(\\frac.*)$/.exec(source) ?? []
  return Number(whole) + valueOfTex(fraction)
}

/** Parts as fractions, from `⟦\frac{1}{4}⟧` or `25%`, amounts of money, and the last other number. */
export function readMoney(text: string): { parts: number[]; amounts: number[]; last: number } {
  const tokens = [...text.matchAll(/⟦([^⟧]*)⟧|(\d+)%|\$([\d,.]*\d)/g)]
  const bare = text.replaceAll(/⟦[^⟧]*⟧|\d+%|\$[\d,.]*\d/g, ' ')
  return {
    parts: tokens.flatMap(([, fraction, percent]) =>
      fraction !== undefined ? [valueOfTex(fraction)] : percent !== undefined ? [Number(percent) / 100] : [],
    ),
    amounts: tokens.flatMap(([, , , amount]) =>
      amount === undefined ? [] : [Number(amount.replaceAll(',', ''))],
    ),
    last: numbersIn(bare).at(-1)?.value ?? 1,
  }
}
function spentIn(text: string): {
  total: number
  first: number
  second: number
  cost: number
  last: number
  value: number
} {
  const { parts, amounts, last } = readMoney(text)
  const [total = 0, cost = 0] = amounts
  const [first = 0, second = 0] = parts
  const value =
    cost > 0
      ? total - total * first - cost
      : /of the rest|del resto/.test(text)
        ? total - total * first - (total - total * first) * second
        : (total - total * first - total * second) / last
  return { total, first, second, cost, last, value: tidy(value) }
}

/** A part and a cost (level 1), a part of the rest (level 2), two parts of the whole and equal shares (level 3). */
export const spend = defineModel<Spend>({
  id: 'what-is-left',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs: spendBugs,
  task: ({ scene, level, first }) => `${scene} ${level} ${first.form}`,
  draw: drawSpend,
  fits: isClear,
  item: (its) => ({
    stem: [
      ...spendStem(its),
      its.level === 3 ? say('spend.asks.each', { time: share(its) }) : say('spend.asks.left'),
    ],
    ...typed(its, { label: say('spend.label'), before: '$', key: dollars(moneyLeft(its)), bugs: spendBugs }),
    answer: say('guess.money', { of: money(Math.round(moneyLeft(its))) }),
    hints: spendHints(its),
    solution: spendSteps(its),
  }),
  solve: ({ stem }) => solved.number(spentIn(stem).value),
})

const bugOf = { stops, part: partForRest, whole: wrongWhole }
const faults = faultsBy<Spend, keyof typeof bugOf>(bugOf, (id, who, { level }) =>
  id === 'whole'
    ? say(level === 3 ? 'claim.whole.3' : 'claim.whole.2', { who })
    : id === 'stops'
      ? say(`claim.stops.${level}`, { who })
      : say('claim.part', { who }),
)

/** A part and a cost (level 1), a part of the rest (level 2), two parts and equal shares (level 3). */
export const findMistake = claimModel<Spend>({
  seconds: 75,
  standards,
  task: ({ scene, level }) => `${scene} ${level}`,
  kinds: {
    1: [{ draw: (random) => drawSpend(random, 1), faults: faults('stops', 'part') }],
    2: [{ draw: (random) => drawSpend(random, 2), faults: faults('stops', 'part', 'whole') }],
    3: [{ draw: (random) => drawSpend(random, 3), faults: faults('stops', 'part', 'whole') }],
  },
  truth: (its) => dollars(moneyLeft(its)),
  printed: (its) => [dollars(its.total), dollars(its.cost)],
  fits: isClear,
  isSaid: (got) => typeof got === 'number' && Number.isInteger(tidy(got * 100)),
  words: (its, _who, got) => {
    const said = (cents: number): Text =>
      its.level === 3
        ? say('claim.said.each', { value: money(cents), time: share(its) })
        : say('claim.said.left', { value: money(cents) })
    return {
      context: spendStem(its),
      said: said(Math.round(100 * Number(got))),
      truth: said(Math.round(moneyLeft(its))),
      hints: spendHints(its),
      start: spendSteps(its),
    }
  },
  reads({ stem }) {
    const [context = '', said = ''] = stem.split('“')
    const { total, first, second, cost, last, value } = spentIn(context)
    const rest = total * (1 - first)
    const isRest = /of the rest|del resto/.test(context)
    const used = cost > 0 ? total * first - cost : isRest ? rest * second : (total * (first + second)) / last
    const both = total * (1 - first - second)
    return {
      got: readMoney(said).amounts[0] ?? 0,
      truth: value,
      ways: [
        [/forgot|olvidó/, cost > 0 || isRest ? rest : both],
        [/is used|se usa/, used],
        [
          /from the whole amount|from what was left|de todo el dinero|de lo que quedaba/,
          isRest ? both : (rest * (1 - second)) / last,
        ],
      ],
    }
  },
})
