import { expect, test } from 'vitest'
import { type Calculator, inKeys, newCalculator, step } from './entry.ts'

const typed = (calculator: Calculator, entry: string) =>
  step(calculator, { type: 'typed', entry: inKeys(entry, 'basic') })
const workedOut = (entry: string, from = newCalculator) => step(typed(from, entry), { type: 'worked-out' })

test('what a keyboard types becomes the calculator’s own signs, and letters are left out', () => {
  expect(inKeys('3*4/2-1', 'basic')).toBe('3×4÷2−1')
  expect(inKeys('3x4', 'basic')).toBe('3×4')
  expect(inKeys('2 apples', 'basic')).toBe('2 ')
})

test('roots, squares and π have a letter each, where the calculator has them', () => {
  expect(inKeys('r(3^2+4²)+p', 'scientific')).toBe('√(3²+4²)+π')
  expect(inKeys('r9+3^2', 'basic')).toBe('9+32')
})

test('a calculation is worked out, kept above, and makes room for the next one', () => {
  const done = workedOut('0.1+0.2')
  expect(done).toMatchObject({ entry: '', lines: [{ entry: '0.1+0.2', text: '0.3', isRounded: false }] })
})

test('an operation on nothing goes on from the answer before, exactly', () => {
  const third = workedOut('1/3')
  const going = typed(third, '*')
  expect(going.entry).toBe('Ans×')
  expect(step(typed(going, 'Ans×3'), { type: 'worked-out' }).lines.at(-1)?.text).toBe('1')
  expect(typed(newCalculator, '-').entry).toBe('−')
})

test('taking away a letter of “Ans” takes all of it away', () => {
  expect(typed(workedOut('2+2'), 'An').entry).toBe('')
})

test('what cannot be worked out stays, with the reason, until it is changed', () => {
  const stuck = workedOut('5/0')
  expect(stuck).toMatchObject({ entry: '5÷0', lines: [], trouble: { code: 'divided-by-zero' } })
  expect(typed(stuck, '5÷').trouble).toBeNull()
  expect(step(stuck, { type: 'cleared' })).toEqual(newCalculator)
})

test('the last twenty calculations are kept', () => {
  let calculator = newCalculator
  for (let count = 1; count <= 25; count += 1) calculator = workedOut(`${count}+0`, calculator)
  expect(calculator.lines.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 6}`),
  )
})
