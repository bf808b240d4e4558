import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement } from './verdict.ts'
import { judgeEquation } from './judge-equation.ts'
import { judgeExpression } from './judge-expression.ts'
import { judgeFraction } from './judge-fraction.ts'
import { judgeInequality } from './judge-inequality.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { testForms } from './student-forms/test-forms.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

// Right reasoning is never incorrect, and an answer that does not do the task is never correct.
testForms('number', judgeNumber, [
  [
    { value: '4/13' },
    {
      correct: ['4/13', '8/26'],
      form: ['31%', '0.31', '0.308', '30.8%', 'about 31%', '0.30'],
      incorrect: ['0.32', '3/10', '32%', '30%', '0.309'],
    },
  ],
  [
    { value: '4/13', rounded: 'counts' },
    { correct: ['4/13', '31%', '0.31', '0.308'], form: ['0.3', '0.30'], incorrect: ['0.32', '30%'] },
  ],
  [
    { value: '3/14', wrongRounded: ['1/5'] },
    { form: ['0.21', '0.214'], incorrect: ['0.2', '1/5'] },
  ],
  [{ value: '12.347' }, { form: ['12.35', '12.3'], incorrect: ['12.34', '12', '12.4'] }],
  [{ value: '0.75' }, { incorrect: ['0.8', '0.7', '1'] }],
  [
    { value: '20/3', places: 2 },
    { correct: ['6.67'], form: ['6.667'], incorrect: ['6.7'] },
  ],
  [
    { value: '1/6' },
    {
      correct: ['0.16 repeating', '0.1666…', '0.1(6)', '0.166 repeating', '0.16̅', '.16 recurring'],
      incorrect: ['0.6 repeating'],
    },
  ],
  [
    { value: '1/3' },
    {
      correct: [
        '0.3 repeating',
        '0.3 rep',
        '0.3 (repeating)',
        '.3 repeating',
        '0.333…',
        '0.3̅',
        '0.3 periódico',
      ],
    },
  ],
  [{ value: '3/11' }, { correct: ['0.27 repeating', '0.2727 repeating', '0.27 periódico'] }],
  [
    { value: '90' },
    {
      correct: ['about 90', '~90', '≈ 90', 'around 90', 'approximately 90 students', 'unos 90', 'roughly 90'],
      incorrect: ['about 91'],
      unreadable: ['nearly 90', 'about', 'about ninety or so', '90 or 91'],
    },
  ],
  [
    { value: '100', unit: 'times' },
    { correct: ['x100', '100x', 'X100', '100 times', '×100', '100×', '* 100', '•100', '100 x'] },
  ],
  [
    { value: '100', unit: 'times as much' },
    { correct: ['x100', '100x', '×100', '100 times', 'times 100', '100 times as much'] },
  ],
  [
    { value: '100', unit: 'veces', otherUnits: ['times'] },
    { correct: ['x100', '100x', '100 veces', 'por 100', '100 times'] },
  ],
  [
    { value: '100' },
    { correct: ['×100', '100×', '100 times', '•100', 'x100'], unreadable: ['100y', '100x'] },
  ],
  [
    { value: '25', unit: 'π square feet', otherUnits: ['π pies cuadrados'] },
    {
      correct: ['25', '25π', '25 pi', '25 π square feet', '25 π pies cuadrados'],
      form: ['78.5', '78.54', '78.57', '78.5 square feet', '78.5 pies cuadrados', '25 feet'],
      incorrect: ['80', '100', '157', '25.5'],
    },
  ],
  [
    { value: '77', unit: 'million years', otherUnits: ['millones de años'] },
    { correct: ['77', '77 million years', '77 millones de años', '77000000 years', '77 million'] },
  ],
  [
    { value: '77', unit: 'millones de años', otherUnits: ['million years'] },
    { correct: ['77', '77 million years', '77 millones de años', '77000000 años'] },
  ],
  [
    { value: '2', unit: 'miles per minute' },
    {
      correct: ['2 per minute', '2/minute', '2 a minute', '2 miles', '2 mi/min', '2 per min'],
      form: ['2 per hour', '2 hours'],
      incorrect: ['3 per minute'],
    },
  ],
  [
    { value: '2', unit: 'páginas por minuto', otherUnits: ['pages per minute'] },
    {
      correct: ['2 páginas por minuto', '2 pages per minute', '2 pages/min', '2 pages'],
      form: ['2 miles per minute'],
    },
  ],
])

const volumes = [
  '2860 in3',
  '2860in3',
  '2,860 in^3',
  '2860 in³',
  '2860 in**3',
  '2860 cu in',
  '2860 cu. in.',
  '2860 cubic inches',
  '2860 inches cubed',
]
testForms('number', judgeNumber, [
  [
    { value: '2860', unit: 'in³' },
    { correct: ['2860', ...volumes], form: ['2860 in2'] },
  ],
])
testForms('quantity', judgeQuantity, [
  [
    { value: '2860', unit: 'in³' },
    { correct: volumes, form: ['2860', '2860 in', '2860 in2'] },
  ],
  [
    { value: '12', unit: 'ft²' },
    { correct: ['12 ft2', '12 sq ft', '12 sq. ft.', '12 square feet', '12 ft sq', '12 ft^2', '12 sqft'] },
  ],
])
testForms('fraction', judgeFraction, [
  [
    { value: '4/13', rounded: 'counts' },
    { correct: ['31%', '0.308'], form: ['0.3'], incorrect: ['0.32'] },
  ],
  [{ value: '1/3' }, { correct: ['0.3 repeating'], form: ['0.33', '33%'], incorrect: ['0.3 in 8'] }],
  [{ value: '3/8' }, { correct: ['3 in 8', '3 of 8'] }],
])

