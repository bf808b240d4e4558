import { advise, type Advice } from './advice/advice.ts'
import { UnreadableKey } from './unreadable-key.ts'
import { judgeNumber } from './judge-number.ts'
import { isRefusal } from './numeral.ts'
import { normaliseText } from './normalise-text.ts'
import { formatFraction } from './rational.ts'
import { readNumber } from './read-number.ts'
import { readQuantity } from './read-quantity.ts'
import { otherForm, type Judgement } from './verdict.ts'

export interface ScientificKey {
  /** Exact, in any form that a student may type: '3.2e4', '3.2 x 10^4', '32000'. */
  value: string
  /** `scientific` (the default): a number from 1 up to but not including 10, times a power of ten. */
  form?: 'scientific' | 'any'
  /** Exact tolerance. */
  within?: string
  /** Printed after the field. Students may type it or omit it. */
  unit?: string
}

/** @throws RangeError when the key cannot be read; never because of `typed` */
export function judgeScientific(typed: string, key: ScientificKey): Judgement {
  const wanted = readNumber(key.value)
  if (!wanted.readable) throw new UnreadableKey(key.value, wanted.message)
  const { form = 'scientific', ...rest } = key
  const text = plainPower(typed)
  const judgement = judgeNumber(text, { ...rest, value: formatFraction(wanted.value) })
  if (form === 'any' || judgement.verdict !== 'correct') return judgement
  const read = readQuantity(text, key.unit)
  if (isRefusal(read) || wanted.value.numerator === 0n) return judgement
  const change = changeOf(read.written)
  return change === null ? judgement : otherForm(read.echo, change)
}

const powersInText: readonly (readonly [RegExp, string])[] = [
  [/ to the (?:power of )?\(?(-?\d{1,3})(?:st|nd|rd|th)?\)?(?: power)?/i, '^$1'],
  [/ to the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?: power)?/i, '^$1'],
]
const ordinals = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** Rewrites `(3.2)(10^4)`, `3.2(10^4)`, `10^4 x 3.2`, and `3.2 x 10 to the 4th` as `3.2 * 10^4`. */
function plainPower(typed: string): string {
  if (typed.length > 200) return typed
  let text = normaliseText(typed)
  for (const [words, sign] of powersInText) text = text.replace(words, sign)
  return text
    .replace(/\^([a-z]+)/i, (whole, word: string) => {
      const exponent = ordinals.indexOf(word.toLowerCase())
      return exponent > 0 ? `^${exponent}` : whole
    })
    .replace(/\( ?10 ?\) ?(?=\^)/, '10')
    .replace(/\(\s*(10 ?\^ ?(?:-?\d{1,3}|\(-?\d{1,3}\)|\{-?\d{1,3}\}))\s*\)/, ' * $1')
    .replace(/^(-?)\( ?([-\d.,]+) ?\)(?= ?(?:[x*]|times))/i, '$1$2')
    .replace(/([x*]|times) *\* /i, '* ')
    .replace(/^\* /, '')
    .replace(/^(10 ?\^ ?(?:-?\d{1,3}|\(-?\d{1,3}\))) ?(?:[x*]|times) ?(-?[\d.,]+)$/i, '$2 * $1')
}

function changeOf({ kind, unnormalised = false }: { kind: string; unnormalised?: boolean }): Advice | null {
  if (kind !== 'scientific') return advise('as-scientific')
  return unnormalised ? advise('first-number-scientific') : null
}
