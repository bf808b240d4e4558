import { arranged, defineModel, math, mathIn, numbersIn, solved, tex, type Text, tidy } from '#form'
import {
  amountOf,
  areTelling,
  type Change,
  type Changes,
  drawChanges,
  drawFactors,
  endOf,
  factorsTex,
  haveOwnFactors,
  partsTex,
  rankOf,
  solveChanges,
} from '#percents/changes.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const wayOf = (percent: number): string => (percent > 0 ? 'up' : 'down')
const card = (change: Change): Text => say('order.card', { start: change.start, end: endOf(change) })

/** Increases (level 1), decreases (level 2), both (level 3), by their percents and not by their amounts. */
export const orderChanges = defineModel<Changes & { shuffle: number }>({
  id: 'order-changes',
  thinking: 'compare',
  seconds: 70,
  standards: ['7.RP.A.3'],
  calculator: 'basic',
  task: ({ thing, kind }) => `${thing} ${kind}`,
  draw: (random, level) => ({
    ...drawChanges(random, ({ 1: 'up', 2: 'down', 3: 'both' } as const)[level]),
    shuffle: random.integer(0, 1e9),
  }),
  fits: areTelling,
  minWrongAnswers: 1,
  item({ thing, kind, changes, shuffle }) {
    return {
      stem: [say(`order.told.${thing}`), say(`order.asks.${kind}`)],
      ...orderBy(shuffle, {
        things: changes.map((change) => ({ ...change, text: card(change) })),
        by: rankOf(kind),
        first: say(`order.first.${kind}`),
        last: say(`order.last.${kind}`),
        slips: [
          {
            by: rankOf(kind, amountOf),
            misconception: 'percent.compares-amounts',
            feedback: say('order.amounts'),
          },
          {
            by: (change) => -rankOf(kind)(change),
            misconception: 'percent.order-reversed',
            feedback: say('order.reversed'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: changes.map((change) =>
        say('order.so', {
          card: card(change),
          size: Math.abs(amountOf(change)),
          start: change.start,
          part: tidy(Math.abs(change.percent) / 100),
          percent: Math.abs(change.percent),
          way: wayOf(change.percent),
        }),
      ),
    }
  },
  solve: solveChanges,
})

/** “up 20% and then down 10%”, in either language: what the amount is multiplied by. */
const factorTold = (text: string): number =>
  [...text.matchAll(/([^%]*?)(\d+)%/g)].reduce((factor, [, words = '', percent]) => {
    const sign = /increase|up|aumento|sube/.test(words) ? 1 : -1
    return factor * (1 + (sign * Number(percent)) / 100)
  }, 1)
/** “1.2 × 0.9” in TeX. */
const productShown = (text: string): number =>
  numbersIn(mathIn(text)[0] ?? '').reduce((product, { value }) => product * value, 1)

interface Factors {
  /** Percents of the changes, one or two after each other; below 0 they go down. */
  changes: number[][]
  shuffle: number
}

function told([percent = 0, other]: readonly number[]): Text {
  const first = { percent: Math.abs(percent), way: wayOf(percent) }
  return other === undefined
    ? say('factor.once', first)
    : say('factor.twice', { ...first, other: Math.abs(other), next: wayOf(other) })
}

function solutionOf(percents: readonly number[]): Text {
  const [percent = 0] = percents
  const shown = { told: told(percents), factor: tex(factorsTex(percents)) }
  return percents.length > 1
    ? say('factor.so-twice', shown)
    : say('factor.so-once', {
        ...shown,
        way: wayOf(percent),
        percent: Math.abs(percent),
        left: 100 + percent,
      })
}

const slip = (target: string, id: 'wrong-direction' | 'factor-place' | 'factor-for-change') => ({
  target: math(target),
  misconception: `percent.${id}` as const,
  feedback: say(`factor.${id}`),
})

const isTenfold = (one: number, other: number): boolean => one === 10 * other || 10 * one === other

/** Factors of changes (level 1), with percents such as 5% (level 2), two changes one after the other (level 3). */
export const matchFactors = defineModel<Factors>({
  id: 'match-factors',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.RP.A.3', '7.EE.A.2'],
  task: ({ changes }) => changes.map((each) => each.map(wayOf).join(' ')).join(', '),
  draw: (random, level) => ({
    changes: drawFactors(random, ({ 1: 'tens', 2: 'places', 3: 'twice' } as const)[level]),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ changes }) => haveOwnFactors(changes),
  minWrongAnswers: 1,
  item({ changes, shuffle }) {
    const decrease = changes[3] ?? []
    // The same direction with another percent tells nothing of a thinking.
    const slipsOf = (percents: readonly number[]) => [
      ...changes
        .filter((other) => other.some((each, at) => each * (percents[at] ?? 0) < 0))
        .map((other) => slip(factorsTex(other), 'wrong-direction')),
      ...changes
        .filter((other) => other.length === 1 && isTenfold(percents[0] ?? 0, other[0] ?? 0))
        .map((other) => slip(factorsTex(other), 'factor-place')),
      ...(percents.every((percent, at) => Math.abs(percent) === Math.abs(decrease[at] ?? 0))
        ? [slip(partsTex(decrease), 'factor-for-change')]
        : []),
    ]
    return {
      stem: [say('factor.asks')],
      ...arranged.match(shuffle, {
        pairs: changes.map((percents) => ({
          source: told(percents),
          target: math(factorsTex(percents)),
          slips: slipsOf(percents),
        })),
        others: [math(partsTex(decrease))],
      }),
      hints: [say('factor.nudge'), say('factor.hint')],
      solution: changes.map((percents) => solutionOf(percents)),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => Math.abs(factorTold(source) - productShown(target)) < 1e-9),
})
