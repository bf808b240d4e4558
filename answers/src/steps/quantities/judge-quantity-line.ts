import { advise } from '../../advice/advice.ts'
import { partsOf, type Expression } from '../../algebra/expression.ts'
import { divide, equals, isWhole, rational, toNumber, type Rational } from '../../rational.ts'
import { isValue, partsWithin, runsOn } from '../judge-expression-line.ts'
import { roundsTo } from '../rounding.ts'
import { valueIn } from '../tree-bugs.ts'
import type { Statement } from '../read-line.ts'
import { normalForm } from '../../algebra/normal-form.ts'
import { numberOf } from '../numbers.ts'
import { aside, finished, step, wrong, type Above, type Finding } from '../work.ts'
import { type Amount, amountIn, isSameAmount, ratioOf } from './amounts.ts'
import { isGoal, numberOfSide, type Goal } from './goal.ts'
import type { QuantitySide } from './read-quantities.ts'

/**
 * Judges a line of a calculation with units. With all of its units, a side must be the same amount as the given one, so
 * every way of changing units follows. Without some of them, its number must be one that the work can have.
 */
export function judgeQuantityLine(statement: Statement, above: Above): Finding {
  const { goal } = above.read
  if (statement.kind !== 'quantity' || goal === undefined) return wrong
  const { sides } = statement
  const last = sides.at(-1)
  if (last === undefined) return wrong
  const sound = sides.map((side) => isSound(side, goal))
  if (sound.every(Boolean)) return ended(last, goal)
  if (sound.at(-1) === true && runsOn(sides.map(({ read }) => read)))
    return { ...ended(last, goal), isNotation: true }
  if (isRounded(last, goal) && sound.slice(0, -1).every(Boolean))
    return { ...ended(last, goal), role: 'rounded' }
  if (followsFromWrong(sides, above)) return step
  if (areInProportion(sides, goal)) return sound.at(-1) === true ? ended(last, goal) : aside
  if (sound.at(-1) === true && sides.every((side) => isNearGoal(side, goal))) return ended(last, goal)
  if (sound.some(Boolean)) return wrong
  if (sides.length === 1) return isPart(last, above) ? aside : wrong
  return areEqual(sides) && !isWholeWork(sides, above) ? aside : wrong
}

/** Whether a side is the amount that is asked for, or its number where units were left out. */
function isSound({ read, amounts, hasBare, unit }: QuantitySide, goal: Goal): boolean {
  if (amounts.some((amount) => isGoal(amount, goal))) return true
  if (unit !== null || !hasBare) return false
  const number = numberOfSide(read)
  return number !== null && goal.numbers.some((each) => equals(each, number))
}

/** The number of a single amount, in the unit of the answer. */
function isRounded({ read, unit }: QuantitySide, goal: Goal): boolean {
  const units = unit ?? [goal.unit]
  return units.some((its) => {
    const exact = ratioOf(goal.amount, its)
    return exact !== null && roundsTo(read.expression, normalForm(numberOf(exact)))
  })
}

/** Whether a side is about the amount that is asked for, because a number on the way was rounded. */
function isNearGoal({ read, amounts, hasBare }: QuantitySide, goal: Goal): boolean {
  const number = hasBare ? numberOfSide(read) : null
  const ratios = [
    ...amounts.map((amount) => ratioOf(amount, goal.amount)),
    number && divide(number, goal.value),
  ]
  return ratios.some((ratio) => ratio !== null && Math.abs(toNumber(ratio) - 1) < nearWithin)
}

/** `1 cm = 5 km` in a scale: two amounts that go together as the first one and the answer do. */
function areInProportion(sides: readonly QuantitySide[], { amount, first }: Goal): boolean {
  const whole = first && ratioOf(first, amount)
  const [one, other] = sides
  if (whole === null || sides.length !== 2 || one?.unit == null || other?.unit == null) return false
  const inverse = divide(rational(1), whole)
  return one.amounts.some((its) =>
    other.amounts.some((theirs) => {
      const ratio = ratioOf(its, theirs)
      return ratio !== null && (equals(ratio, whole) || equals(ratio, inverse))
    }),
  )
}

/** A right line, and what it lacks as an answer. */
function ended({ read, unit, labeled }: QuantitySide, goal: Goal): Finding {
  const number = valueIn(read.expression)
  if (number === null || !isValue(read.expression) || (unit === null && labeled.length > 0)) return step
  if (unit !== null) {
    const isAsked = unit.some((its) => {
      const ratio = ratioOf(its, goal.unit)
      return ratio !== null && equals(ratio, rational(1))
    })
    return isAsked ? finished : { ...step, message: advise('step-other-unit', { unit: goal.unit.symbol }) }
  }
  return isNearValue(number, goal) ? { ...step, message: advise('step-unit-missing') } : step
}

