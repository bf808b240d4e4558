import { withPoints } from '@skills-center/answers/decimal-style'
import { judgeFraction } from '@skills-center/answers/judge-fraction'
import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeTable } from '@skills-center/answers/judge-table'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { asDecimal, asKey, type Exact, exact, isSame, over, plus, times } from './exact.ts'
import { dressed, type Spelled, spelled } from './spellings.ts'

const anyValue = (chance: Chance): Exact =>
  chance.pick([
    () => exact(chance.whole(-20, 60)),
    () => exact(chance.whole(-12_000, 2_000_000)),
    () => exact(chance.whole(-40, 80), chance.pick([2, 3, 4, 5, 6, 8])),
    () => exact(chance.whole(-5000, 9000), chance.pick([10, 100, 1000])),
    () => exact(chance.whole(1, 60), chance.whole(2, 24)),
  ])()

/** Returns a different value, as a typical slip would produce. */
export function altered(chance: Chance, value: Exact): Exact {
  const other = chance.pick([
    () => plus(value, exact(chance.pick([1, -1, 2, 10]))),
    () => times(value, exact(-1)),
    () => times(value, exact(10)),
    () => times(value, exact(1, 10)),
    () => (value.n === 0 ? exact(1) : over(exact(1), value)),
    () => plus(value, exact(1, value.d + 1)),
    () => exact(value.n, value.d + 1),
    () => times(value, exact(chance.pick([2, 3, 100]))),
  ])()
  return isSame(other, value) ? plus(value, exact(1)) : other
}

/** The verdict for a plain number with no required form. */
function wantOf(value: Exact, given: Exact, { kind, counted }: Spelled, isFraction: boolean): Verdict {
  if (isSame(value, given)) return kind === 'places' ? 'form' : 'correct'
  if (counted !== undefined && value.d === 1 && value.n === counted) return 'unreadable'
  // 7% where 7 is expected: the number is right but the sign is not.
  const isBarePercent = kind === 'percent' && isSame(value, times(given, exact(100)))
  return isBarePercent && !isFraction ? 'form' : 'incorrect'
}

export function numberCase(chance: Chance): Case {
  const value = anyValue(chance)
  const given = chance.is(0.6) ? value : altered(chance, value)
  const its = spelled(chance, given)
  const typed = dressed(chance, its.text)
  const key = { value: asKey(value) }
  return {
    type: 'number',
    typed,
    key,
    want: wantOf(value, given, its, false),
    check: () => judgeNumber(typed, key),
  }
}

/** A number with a decimal comma. */
export function commaCase(chance: Chance): Case {
  const value = exact(chance.whole(-900_000, 9_000_000), chance.pick([1, 10, 100, 10_000]))
  const given = chance.is(0.6) ? value : altered(chance, value)
  const [whole = '', decimals] = (asDecimal(given) ?? '1').split('.')
  const dots = chance.is(0.5) ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole
  const typed = `${dots}${decimals === undefined ? '' : `,${decimals}`}`
  const key = { value: asKey(value) }
  const isRight = isSame(value, asDecimal(given) === null ? exact(1) : given)
  const want = isRight ? 'correct' : 'incorrect'
  return { type: 'decimal comma', typed, key, want, check: () => judgeNumber(withPoints(typed), key) }
}

const forms = ['any', 'fraction', 'simplest', 'mixed', 'improper'] as const

export function fractionCase(chance: Chance): Case {
  const value = exact(chance.whole(-60, 90), chance.pick([2, 3, 4, 5, 6, 8, 12, 1]))
  const given = chance.is(0.65) ? value : altered(chance, value)
  const its = spelled(chance, given)
  const typed = dressed(chance, its.text)
  const form = chance.pick(forms)
  const key = { value: asKey(value), form }
  const plainly = wantOf(value, given, its, true)
  const want = plainly === 'correct' && !hasForm(value, its, form) ? 'form' : plainly
  return { type: 'fraction', typed, key, want, check: () => judgeFraction(typed, key) }
}

function hasForm(
  value: Exact,
  { kind, isReduced, isImproper }: Spelled,
  form: (typeof forms)[number],
): boolean {
  if (form === 'any' || kind === 'whole') return true
  if (kind !== 'fraction' && kind !== 'mixed') return false
  if (form === 'fraction') return true
  if (form === 'simplest') return isReduced === true && isImproper !== true
  if (form === 'improper') return kind === 'fraction'
  if (value.d === 1) return true
  return kind === 'mixed' ? isImproper !== true : Math.abs(value.n) < value.d
}

/** A table with two cells; the worse verdict counts. */
export function tableCase(chance: Chance): Case {
  const [a, b] = [numberCase(chance), numberCase(chance)]
  const order: Verdict[] = ['unreadable', 'incorrect', 'form', 'correct']
  const want = order.find((verdict) => a.want === verdict || b.want === verdict) ?? 'correct'
  const keyOf = (its: Case) => (isNumberKey(its.key) ? its.key : { value: '0' })
  const key = { entries: { a: keyOf(a), b: keyOf(b) } }
  return {
    type: 'table',
    typed: `${a.typed} | ${b.typed}`,
    key,
    want,
    check: () => judgeTable({ a: a.typed, b: b.typed }, key),
  }
}

const isNumberKey = (key: unknown): key is { value: string } =>
  typeof key === 'object' && key !== null && 'value' in key
