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
  /** In plain text or TeX: 'y=2x+1', 'A=\\pi r^2'. For the form `solved`, a letter stands alone in it. */
  value: string
  form?: EquationForm
  /** `model` where the equation itself is asked, as a story tells it: its solution does not count. */
  asks?: 'model'
}

/**
 * Counts where both sides differ by what the key's sides differ by, times a constant: terms moved, sides
 * swapped or both multiplied by a number.
 * @throws RangeError when the key cannot be read; never because of `text`.
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

/** `y is 2x + 1` is an equation; with these it is the sentence that was to be written as one. */
const formatMessage = /(?<!\p{L})(?:times|plus|minus|divided|more|less|squared)(?!\p{L})/iu

/** `f(x) =` as `y =`, where the question has y alone and no letter f. */
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
  // xy = 1 for y = 1/x: multiplied by what is on the bottom.
  if (proportion(a.above, b.above, effort) !== null) return true
  const [left, right] = [multiply(a.above, b.below, effort), multiply(b.above, a.below, effort)]
  return proportion(left, right, effort) !== null
}

/**
 * How the text reads, for a live echo. `letters` are those of the question, where it says them.
 * Never throws.
 */
export const readsAsEquation = (text: string, letters?: readonly string[]): Echo =>
  echoing(() => {
    const read = readRelations(prepare(text), { letters: letters && new Set(letters) })
    return echoOfRelations(equationIn(read))
  })
