import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement, Verdict } from './verdict.ts'
import { judgeQuantity, type QuantityKey } from './judge-quantity.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

type Case = readonly [
  typed: string,
  key: readonly [value: string, unit: string, more?: Partial<QuantityKey>],
  verdict: Verdict,
  echo?: string,
]

const cases: Record<string, readonly Case[]> = {
  'a unit counts in every spelling': [
    ['12.5 cm²', ['12.5', 'cm²'], 'correct', '12.5 cm²'],
    ['12.5cm^2', ['12.5', 'cm²'], 'correct', '12.5 cm²'],
    ['12.5 cm2', ['12.5', 'cm²'], 'correct', '12.5 cm²'],
    ['12.5 sq cm', ['12.5', 'cm²'], 'correct'],
    ['12.5 sq. cm.', ['12.5', 'cm²'], 'correct'],
    ['12.5 square centimeters', ['12.5', 'cm²'], 'correct'],
    ['12.5 centimetres squared', ['12.5', 'cm²'], 'correct'],
    ['8 in.', ['8', 'inches'], 'correct'],
    ['1 foot', ['1', 'ft'], 'correct'],
    ['3 feet', ['3', 'ft'], 'correct'],
    ['5 KM', ['5', 'km'], 'correct'],
    ['5 Km', ['5', 'km'], 'correct'],
    ['5 ML', ['5', 'mL'], 'correct'],
    ['5 kgs', ['5', 'kg'], 'correct'],
    ['5 hrs', ['5', 'hours'], 'correct'],
    ['5 meters tall', ['5', 'm'], 'correct'],
    ['5 units', ['5', 'unit'], 'correct'],
    ['6 square units', ['6', 'units²'], 'correct'],
    ['6 unit cubes', ['6', 'cubic units'], 'correct'],
  ],
  'an equal amount in another unit of the kind counts': [
    ['0.125 m', ['12.5', 'cm'], 'correct', '0.125 m'],
    ['5 cc', ['5', 'mL'], 'correct'],
    ['5 cm³', ['5', 'mL'], 'correct'],
    ['5 cubic centimeters', ['5', 'mL'], 'correct'],
    ['1 L', ['1000', 'cm^3'], 'correct'],
    ['2 lb', ['32', 'oz'], 'correct'],
    ['1 gal', ['16', 'cups'], 'correct'],
    ['16 fl oz', ['1', 'pint'], 'correct'],
    ['7 days', ['1', 'week'], 'correct'],
    ['12 months', ['1', 'year'], 'correct'],
    ['1000 J', ['1', 'kJ'], 'correct'],
    ['4.184 J', ['1', 'cal'], 'correct'],
    ['1 Calorie', ['1', 'kcal'], 'correct'],
    ['1 Calorie', ['1', 'cal'], 'correct'],
    ['10 kg m/s^2', ['10', 'N'], 'correct'],
    ['180 degrees', ['180', '°'], 'correct'],
    ['0.12 km', ['12', 'cm'], 'incorrect'],
    ['12.5 m', ['12.5', 'cm'], 'incorrect'],
  ],
  'speeds, densities and other rates are read': [
    ['5 m/s', ['5', 'meters per second'], 'correct'],
    ['5 meters/second', ['5', 'm/s'], 'correct'],
    ['18 km/h', ['5', 'm/s'], 'correct'],
    ['18 kph', ['5', 'm/s'], 'correct'],
    ['60 mph', ['60', 'miles per hour'], 'correct'],
    ['60 mi/hr', ['60', 'mph'], 'correct'],
    ['60 miles an hour', ['60', 'mph'], 'correct'],
    ['9.8 m/s/s', ['9.8', 'm/s²'], 'correct'],
    ['2.7 g/cm3', ['2.7', 'g/mL'], 'correct'],
    ['2700 kg/m^3', ['2.7', 'g/cm³'], 'correct'],
    ['$3/lb', ['3', 'dollars per pound'], 'correct', '$3/lb'],
    ['3 $/lb', ['3', 'dollars per pound'], 'correct'],
    ['$3 per pound', ['3', '$/lb'], 'correct', '$3 per pound'],
    ['$3 a pound', ['3', '$/lb'], 'correct'],
    ['4 pages per minute', ['4', 'pages/min'], 'correct'],
    ['240 pages/hour', ['4', 'pages per minute'], 'correct'],
    ['40 miles per gallon', ['40', 'mpg'], 'correct'],
    ['70 bpm', ['70', 'beats per minute'], 'correct'],
    ['3 dollars', ['3', 'dollars per pound'], 'form'],
    ['0.25 minutes per page', ['4', 'pages per minute'], 'incorrect'],
  ],
  'temperatures convert by their scales': [
    ['25 °C', ['25', '°C'], 'correct', '25 °C'],
    ['25 C', ['25', '°C'], 'correct'],
    ['25ºC', ['25', '°C'], 'correct'],
    ['25 degrees Celsius', ['25', '°C'], 'correct'],
    ['77 °F', ['25', '°C'], 'correct'],
    ['298.15 K', ['25', '°C'], 'correct'],
    ['-40 F', ['-40', '°C'], 'correct'],
    ['25 °F', ['25', '°C'], 'incorrect'],
    ['25°', ['25', '°C'], 'form'],
  ],
  'money is read with its sign on either side': [
    ['$5', ['5', '$'], 'correct', '$5'],
    ['5$', ['5', '$'], 'correct'],
    ['$5.00', ['5', 'dollars'], 'correct', '$5.00'],
    ['-$5', ['-5', '$'], 'correct', '-$5'],
    ['$5 dollars', ['5', '$'], 'correct'],
    ['500¢', ['5', '$'], 'correct', '500¢'],
    ['$0.50', ['50', 'cents'], 'correct'],
    ['$5 and 25 cents', ['5.25', '$'], 'correct'],
    ['€5', ['5', '$'], 'form'],
  ],
  'amounts in two units add up': [
    ['3 ft 6 in', ['42', 'in'], 'correct', '3 ft 6 in'],
    ['5\'6"', ['66', 'in'], 'correct'],
    ['2 hours and 30 minutes', ['2.5', 'h'], 'correct'],
    ['1 h 1 min 1 s', ['3661', 's'], 'correct'],
    ['3 ft 14 in', ['50', 'in'], 'unreadable'],
    ['3 ft 6 kg', ['42', 'in'], 'unreadable'],
  ],
  'things that are counted have their own unit': [
    ['7 apples', ['7', 'apples'], 'correct', '7 apples'],
    ['1 apple', ['1', 'apples'], 'correct'],
    ['7 boxes', ['7', 'box'], 'correct'],
    ['7 people', ['7', 'person'], 'correct'],
    ['7 slices', ['7', 'slices of pizza'], 'correct'],
    ['7 pears', ['7', 'apples'], 'form'],
    ['8 pears', ['7', 'apples'], 'incorrect'],
  ],
  'a missing, wrong or unknown unit never spoils a right number': [
    ['12', ['12', 'cm'], 'form'],
    ['13', ['12', 'cm'], 'incorrect'],
    ['12 cm', ['12', 'cm²'], 'form'],
    ['12 kg', ['12', 'cm'], 'form'],
    ['13 kg', ['12', 'cm'], 'incorrect'],
    ['5 M', ['5', 'm'], 'form'],
    ['5 Mm', ['5', 'mm'], 'form'],
    ['5 MM', ['5', 'mm'], 'correct'],
    ['5 mj', ['5', 'MJ'], 'form'],
    ['5 blorks^2', ['5', 'm'], 'form'],
    ['6 blorks^2', ['5', 'm'], 'incorrect'],
    ['cm', ['5', 'cm'], 'unreadable'],
    ['five cm', ['5', 'cm'], 'correct'],
    ['5 cm x 3 cm', ['15', 'cm²'], 'unreadable'],
  ],
  'one unit alone may be asked for': [
    ['12 cm', ['12', 'cm', { accept: 'exact-unit' }], 'correct'],
    ['12 centimeters', ['12', 'cm', { accept: 'exact-unit' }], 'correct'],
    ['0.12 m', ['12', 'cm', { accept: 'exact-unit' }], 'form'],
    ['0.13 m', ['12', 'cm', { accept: 'exact-unit' }], 'incorrect'],
  ],
  'rounding and reading off work with units': [
    ['3.1 g/mL', ['3.14159', 'g/mL', { places: 1 }], 'correct'],
    ['3.14 g/mL', ['3.14159', 'g/mL', { places: 1 }], 'form'],
    ['3.2 g/mL', ['3.14159', 'g/mL', { places: 1 }], 'incorrect'],
    ['3.14', ['3.14159', 'g/mL', { places: 2 }], 'form'],
    ['21 °C', ['20', '°C', { within: '1' }], 'correct'],
    ['22 °C', ['20', '°C', { within: '1' }], 'incorrect'],
  ],
}

for (const [rule, table] of Object.entries(cases)) {
  test.for(table)(`${rule}: %j`, ([typed, [value, unit, more], verdict, echo]) => {
    const judged = judgeQuantity(typed, { value, unit, ...more })

    expect(judged.verdict).toBe(verdict)
    if (echo !== undefined) expect(judged.echo).toBe(echo)
    expect(judged.message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
  })
}

test('advice on a wrong unit says what each tells in plain words, and never names the unit itself', () => {
  const message = english(judgeQuantity('12 cm', { value: '12', unit: 'm²' }))

  expect(message).toContain('how much surface something covers')
  expect(message).not.toContain('m²')
  expect(english(judgeQuantity('487 ml', { value: '487', unit: 'g' }))).toBe(
    'Right number. Now check the unit: “ml” tells how much space something fills. The question asks how heavy something is.',
  )
})

test('an author who writes a key without a unit hears of it', () => {
  expect(() => judgeQuantity('1 cm', { value: '1', unit: '' })).toThrow(RangeError)
})

test('degrees without a letter are asked for the scale', () => {
  expect(english(judgeQuantity('15°', { value: '15', unit: '°C' }))).toBe(
    'Right number. Which degrees? Add the letter, as in °C or °F.',
  )
})
