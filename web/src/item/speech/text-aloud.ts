import { allelesAloud } from './alleles-aloud.ts'
import { formulasAloud, plainDigits } from './formula-aloud.ts'
import type { Held } from './held.ts'
import { moneyAloud } from './money-aloud.ts'
import { fractionWords, isPartOfOne, ordinal } from './number-words.ts'
import { signs } from './signs.ts'
import { unitsAloud } from './units.ts'

const num = '[\u2212-]?(?:\\d[\\d,]*\\d|\\d)(?:\\.\\d+)?(?:/\\d+)?'
const coordinate = `(?:${num}|[\u2212-]?[a-z]|\\p{Co})`
const points = new RegExp(
  `((?:ordered )?(?:point|pair)s? )?([A-Z]\u2032?)?\\((${coordinate}), (${coordinate})\\)`,
  'gu',
)

/** Plain words with the numbers, signs and units in them, as a teacher reads them aloud. `areAlleles`: single letters are. */
export function textAloud(text: string, held: Held, areAlleles: boolean): string {
  const { hold, wordsOf } = held
  const isPart = (piece: string) => isPartOfOne(wordsOf(piece))
  const negative = (number: string) => number.replace(/^[\u2212-]/, 'negative ')
  let said = text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
  said = clock(said)
  said = formulasAloud(said, hold)
  if (areAlleles) said = allelesAloud(said)
  said = moneyAloud(said)
  // Fractions and points are held, so that no later rule reads their digits again.
  said = said
    .replaceAll(
      /(?<![\d/.])(?:(\d+) )?(\d+)\/(\d+(?:,\d{3})*)(?![\d/])/g,
      (_, whole: string | undefined, top: string, bottom: string) =>
        hold(`${whole === undefined ? '' : `${whole} and `}${fractionWords(top, bottom)}`),
    )
    .replaceAll(points, (_, named: string | undefined, letter: string | undefined, x: string, y: string) => {
      const at = `${negative(x)}, ${negative(y)}`
      if (letter !== undefined) return `${named ?? ''}${letter} ${hold(`at the point ${at}`)}`
      return named === undefined ? hold(`the point ${at}`) : `${named}${hold(at)}`
    })
    .replaceAll(/\b10([⁻⁺]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, sign: string, digits: string) =>
      hold(`10 to the ${sign === '⁻' ? 'negative ' : ''}${ordinal(plainDigits(digits))} power`),
    )
    .replaceAll(/\b([fgh])\((\w|[\u2212-]?\d+)\)/g, (_, name: string, at: string) =>
      hold(`${name} of ${negative(at)}`),
    )
  // One point after the other.
  said = said.replaceAll(/(\p{Co}),(?= (?:and )?(\p{Co}))/gu, (whole, one: string, other: string) =>
    [one, other].every((piece) => wordsOf(piece).startsWith('the point ')) ? `${one};` : whole,
  )
  // What the words call a point already.
  said = said.replaceAll(
    /\b([Pp]oints?|[Pp]airs?) (\p{Co})/gu,
    (_, name: string, piece: string) =>
      `${name} ${hold(wordsOf(piece).replace(/^([A-Z](?: prime)? at )?the point /, '$1'))}`,
  )
  said = unitsAloud(said, isPart)
  said = groups(said).replaceAll(/(?<![\d:])(\d+):(\d+)(?![\d:])/g, '$1 to $2')
  return signsAloud(said)
    .replaceAll(/\p{Co}/gu, (piece) => ` ${wordsOf(piece)} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?)”])|(?<=[(“]) /g, '')
    .replaceAll(/,(?= ?[,.;:!?”)]|$)/g, '')
    .trim()
}

/** Times of day keep their colon; “p.m.” must not look like the end of a sentence. */
const clock = (text: string) =>
  text
    .replaceAll(/\b([ap])\.m\.(?=\s+[A-Z“]|\s*$|”)/g, (_, half: string) => `${half.toUpperCase()}M.`)
    .replaceAll(/\b([ap])\.m\./g, (_, half: string) => `${half.toUpperCase()}M`)
    .replaceAll(/\b(\d{1,2}):(\d\d)(?= ?[AP]M)/g, '$1\u2236$2')

/** Parentheses around a sum or product in plain text. */
const groups = (text: string) =>
  text
    .replaceAll(/\(([\u2212-][\d.,]+|[\u2212-]?\p{Co})\)/gu, '$1')
    .replaceAll(
      /([\d\p{Co}]|(?<![a-z])[a-z])?\(((?:[\d.,]+|\p{Co}|\d*[a-z](?![a-z]))(?: [+\u2212×÷] (?:[\d.,]+|\p{Co}|\d*[a-z](?![a-z])))+)\)(?=( [+\u2212×÷]| degrees|[(\d])|)/gu,
      (_, factor: string | undefined, inside: string, goesOn: string | undefined) =>
        `${factor === undefined ? '' : `${factor} times `}the quantity ${inside}${goesOn === undefined ? '' : ', end quantity,'}`,
    )

const signsAloud = (text: string) =>
  text
    .replaceAll(/(?<=^|[\s(“=×÷+<>/,:;])[\u2212-](?=[\d.$\p{L}\p{Co}])/gu, 'negative ')
    .replaceAll(/(?<=[\d\p{L}\p{Co}) ])\u2212(?=[\d\p{L}\p{Co} ])/gu, ' minus ')
    .replaceAll('\u2212', ' minus ')
    .replaceAll(/(?<=\d)\u2013(?=\d)/g, ' to ')
    .replaceAll(/ \u2013 /g, ', ')
    .replaceAll(/(\w)²/g, '$1 squared')
    .replaceAll(/(\w)³/g, '$1 cubed')
    .replaceAll(/√/g, ' the square root of ')
    .replaceAll(/▢|□|_{2,}/g, ' blank ')
    .replaceAll(/(?<=\s)\[(?=\s)/g, 'open bracket')
    .replaceAll(/(?<=\s)\](?=[\s.,])/g, 'close bracket')
    .replaceAll(/([A-Z])\u2032/g, '$1 prime ')
    .replaceAll(
      /\b([Tt]riangles?|[Aa]ngles?|[Ss]ides?|[Ss]egments?|[Ll]ines?|[Rr]ays?|[∠△]) ([A-Z]{2,4})\b/g,
      (_, what: string, letters: string) => `${what} ${Array.from(letters).join(' ')}`,
    )
    // A number and its letter.
    .replaceAll(/(?<![\p{L}\d])(\d+(?:\.\d+)?)([a-z])(?![\p{L}\d])/gu, '$1 $2')
    .replaceAll(/[+×÷·⋅=≠≈<>≤≥±%π∠△]/g, (sign) => ` ${signs[sign] ?? sign} `)
    .replaceAll('\u2236', ':')
