import { formulaWord } from './formulas.ts'
import { normaliseText } from './normalise-text.ts'
import { multiply, one, rational } from './rational.ts'
import { withoutAccents } from './spanish-numbers.ts'
import { alsoThings } from './spanish-units.ts'
import { unitsNamed } from './unit-table.ts'
import { bareUnit, timesUnit, unitOf, type Unit } from './units.ts'

/** Words after an amount that do not change it: 5 meters *tall*, 20 dollars *in all*. */
const descriptions =
  / (?:long|tall|high|wide|deep|thick|old|away|apart|each|apiece|total|altogether|in (?:all|total|length|width|height|area|volume|mass|weight)|of (?:length|area|volume|mass|weight|time|work|force|energy))$/i
const perWords =
  /\s*(?:\/|(?<!\p{L})(?:for each|for every|(?:in|for) an?|per|each|every|an?|por cada|por|cada|al|a la|la)(?!\p{L}))\s*/iu
const magnitudes: Record<string, bigint> = {
  hundred: 100n,
  thousand: 1_000n,
  million: 1_000_000n,
  billion: 1_000_000_000n,
  trillion: 1_000_000_000_000n,
  millon: 1_000_000n,
  millones: 1_000_000n,
}
const magnitude = /^(hundred|thousand|million|billion|trillion|millon(?:es)?)s?(?: of| de)?(?: |$)/i
const powers: Record<string, number> = {
  square: 2,
  sq: 2,
  squared: 2,
  cubic: 3,
  cu: 3,
  cubed: 3,
  ...Object.fromEntries(['cuadrado', 'cuadrados', 'cuadrada', 'cuadradas'].map((word) => [word, 2])),
  ...Object.fromEntries(['cubico', 'cubicos', 'cubica', 'cubicas'].map((word) => [word, 3])),
}
const superscripts: Record<number, string> = { 2: '²', 3: '³', 4: '⁴', [-1]: '⁻¹', [-2]: '⁻²', [-3]: '⁻³' }
/** Maximum number of readings; more do not help anyone. */
const readingLimit = 8
/** Longer products are not units, and their factors would grow without limit. */
const wordLimit = 12

/** A cache, because the same few units occur in most answers. */
const recent = new Map<string, { units: readonly Unit[]; magnitude: bigint }>()
const maxRecent = 200
const maxRecentLength = 40

function readUnit(text: string): { units: readonly Unit[]; magnitude: bigint } {
  const known = recent.get(text)
  if (known !== undefined) return known
  const tidy = normalized(text)
  const fresh = {
    units: unitsIn(tidy),
    magnitude: magnitudes[magnitude.exec(tidy)?.[1]?.toLowerCase() ?? ''] ?? 1n,
  }
  if (text.length > maxRecentLength) return fresh
  if (recent.size >= maxRecent) recent.clear()
  recent.set(text, fresh)
  return fresh
}

/**
 * All ways to read the text after (or, for `$`, before) a number as a unit: `m/s^2`, `cubic centimeters`, `dollars per
 * pound`, `apples`. Empty if it cannot be a unit. Never throws.
 */
export const parseUnit = (text: string): readonly Unit[] => readUnit(text).units

function unitsIn(tidy: string): readonly Unit[] {
  if (tidy === '' || tidy.length > 80) return []
  const [many = '', word = ''] = magnitude.exec(tidy) ?? []
  if (word !== '') return scaled(word, tidy.slice(many.length))
  const whole = unitsNamed(tidy)
  const [above = '', ...below] = tidy.split(perWords)
  // A complete name takes precedence over its parts: `miles an hour`, `parts per million`.
  if (whole.length > 0) return alsoThings.has(tidy.toLowerCase()) ? [...whole, ...parseNoun(tidy)] : whole
  if (below.length > 3 || below.includes('')) return []
  let readings = above === '' ? [bareUnit] : parseProduct(above)
  for (const part of below) {
    readings = readings.flatMap((unit) =>
      parseProduct(part.replace(/^1 /, '')).map((its) => {
        return timesUnit(unit, its, -1, joined(unit.symbol, its.symbol))
      }),
    )
  }
  // 15 cups of oil are 15 cups, and `slices of pizza` are things to count.
  const [amount = '', ...matter] = above.split(/ (?:of|de) /)
  const measured = matter.length > 0 && below.length === 0 ? unitsNamed(amount) : []
  return [...measured, ...readings].slice(0, readingLimit)
}

/** The factor of a unit such as `million years`; 1 if it does not begin with such a word. */
export const magnitudeOf = (unit: string): bigint => readUnit(unit).magnitude

/** `million years`: a multiple of another unit. */
function scaled(word: string, rest: string): readonly Unit[] {
  const factor = rational(magnitudes[word.toLowerCase()] ?? 1n)
  const inner = rest === '' ? [bareUnit] : parseUnit(rest)
  return inner.map((unit) =>
    unitOf(`${word} ${unit.symbol}`.trim(), unit.dimensions, multiply(unit.factor, factor), unit.offset),
  )
}

const joined = (above: string, below: string) => {
  const isSymbolic = (symbol: string) => symbol.length <= 4 && !symbol.includes(' ')
  return above !== '' && isSymbolic(above) && isSymbolic(below)
    ? `${above}/${below}`
    : `${above} per ${below}`.trim()
}

