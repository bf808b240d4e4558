import { fractionWords, isPartOfOne, ordinal } from './english-numbers.ts'
import type { SpeechRules } from '../speech-rules.ts'

export const speechRules: SpeechRules = {
  signs: {
    '\u2212': 'minus',
    '-': 'minus',
    '+': 'plus',
    '\u00B1': 'plus or minus',
    '\u00D7': 'times',
    '\u22C5': 'times',
    '\u00B7': 'times',
    '\u00F7': 'divided by',
    '=': 'equals',
    '\u2260': 'is not equal to',
    '\u2248': 'is about',
    '<': 'is less than',
    '>': 'is greater than',
    '\u2264': 'is less than or equal to',
    '\u2265': 'is greater than or equal to',
    '\u2218': 'degrees',
    '%': 'percent',
    '\u03C0': 'pi',
    '\u2220': 'angle',
    '\u25B3': 'triangle',
    '\u2032': 'prime',
    '\u2061': '',
    '\u2062': '',
  },
  negative: 'negative',
  and: 'and',
  times: 'times',
  of: 'of',
  at: 'at',
  to: 'to',
  sub: 'sub',
  prime: 'prime',
  degrees: 'degrees',
  repeating: 'repeating',
  withBar: 'with a bar',
  blank: 'blank',
  point: 'the point',
  pointNames: '(?:[Oo]rdered )?(?:[Pp]oint|[Pp]air)s?',
  group: ['the quantity', 'end quantity'],
  parenthesis: ['open parenthesis', 'close parenthesis'],
  bracket: ['open bracket', 'close bracket'],
  fraction: fractionWords,
  isPartOfOne,
  over: (top, bottom) => `${top} over ${bottom}`,
  longFraction: (top, bottom) => `the fraction ${top} over ${bottom}, end fraction,`,
  shortFraction: (top, bottom) => `the fraction ${top} over ${bottom}`,
  squared: (base) => `${base} squared`,
  cubed: (base) => `${base} cubed`,
  power: (base, exponent) =>
    `${base} to the ${/\d$/.test(exponent) ? ordinal(exponent) : `${exponent}th`} power`,
  shortPower: (base, exponent) => `${base} to the power of ${exponent}`,
  longPower: (base, exponent) => `${base} to the power ${exponent}, end power,`,
  root: (degree, under) =>
    `the ${degree === '' ? 'square' : degree === '3' ? 'cube' : ordinal(degree)} root of ${under}`,
  rootEnd: ', end root,',
  absolute: 'the absolute value of',
  money,
  units: {
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
  },
  unitWords({ isOne, unit, power, below, belowPower }) {
    const [one, many] = speechRules.units[unit] ?? [unit, unit]
    const raised = power === '²' ? 'square ' : power === '³' ? 'cubic ' : ''
    const [each] = speechRules.units[below] ?? [below]
    const per =
      below === ''
        ? ''
        : // We say “second squared” but “cubic centimeter”.
          ` per ${below === 's' && belowPower === '²' ? 'second squared' : `${belowPower === '³' ? 'cubic ' : belowPower === '²' ? 'square ' : ''}${each}`}`
    return `${raised}${isOne ? one : many}${per}`
  },
  partOfUnit: (unit) => ` of ${/^(?:[aeio]|hour)/.test(unit) ? 'an' : 'a'} ${unit}`,
  article: '\\b[Aa]n? ',
  inUnit: (unit) => `, in ${unit},`,
  alleleWord: /\balleles?\b/,
  allele: (letter) => `${letter === letter.toUpperCase() ? 'capital' : 'small'} ${letter.toUpperCase()}`,
  loneLetters: '(?<!capital |small )[B-HJ-Zb-hj-z]',
  yields: 'yields',
  arrowTo: 'arrow to',
  figures: '[Tt]riangles?|[Aa]ngles?|[Ss]ides?|[Ss]egments?|[Ll]ines?|[Rr]ays?',
  abbreviations: 'Dr|Mr|Ms|Mrs|St|vs|No',
  tidied: (text) => text,
}

/** Dollar amounts: “4 dollars and 50 cents”. */
function money(text: string): string {
  const count = (amount: string, name: string) => `${amount} ${name}${amount === '1' ? '' : 's'}`
  return text
    .replaceAll(/\$(\d[\d,]*(?:\.\d+)?) (thousand|million|billion)/g, '$1 $2 dollars')
    .replaceAll(
      /(\b[Aa]n? )?(?<![A-Z])\$(\d[\d,]*\d|\d)(?:\.(\d+))?( (?!(?:is|and|or|in|for|to|a|each|per|more|less|off) )[a-z]+)?/g,
      (
        _,
        article: string | undefined,
        dollars: string,
        cents: string | undefined,
        noun: string | undefined,
      ) => {
        const before = article ?? ''
        const after = noun ?? ''
        if (cents === undefined)
          return article !== undefined && noun !== undefined
            ? `${before}${dollars} dollar${after}`
            : `${before}${count(dollars, 'dollar')}${after}`
        // Prices are in whole cents; any other decimal is a number of dollars.
        if (cents.length !== 2) return `${before}${dollars}.${cents} dollars${after}`
        const both = [
          ...(dollars === '0' ? [] : [count(dollars, 'dollar')]),
          ...(cents === '00' ? [] : [count(String(Number(cents)), 'cent')]),
        ]
        return `${before}${both.length === 0 ? '0 dollars' : both.join(' and ')}${after}`
      },
    )
    .replaceAll(/\$(\p{Co})/gu, '$1 dollars')
    .replaceAll(/\s?\(\$\)/g, ', in dollars,')
    .replaceAll(/\$(?!\w)/g, 'dollars')
}
