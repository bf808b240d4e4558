import { defineModel, math, type ModelForm, tex, typed, typedExpression } from '#form'
import { billBugs, expressionBugs, expressionOf } from '#bugs/bills/bills-bugs.ts'
import {
  askedIn,
  type Bill,
  type BillKind,
  drawBill,
  isClearBill,
  resultOf,
  stepsOf,
  tellBill,
  workBill,
} from '#situations/bills/bills.ts'
import type { Step } from '#situations/bills/steps.ts'
import { say } from './messages.gen.ts'

/** A story of one kind, answered with dollars, a percent, or years. */
const billModel = (
  kind: BillKind,
  its: Pick<ModelForm<Bill>, 'id' | 'thinking' | 'seconds' | 'standards'>,
): ModelForm<Bill> =>
  defineModel<Bill>({
    ...its,
    calculator: 'basic',
    bugs: billBugs,
    minWrongAnswers: 1,
    task: ({ story }) => story,
    draw: (random, level) => drawBill(random, kind, level),
    fits: isClearBill,
    item(values) {
      const asked = askedIn(values)
      return {
        stem: tellBill(values),
        ...typed(values, {
          label: say(`label.${asked}`),
          ...{ dollars: { before: '$' }, percent: { after: '%' }, years: { after: say('years') } }[asked],
          key: resultOf(values),
          bugs: billBugs,
        }),
        ...workBill(values),
      }
    },
  })

/** One percent of a total (level 1), two percents (level 2), shares, coupons and payments (level 3). */
export const findTotal = billModel('pay', {
  id: 'find-total',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.RP.A.3'],
})

/** From a percent to the total (level 1), from the total back (level 2), to an unknown percent (level 3). */
export const workBackwards = billModel('back', {
  id: 'work-backwards',
  thinking: 'work backwards',
  seconds: 90,
  standards: ['7.RP.A.3'],
})

/** The interest (level 1), the balance or some months (level 2), the rate or the years (level 3). */
export const simpleInterest = billModel('interest', {
  id: 'simple-interest',
  thinking: 'compute',
  seconds: 75,
  standards: ['7.RP.A.3'],
})

/** The steps as they are taken: `1.06 \cdot 0.8p`. */
function stepsTex(steps: readonly Step[], letter: string): string {
  const join = (factor: number, { text, isSum }: { text: string; isSum: boolean }): string =>
    isSum ? `${factor}(${text})` : text === letter ? `${factor}${text}` : String.raw`${factor} \cdot ${text}`
  return steps.reduce(
    (made, { does, by }) => {
      if (does === 'over') return { text: String.raw`\frac{${made.text}}{${by}}`, isSum: false }
      if (does === 'gap') return { text: `${letter} − ${made.text}`, isSum: true }
      if (does === 'less' || does === 'plus')
        return { text: `${made.text} ${does === 'less' ? '−' : '+'} ${by}`, isSum: true }
      const changed: Partial<Record<typeof does, number>> = { up: 100 + by, down: 100 - by, part: by }
      const percent = changed[does] ?? 100 * by
      return { text: join(percent / 100, made), isSum: false }
    },
    { text: letter, isSum: false },
  ).text
}

/** The same stories with a letter in place of the first amount. */
export const writeExpression = defineModel<Bill & { letter: string }>({
  id: 'write-expression',
  thinking: 'explain',
  seconds: 75,
  standards: ['7.EE.A.2', '7.RP.A.3'],
  task: ({ story }) => story,
  draw: (random, level) => ({
    ...drawBill(random, 'pay', level),
    letter: random.pick(['p', 'c', 'x', 'n']),
  }),
  fits: isClearBill,
  minWrongAnswers: 1,
  item(values) {
    const { letter } = values
    const steps = stepsOf(values)
    const written = stepsTex(steps, letter)
    return {
      stem: [...tellBill(values, letter), say('expression.asks', { letter: tex(letter) })],
      ...typedExpression(values, {
        label: say('expression.label'),
        letters: [letter],
        key: expressionOf(steps, letter),
        bugs: expressionBugs,
      }),
      answer: math(written),
      hints: [say('expression.nudge'), say('expression.hint', { letter: tex(letter) })],
      solution: [
        say('expression.why'),
        ...(steps.some(({ both }) => both !== undefined) ? [say('expression.both')] : []),
        say('expression.so', { expression: tex(written) }),
      ],
    }
  },
})
