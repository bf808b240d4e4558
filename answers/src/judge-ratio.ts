import { advise } from './advice/advice.ts'
import { Effort } from './algebra/effort.ts'
import { echoOf } from './algebra/echo.ts'
import { rationalIn } from './algebra/polynomial.ts'
import { prepare } from './algebra/prepare.ts'
import { isEqual, multiply, signOfQuotient } from './algebra/quotient.ts'
import { readConstant, readValue, requireValue, type ReadExpression } from './algebra/read-expression.ts'
import { echoing, judging, readingKey, Refused } from './algebra/refused.ts'
import { withoutFence } from './algebra/split-list.ts'
import { inDigits } from './number-words.ts'
import { isWhole } from './rational.ts'
import { correct, incorrect, otherForm, type Echo, type Judgement } from './verdict.ts'

export interface RatioKey {
  /** Two or more parts, in order: '2:3', '2:3:5', '1:√2'. */
  value: string
  /** `simplest`: whole numbers without a common factor. Any by default, so 4:6 counts for 2:3. */
  form?: 'any' | 'simplest'
}

/**
 * Reads `2:3`, `2 to 3`, `2/3`, and `2 cups to 3 cups`. The order matters.
 * @throws RangeError when the key cannot be read; never because of `text`
 */
export function judgeRatio(text: string, key: RatioKey): Judgement {
  const wanted = readingKey(key.value, () => readRatio(key.value))
  return judging(() => {
    const parts = readRatio(text)
    const echo = echoOfRatio(parts)
    if (!isSameRatio(parts, wanted)) return incorrect(echo)
    return key.form === 'simplest' && !isSimplest(parts)
      ? otherForm(echo, advise('simplest-ratio'))
      : correct(echo)
  })
}

const echoOfRatio = (parts: readonly ReadExpression[]) =>
  parts.map(({ expression }) => echoOf(expression)).join(':')

const partLimit = 6
const separator =
  /\s*:\s*|\s*-\s?to\s?-\s*|\s+(?:is to|to|for every|for each|per|es a|a|por cada)\s+|(?<=\d)to(?=\d)/i

function readRatio(typed: string): readonly ReadExpression[] {
  const bare = inDigits(prepare(typed)).text.replace(/^(?:the )?(?:ratio|it)(?: is)? |^(?:is|=) */i, '')
  const text = withoutFence(bare) ?? bare
  const texts = text.split(separator)
  if (texts.length > partLimit) throw new Refused(advise('too-many-in-ratio'))
  const parts = texts.length > 1 ? texts.map((part) => readValue(withoutWords(part))) : readFraction(text)
  const signs = parts.map(({ form }) => signOfQuotient(form))
  if (signs.every((sign) => sign === 0)) throw new Refused(advise('ratio-of-zeros'))
  return parts
}

/** Reads `2 cups` and `boys 2` as 2, if the words are not part of the number. */
const withoutWords = (part: string): string =>
  part
    .replace(/(?<=[\d)] ?)(?!pi\b|sqrt|root)\p{L}{2,}(?: \p{L}+)*$/iu, '')
    .replace(/^(?!pi\b|sqrt|root)\p{L}{2,} (?=[\d.-])/iu, '')

/** Reads `2/3`, `2 out of 3`, `2 of 3`, and `2 in 3`. */
function readFraction(text: string): readonly ReadExpression[] {
  const { expression } = readConstant(text.replace(/\s+(?:out of|of|in|for)\s+/i, '/'))
  if (expression.kind !== 'quotient') throw new Refused(advise('no-ratio'))
  return [expression.above, expression.below].map(requireValue)
}

/** Whether each part is the same positive multiple of the key's part. */
function isSameRatio(parts: readonly ReadExpression[], wanted: readonly ReadExpression[]): boolean {
  const effort = new Effort()
  const at = wanted.findIndex(({ form }) => signOfQuotient(form) !== 0)
  const [part, want] = [parts[at], wanted[at]]
  if (part === undefined || want === undefined || parts.length !== wanted.length) return false
  if (signOfQuotient(part.form) !== signOfQuotient(want.form)) return false
  return parts.every(({ form }, index) => {
    const other = wanted[index]
    return (
      other !== undefined &&
      isEqual(multiply(form, want.form, effort), multiply(other.form, part.form, effort), effort)
    )
  })
}

function isSimplest(parts: readonly ReadExpression[]): boolean {
  let divisor = 0n
  for (const { expression, form } of parts) {
    const value = rationalIn(form.above)
    if (value === null) continue
    if (!isWhole(value) || expression.kind !== 'number' || expression.written !== 'whole') return false
    divisor = greatestCommonDivisor(divisor, value.numerator)
  }
  return divisor <= 1n
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b)

/** How the text is read, for a live echo. Never throws. */
export const readsAsRatio = (text: string): Echo => echoing(() => echoOfRatio(readRatio(text)))
