import { multiply, parseRational, rational, zero, type Rational } from './rational.ts'
import { spanishUnits } from './spanish-units.ts'
import { unitOf, type Unit } from './units.ts'

type Row = readonly [symbol: string, names: string, factor: string, dimensions: Unit['dimensions']]
const length = { length: 1 }
const area = { length: 2 }
const volume = { length: 3 }
const mass = { mass: 1 }
const time = { time: 1 }
const money = { money: 1 }
const force = { mass: 1, length: 1, time: -2 }
const energy = { mass: 1, length: 2, time: -2 }
const pressure = { mass: 1, length: -1, time: -2 }
const speed = { length: 1, time: -1 }

/** Units that take metric prefixes. Base units: m, kg, s, A, K, mol, $, and degree (angle). */
const metric: readonly Row[] = [
  ['m', 'meter metre', '1', length],
  ['g', 'gram gramme gm', '1/1000', mass],
  ['L', 'liter litre', '1/1000', volume],
  ['s', 'second sec', '1', time],
  ['N', 'newton', '1', force],
  ['J', 'joule', '1', energy],
  ['W', 'watt', '1', { mass: 1, length: 2, time: -3 }],
  ['Pa', 'pascal', '1', pressure],
  ['Hz', 'hertz', '1', { time: -1 }],
  ['A', 'amp ampere', '1', { current: 1 }],
  ['V', 'volt', '1', { mass: 1, length: 2, time: -3, current: -1 }],
  ['Ω', 'ohm', '1', { mass: 1, length: 2, time: -3, current: -2 }],
  // The thermochemical calorie, exactly 4.184 J.
  ['cal', 'calorie Calorie', '4.184', energy],
  ['Wh', 'watthour watt-hour', '3600', energy],
]

/**
 * Symbol, name, factor, and the unit symbols that take it. A capital M is not allowed on m, g, L, and s, because
 * students mean milli.
 */
const prefixes: readonly (readonly [string, string, string, RegExp])[] = [
  ['k', 'kilo', '1000', /./],
  ['h', 'hecto', '100', /^[mgL]$/],
  ['da', 'deka', '10', /^[mgL]$/],
  ['d', 'deci', '1/10', /^[mgL]$/],
  ['c', 'centi', '1/100', /^[mgL]$/],
  ['m', 'milli', '1/1000', /./],
  ['µ', 'micro', '1/1000000', /./],
  ['u', 'micro', '1/1000000', /^[mgLs]$/],
  ['n', 'nano', '1/1000000000', /^[ms]$/],
  ['M', 'mega', '1000000', /^(?:N|J|W|Pa|Hz|V|Ω|Wh)$/],
  ['G', 'giga', '1000000000', /^(?:W|Pa|Hz|J)$/],
]

/** Names are separated by `|`; plurals are found by rule. */
const others: readonly Row[] = [
  ['µm', 'micron', '1/1000000', length],
  ['in', 'inch|inches|"', '0.0254', length],
  ['ft', "foot|feet|'", '0.3048', length],
  ['yd', 'yard', '0.9144', length],
  ['mi', 'mile', '1609.344', length],
  ['nmi', 'nautical mile', '1852', length],
  ['au', 'AU|astronomical unit', '149597870700', length],
  ['ly', 'light year|light-year|lightyear', '9460730472580800', length],
  ['acre', 'ac', '4046.8564224', area],
  ['ha', 'hectare', '10000', area],
  ['cm³', 'cc|ccm', '1/1000000', volume],
  ['gal', 'gallon', '0.003785411784', volume],
  ['qt', 'quart', '0.000946352946', volume],
  ['pt', 'pint', '0.000473176473', volume],
  ['cup', 'c', '0.0002365882365', volume],
  ['oz', 'ounce', '0.028349523125', mass],
  ['fl oz', 'fluid ounce|floz|oz', '0.0000295735295625', volume],
  ['tbsp', 'tablespoon', '0.00001478676478125', volume],
  ['tsp', 'teaspoon', '0.00000492892159375', volume],
  ['lb', 'pound|lbs', '0.45359237', mass],
  ['ton', 'short ton', '907.18474', mass],
  ['t', 'tonne|metric ton', '1000', mass],
  ['min', 'minute', '60', time],
  ['h', 'hour|hr', '3600', time],
  ['d', 'day', '86400', time],
  ['wk', 'week', '604800', time],
  ['month', 'mo', '1/12', { years: 1 }],
  ['yr', 'year', '1', { years: 1 }],
  ['decade', '', '10', { years: 1 }],
  ['century', 'centuries', '100', { years: 1 }],
  ['mph', 'miles an hour', '0.44704', speed],
  ['km/h', 'kph|kmh|kmph|km/hr', '5/18', speed],
  ['m/s', 'mps', '1', speed],
  ['ft/s', 'fps', '0.3048', speed],
  ['knot', 'kt', '463/900', speed],
  ['mpg', '', '201168000000000/473176473', { length: -2 }],
  ['N·m', 'Nm', '1', energy],
  ['lbf', 'pound-force|pound force', '4.4482216152605', force],
  ['kcal', 'Cal|Calorie|food calorie', '4184', energy],
  ['atm', 'atmosphere', '101325', pressure],
  ['bar', '', '100000', pressure],
  ['mol', 'mole', '1', { amount: 1 }],
  ['C', 'coulomb', '1', { current: 1, time: 1 }],
  ['$', 'dollar|USD|US dollar|buck', '1', money],
  ['¢', 'cent|ct', '1/100', money],
  ['€', 'euro|EUR', '1', { euros: 1 }],
  ['£', 'GBP|pound sterling|pounds sterling', '1', { sterling: 1 }],
  ['%', 'percent|per cent|pct|percentage', '1/100', {}],
  ['ppm', 'parts per million', '1/1000000', {}],
  ['°', 'degree|deg', '1', { angle: 1 }],
  ['units', 'unit', '1', { unit: 1 }],
  ['units²', 'unit square', '1', { unit: 2 }],
  ['units³', 'unit cube', '1', { unit: 3 }],
  ['beats/min', 'bpm', '1/60', { 'count:beat': 1, time: -1 }],
  ['ft²', 'sqft', '0.09290304', area],
  ['in²', 'sqin', '0.00064516', area],
  ['m²', 'sqm', '1', area],
  ['cm²', 'sqcm', '1/10000', area],
  ['km²', 'sqkm', '1000000', area],
  ['ft³', 'cuft', '0.028316846592', volume],
  ['in³', 'cuin', '0.000016387064', volume],
]

