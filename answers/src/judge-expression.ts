import { advise } from './advice/advice.ts'
import { echoOf } from './algebra/echo.ts'
import { changes, type ExpressionForm } from './algebra/expression-form.ts'
import { lettersIn } from './algebra/expression.ts'
import { isEquivalent, normalForm } from './algebra/normal-form.ts'
import { letterAdvice, renamed, renamings } from './algebra/other-letter.ts'
import { readExpression, type ReadExpression } from './algebra/read-expression.ts'
import { echoing, judging, readingKey } from './algebra/refused.ts'
import { isRoundedConstant } from './algebra/rounded-constant.ts'
import { parseUnit } from './parse-unit.ts'
import { equals } from './rational.ts'
import { isUnitLetter } from './unit-words.ts'
import { isSameKind, type Unit } from './units.ts'
import { correct, incorrect, otherForm, unreadable, type Echo, type Judgement } from './verdict.ts'

export interface ExpressionKey {
  /** In plain text or TeX: '2x+6', '3\\sqrt{2}', '(x+1)/(x-2)'. */
  value: string
  form?: ExpressionForm
  /** Printed after the field. Students may type it or omit it. */
  unit?: string
}

/**
 * An answer is right if it is equal wherever both are defined, decided by normal forms: (x² - 1)/(x - 1) for x + 1.
 * @throws RangeError when the key cannot be read; never because of `text`
 */
export function judgeExpression(typed: string, key: ExpressionKey): Judgement {
  const text = key.unit === undefined ? typed : withoutUnit(typed, key.unit)
  const wanted = readingKey(key.value, () => readExpression(key.value))
  const letters = lettersIn(wanted.expression)
  return judging(() => {
    const read = readExpression(text, { letters })
    const echo = echoOf(read.expression)
    if (isEquivalent(read.form, wanted.form)) {
      const change = changes[key.form ?? 'any'](read.expression)
      return change === null ? correct(echo) : otherForm(echo, change)
    }
    const meant = readTightly(text, letters)
    if (meant !== null && isEquivalent(meant.form, wanted.form)) {
      return otherForm(echo, advise('parentheses-below', { expression: echoOf(meant.expression) }))
    }
    if (isRoundedConstant(read.expression, wanted.expression)) return otherForm(echo, advise('rounded-exact'))
    const times = readXAsTimes(text, letters)
    if (times !== null && isEquivalent(times.form, wanted.form)) {
      const isApart = / x /i.test(text)
      return isApart ? correct(echoOf(times.expression)) : otherForm(echo, advise('times-sign'))
    }
    const names = renamings(lettersIn(read.expression), letters).find((each) =>
      isEquivalent(normalForm(renamed(read.expression, each)), wanted.form),
    )
    if (names !== undefined) return otherForm(echo, letterAdvice(names))
    const unit = [...lettersIn(read.expression)].find(
      (letter) => !letters.has(letter) && isUnitLetter(letter),
    )
    // A unit that differs from the printed one is wrong: 3 m is not 3 cm.
    return unit === undefined || key.unit !== undefined
      ? incorrect(echo)
      : unreadable(advise('unit-letter', { letter: unit }))
  })
}

/** Removes the unit at the end: √45 cm is √45. */
function withoutUnit(typed: string, unit: string): string {
  const bare = typed.trimEnd()
  const end = bare.slice(-unit.length)
  if (bare.length > unit.length && end.toLowerCase() === unit.toLowerCase())
    return bare.slice(0, -unit.length)
  if (bare.length > lengthLimit) return typed
  // `9π square centimeters` next to a printed cm² is the same unit under another name.
  const [wanted] = parseUnit(unit)
  const starts = [...bare.matchAll(/(?<=[\d)\s}²³⁴πi])(?=[\p{L}°])/gu)].slice(-5)
  const at = starts
    .map(({ index }) => index)
    .find((start) => {
      return parseUnit(bare.slice(start)).some((its) => wanted !== undefined && isSame(its, wanted))
    })
  return at === undefined ? typed : bare.slice(0, at)
}

const lengthLimit = 200
const isSame = (a: Unit, b: Unit) => isSameKind(a, b) && equals(a.factor, b.factor)

/** Reads `1/2x` as 1/(2x), which is not the order of operations but may be what was meant. */
function readTightly(text: string, letters: ReadonlySet<string>): ReadExpression | null {
  return /[/÷]/.test(text) ? readExpression(text, { letters, isJuxtapositionTight: true }) : null
}

/** Reads `3 x x` as 3 · x, which is not the normal reading but may be what was meant; null if there is no double x. */
const readXAsTimes = (text: string, letters: ReadonlySet<string>): ReadExpression | null =>
  letters.has('x') && /x *[a-z]/i.test(text) ? readExpression(text, { letters, isXTimes: true }) : null

/** How the text is read, for a live echo. `letters` are the question's letters, if known. Never throws. */
export const readsAsExpression = (text: string, letters?: readonly string[]): Echo =>
  echoing(() => echoOf(readExpression(text, { letters: letters && new Set(letters) }).expression))
