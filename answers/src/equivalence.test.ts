import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeFraction } from './judge-fraction.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeQuantity } from './judge-quantity.ts'
import {
  absolute,
  decimalPlaces,
  equals,
  formatDecimal,
  formatFraction,
  formatMixed,
  multiply,
  power,
  rational,
  type Rational,
} from './rational.ts'

const anyRational = fc
  .tuple(
    fc.integer({ min: -2_000_000, max: 2_000_000 }),
    fc.constantFrom(1, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 25, 40, 100, 360),
  )
  .map(([n, d]) => rational(n, d))

const vulgar: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '5/8': '⅝',
}
const raised = (digits: string) =>
  digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').replace('-', '⁻')
const withCommas = (text: string, sign: string) =>
  text.replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, sign))
const fullWidth = (text: string) =>
  text.replace(/[0-9./-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

/** Everything that a student might reasonably type for a number. */
function renderings(value: Rational, k: number): string[] {
  const fraction = formatFraction(value)
  const sign = value.numerator < 0n ? '-' : ''
  const size = absolute(value)
  const all = [
    fraction,
    `${value.numerator * BigInt(k)}/${value.denominator * BigInt(k)}`,
    `${size.numerator * BigInt(k)} / ${sign}${size.denominator * BigInt(k)}`,
    `${sign}(${formatFraction(size)})`,
    `\\frac{${value.numerator}}{${value.denominator}}`,
    `${sign}${raised(`${size.numerator}`)}⁄${`${size.denominator}`.replace(/\d/g, (d) => '₀₁₂₃₄₅₆₇₈₉'[Number(d)] ?? '')}`,
    formatMixed(value),
    formatMixed(value).replace(' ', ' and '),
    withCommas(formatMixed(value), ','),
  ]
  const [whole = '', part = ''] = formatMixed(value).split(' ')
  if (vulgar[part]) all.push(`${whole}${vulgar[part]}`, `${whole} ${vulgar[part]}`)
  if (vulgar[fraction]) all.push(vulgar[fraction])
  if (decimalPlaces(value) !== null) {
    const decimal = formatDecimal(value)
    const percent = formatDecimal(multiply(value, rational(100)))
    all.push(decimal, withCommas(decimal, ','), withCommas(decimal, ' '), decimal.replace(/^(-?)0\./, '$1.'))
    all.push(formatDecimal(value, (decimalPlaces(value) ?? 0) + 2), `${percent}%`, `${percent} percent`)
    for (const exponent of [-3, 2, 4]) {
      const factor = formatDecimal(multiply(value, power(rational(10), -exponent)))
      all.push(`${factor} x 10^${exponent}`, `${factor}*10^(${exponent})`, `${factor}e${exponent}`)
      all.push(`${factor} × 10${raised(String(exponent))}`)
    }
    if (!decimal.includes('.')) all.push(`${decimal}.`, `${decimal}.0`)
  }
  return all
}

const clothes: ((text: string) => string)[] = [
  (text) => text,
  (text) => `  ${text} `,
  (text) => `x = ${text}`,
  (text) => `x=${text}.`,
  (text) => `the answer is ${text}`,
  (text) => `${text} = n`,
  (text) => text.replace(/^(?=[\d.])/, '+'),
  (text) => text.replaceAll('-', '−'),
  (text) => text.replaceAll('-', '–'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => (text.includes('\\') ? text : fullWidth(text)),
]
const clothing = fc.constantFrom(...clothes)

test('every equal rendering of a number is correct where any form will do', () => {
  fc.assert(
    fc.property(anyRational, fc.integer({ min: 2, max: 12 }), clothing, (value, k, dress) => {
      const key = { value: formatFraction(value) }
      const texts = renderings(value, k).map(dress)
      expect(texts.filter((text) => judgeNumber(text, key).verdict !== 'correct')).toEqual([])
      expect(texts.filter((text) => judgeFraction(text, key).verdict !== 'correct')).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('every rendering of another number is incorrect', () => {
  fc.assert(
    fc.property(
      anyRational,
      anyRational,
      fc.integer({ min: 2, max: 12 }),
      clothing,
      (asked, given, k, dress) => {
        // 50% for 50 is the right number with an extra sign, which is a matter of form.
        fc.pre(!equals(asked, given) && !equals(asked, multiply(given, rational(100))))
        const key = { value: formatFraction(asked) }
        const texts = renderings(given, k).map(dress)
        expect(texts.filter((text) => judgeNumber(text, key).verdict !== 'incorrect')).toEqual([])
        expect(texts.filter((text) => judgeFraction(text, key).verdict !== 'incorrect')).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('an amount with its unit is correct in every rendering, and in every unit of its kind', () => {
  const spelled = fc.constantFrom(
    ['cm', 'cm', '1'],
    ['cm', 'centimeters', '1'],
    ['cm', 'm', '1/100'],
    ['cm', 'mm', '10'],
    ['g', 'kg', '1/1000'],
    ['min', 'hours', '1/60'],
    ['g/cm³', 'kg/m^3', '1000'],
    ['ft²', 'square inches', '144'],
    ['dollars per pound', 'cents per pound', '100'],
    ['pages per hour', 'pages/day', '24'],
  )
  fc.assert(
    fc.property(anyRational, spelled, (value, [unit, other, factor]) => {
      const [above = '1', below = '1'] = factor.split('/')
      const given = multiply(value, rational(BigInt(above), BigInt(below)))
      const typed = renderings(given, 3)
        .filter((text) => !/[%p]/.test(text))
        .map((text) => `${text} ${other}`)
      const key = { value: formatFraction(value), unit }
      expect(typed.filter((text) => judgeQuantity(text, key).verdict !== 'correct')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc
    .array(fc.constantFrom(...'0123456789.,+-*/^()%$={}\\ exX°²½cmin'), { maxLength: 200 })
    .map((signs) => signs.join('')),
  fc
    .constantFrom(
      '9^',
      '(',
      ' 1',
      '1,',
      '1/',
      '-',
      'a ',
      ' per a',
      '^2',
      '. ',
      '½',
      '= ',
      'm^2 ',
      ' oz',
      '5 ft ',
    )
    .map((piece) => piece.repeat(60)),
)

test('no text makes a judge throw, and each is judged within milliseconds', { timeout: 60_000 }, () => {
  let [runs, spent] = [0, 0]
  fc.assert(
    fc.property(hostile, (text) => {
      const start = process.threadCpuUsage().user / 1000
      const verdicts = [
        judgeNumber(text, { value: '7/8', unit: 'cm' }),
        judgeNumber(text, { value: '0.35', form: 'percent', places: 2 }),
        judgeFraction(text, { value: '7/8', form: 'simplest' }),
        judgeQuantity(text, { value: '7', unit: 'm/s' }),
      ]
      spent += process.threadCpuUsage().user / 1000 - start
      runs += verdicts.length
      for (const { verdict, echo, message } of verdicts) {
        expect(['correct', 'form', 'incorrect', 'unreadable']).toContain(verdict)
        expect(echo === null).toBe(verdict === 'unreadable')
        expect(message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
      }
    }),
    { numRuns: 3000 },
  )
  expect(spent / runs).toBeLessThan(5)
})

const worst = [
  '9^',
  '(',
  '-',
  '½',
  '1,',
  '1 ',
  '. ',
  'oz ',
  '1 ft ',
  'a per ',
  'of ',
  'long ',
  'm^2 ',
  'a ',
  '\\frac',
  '10^9',
]

test.for(worst)('a text of nothing but %j is judged at once', (piece) => {
  for (const text of [piece, `5 ${piece}`].map((start) => start + piece.repeat(200 / piece.length - 2))) {
    // The attacks that this guards against take seconds, or never end.
    expect(() => {
      judgeQuantity(text, { value: '5', unit: 'm/s' })
      judgeNumber(text.repeat(20), { value: '5' })
    }).toTakeLessThan(500)
  }
})
