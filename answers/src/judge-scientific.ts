import { judgeNumber } from './judge-number.ts'
import { isRefusal } from './numeral.ts'
import { formatFraction } from './rational.ts'
import { readNumber } from './read-number.ts'
import { readQuantity } from './read-quantity.ts'
import { otherForm, type Judgement } from './verdict.ts'

export interface ScientificKey {
  /** Exact, in any form that a student may type: '3.2e4', '3.2 x 10^4', '32000'. */
  value: string
  /** `scientific` (the default): a number from 1 up to 10, times a power of ten. */
  form?: 'scientific' | 'any'
  /** Exact distance that still counts. */
  within?: string
  /** Printed behind the field: may be typed or left out. */
  unit?: string
}

/** @throws RangeError when the key cannot be read; never because of `text`. */
export function judgeScientific(text: string, key: ScientificKey): Judgement {
  const wanted = readNumber(key.value)
  if (!wanted.readable) throw new RangeError(`The key “${key.value}” cannot be read. ${wanted.message}`)
  const { form = 'scientific', ...rest } = key
  const judgement = judgeNumber(text, { ...rest, value: formatFraction(wanted.value) })
  if (form === 'any' || judgement.verdict !== 'correct') return judgement
  const read = readQuantity(text, key.unit)
  if (isRefusal(read) || wanted.value.numerator === 0n) return judgement
  const change = changeOf(read.written)
  return change === null ? judgement : otherForm(read.echo, change)
}

function changeOf({ kind, unnormalised = false }: { kind: string; unnormalised?: boolean }): string | null {
  if (kind !== 'scientific')
    return 'That is the right amount. Write it in scientific notation, like 3.2 × 10⁴.'
  return unnormalised ? 'That is the right amount. Make the first number at least 1 and less than 10.' : null
}
