import {
  bug,
  defineModel,
  keysOf,
  mathIn,
  money,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  tidy,
  typed,
} from '#form'
import { type Fraction, fractionTex, lowest, minus, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { isCents, sizeIn } from './money.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']
const { raw } = String

/** Pay that goes up and prices that go down: cents for one, from least to most. */
const scenes = {
  lifeguard: { kind: 'pay', unit: 'hour', from: 1200, to: 1800, step: 100 },
  babysitter: { kind: 'pay', unit: 'hour', from: 1000, to: 1600, step: 100 },
  tutor: { kind: 'pay', unit: 'hour', from: 1600, to: 2400, step: 100 },
  walker: { kind: 'pay', unit: 'hour', from: 1200, to: 2000, step: 100 },
  apples: { kind: 'price', unit: 'pound', from: 160, to: 320, step: 20 },
  nuts: { kind: 'price', unit: 'pound', from: 600, to: 1200, step: 40 },
  cheese: { kind: 'price', unit: 'pound', from: 800, to: 1400, step: 40 },
  fabric: { kind: 'price', unit: 'yard', from: 600, to: 1600, step: 80 },
  rope: { kind: 'price', unit: 'yard', from: 80, to: 240, step: 20 },
} as const
type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

/** A rate in cents that changes by a percent, and an amount with a fraction; at level 3 it changes, too. */
interface Changed {
  scene: Scene
  rate: number
  percent: number
  amount: Fraction
  change: Fraction
  level: 1 | 2 | 3
}
const isPay = ({ scene }: Changed): boolean => scenes[scene].kind === 'pay'
const sign = (its: Changed): 1 | -1 => (isPay(its) ? 1 : -1)
const part = ({ percent }: Changed): number => percent / 100
const newRate = (its: Changed): number => its.rate * (1 + sign(its) * part(its))
const n = ({ amount }: Changed): number => sizeOf(amount)
/** The second amount: less time, or more of what is bought. */
const changedAmount = (its: Changed): number => n(its) * (1 - sign(its) * sizeOf(its.change))
const resultOf = (its: Changed): number =>
  ({
    1: newRate(its) * n(its),
    2: its.rate * part(its) * n(its),
    3: newRate(its) * changedAmount(its),
  })[its.level]
const dollars = (cents: number): number => tidy(cents / 100)

// Worked by hand: $20 plus 10% is $22; for 7 1/2 hours $165, $15 more; for a fifth less time, 6 hours, $132.
const tutor: Changed = { scene: 'tutor', rate: 2000, percent: 10, amount: [15, 2], change: [1, 5], level: 1 }
const bugs = [
  bug<Changed>({
    id: 'percent.wrong-direction',
    answer: (its) =>
      its.level === 2
        ? null
        : dollars(its.rate * (1 - sign(its) * part(its)) * (its.level === 3 ? changedAmount(its) : n(its))),
    feedback: () => say('rate.slip.direction'),
    example: [tutor, 135],
  }),
  bug<Changed>({
    id: 'percent.factor-for-change',
    answer: (its) =>
      its.level === 2
        ? null
        : dollars(its.rate * part(its) * (its.level === 3 ? changedAmount(its) : n(its))),
    feedback: () => say('rate.slip.change'),
    example: [tutor, 15],
  }),
  bug<Changed>({
    id: 'percent.stops-early',
    answer: (its) =>
      dollars({ 1: newRate(its), 2: its.rate * part(its), 3: newRate(its) * n(its) }[its.level]),
    feedback: ({ level, scene }) =>
      level === 3 ? say('rate.slip.stops.amount') : say(`rate.slip.stops.one.${scenes[scene].unit}`),
    example: [tutor, 22],
  }),
  bug<Changed>({
    id: 'percent.new-for-change',
    answer: (its) => (its.level === 2 ? dollars(newRate(its) * n(its)) : null),
    feedback: () => say('rate.slip.new'),
    example: [{ ...tutor, level: 2 }, 165],
  }),
  bug<Changed>({
    id: 'percent.percent-as-amount',
    answer: (its) =>
      isPay(its) && its.level === 1 ? dollars((its.rate + 100 * its.percent) * n(its)) : null,
    feedback: () => say('rate.slip.amount'),
    example: [tutor, 225],
  }),
  bug<Changed>({
    id: 'percent.adds-percents',
    answer: (its) =>
      its.level === 3
        ? dollars(its.rate * n(its) * (1 + sign(its) * (part(its) - sizeOf(its.change))))
        : null,
    feedback: () => say('rate.slip.percents'),
    example: [{ ...tutor, level: 3 }, 135],
  }),
]
const amountText = (its: Changed): Text =>
  say(`rate.unit.${scenes[its.scene].unit}`, { n: tex(mixedTex(its.amount)) })

