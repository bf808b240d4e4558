import { expect, test } from 'vitest'
import { readsAsCoordinates } from './judge-coordinates.ts'
import { readsAsEquation } from './judge-equation.ts'
import { readsAsExpression } from './judge-expression.ts'
import { readsAsInequality } from './judge-inequality.ts'
import { readsAsNumbers } from './judge-numbers.ts'
import { readsAsRatio } from './judge-ratio.ts'

test('what is typed is read back while there is no verdict yet', () => {
  expect(readsAsExpression('\\frac12x^2')).toEqual({ readable: true, echo: '(1/2)x²' })
  expect(readsAsExpression('2 x 3', [])).toEqual({ readable: true, echo: '2 · 3' })
  expect(readsAsEquation('2x+1=y')).toEqual({ readable: true, echo: '2x + 1 = y' })
  expect(readsAsInequality('x=>3')).toEqual({ readable: true, echo: 'x ≥ 3' })
  expect(readsAsCoordinates('2,-3')).toEqual({ readable: true, echo: '(2, -3)' })
  expect(readsAsRatio('2 to 3')).toEqual({ readable: true, echo: '2:3' })
  expect(readsAsNumbers('x=±3')).toEqual({ readable: true, echo: '3, -3' })
})

test('what cannot be read yet says why', () => {
  const unfinished = { readable: false, message: { code: 'unfinished', values: {} } }
  expect(readsAsExpression('2x+')).toEqual(unfinished)
  expect(readsAsEquation('y=')).toEqual(unfinished)
  expect(readsAsInequality('x>')).toEqual(unfinished)
  expect(readsAsRatio('2:')).toEqual(unfinished)
  expect(readsAsCoordinates('(2,')).toMatchObject({ readable: false })
  expect(readsAsNumbers('1, 2, …')).toMatchObject({ readable: false })
})
