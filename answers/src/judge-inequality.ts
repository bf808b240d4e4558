import { advise, type Advice } from './advice/advice.ts'
import { Effort } from './algebra/effort.ts'
import { letterAdvice, renamings, type Renaming } from './algebra/other-letter.ts'
import { zeroPolynomial } from './algebra/polynomial.ts'
import { prepare } from './algebra/prepare.ts'
import { proportion, whole } from './algebra/quotient.ts'
import type { ReadExpression } from './algebra/read-expression.ts'
import { readInequality, type Meaning, type ReadInequality } from './algebra/read-inequality.ts'
import type { Relations } from './algebra/read-relations.ts'
import { echoing, judging, readingKey } from './algebra/refused.ts'
import { intersect, isSameSet, type SolutionSet } from './algebra/solution-set.ts'
import { solvingBegun } from './algebra/solving-begun.ts'
import { withoutUnits } from './unit-words.ts'
import { correct, incorrect, otherForm, type Echo, type Judgement } from './verdict.ts'

/**
 * `solved`: the letter alone, x > 3 or 1 < x ≤ 4. `inequality`: with signs, solved or not. `interval`: (3, ∞). Any by
 * default.
 */
type InequalityForm = 'any' | 'inequality' | 'solved' | 'interval'

export interface InequalityKey {
  /**
   * In plain text or TeX: 'x>3', '1<x<=4', 'x<1 or x>5', '(3,∞)', 'y<=2x+1', 'no solution', 'all numbers'. With one
   * letter and no powers, the solutions are compared; otherwise the inequality itself, up to a positive factor.
   */
  value: string
  form?: InequalityForm
  /**
   * The letter stands for something that is never below 0. An answer that adds this bound (0 < a < 6 for a < 6) also
   * counts.
   */
  cannotBeNegative?: true
  /** `model` if the question asks for the inequality itself, as in a word problem. Its solution then does not count. */
  asks?: 'model'
}

/** @throws RangeError when the key cannot be read; never because of `text` */
export function judgeInequality(text: string, key: InequalityKey): Judgement {
  const wanted = readingKey(key.value, () => readInequality(prepare(key.value)))
  return judging(() => {
    const letters = wanted.letters.size > 0 ? wanted.letters : undefined
    const read = readInequality(withoutUnits(prepare(text), letters), letters)
    const isRight = (meaning: Meaning) =>
      isSameMeaning(meaning, wanted.meaning) ||
      (key.cannotBeNegative === true && isSameFromZero(meaning, wanted.meaning))
    if (!isRight(read.meaning)) {
      const names = renamings(read.letters, wanted.letters).find((each) =>
        isRight(renamed(read.meaning, each)),
      )
      return names === undefined ? incorrect(read.echo) : otherForm(read.echo, letterAdvice(names))
    }
    const begun =
      key.asks === 'model' && read.relations && wanted.relations
        ? solvingBegun(withoutBound(read.relations), wanted.relations)
        : null
    if (begun !== null) return otherForm(read.echo, advise(`model-inequality-${begun}`))
    const change = formatMessage.test(text) ? withSigns : changes[key.form ?? 'any'](read)
    return change === null ? correct(read.echo) : otherForm(read.echo, change)
  })
}

/** Words of the question that the answer should express as signs. Repeating them does not count. */
const formatMessage =
  /(?<!\p{L})(?:less|more|greater|fewer|smaller|bigger|larger|least|most|above|over|below|under|lower|higher)(?!\p{L})/iu

const withSigns = advise('as-inequality')

const changes: Record<InequalityForm, (read: ReadInequality) => Advice | null> = {
  any: () => null,
  inequality: (read) => (read.isInterval ? withSigns : null),
  solved: (read) => {
    if (read.isInterval) return withSigns
    return read.isSolved ? null : advise('solve')
  },
  interval: (read) => (read.isInterval ? null : advise('as-interval')),
}

function isSameMeaning(a: Meaning, b: Meaning): boolean {
  if (a.kind === 'set' && b.kind === 'set') {
    const isSameLetter = a.letter === b.letter || a.letter === null || b.letter === null
    return isSameLetter && isSameSet(a.set, b.set)
  }
  if (a.kind !== 'sign' || b.kind !== 'sign' || a.sign !== b.sign) return false
  const factor = proportion(a.polynomial, b.polynomial, new Effort())
  return factor === 1 || (factor === -1 && a.sign === '≠')
}

/** Whether both mean the same among nonnegative numbers, with or without 0 itself. */
function isSameFromZero(read: Meaning, wanted: Meaning): boolean {
  if (read.kind !== 'set' || wanted.kind !== 'set') return false
  return [true, false].some((isIncluded) => {
    const from: SolutionSet = [{ from: { at: whole(zeroPolynomial), isIncluded }, to: null }]
    return isSameMeaning(read, { ...wanted, set: intersect(wanted.set, from) })
  })
}

const renamed = (meaning: Meaning, names: Renaming): Meaning =>
  meaning.kind === 'set' && meaning.letter !== null
    ? { ...meaning, letter: names.get(meaning.letter) ?? meaning.letter }
    : meaning

/** Removes the bound 0 from `0 ≤ 3n ≤ 12`, so that the rest shows how far it was solved. */
function withoutBound({ sides, signs }: Relations): Relations {
  const isBound = (side: ReadExpression | undefined) => side?.form.above.size === 0
  if (sides.length !== 3) return { sides, signs }
  if (isBound(sides[0])) return { sides: sides.slice(1), signs: signs.slice(1) }
  return isBound(sides[2]) ? { sides: sides.slice(0, 2), signs: signs.slice(0, 1) } : { sides, signs }
}

/** How the text is read, for a live echo. `letters` are the question's letters, if known. Never throws. */
export const readsAsInequality = (text: string, letters?: readonly string[]): Echo =>
  echoing(() => {
    const known = letters && new Set(letters)
    return readInequality(withoutUnits(prepare(text), known), known).echo
  })
