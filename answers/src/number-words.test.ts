import { expect, test } from 'vitest'
import { judgeNumber } from './judge-number.ts'
import { inDigits } from './number-words.ts'

test.for([
  ['seven', '7'],
  ['twenty-five', '25'],
  ['twenty five', '25'],
  ['ninety', '90'],
  ['one hundred', '100'],
  ['a hundred', '100'],
  ['two hundred and six', '206'],
  ['one thousand two hundred thirty-four', '1234'],
  ['one million two hundred fifty thousand', '1250000'],
  ['ten hundred', '1000'],
  ['one half', '1/2'],
  ['a half', '1/2'],
  ['half', '1/2'],
  ['three fourths', '3/4'],
  ['three-quarters', '3/4'],
  ['3 fourths', '3/4'],
  ['one and a half', '1 1/2'],
  ['1 and a half', '1 1/2'],
  ['two and three eighths', '2 3/8'],
  ['one and one-half', '1 1/2'],
  ['zero point five', '0.5'],
  ['point two five', '0.25'],
  ['1 point 5', '1.5'],
  ['three out of four', '3 out of 4'],
  ['five meters per second', '5 meters per second'],
  ['one hour and thirty minutes', '1 hour and 30 minutes'],
  ['seconds', 'seconds'],
  ['the third', 'the third'],
  ['weighty', 'weighty'],
  ['someone', 'someone'],
  ['\\frac{1}{2}', '\\frac{1}{2}'],
])('“%s” is “%s”', ([words, digits]) => {
  expect(inDigits(words ?? '').text).toBe(digits)
})

test('words of the unit asked for stay as they are', () => {
  expect(inDigits('3 quarters', 'quarters').text).toBe('3 quarters')
  expect(inDigits('five million years', 'million years').text).toBe('5 million years')
})

test('in a list “and” stands between two numbers', () => {
  expect(inDigits('three and one half', '', true).text).toBe('3 and 1/2')
})

test('what may have stood in the question in these words is asked for in digits', () => {
  expect(judgeNumber('two hundred six', { value: '206' }).verdict).toBe('form')
  expect(judgeNumber('5 tenths', { value: '0.5' }).verdict).toBe('form')
  expect(judgeNumber('two hundred six', { value: '26' }).verdict).toBe('incorrect')
})

test('“3 quarters” may be three coins, and is never wrong for three', () => {
  expect(judgeNumber('3 quarters', { value: '3' }).verdict).toBe('unreadable')
  expect(judgeNumber('3 quarters', { value: '4' }).verdict).toBe('incorrect')
  expect(judgeNumber('3 of 8', { value: '3' }).verdict).toBe('unreadable')
  expect(judgeNumber('3 out of 8', { value: '3' }).verdict).toBe('unreadable')
  expect(judgeNumber('3 in 8', { value: '3/8' }).verdict).toBe('correct')
  expect(judgeNumber('3 of 8', { value: '5/8' }).verdict).toBe('incorrect')
})
