import { expect, test } from 'vitest'
import { formatAdvice } from '../advice/format-advice.ts'
import type { Judgement, Verdict } from '../verdict.ts'
import { judgeExpression } from '../judge-expression.ts'
import type { ExpressionForm } from './expression-form.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

type FormCase = readonly [typed: string, value: string, verdict: Verdict]

const byForm: Record<Exclude<ExpressionForm, 'any'>, readonly FormCase[]> = {
  expanded: [
    ['2x+6', '2x+6', 'correct'],
    ['6+2x', '2x+6', 'correct'],
    ['x/2+3', '(x+6)/2', 'correct'],
    ['0.5x+3', '(x+6)/2', 'correct'],
    ['x^2-y^2', '(x+y)(x-y)', 'correct'],
    ['-5x-2', '-(5x+2)', 'correct'],
    ['2(x+3)', '2x+6', 'form'],
    ['(x+6)/2', 'x/2+3', 'form'],
    ['x^2+2x+3x+6', 'x^2+5x+6', 'form'],
    ['(x+2)^2', 'x^2+4x+4', 'form'],
    ['2*x+2*3', '2x+6', 'form'],
    ['2x+6+0', '2x+6', 'form'],
    ['2x+5', '2x+6', 'incorrect'],
  ],
  factored: [
    ['2(x+3)', '2x+6', 'correct'],
    ['-2(-x-3)', '2x+6', 'correct'],
    ['(x+2)(x+3)', 'x^2+5x+6', 'correct'],
    ['(3+x)(2+x)', 'x^2+5x+6', 'correct'],
    ['(-x-2)(-x-3)', 'x^2+5x+6', 'correct'],
    ['(x+3)^2', 'x^2+6x+9', 'correct'],
    ['x(x-1)(x+1)', 'x^3-x', 'correct'],
    ['(x-y)(x+y)', 'x^2-y^2', 'correct'],
    ['1/2(x+1)', 'x/2+1/2', 'correct'],
    ['3x(2y+1)', '6xy+3x', 'correct'],
    ['x+3', 'x+3', 'correct'],
    ['x^2+1', 'x^2+1', 'correct'],
    ['x^2-2', 'x^2-2', 'correct'],
    ['2(x^2+x+1)', '2x^2+2x+2', 'correct'],
    ['2x+6', '2x+6', 'form'],
    ['x^2+5x+6', 'x^2+5x+6', 'form'],
    ['x(x+5)+6', 'x^2+5x+6', 'form'],
    ['2(3x+6)', '6x+12', 'form'],
    ['6(x+1.5)', '6x+9', 'form'],
    ['x(x^2-1)', 'x^3-x', 'form'],
    ['(2x+2)(x+1)', '2x^2+4x+2', 'form'],
    ['3(2xy+x)', '6xy+3x', 'form'],
    ['x^2-y^2', 'x^2-y^2', 'form'],
    ['(x+1)(x+6)', 'x^2+5x+6', 'incorrect'],
  ],
  simplified: [
    ['5x', '2x+3x', 'correct'],
    ['4x+6', '3(x+2)+x', 'correct'],
    ['2(2x+3)', '3(x+2)+x', 'correct'],
    ['x^5', 'x^2*x^3', 'correct'],
    ['2√2', '√8', 'correct'],
    ['√2/2', '1/√2', 'correct'],
    ['(1/2)√2', '1/√2', 'correct'],
    ['√6/3', '√(2/3)', 'correct'],
    ['3√2/4', '3√2/4', 'correct'],
    ['2+3√2', '2+√18', 'correct'],
    ['2√x', '√(4x)', 'correct'],
    ['√(x+1)', '√(x+1)', 'correct'],
    ['2∛2', '∛16', 'correct'],
    ['πr²', '\\pi r^2', 'correct'],
    ['x/2', '2x/4', 'correct'],
    ['0.5x', '2x/4', 'correct'],
    ['2x/3', '6x/9', 'correct'],
    ['(2/3)x', '6x/9', 'correct'],
    ['3x', '3x^2/x', 'correct'],
    ['1/x^2', 'x^3/x^5', 'correct'],
    ['x^-2', 'x^3/x^5', 'correct'],
    ['(x+1)/(x-2)', '(2x+2)/(2x-4)', 'correct'],
    ['x+1', '(x^2-1)/(x-1)', 'correct'],
    ['4x^2', '(2x)^2', 'correct'],
    ['x-3', 'x+(-3)', 'correct'],
    ['3/2', '6/4', 'correct'],
    ['-3/2', '-6/4', 'correct'],
    ['2x+3x', '5x', 'form'],
    ['3(x+2)+x', '4x+6', 'form'],
    ['x^2*x^3', 'x^5', 'form'],
    ['(x^2)^3', 'x^6', 'form'],
    ['√8', '2√2', 'form'],
    ['1/√2', '√2/2', 'form'],
    ['√(1/2)', '√2/2', 'form'],
    ['2√2/4', '√2/2', 'form'],
    ['√2√3', '√6', 'form'],
    ['√(4x)', '2√x', 'form'],
    ['√(x²)', '|x|', 'form'],
    ['2x/4', 'x/2', 'form'],
    ['6x/9', '2x/3', 'form'],
    ['xy/y', 'x', 'form'],
    ['(2x+2)/(2x-4)', '(x+1)/(x-2)', 'form'],
    ['(x^2-1)/(x-1)', 'x+1', 'form'],
    ['(x+y)z/(2(x+y))', 'z/2', 'form'],
    ['1/x+1/y', '(x+y)/(xy)', 'form'],
    ['(2x)^2', '4x^2', 'form'],
    ['6/4', '3/2', 'form'],
    ['2^3', '8', 'form'],
    ['2*3x', '6x', 'form'],
    ['1x', 'x', 'form'],
    ['x^1', 'x', 'form'],
    ['5x+0', '5x', 'form'],
    ['x-(-3)', 'x+3', 'form'],
    ['-(-x)', 'x', 'form'],
    ['|-3|', '3', 'form'],
    ['6x', '5x', 'incorrect'],
  ],
  power: [
    ['3^7', '3^2*3^5', 'correct'],
    ['x^6', '(x^2)^3', 'correct'],
    ['10^-3', '10^2/10^5', 'correct'],
    ['2187', '3^7', 'form'],
    ['3^2*3^5', '3^7', 'form'],
    ['(3^2)^3', '3^6', 'form'],
    ['9^3', '3^6', 'correct'],
    ['3^10', '3^7', 'incorrect'],
    ['9^7', '3^7', 'incorrect'],
  ],
}

for (const [form, table] of Object.entries(byForm)) {
  test.for(table)(`asked for in the form “${form}”: %j`, ([typed, value, verdict]) => {
    const isForm = (text: string): text is Exclude<ExpressionForm, 'any'> => Object.hasOwn(byForm, text)
    const judged = judgeExpression(typed, { value, ...(isForm(form) ? { form } : {}) })

    expect(judged.verdict).toBe(verdict)
    expect(judged.message === null).toBe(verdict !== 'form')
  })
}

test.for([
  ['2(x+3)', '2x+6', 'expanded', 'Multiply it out'],
  ['2x+3x', '5x', 'simplified', 'Combine the like terms'],
  ['2x+6', '2x+6', 'factored', 'Factor it'],
  ['2(3x+6)', '6x+12', 'factored', 'factor it more'],
  ['√8', '2√2', 'simplified', 'Simplify the root'],
  ['1/√2', '√2/2', 'simplified', 'without a root in the denominator'],
  ['1/2x', '1/(2x)', 'any', 'If you mean 1/(2x)'],
] as const)('%s for %s (%s) is told what to change', ([typed, value, form, advice]) => {
  expect(english(judgeExpression(typed, { value, form }))).toContain(advice)
})
