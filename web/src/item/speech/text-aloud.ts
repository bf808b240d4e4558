import { allelesAloud } from './alleles-as-speech.ts'
import { formulasAloud, plainDigits } from './formula-aloud.ts'
import type { Placeholders } from './placeholders.ts'
import { speechRules } from './current-speech-rules.ts'
import { unitsAloud } from './units.ts'

const num = '[\u2212-]?(?:\\d[\\d,]*\\d|\\d)(?:\\.\\d+)?(?:/\\d+)?'
const coordinate = `(?:${num}|[\u2212-]?[a-z]|\\p{Co})`
const pointsIn = (names: string) =>
  new RegExp(`(${names} )?([A-Z]\u2032?)?\\((${coordinate}), (${coordinate})\\)`, 'gu')

/**
 * Plain text with its numbers, symbols, and units as a teacher reads them aloud. `areAlleles`: single letters are
 * allele names.
 */
export function textAloud(text: string, held: Placeholders, areAlleles: boolean): string {
  const { hold, wordsOf } = held
  const its = speechRules()
  const isPart = (piece: string) => its.isPartOfOne(wordsOf(piece))
  const negative = (number: string) => number.replace(/^[\u2212-]/, `${its.negative} `)
  let spoken = text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
  spoken = clock(spoken)
  spoken = formulasAloud(spoken, hold)
  if (areAlleles) spoken = allelesAloud(spoken)
  spoken = its.money(spoken)
  // Fractions and points are replaced with placeholders, so that no later rule reads their digits again.
  spoken = spoken
    .replaceAll(
      /(?<![\d/.])(?:(\d+) )?(\d+)\/(\d+(?:,\d{3})*)(?![\d/])/g,
      (_, whole: string | undefined, top: string, bottom: string) =>
        hold(`${whole === undefined ? '' : `${whole} ${its.and} `}${its.fraction(top, bottom)}`),
    )
    .replaceAll(
      pointsIn(its.pointNames),
      (_, named: string | undefined, letter: string | undefined, x: string, y: string) => {
        const at = `${negative(x)}, ${negative(y)}`
        if (letter !== undefined) return `${named ?? ''}${letter} ${hold(`${its.at} ${its.point} ${at}`)}`
        return named === undefined ? hold(`${its.point} ${at}`) : `${named}${hold(at)}`
      },
    )
    .replaceAll(/\b10([⁻⁺]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, sign: string, digits: string) =>
      hold(its.power('10', `${sign === '⁻' ? `${its.negative} ` : ''}${plainDigits(digits)}`)),
    )
    .replaceAll(/\b([fgh])\((\w|[\u2212-]?\d+)\)/g, (_, name: string, at: string) =>
      hold(`${name} ${its.of} ${negative(at)}`),
    )
  // One point after another.
  spoken = spoken.replaceAll(
    new RegExp(`(\\p{Co}),(?= (?:${its.and} )?(\\p{Co}))`, 'gu'),
    (whole, one: string, other: string) =>
      [one, other].every((piece) => wordsOf(piece).startsWith(`${its.point} `)) ? `${one};` : whole,
  )
  // The text already calls it a point.
  const pointBefore = new RegExp(`^([A-Z](?: ${its.prime})? ${its.at} )?${its.point} `)
  spoken = spoken.replaceAll(
    new RegExp(`(?<!\\p{L})(${its.pointNames}) (\\p{Co})`, 'gu'),
    (_, name: string, piece: string) => `${name} ${hold(wordsOf(piece).replace(pointBefore, '$1'))}`,
  )
  spoken = unitsAloud(spoken, isPart)
  spoken = groups(spoken).replaceAll(/(?<![\d:])(\d+):(\d+)(?![\d:])/g, `$1 ${its.to} $2`)
  spoken = signsAloud(spoken)
    .replaceAll(/\p{Co}/gu, (piece) => ` ${wordsOf(piece)} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?)”])|(?<=[(“¿¡]) /g, '')
    .replaceAll(/,(?= ?[,.;:!?”)]|$)/g, '')
    .trim()
  return its.tidied(spoken)
}

/** Times of day keep their colon; “p.m.” must not look like the end of a sentence. */
const clock = (text: string) =>
  text
    .replaceAll(/\b([ap])\.m\.(?=\s+[A-Z“]|\s*$|”)/g, (_, half: string) => `${half.toUpperCase()}M.`)
    .replaceAll(/\b([ap])\.m\./g, (_, half: string) => `${half.toUpperCase()}M`)
    .replaceAll(/\b(\d{1,2}):(\d\d)(?= ?(?:[AP]M|[ap]\. ?m\.))/g, '$1\u2236$2')

/** Parentheses around a sum or product in plain text. */
function groups(text: string): string {
  const { times, group, degrees } = speechRules()
  return text
    .replaceAll(/\(([\u2212-][\d.,]+|[\u2212-]?\p{Co})\)/gu, '$1')
    .replaceAll(
      new RegExp(
        `([\\d\\p{Co}]|(?<![a-z])[a-z])?\\((${term}(?: [+\u2212×÷] ${term})+)\\)(?=( [+\u2212×÷]| ${degrees}|[(\\d])|)`,
        'gu',
      ),
      (_, factor: string | undefined, inside: string, goesOn: string | undefined) =>
        `${factor === undefined ? '' : `${factor} ${times} `}${group[0]} ${inside}${goesOn === undefined ? '' : `, ${group[1]},`}`,
    )
}

const term = '(?:[\\d.,]+|\\p{Co}|\\d*[a-z](?![a-z]))'

function signsAloud(text: string): string {
  const { signs, negative, to, squared, cubed, root, blank, bracket, prime, figures } = speechRules()
  return (
    text
      .replaceAll(/(?<=^|[\s(“=×÷+<>/,:;])[\u2212-](?=[\d.$\p{L}\p{Co}])/gu, `${negative} `)
      .replaceAll('\u2212', ` ${signs['\u2212'] ?? ''} `)
      .replaceAll(/(?<=\d)\u2013(?=\d)/g, ` ${to} `)
      .replaceAll(/ \u2013 /g, ', ')
      .replaceAll(/(\w)²/g, (_, base: string) => squared(base))
      .replaceAll(/(\w)³/g, (_, base: string) => cubed(base))
      .replaceAll(/√/g, ` ${root('', '')}`)
      .replaceAll(/▢|□|_{2,}/g, ` ${blank} `)
      .replaceAll(/(?<=\s)\[(?=\s)/g, bracket[0])
      .replaceAll(/(?<=\s)\](?=[\s.,])/g, bracket[1])
      .replaceAll(/([A-Z])\u2032/g, `$1 ${prime} `)
      .replaceAll(
        new RegExp(`(?<!\\p{L})(${figures}|[∠△]) ([A-Z]{2,4})(?![\\p{L}\\d])`, 'gu'),
        (_, what: string, letters: string) => `${what} ${Array.from(letters).join(' ')}`,
      )
      // A number and its letter.
      .replaceAll(/(?<![\p{L}\d])(\d+(?:\.\d+)?)([a-z])(?![\p{L}\d])/gu, '$1 $2')
      .replaceAll(/[+×÷·⋅=≠≈<>≤≥±%π∠△]/g, (sign) => ` ${signs[sign] ?? sign} `)
      .replaceAll('\u2236', ':')
  )
}
