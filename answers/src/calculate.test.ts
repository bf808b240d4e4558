import { expect, test } from 'vitest'
import { calculate, shownResult, type Calculated } from './calculate.ts'

/** What the calculator shows, with `≈` for a rounded result, or its message if there is no result. */
function shows(entry: string, answer: Calculated | null = null): string {
  const result = calculate(entry, answer)
  if (!result.isDone) return Object.values(result.trouble).join(' ')
  const { text, isRounded } = shownResult(result)
  return isRounded ? `≈ ${text}` : text
}

test.each([
  ['0.1+0.2', '0.3'],
  ['1.1×1.1', '1.21'],
  ['4.35×100', '435'],
  ['3−0.9−2.1', '0'],
  ['2+3×4', '14'],
  ['(2+3)×4', '20'],
  ['24÷4÷2', '3'],
  ['10−4−3', '3'],
  ['−5+2', '−3'],
  ['2×−3', '−6'],
  ['2(3+4)', '14'],
  ['(1+2)(3+4)', '21'],
  ['1,250×2', '2500'],
  ['.5+.25', '0.75'],
  ['7.', '7'],
  ['12*3/4', '9'],
  ['1÷3×3', '1'],
  ['123456789×1000', '123456789000'],
])('%s is exactly %s', (entry, result) => {
  expect(shows(entry)).toBe(result)
})

test.each([
  ['1÷3', '≈ 0.3333333333'],
  ['2÷3', '≈ 0.6666666667'],
  ['100÷7', '≈ 14.28571429'],
  ['1÷300', '≈ 0.003333333333'],
  ['√2', '≈ 1.414213562'],
  ['π', '≈ 3.141592654'],
  ['2π×5', '≈ 31.41592654'],
  ['√2×√2', '≈ 2'],
])('%s is rounded to ten digits: %s', (entry, result) => {
  expect(shows(entry)).toBe(result)
})

test.each([
  ['√144', '12'],
  ['√6.25', '2.5'],
  ['√(3²+4²)', '5'],
  ['−3²', '−9'],
  ['(−3)²', '9'],
  ['3²²', '81'],
  ['2√9', '6'],
  ['√√16', '2'],
  ['√9²', '9'],
])('squares and roots: %s is %s', (entry, result) => {
  expect(shows(entry)).toBe(result)
})

test.each([
  ['', 'empty'],
  ['3+', 'unfinished'],
  ['×3', 'nothing-before ×'],
  ['(2+3', 'bracket-open'],
  ['2+3)', 'bracket-closed'],
  ['5÷0', 'divided-by-zero'],
  ['5÷(2−2)', 'divided-by-zero'],
  ['√−4', 'negative-root'],
  ['1,5+2', 'comma 1,5'],
  ['2 apples', 'unread apples'],
  ['2 3', 'unread-there 3'],
  ['Ans+1', 'no-answer'],
  ['9²²²²²²²²²', 'too-large'],
  ['9'.repeat(81), 'too-long'],
])('of %j it says: %s', (entry, message) => {
  expect(shows(entry)).toBe(message)
})

test('it goes on from the answer before, which is still exact', () => {
  const third = calculate('1÷3')
  if (!third.isDone) throw new Error(third.trouble.code)
  expect(shows('Ans×3', third)).toBe('1')
  expect(shows('2Ans', third)).toBe('≈ 0.6666666667')
})

test('whatever is typed, it answers at once', () => {
  const keys = ['9', '.', '+', '−', '×', '÷', '(', ')', '²', '√', 'π', 'Ans']
  let state = 7
  const pick = () => {
    state = (state * 48_271) % 2_147_483_647
    return keys[state % keys.length] ?? ''
  }
  expect(() => {
    for (let tries = 0; tries < 3000; tries += 1) {
      const entry = Array.from({ length: 1 + (tries % 26) }, pick).join('')
      const result = calculate(entry, { value: { numerator: 22n, denominator: 7n }, isExact: true })
      if (result.isDone) expect(shownResult(result).text).toMatch(/^−?\d+(\.\d+)?$/)
      else expect(result.trouble.code).not.toBe('')
    }
  }).toTakeLessThan(5000)
})
