import { expect, test } from 'vitest'
import { judgeRatio, type RatioKey } from './judge-ratio.ts'
import type { Verdict } from './verdict.ts'

type Form = NonNullable<RatioKey['form']>
type Case = readonly [typed: string, value: string, verdict: Verdict, echo?: string]

const cases: Record<Form, readonly Case[]> = {
  any: [
    ['2:3', '2:3', 'correct', '2:3'],
    ['2 : 3', '2:3', 'correct', '2:3'],
    ['2∶3', '2:3', 'correct', '2:3'],
    ['2 to 3', '2:3', 'correct', '2:3'],
    ['2 is to 3', '2:3', 'correct', '2:3'],
    ['2-to-3', '2:3', 'correct', '2:3'],
    ['2to3', '2:3', 'correct', '2:3'],
    ['2/3', '2:3', 'correct', '2:3'],
    ['⅔', '2:3', 'correct', '2:3'],
    ['\\frac{2}{3}', '2:3', 'correct', '2:3'],
    ['2\\colon3', '2:3', 'correct', '2:3'],
    ['2 out of 3', '2:3', 'correct', '2:3'],
    ['(2:3)', '2:3', 'correct', '2:3'],
    ['2:3.', '2:3', 'correct', '2:3'],
    ['the ratio is 2 to 3', '2:3', 'correct', '2:3'],
    ['2 cups to 3 cups', '2:3', 'correct', '2:3'],
    ['2 boys : 3 girls', '2:3', 'correct', '2:3'],
    ['boys 2 : girls 3', '2:3', 'correct', '2:3'],
    ['2 for every 3', '2:3', 'correct', '2:3'],
    ['4:6', '2:3', 'correct', '4:6'],
    ['1:1.5', '2:3', 'correct', '1:1.5'],
    ['1:1 1/2', '2:3', 'correct', '1:1 1/2'],
    ['1/2:3/4', '2:3', 'correct', '1/2:3/4'],
    ['200:300', '2:3', 'correct'],
    ['1,000:1,500', '2:3', 'correct'],
    ['3:2', '2:3', 'incorrect', '3:2'],
    ['3 to 2', '2:3', 'incorrect'],
    ['2:5', '2:3', 'incorrect'],
    ['2:3:5', '2:3', 'incorrect'],
    ['-2:-3', '2:3', 'incorrect'],
    ['-2:3', '2:3', 'incorrect'],
    ['2:0', '2:3', 'incorrect', '2:0'],
    ['0:0', '2:3', 'unreadable'],
    ['2', '2:3', 'unreadable'],
    ['0.67', '2:3', 'unreadable'],
    ['2:', '2:3', 'unreadable'],
    [':3', '2:3', 'unreadable'],
    ['2+0:3', '2:3', 'unreadable'],
    ['a:b', '2:3', 'unreadable'],
    ['two to three', '2:3', 'correct'],
    ['', '2:3', 'unreadable'],
    ['1:2:3:4:5:6:7', '2:3', 'unreadable'],
    ['2:3:5', '2:3:5', 'correct', '2:3:5'],
    ['4:6:10', '2:3:5', 'correct'],
    ['2 to 3 to 5', '2:3:5', 'correct', '2:3:5'],
    ['2:5:3', '2:3:5', 'incorrect'],
    ['2:3', '2:3:5', 'incorrect'],
    ['√2:1', '2:√2', 'correct'],
    ['3:6:3√3', '1:2:√3', 'correct'],
    ['0:5', '0:1', 'correct'],
    ['5:0', '0:1', 'incorrect'],
    ['2:1', '2:1', 'correct'],
  ],
  simplest: [
    ['2:3', '2:3', 'correct'],
    ['2/3', '2:3', 'correct'],
    ['2 to 3', '4:6', 'correct'],
    ['4:6', '2:3', 'form'],
    ['1:1.5', '2:3', 'form'],
    ['2.0:3.0', '2:3', 'form'],
    ['1/3:1/2', '2:3', 'form'],
    ['5:1', '10:2', 'correct'],
    ['10:2', '5:1', 'form'],
    ['4:6:8', '2:3:4', 'form'],
    ['6:4', '2:3', 'incorrect'],
  ],
}

for (const [form, table] of Object.entries(cases)) {
  test.for(table)(`a ratio asked for in the form “${form}”: %j`, ([typed, value, verdict, echo]) => {
    const isForm = (text: string): text is Form => Object.hasOwn(cases, text)
    const judged = judgeRatio(typed, { value, ...(isForm(form) ? { form } : {}) })

    expect(judged.verdict).toBe(verdict)
    if (echo !== undefined) expect(judged.echo).toBe(echo)
    expect(judged.message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
  })
}

test('a key that is no ratio is a fault of its author', () => {
  expect(() => judgeRatio('2:3', { value: '2' })).toThrow(RangeError)
})
