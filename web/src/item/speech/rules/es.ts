import { fractionWords, isPartOfOne } from './spanish-numbers.ts'
import type { SpeechRules } from '../speech-rules.ts'

export const speechRules: SpeechRules = {
  signs: {
    '\u2212': 'menos',
    '-': 'menos',
    '+': 'más',
    '\u00B1': 'más o menos',
    '\u00D7': 'por',
    '\u22C5': 'por',
    '\u00B7': 'por',
    '\u00F7': 'dividido entre',
    '=': 'es igual a',
    '\u2260': 'no es igual a',
    '\u2248': 'es aproximadamente',
    '<': 'es menor que',
    '>': 'es mayor que',
    '\u2264': 'es menor o igual que',
    '\u2265': 'es mayor o igual que',
    '\u2218': 'grados',
    '%': 'por ciento',
    '\u03C0': 'pi',
    '\u2220': 'ángulo',
    '\u25B3': 'triángulo',
    '\u2032': 'prima',
    '\u2061': '',
    '\u2062': '',
  },
  negative: 'menos',
  and: 'y',
  times: 'por',
  of: 'de',
  at: 'en',
  to: 'a',
  sub: 'sub',
  prime: 'prima',
  degrees: 'grados',
  repeating: 'periódico',
  withBar: 'con una barra',
  blank: 'espacio en blanco',
  point: 'el punto',
  pointNames: '(?:[Pp]untos?|[Pp]ar(?:es)?(?: ordenados?)?)',
  group: ['la cantidad', 'fin de la cantidad'],
  parenthesis: ['abre paréntesis', 'cierra paréntesis'],
  bracket: ['abre corchete', 'cierra corchete'],
  fraction: fractionWords,
  isPartOfOne,
  over: (top, bottom) => `${top} sobre ${bottom}`,
  longFraction: (top, bottom) => `la fracción ${top} sobre ${bottom}, fin de la fracción,`,
  shortFraction: (top, bottom) => `la fracción ${top} sobre ${bottom}`,
  squared: (base) => `${base} al cuadrado`,
  cubed: (base) => `${base} al cubo`,
  power: (base, exponent) => `${base} a la ${exponent}`,
  shortPower: (base, exponent) => `${base} a la ${exponent}`,
  longPower: (base, exponent) => `${base} a la potencia ${exponent}, fin del exponente,`,
  root: (degree, under) =>
    degree === ''
      ? `la raíz cuadrada de ${under}`
      : degree === '3'
        ? `la raíz cúbica de ${under}`
        : `la raíz de índice ${degree} de ${under}`,
  rootEnd: ', fin de la raíz,',
  absolute: 'el valor absoluto de',
  money,
  units: {
    mm: ['milímetro', 'milímetros'],
    cm: ['centímetro', 'centímetros'],
    dm: ['decímetro', 'decímetros'],
    m: ['metro', 'metros'],
    km: ['kilómetro', 'kilómetros'],
    µm: ['micrómetro', 'micrómetros'],
    nm: ['nanómetro', 'nanómetros'],
    in: ['pulgada', 'pulgadas'],
    pulg: ['pulgada', 'pulgadas'],
    ft: ['pie', 'pies'],
    yd: ['yarda', 'yardas'],
    mi: ['milla', 'millas'],
    mg: ['miligramo', 'miligramos'],
    g: ['gramo', 'gramos'],
    kg: ['kilogramo', 'kilogramos'],
    lb: ['libra', 'libras'],
    oz: ['onza', 'onzas'],
    mL: ['mililitro', 'mililitros'],
    L: ['litro', 'litros'],
    gal: ['galón', 'galones'],
    s: ['segundo', 'segundos'],
    min: ['minuto', 'minutos'],
    h: ['hora', 'horas'],
    N: ['newton', 'newtons'],
    J: ['julio', 'julios'],
    kJ: ['kilojulio', 'kilojulios'],
    W: ['vatio', 'vatios'],
    kW: ['kilovatio', 'kilovatios'],
    V: ['voltio', 'voltios'],
    Hz: ['hercio', 'hercios'],
    kPa: ['kilopascal', 'kilopascales'],
    mb: ['milibar', 'milibares'],
    mph: ['milla por hora', 'millas por hora'],
    '°C': ['grado Celsius', 'grados Celsius'],
    '°F': ['grado Fahrenheit', 'grados Fahrenheit'],
    '%': ['por ciento', 'por ciento'],
  },
  unitWords({ isOne, unit, power, below, belowPower }) {
    const [one, many] = speechRules.units[unit] ?? [unit, unit]
    const [each] = speechRules.units[below] ?? [below]
    const ending = isOne ? '' : 's'
    const raised =
      power === '²' ? ` ${squareOf(one)}${ending}` : power === '³' ? ` ${cubicOf(one)}${ending}` : ''
    const eachRaised =
      belowPower === ''
        ? ''
        : below === 's'
          ? ' al cuadrado'
          : ` ${belowPower === '²' ? squareOf(each) : cubicOf(each)}`
    return `${isOne ? one : many}${raised}${below === '' ? '' : ` por ${each}${eachRaised}`}`
  },
  partOfUnit: (unit) => ` de ${unit}`,
  article: '(?!)',
  inUnit: (unit) => `, en ${unit},`,
  alleleWord: /(?<!\p{L})alelos?(?!\p{L})/u,
  allele: (letter) =>
    `${letter.toUpperCase()} ${letter === letter.toUpperCase() ? 'mayúscula' : 'minúscula'}`,
  // A, e, o, u, and y are words.
  loneLetters: '[BCDF-HJ-NP-TV-XZbcdf-hj-np-tv-xz](?! mayúscula| minúscula)',
  yields: 'produce',
  arrowTo: 'flecha a',
  figures: '[Tt]riángulos?|[Áá]ngulos?|[Ll]ados?|[Ss]egmentos?|[Rr]ectas?|[Rr]ayos?|[Ss]emirrectas?',
  abbreviations: 'Dr|Dra|Sr|Sra|Srta|St|vs|núm',
  tidied: (text) => text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el punto(?!\p{L})/gu, '$1l punto'),
}

