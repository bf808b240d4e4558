import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement, Verdict } from './verdict.ts'
import { judgeEquation, type EquationKey } from './judge-equation.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

type Form = NonNullable<EquationKey['form']>
type Case = readonly [typed: string, value: string, verdict: Verdict, echo?: string]

const cases: Record<Form, readonly Case[]> = {
  any: [
    ['y=2x+1', 'y=2x+1', 'correct', 'y = 2x + 1'],
    ['y = 1 + 2x', 'y=2x+1', 'correct', 'y = 1 + 2x'],
    ['2x+1=y', 'y=2x+1', 'correct', '2x + 1 = y'],
    ['2x-y+1=0', 'y=2x+1', 'correct', '2x - y + 1 = 0'],
    ['0=2x-y+1', 'y=2x+1', 'correct'],
    ['y-2x=1', 'y=2x+1', 'correct'],
    ['4x-2y=-2', 'y=2x+1', 'correct'],
    ['-y=-2x-1', 'y=2x+1', 'correct'],
    ['y/2=x+1/2', 'y=2x+1', 'correct'],
    ['y-5=2(x-2)', 'y=2x+1', 'correct'],
    ['Y = 2X + 1', 'y=2x+1', 'correct', 'y = 2x + 1'],
    ['y equals 2x plus 1', 'y=2x+1', 'correct', 'y = 2x + 1'],
    ['$y=2x+1$', 'y=2x+1', 'correct'],
    ['The answer is y = 2x + 1.', 'y=2x+1', 'correct'],
    ['y=(2x^2+x)/x', 'y=2x+1', 'correct'],
    ['f(x)=2x+1', 'y=2x+1', 'correct', 'y = 2x + 1'],
    ['f(x)=2x', 'y=2x+1', 'incorrect'],
    ['y=2x', 'y=2x+1', 'incorrect', 'y = 2x'],
    ['y=2x-1', 'y=2x+1', 'incorrect'],
    ['y=x+2', 'y=2x+1', 'incorrect'],
    ['x=2y+1', 'y=2x+1', 'incorrect'],
    ['y=-2x+1', 'y=2x+1', 'incorrect'],
    ['y^2=4x^2+4x+1', 'y=2x+1', 'incorrect'],
    ['xy=2x^2+x', 'y=2x+1', 'incorrect'],
    ['0=0', 'y=2x+1', 'incorrect', '0 = 0'],
    ['y=y', 'y=2x+1', 'incorrect'],
    ['d=2t+1', 'y=2x+1', 'form'],
    ['2x+1', 'y=2x+1', 'form', '2x + 1'],
    ['2x+3', 'y=2x+1', 'unreadable'],
    ['y', 'y=2x+1', 'unreadable'],
    ['y>2x+1', 'y=2x+1', 'unreadable'],
    ['y=2x=1', 'y=2x+1', 'unreadable'],
    ['y=', 'y=2x+1', 'unreadable'],
    ['=2x+1', 'y=2x+1', 'unreadable'],
    ['y=2x+1 or so', 'y=2x+1', 'unreadable'],
    ['', 'y=2x+1', 'unreadable'],
    ['x=3', 'x=3', 'correct', 'x = 3'],
    ['3=x', 'x=3', 'correct', '3 = x'],
    ['2x=6', 'x=3', 'correct'],
    ['x-3=0', 'x=3', 'correct'],
    ['3', 'x=3', 'form', '3'],
    ['x=4', 'x=3', 'incorrect'],
    ['x^2=9', 'x=3', 'incorrect'],
    ['x=2 or x=3', 'x=3', 'unreadable'],
    ['x+5=12', 'x+5=12', 'correct'],
    ['12=5+x', 'x+5=12', 'correct'],
    ['12-5=x', 'x+5=12', 'correct'],
    ['x-5=12', 'x+5=12', 'incorrect'],
    ['x√2=2', 'x=√2', 'correct'],
    ['A=\\pi r^2', 'A=πr²', 'correct', 'A = πr²'],
    ['a = pi r^2', 'A=πr²', 'correct', 'A = πr²'],
    ['A/π=r²', 'A=πr²', 'correct', 'A/π = r²'],
    ['A=2πr', 'A=πr²', 'incorrect'],
    ['y = 1/x', 'xy=1', 'correct'],
    ['P=2l+2w', 'P=2(l+w)', 'correct'],
    ['V = l x w x h', 'V=lwh', 'correct', 'V = lwh'],
    ['C=2πr', 'C=πd', 'incorrect', 'C = 2πr'],
    ['d/t=60', 'd=60t', 'correct'],
    ['t=d/60', 'd=60t', 'correct'],
    ['t=60d', 'd=60t', 'incorrect'],
    ['x+y=1/0', 'x+y=1', 'unreadable'],
    ['c=2.50n', 'c=5n/2', 'correct', 'c = 2.50n'],
    ['x^2+y^2=25', 'x^2+y^2=25', 'correct'],
    ['y=-\\frac{2}{3}x+1', 'y=-2/3 x+1', 'correct', 'y = -(2/3)x + 1'],
    ['2x+3y=3', 'y=-2/3 x+1', 'correct'],
  ],
  'slope-intercept': [
    ['y=2x+1', 'y=2x+1', 'correct'],
    ['y=1+2x', 'y=2x+1', 'correct'],
    ['2x+1=y', 'y=2x+1', 'correct'],
    ['y=x/2-3', 'y=0.5x-3', 'correct'],
    ['y=3', 'y=3', 'correct'],
    ['y=2x', 'y=2x', 'correct'],
    ['y=1x+0', 'y=x', 'correct'],
    ['y-1=2x', 'y=2x+1', 'form'],
    ['2x-y=-1', 'y=2x+1', 'form'],
    ['y=2(x+1)-1', 'y=2x+1', 'form'],
    ['y=2x+3-2', 'y=2x+1', 'form'],
    ['x=(y-1)/2', 'y=2x+1', 'form'],
    ['-y=-2x-1', 'y=2x+1', 'form'],
    ['y=3x+1', 'y=2x+1', 'incorrect'],
  ],
  standard: [
    ['2x-y=-1', 'y=2x+1', 'correct'],
    ['-2x+y=1', 'y=2x+1', 'correct'],
    ['1=y-2x', 'y=2x+1', 'correct'],
    ['4x-2y=-2', 'y=2x+1', 'correct'],
    ['y=2x+1', 'y=2x+1', 'form'],
    ['2x-y+1=0', 'y=2x+1', 'form'],
    ['x-y/2=-1/2', 'y=2x+1', 'form'],
    ['2(x-y)=4', 'x-y=2', 'form'],
    ['2x+y=1', 'y=2x+1', 'incorrect'],
  ],
  solved: [
    ['x=3', 'x=3', 'correct'],
    ['3=x', 'x=3', 'correct'],
    ['w=P/2-l', 'w=(P-2l)/2', 'correct'],
    ['2x=6', 'x=3', 'form'],
    ['2w=P-2l', 'w=(P-2l)/2', 'form'],
    ['w=P-2l-w', 'w=(P-2l)/2', 'form'],
    ['l=P/2-w', 'w=(P-2l)/2', 'form'],
    ['x=-3', 'x=3', 'incorrect'],
  ],
}

for (const [form, table] of Object.entries(cases)) {
  test.for(table)(`an equation asked for in the form “${form}”: %j`, ([typed, value, verdict, echo]) => {
    const isForm = (text: string): text is Form => Object.hasOwn(cases, text)
    const judged = judgeEquation(typed, { value, ...(isForm(form) ? { form } : {}) })

    expect(judged.verdict).toBe(verdict)
    if (echo !== undefined) expect(judged.echo).toBe(echo)
    expect(judged.message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
  })
}

test('who types only one side is told to type the whole equation', () => {
  expect(english(judgeEquation('2x+1', { value: 'y=2x+1' }))).toContain('y = …')
})

test('a key that is no equation is a fault of its author', () => {
  expect(() => judgeEquation('y=2x', { value: '2x' })).toThrow(RangeError)
  expect(() => judgeEquation('y=2x', { value: 'y>2x' })).toThrow(RangeError)
})
