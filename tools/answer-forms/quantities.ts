import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeQuantity } from '@skills-center/answers/judge-quantity'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asDecimal, asKey, type Exact, exact, isSame, isSmall, over, times } from './exact.ts'
import { altered } from './numbers.ts'
import { dressed } from './spellings.ts'

type Unit = readonly [names: readonly [string, ...string[]], size: Exact]

/** Units grouped by what they measure, each with its size in the group's first unit. */
const kinds: readonly [readonly [Unit, ...Unit[]], ...(readonly [Unit, ...Unit[]])[]] = [
  [
    [['m', 'meters', 'metres', 'meter'], exact(1)],
    [['cm', 'centimeters', 'centimetre', 'CM'], exact(1, 100)],
    [['mm', 'millimeters'], exact(1, 1000)],
    [['km', 'kilometers', 'kms'], exact(1000)],
    [['in', 'inches', 'inch'], exact(254, 10_000)],
    [['ft', 'feet', 'foot'], exact(3048, 10_000)],
    [['yd', 'yards'], exact(9144, 10_000)],
  ],
  [
    [['kg', 'kilograms', 'kilogram'], exact(1)],
    [['g', 'grams', 'gram'], exact(1, 1000)],
    [['mg', 'milligrams'], exact(1, 1_000_000)],
  ],
  [
    [['s', 'seconds', 'sec'], exact(1)],
    [['min', 'minutes', 'mins'], exact(60)],
    [['h', 'hours', 'hr', 'hrs'], exact(3600)],
    [['days', 'day'], exact(86_400)],
  ],
  [
    [['L', 'liters', 'litres', 'l'], exact(1)],
    [['mL', 'milliliters', 'ml', 'cm³', 'cm^3', 'cc', 'cubic centimeters'], exact(1, 1000)],
    [['m³', 'm^3', 'm3', 'cubic meters'], exact(1000)],
  ],
  [
    [['m²', 'm^2', 'm2', 'square meters', 'sq m', 'meters squared'], exact(1)],
    [['cm²', 'cm^2', 'cm2', 'sq cm', 'square centimeters', 'cm squared'], exact(1, 10_000)],
    [['km²', 'square kilometers'], exact(1_000_000)],
  ],
  [
    [['m/s', 'meters per second', 'm per s', 'meters/second', 'meters a second'], exact(1)],
    [['km/h', 'kilometers per hour', 'kph', 'km per hour', 'km/hr'], exact(5, 18)],
    [['cm/s', 'centimeters per second'], exact(1, 100)],
    [['m/min', 'meters per minute', 'meters each minute'], exact(1, 60)],
  ],
  [
    [['g/cm³', 'g/cm^3', 'g/mL', 'grams per cubic centimeter', 'g/cc'], exact(1)],
    [['kg/m³', 'kg/m^3', 'kilograms per cubic meter'], exact(1, 1000)],
  ],
  [
    [['dollars', 'dollar', 'USD', 'bucks'], exact(1)],
    [['cents', '¢', 'cent'], exact(1, 100)],
  ],
  [
    [['years', 'yr', 'year', 'yrs'], exact(1)],
    [['months', 'month'], exact(1, 12)],
    [['million years'], exact(1_000_000)],
    [['thousand years'], exact(1000)],
    [['centuries', 'century'], exact(100)],
  ],
  [
    [['Hz', 'hertz', 'waves per second', 'cycles per second', 'times per second', 'per second'], exact(1)],
    [['kHz', 'kilohertz'], exact(1000)],
    [['cycles per minute', 'times per minute'], exact(1, 60)],
  ],
  [[['apples', 'apple', 'red apples'], exact(1)]],
  [[['pages per minute', 'pages a minute', 'pages/min'], exact(1)]],
  [
    [['newtons', 'N'], exact(1)],
    [['kN', 'kilonewtons'], exact(1000)],
  ],
]

function written(chance: Chance, value: Exact): string | null {
  const decimal = asDecimal(value)
  if (decimal === null) return value.d < 1000 ? asKey(value) : null
  return chance.is(0.3)
    ? decimal.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => {
        return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',')
      })
    : decimal
}

interface Asked {
  value: Exact
  unit: Unit
  units: readonly [Unit, ...Unit[]]
}

function asked(chance: Chance): Asked {
  const units = chance.pick(kinds)
  return {
    units,
    unit: chance.pick(units),
    value: chance.is(0.7)
      ? exact(chance.whole(1, 500))
      : exact(chance.whole(1, 900), chance.pick([2, 4, 10, 100])),
  }
}

/** A number with its unit: a correct conversion, a mistake in the number or the unit, or no unit at all. */
export function quantityCase(chance: Chance): Case {
  for (;;) {
    const { value, unit, units } = asked(chance)
    const other = chance.pick(units)
    const inOther = over(times(value, unit[1]), other[1])
    const [given, name, want] = chance.pick<() => readonly [Exact, string, Verdict]>([
      () => [value, chance.pick(unit[0]), 'correct'],
      () => [inOther, chance.pick(other[0]), 'correct'],
      () => [inOther, chance.pick(other[0]), 'correct'],
      () => [altered(chance, inOther), chance.pick(other[0]), 'incorrect'],
      () => [value, chance.pick(other[0]), isSame(unit[1], other[1]) ? 'correct' : 'incorrect'],
      () => [value, '', 'form'],
      () => [altered(chance, value), '', 'incorrect'],
      () => {
        const wrong = chance.pick(kinds)
        if (wrong === units) return [value, '', 'form']
        return [value, chance.pick(chance.pick(wrong)[0]), 'form']
      },
    ])()
    const number = isSmall(given) ? written(chance, given) : null
    // Skip answers that no student writes: a fraction before `million years`, or a bare number where `million` belongs.
    if (
      number === null ||
      (name === '' && isMagnitude(unit)) ||
      (/^-?\d+\/\d+$/.test(number) && / years/.test(name))
    )
      continue
    if (want === 'form' && (isMagnitude(unit) || name.endsWith(' years'))) continue
    const typed = dressed(chance, joined(chance, number, name))
    const key = { value: asKey(value), unit: unit[0][0] }
    return { type: 'quantity', typed, key, want, check: () => judgeQuantity(typed, key) }
  }
}

const isMagnitude = ([[name]]: Unit) => /^(?:million|thousand)/.test(name)

function joined(chance: Chance, number: string, name: string): string {
  if (name === '') return number
  if (name === 'dollars' && !number.startsWith('-') && chance.is(0.5)) return `$${number}`
  // A letter e or x right after the digits would be read as part of the number.
  const isTight =
    chance.is(0.3) && /^(?:[a-df-wyzA-Z¢])/.test(name) && !name.includes(' ') && !number.includes('/')
  return `${number}${isTight ? '' : ' '}${name}`
}

/** A number whose unit is printed beside the field. */
export function printedUnitCase(chance: Chance): Case {
  for (;;) {
    const { value, unit, units } = asked(chance)
    const isRight = chance.is(0.6)
    const given = isRight ? value : altered(chance, value)
    const name = chance.is(0.5) ? '' : chance.pick(unit[0])
    const number = written(chance, given)
    if (number === null || isMagnitude(unit) || units.length === 0) continue
    const typed = dressed(chance, joined(chance, number, name))
    const key = { value: asKey(value), unit: unit[0][0] }
    return {
      type: 'printed unit',
      typed,
      key,
      want: isRight ? 'correct' : 'incorrect',
      check: () => judgeNumber(typed, key),
    }
  }
}
