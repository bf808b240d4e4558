/** Units as our items write them: one and many of each. */
const names: Record<string, readonly [one: string, many: string]> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  dm: ['decimeter', 'decimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  µm: ['micrometer', 'micrometers'],
  nm: ['nanometer', 'nanometers'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  mL: ['milliliter', 'milliliters'],
  L: ['liter', 'liters'],
  gal: ['gallon', 'gallons'],
  s: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  N: ['newton', 'newtons'],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  V: ['volt', 'volts'],
  Hz: ['hertz', 'hertz'],
  kPa: ['kilopascal', 'kilopascals'],
  mb: ['millibar', 'millibars'],
  mph: ['mile per hour', 'miles per hour'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '%': ['percent', 'percent'],
}
/** Letters that are words or names as well: they are units only behind a number. */
const ambiguous = ['m', 'in', 'g', 's', 'h', 'N', 'J', 'W', 'V', 'L', 'min', 'mi', 'gal']

const any = (units: readonly string[]) =>
  units
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace('.', '\\.'))
    .join('|')

const all = any(Object.keys(names))
const plain = any(Object.keys(names).filter((unit) => !ambiguous.includes(unit)))
const divided = `(?:/(${all})([²³]?))?`
const ends = '(?![\\p{L}\\d\u2032]| atoms?\\b)'

/** “cm³” in words: “cubic centimeters”. */
function unitWords(isOne: boolean, unit: string, power = '', below = '', belowPower = ''): string {
  const [one, many] = names[unit] ?? [unit, unit]
  const raised = power === '²' ? 'square ' : power === '³' ? 'cubic ' : ''
  const [each] = names[below] ?? [below]
  const per =
    below === ''
      ? ''
      : // A second is squared, a centimeter is cubic.
        ` per ${below === 's' && belowPower === '²' ? 'second squared' : `${belowPower === '³' ? 'cubic ' : belowPower === '²' ? 'square ' : ''}${each}`}`
  return `${raised}${isOne ? one : many}${per}`
}

/** What an inch is followed by, where the word “in” is not: a mark, or how something is measured. */
const afterInch = '(?=$|[,;:)?!”²³/]|\\.(?:$|[\\s)”])| (?:long|wide|tall|high|deep|apart|by|and|or|×))'
const behindNumber = new RegExp(
  `(\\b[Aa]n? )?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+|\\p{Co})( ?|-)(${all})([²³]?)${divided}${ends}( (?!(?:of|and|or|at|in|on|is|to|for|from|by|per|than|a|as|the|with|both|each|long|wide|tall|high|deep|apart|are|was|more|less) )(?:\\p{Ll}+))?`,
  'gu',
)
const alone = new RegExp(`(?<![\\p{L}\\d.$])(${plain})([²³]?)${divided}${ends}`, 'gu')
const raisedAlone = new RegExp(
  `(?<![\\p{L}\\d.$])(${all})([²³])${ends}|(?<![\\p{L}\\d.$])(${all})/(${all})([²³]?)${ends}`,
  'gu',
)
const inParentheses = new RegExp(`\\((${all})([²³]?)${divided}\\)`, 'gu')

/**
 * Units in words. `isPart` says of a piece of math that it is a part of one, as three fourths is: “3 fourths of an
 * inch”.
 */
export function unitsAloud(text: string, isPart: (piece: string) => boolean): string {
  return text
    .replaceAll(
      behindNumber,
      (
        whole: string,
        article: string | undefined,
        number: string,
        gap: string,
        unit: string,
        power: string,
        below: string | undefined,
        belowPower: string | undefined,
        noun: string | undefined,
        at: number,
      ) => {
        if (
          unit === 'in' &&
          power === '' &&
          !new RegExp(`^${afterInch}`).test(text.slice(at + whole.length - (noun ?? '').length))
        )
          return whole
        // “a 5 kg box” has a 5 kilogram box.
        const isOne = number === '1' || (article !== undefined && noun !== undefined)
        const words = unitWords(isOne, unit, power, below, belowPower)
        const link =
          isPart(number) && unit !== '%'
            ? ` of ${/^[aeiou]/.test(unitWords(true, unit)) ? 'an' : 'a'} ${unitWords(true, unit, power, below, belowPower)}`
            : `${gap === '-' ? '-' : ' '}${words}`
        return `${article ?? ''}${number}${link}${noun ?? ''}`
      },
    )
    .replaceAll(
      inParentheses,
      (_, unit: string, power: string, below?: string, belowPower?: string) =>
        `, in ${unitWords(false, unit, power, below, belowPower)},`,
    )
    .replaceAll(
      raisedAlone,
      (_, unit?: string, power?: string, above?: string, below?: string, belowPower?: string) =>
        unit === undefined
          ? unitWords(false, above ?? '', '', below, belowPower)
          : unitWords(false, unit, power),
    )
    .replaceAll(alone, (_, unit: string, power: string, below?: string, belowPower?: string) =>
      unitWords(false, unit, power, below, belowPower),
    )
    .replaceAll(
      /((\d[\d,.]*|\p{Co}) ?)°/gu,
      (_, before: string, number: string) => `${before.trim()} degree${number === '1' ? '' : 's'}`,
    )
    .replaceAll(/ ?°/g, ' degrees')
}

/** A unit printed behind a field, for the sentence “Answer in …”; words stay as they are. */
export function printedUnit(text: string): string {
  const match = new RegExp(`^(${all})([²³]?)${divided}$`, 'u').exec(text.trim())
  if (match === null) return text.trim()
  const [, unit = '', power, below, belowPower] = match
  return unitWords(false, unit, power, below, belowPower)
}
