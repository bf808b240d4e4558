import { advise } from './advice/advice.ts'
import { Effort } from './algebra/effort.ts'
import { changesOfEquation, type EquationForm } from './algebra/equation-form.ts'
import { isEquivalent } from './algebra/normal-form.ts'
import { letterAdvice, renamings } from './algebra/other-letter.ts'
import { multiply } from './algebra/polynomial.ts'
import { prepare } from './algebra/prepare.ts'
import { proportion, subtract } from './algebra/quotient.ts'
import {
  echoOfRelations,
  lettersInRelations,
  readRelations,
  renamedRelations,
  soloIn,
  type Relations,
} from './algebra/read-relations.ts'
import { echoing, judging, readingKey, Refused } from './algebra/refused.ts'
import { solvingBegun } from './algebra/solving-begun.ts'
import { correct, incorrect, otherForm, type Echo, type Judgement } from './verdict.ts'

export interface EquationKey {
  /** In plain text or TeX: 'y=2x+1', 'A=\\pi r^2'. For the form `solved`, it must have a letter alone on one side. */
  value: string
  form?: EquationForm
  /** `model` if the question asks for the equation itself, as in a word problem. Its solution then does not count. */
  asks?: 'model'
}

/**
 * An answer is equivalent if the difference of its sides is a constant times the difference of the key's sides: terms
 * moved, sides swapped, or both multiplied by a number.
 * @throws RangeError when the key cannot be read; never because of `text`
 */
export function judgeEquation(text: string, key: EquationKey): Judgement {
  const wanted = readingKey(key.value, () => equationIn(readRelations(prepare(key.value))))
  const letters = lettersInRelations(wanted)
  const solo = soloIn(wanted)
  return judging(() => {
    const prepared = formatMessage.test(text)
      ? prepare(text)
      : prepare(text).replace(/^(\p{L}) is (?=\S)/u, '$1 = ')
    const read = readRelations(withoutFunction(prepared, letters, solo?.letter), { letters })
    const [side] = read.sides
    if (read.signs.length === 0 && side && solo && isEquivalent(side.form, solo.other.form)) {
      return otherForm(echoOfRelations(read), advise('whole-equation', { letter: solo.letter }))
    }
    equationIn(read)
    const echo = echoOfRelations(read)
    if (!isSameEquation(read, wanted)) {
      const names = renamings(lettersInRelations(read), letters).find((each) =>
        isSameEquation(renamedRelations(read, each), wanted),
      )
      return names === undefined ? incorrect(echo) : otherForm(echo, letterAdvice(names))
    }
    const begun = key.asks === 'model' ? solvingBegun(read, wanted) : null
    if (begun !== null) return otherForm(echo, advise(`model-${begun}`))
    const change = changesOfEquation[key.form ?? 'any'](read, solo?.letter ?? 'y')
    return change === null ? correct(echo) : otherForm(echo, change)
  })
}

/** `y is 2x + 1` is an equation, but text with these words is the sentence that should have been translated. */
const formatMessage = /(?<!\p{L})(?:times|plus|minus|divided|more|less|squared)(?!\p{L})/iu

/** Reads `f(x) =` as `y =`, if the question has y alone on one side and no letter f. */
function withoutFunction(text: string, letters: ReadonlySet<string>, solo: string | undefined): string {
  const [start, name = '', of = ''] = /^(\p{L}) ?\( ?(\p{L}) ?\)(?= ?=)/u.exec(text) ?? []
  if (start === undefined || solo === undefined || letters.has(name) || !letters.has(of)) return text
  return solo + text.slice(start.length)
}

function equationIn(read: Relations): Relations {
  const { signs } = read
  if (signs.length === 0) throw new Refused(advise('no-equation'))
  if (signs.length > 1) throw new Refused(advise('two-equals-signs'))
  if (signs[0] !== '=') throw new Refused(advise('inequality-for-equation'))
  return read
}

/** `left - right` as a quotient. */
function differenceOf({ sides: [left, right] }: Relations, effort: Effort) {
  if (left === undefined || right === undefined) throw new RangeError('An equation has two sides.')
  return subtract(left.form, right.form, effort)
}

function isSameEquation(read: Relations, wanted: Relations): boolean {
  const effort = new Effort()
  const [a, b] = [differenceOf(read, effort), differenceOf(wanted, effort)]
  // xy = 1 counts for y = 1/x: the equation multiplied by the denominator.
  if (proportion(a.above, b.above, effort) !== null) return true
  const [left, right] = [multiply(a.above, b.below, effort), multiply(b.above, a.below, effort)]
  return proportion(left, right, effort) !== null
}

/** How the text is read, for a live echo. `letters` are the question's letters, if known. Never throws. */
export const readsAsEquation = (text: string, letters?: readonly string[]): Echo =>
  echoing(() => {
    const read = readRelations(prepare(text), { letters: letters && new Set(letters) })
    return echoOfRelations(equationIn(read))
  })
