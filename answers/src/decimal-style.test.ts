import { expect, test } from 'vitest'
import { type Content, withPoints } from './decimal-style.ts'
import { judgeCoordinates } from './judge-coordinates.ts'
import { judgeExpression } from './judge-expression.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeNumbers } from './judge-numbers.ts'

test.for<readonly [string, string, Content?]>([
  ['1,5', '1.5'],
  [',5', '.5'],
  ['-0,25', '-0.25'],
  ['1.500', '1500'],
  ['1.500,25', '1500.25'],
  ['1.234.567', '1234567'],
  ['1 234,5', '1 234.5'],
  ['3,50 $', '3.50 $'],
  ['12,5 cm', '12.5 cm'],
  ['3,2 x 10^4', '3.2 x 10^4'],
  ['1{,}5', '1.5'],
  ['1,500', '1.500'],
  // Only a decimal point makes sense here.
  ['1.5', '1.5'],
  ['0.125', '0.125'],
  ['1.25', '1.25'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1,000', '1000'],
  ['12,000 km', '12000 km'],
  ['0,000', '0.000'],
  ['12', '12'],
  ['1, 5', '1, 5'],
  ['(1,5; 2)', '(1.5; 2)', 'pair'],
  ['1,5; 2', '1.5; 2', 'pair'],
  ['(2,3)', '(2,3)', 'pair'],
  ['(2, 3)', '(2, 3)', 'pair'],
  ['(1,5, 2)', '(1.5, 2)', 'pair'],
  ['x=1,5; y=2', 'x=1.5; y=2', 'pair'],
  ['1,5; 2', '1.5; 2', 'list'],
  ['1,2,3', '1,2,3', 'list'],
  ['1,5', '1.5', 'list'],
  ['1, 2, 3', '1, 2, 3', 'list'],
  ['{1,5; 2,5}', '{1.5; 2.5}', 'list'],
  ['1,5x+2', '1.5x+2', 'algebra'],
  ['x>1,5', 'x>1.5', 'algebra'],
  ['[2,5)', '[2,5)', 'algebra'],
  ['[2; 5,5)', '[2; 5.5)', 'algebra'],
  ['x>1, x<4', 'x>1, x<4', 'algebra'],
  ['y=2,5x', 'y=2.5x', 'algebra'],
])('by a writer of commas, %s is %s', ([typed, pointed, content]) => {
  expect(withPoints(typed, content)).toBe(pointed)
})

test('numbers, points and lists of a writer of commas are judged as they are meant', () => {
  expect(judgeNumber(withPoints('1,5'), { value: '1.5' }).verdict).toBe('correct')
  expect(judgeNumber(withPoints('1.500'), { value: '1500' }).verdict).toBe('correct')
  expect(judgeNumber(withPoints('1,5'), { value: '15' }).verdict).toBe('incorrect')
  expect(judgeCoordinates(withPoints('(1,5; 2)', 'pair'), { value: '(3/2,2)' }).verdict).toBe('correct')
  expect(judgeCoordinates(withPoints('(1,2)', 'pair'), { value: '(1,2)' }).verdict).toBe('correct')
  expect(judgeNumbers(withPoints('1,5; 2', 'list'), { values: ['3/2', '2'] }).verdict).toBe('correct')
  expect(judgeExpression(withPoints('2,5x', 'algebra'), { value: '5x/2' }).verdict).toBe('correct')
})

test('with a point nothing changes: 1,5 is met with a question', () => {
  expect(judgeNumber('1,5', { value: '1.5' }).verdict).toBe('unreadable')
})
