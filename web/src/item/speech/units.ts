import { speechRules } from './current-speech-rules.ts'
import type { SpeechRules } from './speech-rules.ts'

/** Letters that are also words or names: they are units only after a number. */
const ambiguous = ['m', 'in', 'g', 's', 'h', 'N', 'J', 'W', 'V', 'L', 'min', 'mi', 'gal']

const any = (units: readonly string[]) =>
  units
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace('.', '\\.'))
    .join('|')

/** What may follow “in” as an inch, to tell it from the word: punctuation, or a kind of measurement. */
const afterInch = '(?=$|[,;:)?!”²³/]|\\.(?:$|[\\s)”])| (?:long|wide|tall|high|deep|apart|by|and|or|×))'
/** After a number with an article, these words are not a noun that it describes: “a 5 kg box”. */
const notNouns =
  'of|and|or|at|in|on|is|to|for|from|by|per|than|a|as|the|with|both|each|long|wide|tall|high|deep|apart|are|was|more|less'

function patternsFor({ units, article }: SpeechRules) {
  const all = any(Object.keys(units))
  const plain = any(Object.keys(units).filter((unit) => !ambiguous.includes(unit)))
  const divided = `(?:/(${all})([²³]?))?`
  const ends = '(?![\\p{L}\\d\u2032]| atoms?\\b)'
  return {
    behindNumber: new RegExp(
      `(${article})?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+|\\p{Co})( ?|-)(${all})([²³]?)${divided}${ends}( (?!(?:${notNouns}) )(?:\\p{Ll}+))?`,
      'gu',
    ),
    alone: new RegExp(`(?<![\\p{L}\\d.$])(${plain})([²³]?)${divided}${ends}`, 'gu'),
    raisedAlone: new RegExp(
      `(?<![\\p{L}\\d.$])(${all})([²³])${ends}|(?<![\\p{L}\\d.$])(${all})/(${all})([²³]?)${ends}`,
      'gu',
    ),
    inParentheses: new RegExp(`\\((${all})([²³]?)${divided}\\)`, 'gu'),
    printed: new RegExp(`^(${all})([²³]?)${divided}$`, 'u'),
  }
}

const known = new Map<SpeechRules, ReturnType<typeof patternsFor>>()

function patterns(): ReturnType<typeof patternsFor> {
  const its = speechRules()
  const made = known.get(its) ?? patternsFor(its)
  known.set(its, made)
  return made
}

/** “cm³” as words: “cubic centimeters”. */
const unitWords = (isOne: boolean, unit: string, power = '', below = '', belowPower = ''): string =>
  speechRules().unitWords({ isOne, unit, power, below, belowPower })

/** Units as words. `isPart` tells whether a piece of math is a fraction less than one: “3 fourths of an inch”. */
export function unitsAloud(text: string, isPart: (piece: string) => boolean): string {
  const { behindNumber, inParentheses, raisedAlone, alone } = patterns()
  const { partOfUnit, inUnit, degrees } = speechRules()
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
        // “a 5 kg box” is read as “a 5 kilogram box”.
        const isOne = number === '1' || (article !== undefined && noun !== undefined)
        const words = unitWords(isOne, unit, power, below, belowPower)
        const link =
          isPart(number) && unit !== '%'
            ? partOfUnit(unitWords(true, unit, power, below, belowPower))
            : `${gap === '-' ? '-' : ' '}${words}`
        return `${article ?? ''}${number}${link}${noun ?? ''}`
      },
    )
    .replaceAll(inParentheses, (_, unit: string, power: string, below?: string, belowPower?: string) =>
      inUnit(unitWords(false, unit, power, below, belowPower)),
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
      (_, before: string, number: string) =>
        `${before.trim()} ${number === '1' ? degrees.slice(0, -1) : degrees}`,
    )
    .replaceAll(/ ?°/g, ` ${degrees}`)
}

/** A unit printed after a field, for the sentence “Answer in …”; words stay as they are. */
export function printedUnit(text: string): string {
  const match = patterns().printed.exec(text.trim())
  if (match === null) return text.trim()
  const [, unit = '', power, below, belowPower] = match
  return unitWords(false, unit, power, below, belowPower)
}
