import { advise } from './advice/advice.ts'
import { echoOf } from './algebra/echo.ts'
import { isEquivalent } from './algebra/normal-form.ts'
import { prepare } from './algebra/prepare.ts'
import { readValue, type ReadExpression } from './algebra/read-expression.ts'
import { echoing, judging, readingKey, Refused } from './algebra/refused.ts'
import { splitsOf, withoutFence } from './algebra/split-list.ts'
import { inDigits } from './number-words.ts'
import { correct, incorrect, type Echo, type Judgement } from './verdict.ts'

export interface NumbersKey {
  /** Exact, in plain text or TeX: '3', '-1/2', '2\\sqrt{3}'. Empty for the empty set and `no solution`. */
  values: readonly string[]
  /**
   * `any` (the default): a set, or a list in any order. A repeated number counts once, unless it is also repeated in
   * `values`. `as given`: in this order.
   */
  order?: 'any' | 'as given'
}

/**
 * Reads `1, 2`, `{1, 2}`, `1 and 2`, `x = 1 or x = 2`, `±3`, `∅`, and `no solution`.
 * @throws RangeError when the key cannot be read; never because of `text`
 */
export function judgeNumbers(text: string, key: NumbersKey): Judgement {
  const wanted = key.values.map((value) => readingKey(value, () => readValue(prepare(value))))
  const isOrdered = key.order === 'as given'
  return judging(() => {
    const [first, ...others] = readLists(text, isOrdered)
    if (first === undefined) throw new RangeError('A text must have at least one split.')
    const isRight = (list: List) =>
      isOrdered ? isSameSequence(list, wanted) : isSameCollection(list, wanted)
    const right = [first, ...others].find(isRight)
    return right === undefined ? incorrect(echoOfList(first, text)) : correct(echoOfList(right, text))
  })
}

type List = readonly ReadExpression[]

const countLimit = 30
const emptySet =
  /^(?:∅|\{ ?\}|\( ?\)|no (?:real )?(?:solutions?|numbers?|answers?)|none|the empty set|empty set|empty|does not exist|dne|(?:no hay |sin )soluci[oó]n|no tiene soluci[oó]n|ninguno|ninguna|vac[ií]o|conjunto vac[ií]o)$/i
const numbersInOrder = /\s*-+>\s*|\s*[<>≤≥]\s*|;|\bthen\b|→/i
const numbersInAnyOrder = /;|\band\b|\bor\b|&|(?<=[\d)] )[yo](?= (?:-?[\d(]|[a-z] ?=))/i
const introduction = /^(?:the )?(?:numbers?|solutions?|values?|set|roots?)(?: are| is|:| =)? /i
const name = /^\p{L}(?:_?\d)? ?[=∈] ?/u

function readLists(typed: string, isOrdered: boolean): readonly List[] {
  const { text } = inDigits(prepare(typed), '', true)
  if (emptySet.test(text)) return [[]]
  const inside = bare(text)
  const separators = isOrdered
    ? new RegExp(`${numbersInOrder.source}|${numbersInAnyOrder.source}`, 'i')
    : numbersInAnyOrder
  // Without any other separator, spaces separate numbers; `1 1/2` alone is a mixed number.
  const isSpaced = /^-?[\d.]+(?: -?[\d.]+)+$|^-?\d+\/\d+(?: -?\d+\/\d+)+$/.test(inside)
  const splits = isSpaced ? [inside.split(' ')] : splitsOf(inside, separators)
  return splits.map(readParts)
}

/** Removes introductory words and braces. */
function bare(text: string): string {
  const list = text.replace(introduction, '').replace(name, '')
  return withoutFence(list) ?? list
}

function readParts(parts: readonly string[]): List {
  if (parts.length > countLimit) throw new Refused(advise('too-many-numbers'))
  if (parts.some((part) => part.includes('...'))) throw new Refused(advise('dots-in-list'))
  const list = parts.flatMap(bothSigns).map((part) => readValue(part.replace(name, '')))
  if (list.length === 0) throw new Refused(advise('empty-list'))
  return list
}

/** Expands `±3` to 3 and -3. */
function bothSigns(part: string): readonly string[] {
  const plain = part.replace(name, '').replace(/^\+ ?- ?/, '±')
  return plain.includes('±') ? [plain.replaceAll('±', '+'), plain.replaceAll('±', '-')] : [plain]
}

const echoOfList = (list: List, typed: string): string => {
  const inside = list.map(({ expression }) => echoOf(expression)).join(', ')
  return list.length === 0 || typed.includes('{') ? `{${inside}}` : inside
}

const isSameSequence = (list: List, wanted: List): boolean =>
  list.length === wanted.length &&
  list.every(({ form }, index) => {
    const other = wanted[index]
    return other !== undefined && isEquivalent(form, other.form)
  })

/** Whether both have the same numbers with the same counts, except that a number wanted once may be repeated. */
function isSameCollection(list: List, wanted: List): boolean {
  const counts = countsOf(wanted, wanted)
  const given = countsOf(wanted, list)
  const isComplete = counts.every((count, index) =>
    count === 1 ? (given[index] ?? 0) >= 1 : given[index] === count,
  )
  return isComplete && list.every(({ form }) => wanted.some((other) => isEquivalent(form, other.form)))
}

/** How often each of `numbers` is in `list`. */
const countsOf = (numbers: List, list: List) =>
  numbers.map(({ form }) => list.filter((other) => isEquivalent(form, other.form)).length)

/** How the text is read, for a live echo. Never throws. */
export const readsAsNumbers = (text: string): Echo =>
  echoing(() => echoOfList(readLists(text, false)[0] ?? [], text))
