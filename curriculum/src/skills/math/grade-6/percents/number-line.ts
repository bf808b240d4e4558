import { defineModel, type Level, numberOf, slip, solved, tidy } from '#form'
import { doubleLine, gapOf } from '#figures/proportion-figure/proportion-figure.ts'
import { say } from './messages.gen.ts'

const things = {
  points: { from: 20, to: 200 },
  minutes: { from: 20, to: 240 },
  pages: { from: 40, to: 400 },
  seats: { from: 60, to: 400 },
  students: { from: 60, to: 400 },
  dollars: { from: 20, to: 200 },
} as const
type Thing = keyof typeof things
const names: readonly Thing[] = ['points', 'minutes', 'pages', 'seats', 'students', 'dollars']

interface Lines {
  thing: Thing
  asks: 'part' | 'whole' | 'percent'
  /** Percents from one mark to the next. */
  step: number
  /** The number of the mark with the gap, and of the one that is known, from 0. */
  gap: number
  known: number
  whole: number
}
const asksAt: Record<Level, Lines['asks']> = { 1: 'part', 2: 'whole', 3: 'percent' }
const amountAt = ({ step, whole }: Lines, mark: number): number => tidy((mark * step * whole) / 100)

/** An amount (level 1), 100% of it (level 2), a percent over 100 (level 3). */
export const numberLine = defineModel<Lines>({
  id: 'number-line',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['6.RP.A.3c'],
  task: ({ thing, asks, step }) => `${thing} ${asks} ${step}`,
  draw(random, level) {
    const asks = asksAt[level]
    const step = random.pick([10, 20, 25])
    const all = 100 / step
    const thing = random.pick(names)
    const { from, to } = things[thing]
    const known = asks === 'part' ? all : random.integer(2, asks === 'whole' ? all - 1 : all)
    const gap = { part: random.integer(2, all - 1), whole: all, percent: all + random.integer(1, 2) }[asks]
    return { thing, asks, step, gap, known, whole: 10 * random.integer(from / 10, to / 10) }
  },
  fits: (its) =>
    Number.isInteger(amountAt(its, 1)) &&
    its.known !== its.gap &&
    its.whole !== 100 &&
    amountAt(its, 1) !== its.step,
  minWrongAnswers: 1,
  item(its) {
    const { thing, asks, step, gap, known } = its
    const isPercent = asks === 'percent'
    const one = amountAt(its, 1)
    const knownPercent = known * step
    const knownAmount = amountAt(its, known)
    const gapAmount = amountAt(its, gap)
    const key = isPercent ? gap * step : gapAmount
    // To add the same on both lines mixes percents and amounts.
    const additive = isPercent
      ? knownPercent + (gapAmount - knownAmount)
      : knownAmount + (gap * step - knownPercent)
    const marks = [
      { at: 0, top: 0, bottom: 0 },
      { at: knownPercent, top: knownPercent, bottom: knownAmount },
      { at: gap * step, top: isPercent ? null : gap * step, bottom: isPercent ? gapAmount : null },
    ].toSorted((left, right) => left.at - right.at)
    const printed = isPercent ? gapAmount : gap * step
    return {
      stem: [say(`line.asks.${asks}`)],
      figure: doubleLine({ top: say('line.percent'), bottom: say(`line.${thing}`), marks }),
      ...numberOf({
        label: say('label'),
        after: isPercent ? '%' : say(`line.${thing}`),
        value: key,
        slips: [
          ...(additive > 0 ? [slip(additive, 'ratio.additive', say('line.adds'))] : []),
          ...(isPercent ? [] : [slip(one, 'percent.stops-early', say('line.one-step', { step }))]),
          slip(printed, 'percent.percent-as-amount', say(isPercent ? 'line.amount' : 'line.top')),
        ],
      }),
      ...(asks === 'whole' && gap % known === 0
        ? {
            hints: [say('line.nudge'), say('line.hint-times', { percent: knownPercent })],
            solution: [
              say('line.times', { percent: knownPercent, count: gap / known }),
              say('line.so', {
                count: gap / known,
                percent: 100,
                step: knownPercent,
                one: knownAmount,
                amount: key,
              }),
            ],
          }
        : {
            hints: [say('line.nudge'), say('line.hint', { percent: knownPercent, count: known, step })],
            solution: [
              say('line.step', { percent: knownPercent, amount: knownAmount, count: known, one, step }),
              isPercent
                ? say('line.so-percent', { amount: gapAmount, count: gap, one, step, percent: key })
                : say('line.so', { count: gap, percent: gap * step, step, one, amount: key }),
            ],
          }),
    }
  },
  solve: ({ figure }) => solved.number(gapOf(figure)),
})