const nearWithin = 0.01

const isNearValue = (number: Rational, goal: Goal): boolean =>
  equals(number, goal.value) || Math.abs(toNumber(divide(number, goal.value)) - 1) < nearWithin

/** Whether a line follows from a wrong line above it. */
function followsFromWrong(sides: readonly QuantitySide[], { line, sound }: Above): boolean {
  const before = line.at(-1)
  if (line === sound || before?.kind !== 'quantity') return false
  const stated = before.sides.at(-1)
  return stated !== undefined && sides.every((side) => areSame(side, stated))
}

/** Whether two sides are the same amount, or the same number where units were left out. */
function areSame(a: QuantitySide, b: QuantitySide): boolean {
  if (a.amounts.some((amount) => b.amounts.some((other) => isSameAmount(amount, other)))) return true
  if (a.amounts.length > 0 && b.amounts.length > 0 && !a.hasBare && !b.hasBare) return isNearlySame(a, b)
  const [one, other] = [numberOfSide(a.read), numberOfSide(b.read)]
  return one !== null && other !== null && equals(one, other)
}

/** How far a rounded conversion between two systems may be off, as in 1 mi = 1.6 km. */
const conversionWithin = 0.02

/** 1 mi = 1.6 km and 1 in. = 2.5 cm are right to the written places. Within one system, a conversion is exact. */
function isNearlySame(a: QuantitySide, b: QuantitySide): boolean {
  const [own, others] = [a.unit ?? [], b.unit ?? []]
  const areOfTwoSystems = own.some((unit) =>
    others.some((other) => {
      const ratio = ratioOf(unit, other)
      return ratio !== null && !isWhole(ratio) && !isWhole(divide(rational(1), ratio))
    }),
  )
  const isNear = (amount: Amount) => (other: Amount) => {
    const ratio = ratioOf(amount, other)
    return ratio !== null && Math.abs(toNumber(ratio) - 1) <= conversionWithin
  }
  return areOfTwoSystems && a.amounts.some((amount) => b.amounts.some(isNear(amount)))
}

const areEqual = (sides: readonly QuantitySide[]): boolean =>
  sides.slice(1).every((side, index) => {
    const before = sides[index]
    return before !== undefined && (areSame(before, side) || isRoundedFrom(before, side))
  })

/** 25 min = 0.417 h, 25 ÷ 60 = 0.417 */
function isRoundedFrom(before: QuantitySide, { read, unit }: QuantitySide): boolean {
  const exact = [
    ...before.amounts.flatMap((amount) => (unit ?? []).map((its) => ratioOf(amount, its))),
    before.hasBare ? numberOfSide(before.read) : null,
  ]
  return exact.some((number) => number !== null && roundsTo(read.expression, normalForm(numberOf(number))))
}

/** A value that is given, or that part of the work has. */
function isPart(side: QuantitySide, { earlier }: Above): boolean {
  const number = numberOfSide(side.read)
  return earlier.some((line) =>
    line.some(
      (statement) =>
        statement.kind === 'quantity' &&
        statement.sides.some((its) =>
          its.labeled.length > 0 && side.amounts.length > 0
            ? its.labeled.some(({ tree, units }) =>
                [...partsWithin(tree)].some((part) => {
                  const amount = amountIn(part, units)
                  return amount !== null && side.amounts.some((own) => isSameAmount(own, amount))
                }),
              )
            : number !== null &&
              [...partsWithin(its.read.expression)].some((part) => {
                const value = valueIn(part)
                return value !== null && equals(value, number)
              }),
        ),
    ),
  )
}

/** Whether a calculation uses all numbers of the given one, so that it is meant as the work itself and not as a part. */
function isWholeWork([first]: readonly QuantitySide[], { read }: Above): boolean {
  const [given] = read.given
  if (first === undefined || given?.kind !== 'quantity' || given.sides[0] === undefined) return false
  const [own, wanted] = [numbersIn(first.read.expression), numbersIn(given.sides[0].read.expression)]
  return own.length > 1 && wanted.every((number) => own.some((its) => equals(its, number)))
}

function numbersIn(tree: Expression): Rational[] {
  const value = valueIn(tree)
  return value !== null && tree.kind !== 'quotient' ? [value] : partsOf(tree).flatMap(numbersIn)
}