testForms('expression', judgeExpression, [
  [
    { value: '24-3t' },
    {
      correct: ['24-3×t', '24-3xt', '24 - 3Xt', '24-3 x t', '24-3•t', '24-3*t', '24-3·t'],
      form: ['24-3x', '24-3n', '24 - 3m'],
      incorrect: ['24-4x', '3x-24', '24-3tt'],
    },
  ],
  [
    { value: '24-3x' },
    { correct: ['24-3×x', '24-3 x x', '24-3•x', '24 - 3 X x'], form: ['24-3xx', '24-3Xx'] },
  ],
  [{ value: '24-3x^2' }, { correct: ['24-3xx', '24-3 x x'], incorrect: ['24-3x'] }],
  [{ value: '(9m+2)^2' }, { correct: ['(9m+2)^2', '(9m+2)²'], unreadable: ['(9m+2)2', '(9m + 2) 2'] }],
  [
    { value: '\\sqrt{185}' },
    { form: ['13.6', '13.60', '13.601'], incorrect: ['13.5', '14', '13.61', '185'] },
  ],
  [{ value: '5\\sqrt{3}' }, { form: ['8.66', '8.7'], incorrect: ['8.6', '15'] }],
  [
    { value: '25\\pi' },
    { form: ['78.5', '78.54', '25*3.14', '78.57', '25*22/7'], incorrect: ['78', '25', '157'] },
  ],
])

testForms('equation', judgeEquation, [
  [
    { value: '25t+66=291', asks: 'model' },
    {
      correct: ['25t+66=291', '291=66+25t', '25xt+66=291', '25•t+66=291', '291-25t=66', '25t=291-66'],
      form: ['25x+66=291', '25n + 66 = 291', 't=9', '9=t', '25t=225', '25t-225=0', 'x=9'],
      incorrect: ['66t+25=291', '25x+60=291', 't=8'],
    },
  ],
  [
    { value: '6k+2=68', asks: 'model' },
    {
      correct: ['6k+2=68', '3k+1=34', 'k+k+k+k+k+k+2=68', 'k=(68-2)/6', '12k+4=136'],
      form: ['k=11', '6k=66', 'k=66/6'],
    },
  ],
  [
    { value: '2x+3x=50', asks: 'model' },
    { correct: ['5x=50', '3x+2x=50'], form: ['x=10'] },
  ],
  [{ value: 'x=11' }, { correct: ['x=11', '6x=66'], form: ['k=11'] }],
  [{ value: 'y=5x' }, { form: ['y=5z', 'a=5b', 'n=5x'], incorrect: ['x=5y', 'a=4b'] }],
])

testForms('inequality', judgeInequality, [
  [
    { value: 'a<6', cannotBeNegative: true, form: 'inequality' },
    {
      correct: ['a<6', '0<a<6', '0<=a<6', '6>a>=0', 'a>0 and a<6', 'a<6, a>=0'],
      form: ['x<6', '0<x<6'],
      incorrect: ['1<=a<6', 'a<=6', '0<a', '-1<a<6', 'x<=6'],
    },
  ],
  [
    { value: 'n<=12', cannotBeNegative: true },
    { correct: ['0<=n<=12', '0 ≤ n ≤ 12'], incorrect: ['0<=n<12'] },
  ],
  [{ value: 't<26' }, { incorrect: ['0<t<26', '0<=t<26'] }],
  [
    { value: '15n<=60', asks: 'model', cannotBeNegative: true },
    { correct: ['15n<=60', '60>=15n', '0<=15n<=60', 'n<=60/15'], form: ['n<=4', '0<=n<=4', 'x<=4'] },
  ],
])

test('another letter is named, and so is the letter of the question', () => {
  const judgement = judgeEquation('25x+66=291', { value: '25t+66=291' })
  expect(english(judgement)).toBe('The question calls it t. Use t instead of x.')
  expect(judgement.message).toEqual({ code: 'other-letter', values: { typed: 'x', asked: 't' } })
})

test('a solution is answered with what is asked instead', () => {
  const key = { value: '6k+2=68', asks: 'model' } as const
  expect(english(judgeEquation('k=11', key))).toBe(
    'That’s the solution. First write an equation for the story or picture.',
  )
  expect(english(judgeEquation('6k=66', key))).toBe(
    'You started to solve it. First write an equation with the numbers from the story or picture.',
  )
})

test('a number right behind a parenthesis is met with how to type a power', () => {
  expect(english(judgeExpression('(9m+2)2', { value: '(9m+2)^2' }))).toContain('For a power, type ^')
})