const celsiusZero = rational(27315, 100)
const scales: readonly (readonly [string, string, string, Rational])[] = [
  [
    '°C',
    '°c|degree C|degree celsius|degree centigrade|celsius|centigrade|deg C|C|c|celcius|degree celcius',
    '1',
    celsiusZero,
  ],
  // K = (F + 459.67) · 5/9
  ['°F', '°f|degree F|degree fahrenheit|fahrenheit|deg F|F', '5/9', rational(45967, 180)],
  ['K', 'kelvin|degree kelvin|degree K|°K', '1', zero],
]

/** Spellings that mean another unit in lowercase: 5 M is not 5 m, Mg is not mg, and k is a thousand. */
const notCaseless = new Set(['M', 'Mm', 'Mg', 'Ms', 'Mcal', 'MA', 'k'])

const exact = new Map<string, Unit[]>()
const caseless = new Map<string, Unit[]>()

function learn(name: string, unit: Unit): void {
  for (const [table, key] of [[exact, name] as const, [caseless, name.toLowerCase()] as const]) {
    const known = table.get(key) ?? []
    if (!known.includes(unit)) table.set(key, [...known, unit])
  }
}

for (const [symbol, names, factor, dimensions] of metric) {
  const base = unitOf(symbol, dimensions, parseRational(factor))
  for (const name of [symbol, ...names.split(' ')]) learn(name, base)
  for (const [sign, word, size, takers] of prefixes) {
    if (!takers.test(symbol)) continue
    const unit = unitOf(`${sign}${symbol}`, dimensions, multiply(base.factor, parseRational(size)))
    learn(`${sign}${symbol}`, unit)
    for (const name of names.split(' ')) {
      learn(`${word}${name}`, unit)
      if (word === 'deka') learn(`deca${name}`, unit)
    }
  }
}
for (const [symbol, names, factor, offset] of scales) {
  const unit = unitOf(symbol, { temperature: 1 }, parseRational(factor), offset)
  for (const name of [symbol, ...names.split('|')]) learn(name, unit)
}
for (const [symbol, names, factor, dimensions] of others) {
  const unit = unitOf(symbol, dimensions, parseRational(factor))
  for (const name of [symbol, ...names.split('|')]) if (name !== '') learn(name, unit)
}
for (const [symbol, names] of spanishUnits) {
  const [unit] = exact.get(symbol) ?? []
  if (unit === undefined) throw new RangeError(`“${symbol}” is not a unit.`)
  for (const name of names.split('|')) learn(name, unit)
}

/**
 * The units for a name or symbol, singular or plural. Several if it is ambiguous (`oz`, `C`), none if it is unknown.
 * Case matters if it tells two units apart (mJ, MJ).
 */
export function unitsNamed(name: string): readonly Unit[] {
  const found = exact.get(name)
  if (found) return found
  if (/^degrees /i.test(name)) return unitsNamed(name.replace(/^degrees/i, 'degree'))
  if (!notCaseless.has(name)) {
    const similar = caseless.get(name.toLowerCase())
    // If only the case tells two units apart, it is uncertain which one is meant.
    if (similar && (similar.length === 1 || name.length > 2)) return similar
    if (similar && new Set(similar.map((unit) => unit.symbol.toLowerCase())).size > 1) return similar
  }
  const singular = name.replace(/(?<=..)s$/i, '')
  return singular === name ? [] : unitsNamed(singular)
}