function normalized(text: string): string {
  let unit = withoutAccents(normaliseText(text)).replace(/\s+/g, ' ')
  unit = /^(?:\p{L}\.)+\p{L}?$/u.test(unit) ? unit.replaceAll('.', '') : unit.replaceAll('.', ' ')
  unit = unit
    .replace(/^-(?=\p{L})/u, '')
    .replace(/ al cuadrado$/i, '^2')
    .replace(/ al cubo$/i, '^3')
    .replace(/° (?=[CFK]\b)/i, '°')
    .replace(/\s*\^\s*[({]?\s*(-?\d)\s*[)}]?/g, '^$1')
    .replace(/[()]/g, ' ')
    .replace(/^\s*of (?:an? |the )?|^\s*de |^\s*the /i, '')
    .replace(/ of (?:an?|the) /i, ' of ')
    // `per 1 hour` and `per one hour` are `per hour`.
    .replace(/\b(per|each|every|\/) ?one\b/i, '$1 1')
    .replace(/(?<=per |\/ ?)1 ?(?=\p{L})/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (
    let shorter = unit.replace(descriptions, '');
    shorter !== unit;
    shorter = unit.replace(descriptions, '')
  ) {
    unit = shorter
  }
  return unit
}

/** A product of units with powers, or a count noun. */
function parseProduct(text: string): readonly Unit[] {
  const product = parseKnownProduct(text.split(/[\s*]+/).filter((word) => word !== ''))
  if (product.length > 0) return product
  const hyphenated = parseKnownProduct(text.split(/[\s*-]+/).filter((word) => word !== ''))
  return hyphenated.length > 0 ? hyphenated : parseNoun(text)
}

function parseKnownProduct(words: readonly string[]): readonly Unit[] {
  if (words.length > wordLimit) return []
  let readings: readonly Unit[] = [bareUnit]
  for (let at = 0; at < words.length;) {
    const before = powers[words[at]?.toLowerCase() ?? ''] ?? null
    if (before !== null) at += 1
    const factor = readFactor(words, at)
    if (factor === null) return []
    at += factor.words
    const behind = powers[words[at]?.toLowerCase() ?? '']
    // `ft sq` ends with its power, while `ft cubed in` could continue.
    const isBehind = behind !== undefined && (/ed$/i.test(words[at] ?? '') || at === words.length - 1)
    if (isBehind) at += 1
    const exponent = (before ?? 1) * factor.exponent * (isBehind ? behind : 1)
    const further = readings.flatMap((unit) =>
      factor.units.map((its) => {
        if (unit === bareUnit && exponent === 1) return its
        const raised = `${its.symbol}${exponent === 1 ? '' : (superscripts[exponent] ?? `^${exponent}`)}`
        return timesUnit(unit, its, exponent, unit.symbol === '' ? raised : `${unit.symbol}·${raised}`)
      }),
    )
    // Limit the readings at every step, because each ambiguous word would double them.
    readings = further.slice(0, readingLimit)
  }
  return readings
}

interface Factor {
  readonly units: readonly Unit[]
  readonly exponent: number
  readonly words: number
}

/** The unit at `at`, of up to three words: `US fluid ounces`, `fl oz`, `cm^2`. */
function readFactor(words: readonly string[], at: number): Factor | null {
  for (const count of [3, 2, 1]) {
    const phrase = words.slice(at, at + count)
    if (phrase.length < count) continue
    const match = /^(.*?[^\d^-])(?:\^?(-?\d))?$/u.exec(phrase.join(' '))
    const units = unitsNamed(match?.[1] ?? '')
    const exponent = Number(match?.[2] ?? 1)
    if (units.length > 0 && exponent !== 0) return { units, exponent, words: count }
  }
  return null
}

/** Anything that can be counted: `apples`, `slices of pizza`. */
function parseNoun(text: string): readonly Unit[] {
  // `CO2` counts as a word here.
  if (!/^\p{L}[\p{L}' -]*$/u.test(text.replace(formulaWord, 'C')) || text.length < (/\d/.test(text) ? 2 : 3))
    return []
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !emptyWords.has(word))
    .map(stem)
  return words.length === 0 ? [] : [unitOf(text, { [`count:${words.join(' ')}`]: 1 }, one)]
}

const emptyWords = new Set('of the a an whole more other de del el la los las'.split(' '))

const irregular: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  shelves: 'shelf',
  wolves: 'wolf',
  lives: 'life',
  dice: 'die',
  bacteria: 'bacterium',
  fungi: 'fungus',
  larvae: 'larva',
  veces: 'time',
  vez: 'time',
}

/**
 * A stem that is the same for singular and plural. It need not be a word: box and boxes become `box`, berry and berries
 * `berri`.
 */
function stem(word: string): string {
  const singular = Object.hasOwn(irregular, word) ? (irregular[word] ?? word) : word
  return (
    singular
      .replace(/(?<=..)(?<![sui])s$/, '')
      .replace(/(?<=..)e$/, '')
      .replace(/y$/, 'i')
      // lápiz and lápices
      .replace(/(?<=..)c$/, 'z')
  )
}
