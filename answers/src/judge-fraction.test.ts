import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement, Verdict } from './verdict.ts'
import { judgeFraction, type FractionKey } from './judge-fraction.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

type Form = NonNullable<FractionKey['form']>
type Case = readonly [typed: string, value: string, verdict: Verdict, echo?: string]

const cases: Record<Form, readonly Case[]> = {
  any: [
    ['3/4', '3/4', 'correct', '3/4'],
    ['6/8', '3/4', 'correct', '6/8'],
    ['0.75', '3/4', 'correct', '0.75'],
    ['75%', '3/4', 'correct', '75%'],
    ['¾', '3/4', 'correct', '3/4'],
    ['3⁄4', '3/4', 'correct', '3/4'],
    ['³⁄₄', '3/4', 'correct', '3/4'],
    ['3 / 4', '3/4', 'correct', '3/4'],
    ['(3)/(4)', '3/4', 'correct', '3/4'],
    ['3 over 4', '3/4', 'correct', '3/4'],
    ['3 out of 4', '3/4', 'correct', '3/4'],
    ['\\frac{3}{4}', '3/4', 'correct', '3/4'],
    ['\\frac34', '3/4', 'correct', '3/4'],
    ['3/4 cup', '3/4', 'correct', '3/4 cup'],
    ['3/4 of a pizza', '3/4', 'correct'],
    ['x = 3/4', '3/4', 'correct', '3/4'],
    ['1.5/2', '3/4', 'correct', '1.5/2'],
    ['-3/-4', '3/4', 'correct'],
    ['3/-4', '-3/4', 'correct', '-3/4'],
    ['-(3/4)', '-3/4', 'correct', '-3/4'],
    ['−¾', '-3/4', 'correct', '-3/4'],
    ['1 1/2', '3/2', 'correct', '1 1/2'],
    ['1½', '3/2', 'correct', '1 1/2'],
    ['1 and 1/2', '3/2', 'correct', '1 1/2'],
    ['1\\frac12', '3/2', 'correct', '1 1/2'],
    ['-2 3/4', '-11/4', 'correct', '-2 3/4'],
    ['1 3/2', '5/2', 'correct', '1 3/2'],
    ['1,000/3', '1000/3', 'correct', '1,000/3'],
    ['4/3', '3/4', 'incorrect'],
    ['1/2', '3/2', 'incorrect'],
    ['11/2', '3/2', 'incorrect'],
    ['-1 1/2', '-1/2', 'incorrect'],
    ['3/0', '3/4', 'unreadable'],
    ['1-1/2', '3/2', 'unreadable'],
    ['1+1/2', '3/2', 'unreadable'],
    ['1/2/3', '1/6', 'unreadable'],
    ['1 1/2 1/2', '2', 'unreadable'],
    ['three fourths', '3/4', 'correct', '3/4'],
    ['3 fourths', '3/4', 'correct', '3/4'],
    ['3:4', '3/4', 'unreadable'],
    ['a/b', '3/4', 'unreadable'],
  ],
  fraction: [
    ['3/4', '3/4', 'correct'],
    ['6/8', '3/4', 'correct'],
    ['1 1/2', '3/2', 'correct'],
    ['0.75', '3/4', 'form'],
    ['75%', '3/4', 'form'],
    ['1.5/2', '3/4', 'form'],
    ['2', '2', 'correct'],
    ['0.7', '3/4', 'incorrect'],
  ],
  simplest: [
    ['3/4', '3/4', 'correct'],
    ['-3/4', '-3/4', 'correct'],
    ['3/-4', '-3/4', 'correct'],
    ['6/8', '3/4', 'form'],
    ['0.75', '3/4', 'form'],
    ['3/2', '3/2', 'correct'],
    ['1 1/2', '3/2', 'correct'],
    ['1 2/4', '3/2', 'form'],
    ['0 3/2', '3/2', 'form'],
    ['6/4', '3/2', 'form'],
    ['1 3/2', '5/2', 'form'],
    ['2', '2', 'correct'],
    ['2.0', '2', 'form'],
    ['2/1', '2', 'form'],
    ['6/3', '2', 'form'],
    ['1 0/4', '1', 'form'],
    ['0/5', '0', 'form'],
    ['0', '0', 'correct'],
    ['6/9', '3/4', 'incorrect'],
  ],
  mixed: [
    ['1 1/2', '3/2', 'correct'],
    ['1 2/4', '3/2', 'correct'],
    ['-1 1/2', '-3/2', 'correct'],
    ['3/2', '3/2', 'form'],
    ['1.5', '3/2', 'form'],
    ['1 3/2', '5/2', 'form'],
    ['2', '2', 'correct'],
    ['3/4', '3/4', 'correct'],
    ['1 1/3', '3/2', 'incorrect'],
  ],
  improper: [
    ['3/2', '3/2', 'correct'],
    ['6/4', '3/2', 'correct'],
    ['1 1/2', '3/2', 'form'],
    ['1.5', '3/2', 'form'],
    ['2', '2', 'correct'],
    ['2/3', '3/2', 'incorrect'],
  ],
}

for (const [form, table] of Object.entries(cases)) {
  test.for(table)(`asked for in the form “${form}”: %j`, ([typed, value, verdict, echo]) => {
    const isForm = (text: string): text is Form => Object.hasOwn(cases, text)
    const judged = judgeFraction(typed, { value, ...(isForm(form) ? { form } : {}) })

    expect(judged.verdict).toBe(verdict)
    if (echo !== undefined) expect(judged.echo).toBe(echo)
    expect(judged.message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
  })
}

test('an unreduced fraction is told that its amount is right and what to change', () => {
  expect(english(judgeFraction('6/8', { value: '3/4', form: 'simplest' }))).toBe(
    'That’s the right amount. Write it in simplest form.',
  )
})

test.each([
  ['3/2', 'any', 'correct'],
  ['3/2 hours', 'any', 'correct'],
  ['1 1/2 h', 'mixed', 'correct'],
  ['90 minutes', 'any', 'correct'],
  ['90 minutes', 'simplest', 'form'],
  ['3/2 seconds', 'any', 'incorrect'],
  ['3/2 meters', 'any', 'form'],
] as const)(
  'a unit that is printed beside a fraction may be typed, and no other: %s (%s)',
  (typed, form, verdict) => {
    expect(judgeFraction(typed, { value: '3/2', unit: 'hours', form }).verdict).toBe(verdict)
  },
)
