import { advise, type Advice } from './advice/advice.ts'
import { matchValue, roundingAsked, targetOf, type Match, type Target } from './match-value.ts'
import { isRefusal } from './numeral.ts'
import { bareAmounts } from './judge-number.ts'
import { judgePi } from './judge-pi.ts'
import { judgeWords } from './judge-words.ts'
import { parseUnit } from './parse-unit.ts'
import { equals, multiply, rational, type Rational } from './rational.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'
import { convert, kindOfUnit, type Unit } from './units.ts'
import { correct, incorrect, otherForm, unreadable, type Judgement } from './verdict.ts'

export interface QuantityKey {
  /** Exact, in `unit`. */
  value: string
  /** 'cm²', 'm/s', '°C', '$', 'dollars per pound', 'apples': anything that a student could type. */
  unit: string
  /** The same unit in other words, such as in another language. Students may type any of them. */
  otherUnits?: readonly string[]
  /** The answer must be rounded to this many decimal places of `unit`. */
  places?: number
  /** Exact tolerance, in `unit`. */
  within?: string
  /** Whether any unit of the same kind may be used (the default), or only `unit`. */
  accept?: 'convertible' | 'exact-unit'
}

/** @throws RangeError when the key cannot be read; never because of `text` */
export function judgeQuantity(text: string, key: QuantityKey): Judgement {
  const target = targetOf(key)
  const expected = [key.unit, ...(key.otherUnits ?? [])].flatMap((unit) => {
    const units = parseUnit(unit)
    if (units.length === 0) throw new RangeError(`“${unit}” is not a unit.`)
    return units
  })
  const read = readQuantity(text, key.unit)
  if (isRefusal(read)) return unreadable(read.message)
  const judged = (its: Quantity) => judgeRead(its, key, target, expected)
  return judgeWords(judgePi(read, judged) ?? judged(read), read, key.value)
}

function judgeRead(read: Quantity, key: QuantityKey, target: Target, expected: readonly Unit[]): Judgement {
  const amounts = read.units.flatMap((unit) => expected.flatMap((wanted) => amountIn(read, unit, wanted)))
  if (amounts.length === 0) {
    const isRight = bareAmounts(read, key.unit).some(
      (amount) => matchValue(amount, read.written.places, target) !== 'different',
    )
    return !isRight ? incorrect(read.echo) : otherForm(read.echo, unitAdvice(read, expected))
  }
  const judged = amounts.map(({ value, isSameUnit }) => ({
    isSameUnit,
    match: matchValue(value, equals(value, read.value) ? read.written.places : undefined, target),
  }))
  const best = judged.toSorted(
    (a, b) => rank[a.match] - rank[b.match] || Number(b.isSameUnit) - Number(a.isSameUnit),
  )[0]
  if (best === undefined || best.match === 'different') return incorrect(read.echo)
  if (best.match === 'unrounded') return otherForm(read.echo, roundingAsked(key.places ?? 0))
  return key.accept === 'exact-unit' && !best.isSameUnit
    ? otherForm(read.echo, advise('give-in', { unit: key.unit }))
    : correct(read.echo)
}

const rank: Record<Match, number> = { equal: 0, unrounded: 1, different: 2 }

/** The answer in the wanted unit. `isSameUnit` is also true for another name of it, such as mL for cm³. */
function amountIn(read: Quantity, unit: Unit, wanted: Unit): { value: Rational; isSameUnit: boolean }[] {
  const value = convert(read.value, unit, wanted)
  if (value === null) return []
  // Five million years may be given as 5 million years.
  const isMagnitude =
    read.written.magnitude !== undefined &&
    equals(multiply(unit.factor, rational(read.written.magnitude)), wanted.factor)
  const isSame = equals(unit.factor, wanted.factor) && equals(unit.offset, wanted.offset)
  return [{ value, isSameUnit: isSame || isMagnitude }]
}

/** Never names the right unit, because finding it is part of the question. */
function unitAdvice(read: Quantity, expected: readonly Unit[]): Advice {
  if (read.unitText === '') return advise('add-unit')
  const [typed, wanted] = [read.units[0] && kindOfUnit(read.units[0]), expected[0] && kindOfUnit(expected[0])]
  if (typed === 'kind-angle' && wanted === 'kind-temperature') {
    return advise('which-degrees')
  }
  if (typed && wanted) {
    return advise('other-kind', { unit: read.unitText, typed: advise(typed), asked: advise(wanted) })
  }
  if (read.units.length === 0) return advise('unknown-unit', { unit: read.unitText })
  return advise('check-unit')
}