/** Miles, inches, yards, and pounds are feminine. */
const isFeminine = (unit: string) => unit.endsWith('a')
const squareOf = (unit: string) => (isFeminine(unit) ? 'cuadrada' : 'cuadrado')
const cubicOf = (unit: string) => (isFeminine(unit) ? 'cúbica' : 'cúbico')

/** Dollar amounts: “4 dólares y 50 centavos”. */
function money(text: string): string {
  const dollars = (amount: string) => (amount === '1' ? '1 dólar' : `${amount} dólares`)
  const cents = (amount: number) => (amount === 1 ? '1 centavo' : `${amount} centavos`)
  return text
    .replaceAll(
      /\$(\d[\d,]*(?:\.\d+)?) (mil|mill[oó]n(?:es)?)(?!\p{L})/gu,
      (_, amount: string, size: string) =>
        size === 'mil' ? `${amount} mil dólares` : `${amount} ${size} de dólares`,
    )
    .replaceAll(/(?<![A-Z])\$(\d[\d,]*\d|\d)(?:\.(\d+))?/g, (_, whole: string, part: string | undefined) => {
      if (part === undefined) return dollars(whole)
      // Prices are in whole cents; any other decimal is a number of dollars.
      if (part.length !== 2) return `${whole}.${part} dólares`
      const both = [
        ...(whole === '0' ? [] : [dollars(whole)]),
        ...(part === '00' ? [] : [cents(Number(part))]),
      ]
      return both.length === 0 ? '0 dólares' : both.join(' y ')
    })
    .replaceAll(/\$(\p{Co})/gu, '$1 dólares')
    .replaceAll(/\s?\(\$\)/g, ', en dólares,')
    .replaceAll(/\$(?!\w)/g, 'dólares')
}
