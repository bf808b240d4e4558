import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkArithmetic } from './arithmetic.ts'

const sound = [
  '3 × 4 = 12',
  'x + 3 + 4 = 7',
  'n - 3 = 7',
  'y = 3(4) + 2 = 14',
  '12 cm × 3 cm = 36 cm²',
  '3 ft = 36 in',
  '1 dozen = 12 eggs',
  '4 bags = 12 apples',
  '17 ÷ 5 = 3 R 2',
  '17 ÷ 5 = 3 with two left over',
  '$3.60 ÷ 12 = $0.30',
  '4 × 25¢ = $1.00',
  '\\frac{3}{4} + \\frac{1}{2} = 1\\frac{1}{4}',
  '6 ÷ \\frac{1}{2} = 12',
  '6 ÷ 1/2 = 12',
  '25% of 80 = 20',
  '1/2 of 6 = 3',
  '2/3 ≈ 0.67',
  '1/3 = 0.333…',
  '1 cm = 5 km',
  '2m + 3 = 7',
  '2 m = 10',
  'Step 1 – 3 + 4 = 7',
  '80 − 25% = 60',
  '2:3 = 4:6',
  '5! = 120',
  '12 000 + 1 = 12 001',
  '−3² = −9',
  '(−3)^2 = 9',
  '1,234 + 1 = 1,235',
  '60 mi/h × 2 h = 120 mi',
  '48 × 52 ≈ 50 × 50 = 2500',
  '2 1/2 + 1 1/2 = 4',
  'mean of 3 and 5 = 4',
  '3 and 1/2 = 3.5',
  '100 °C − 25 °C = 75 °C',
  '3.2 \\times 10^4 = 32{,}000',
  'P = 2(5 + 3) = 16 cm',
  '2 m × 50 cm = 1 m²',
  '\\sqrt{9} = 3',
  '3 × x = 12',
  'half of 6 = 3',
  '1/2 = 50%',
  '0.5 × 100 = 50%',
  '10 ÷ 4 = 2 1/2',
  '3 × 4 = 12 and 5 × 6 = 30',
  'a 10% increase of 50 = 55',
  'f(3) = 5',
  '$5 × 3 = 15$ and \\$4 + \\$2 = \\$6',
  '3 : 4 = 6 : 8',
  '2^{-2} = 1/4',
  '9^9^9 = 3',
  '120 miles ÷ 2 hours = 60 miles per hour',
  '7 = 7',
  'Then 3 - -4 = 7',
  '1 h = 60 min',
  '8 × 7 ≈ 60',

  '2.5 = 2 and 1/2 = 5/2',
  'divide 12 by 3 + 1 = 3',
  'half of it is 3 = 3',
  'the square of 3 + 1 = 16',
  '17 ÷ 3 = 6 to the nearest whole number',
  'cost −4 = 6',
  'x −4 + 8 = 9',
  '17 ÷ 5 = 3 groups with 2 over',
  'Day 3 + 4 = 9',
]

test.for(sound)('what is true or not certain is passed over: %s', (text) => {
  expect(checkArithmetic(text)).toEqual({ ok: true })
})

const unsound = [
  '3 × 4 = 13',
  'So 3 + 4 = 8.',
  '12 cm × 3 cm = 37 cm²',
  'Divide: 12 ÷ 3 = 5.',
  '$3.60 ÷ 12 = $0.31',
  '\\frac{3}{4} + \\frac{1}{2} = 1\\frac{1}{2}',
  '25% of 80 = 21',
  '2/3 ≈ 0.66',
  '−3² = 9',
  '3.2 \\times 10^4 = 3{,}200',
  '60 mi/h × 2 h = 130 mi',
  'P = 2(5 + 3) = 15 cm',
  '1/2 = 5%',
  '5 + 3 = 8 + 2 = 10',
  '12 × 3 = 37 cm',
  'The total is 4 + 5 = 10 apples.',
  '3 × 4 = 12 and 5 × 6 = 31',
  '2 1/2 + 1 1/2 = 5',
  '(3 + 4 = 8)',
  '7 = 8',
  '100 °C − 25 °C = 70 °C',
  'Step 2: 3 × 5 = 16',
  'Distance = 60 × 2 = 121 miles',
  '120 miles ÷ 2 hours = 61 miles per hour',
  '0.1 + 0.2 = 0.30001',
  '4(5) = 21',
  'x = 12 ÷ 4 = 4',
  '1/3 = 0.33',
  '3 + 4 = 8, so add',
  '2^3 = 6',
  'Check: 7 × 8 = 54. The',

  '\\frac{1}{8} = \\frac{4}{24} and \\frac{1}{3} = \\frac{8}{24}.',
  '\\frac{1}{8} = \\frac{3}{24} and \\frac{1}{3} = \\frac{9}{24}.',
  '$12.75 ÷ 15 = $0.86 for one.',
  'Work out −4 + 8 = 5.',
  'From (5, 2) to (8, 7), y changes by 7 − 2 = 6.',
  '10 ÷ 1 = 11 bottles per minute.',
]

test.for(unsound)('what is false is found: %s', (text) => {
  expect(checkArithmetic(text).ok).toBe(false)
})

test('the false statement is quoted by itself', () => {
  const checked = checkArithmetic('First add: 3 + 4 = 7. Then 7 × 2 = 15, so 15 apples.')
  expect(checked).toEqual({ ok: false, statement: '7 * 2 = 15' })
})

test('sums of whole numbers are told right from wrong in any wording', () => {
  const wordings = fc.constantFrom<(sum: string) => string>(
    (sum) => sum,
    (sum) => `So ${sum}.`,
    (sum) => `Step 3: ${sum}, which is the answer.`,
    (sum) => `Multiply first: ${sum}`,
    (sum) => `x = ${sum}`,
    (sum) => `The total is ${sum} apples.`,
  )
  const numbers = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(numbers, numbers, numbers, fc.integer({ min: -2, max: 2 }), wordings, (a, b, c, off, say) => {
      const text = say(`${a} + ${b} × ${c} = ${(a + b * c + off).toLocaleString('en-US')}`)
      expect([text, checkArithmetic(text).ok]).toEqual([text, off === 0])
    }),
  )
})

test('no text makes the checker throw', () => {
  const pieces = fc.constantFrom(
    ...'0123456789.,+-*/^()%$={}\\ ≈x°:',
    ' cm',
    ' of ',
    '\\frac',
    ' and ',
    '1/2 ',
    ' = ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect(typeof checkArithmetic(parts.join('')).ok).toBe('boolean')
    }),
    { numRuns: 2000 },
  )
})