function steps(its: Changed): Text[] {
  const { level, percent, rate } = its
  const change = rate * part(its)
  const found = say('rate.step.change', {
    equation: tex(raw`${dollars(rate)} \times ${tidy(percent / 100)} = ${dollars(change)}`),
  })
  const amount = tidy(n(its))
  if (level === 2) {
    return [
      found,
      say('rate.step.more', {
        equation: tex(raw`${dollars(change)} \times ${amount} = ${dollars(resultOf(its))}`),
      }),
    ]
  }
  const next = say('rate.step.new', {
    equation: tex(`${dollars(rate)} ${isPay(its) ? '+' : '−'} ${dollars(change)} = ${dollars(newRate(its))}`),
  })
  const last = tidy(level === 3 ? changedAmount(its) : n(its))
  const factor = isPay(its)
    ? minus([1, 1], its.change)
    : lowest([its.change[1] + its.change[0], its.change[1]])
  return [
    found,
    next,
    ...(level === 3
      ? [say('rate.step.amount', { equation: tex(raw`${amount} \times ${fractionTex(factor)} = ${last}`) })]
      : []),
    say('rate.step.so', {
      equation: tex(raw`${dollars(newRate(its))} \times ${last} = ${dollars(resultOf(its))}`),
    }),
  ]
}
function drawChanged(random: Random, level: 1 | 2 | 3): Changed {
  const scene = random.pick(sceneIds)
  const { from, to, step } = scenes[scene]
  return {
    scene,
    rate: from + step * random.integer(0, (to - from) / step),
    percent: random.pick([5, 10, 15, 20, 25, 30]),
    amount: lowest([random.integer(5, 34), random.pick([2, 4])]),
    change: random.pick<Fraction>([
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [3, 10],
    ]),
    level,
  }
}

/** The new rate and an amount (level 1), the difference (level 2), an amount that changes as well (level 3). */
export const changedRate = defineModel<Changed>({
  id: 'changed-rate',
  thinking: 'compute',
  seconds: 80,
  standards,
  bugs,
  task: ({ scene, level }) => `${scene} ${level}`,
  draw: drawChanged,
  fits: (its) =>
    its.amount[1] > 1 &&
    (isPay(its) ? n(its) <= 8 && its.percent <= 20 : n(its) <= 6) &&
    isCents(newRate(its), its.rate * part(its), resultOf(its)) &&
    (its.level < 3 || Number.isInteger(tidy(4 * changedAmount(its)))),
  item(its) {
    const { scene, rate, percent, level } = its
    const kind = scenes[scene].kind
    return {
      stem: [
        say(`rate.told.${scene}`, { rate: money(rate), percent: `${percent}%` }),
        level === 3
          ? say(`rate.asks.${kind}.3`, { amount: amountText(its), change: tex(fractionTex(its.change)) })
          : say(`rate.asks.${kind}.${level}`, { amount: amountText(its) }),
      ],
      ...typed(its, {
        label: say(`rate.label.${level === 2 ? 'difference' : kind}`),
        before: '$',
        key: dollars(resultOf(its)),
        bugs,
      }),
      answer: say('guess.money', { of: money(Math.round(resultOf(its))) }),
      hints: [say(`rate.nudge.${level}`), say('rate.think'), say(`rate.hint.${level}`)],
      solution: steps(its),
    }
  },
  solve({ stem }) {
    const [amount = 0, change] = mathIn(stem).map(sizeIn)
    const [rate = 0, percent = 0] = numbersIn(stem).map(({ value }) => value)
    const pay = /raise|aumento/.test(stem) ? 1 : -1
    if (change !== undefined) {
      return solved.number(rate * (1 + (pay * percent) / 100) * amount * (1 - pay * change))
    }
    const all = rate * (1 + (pay * percent) / 100) * amount
    return solved.number(
      /How much (?:more|less)|Cuánto (?:más|menos)/.test(stem) ? Math.abs(all - rate * amount) : all,
    )
  },
})
