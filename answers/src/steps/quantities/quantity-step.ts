import type { Expression } from '../../algebra/expression.ts'
import { partsOf } from '../../algebra/expression.ts'
import { equals, one } from '../../rational.ts'
import { lastSide } from '../line-sides.ts'
import { arithmeticStep } from '../rewrite-step.ts'
import type { NextStep } from '../step-move.ts'
import { valueIn } from '../tree-bugs.ts'
import type { Above } from '../work.ts'
import type { Statement } from '../read-line.ts'
import { ratioOf } from './amounts.ts'
import { type Goal, numberOfSide, written } from './goal.ts'

/**
 * The next step of a calculation with units: write it down, change units that do not fit, work it out, and write the
 * unit.
 */
export function quantityStep({ read, sound }: Above): NextStep | null {
  const { goal } = read
  const side = lastSide(sound)
  if (side === null || goal === undefined || read.task.kind !== 'quantity') return null
  const answer = `${written(goal.value)} ${goal.unit.symbol}`
  const isValue = equals(numberOfSide(side) ?? goal.given, goal.value)
  const isStart = sound === read.given
  const given = shown(read.task.given)
  if (!isValue) {
    const [first] = goal.conversions
    if (first === undefined) return null
    const line = [given, ...goal.conversions.map(({ text }) => text)].join(' · ')
    return { move: 'change-unit', by: first.text, line }
  }
  if (isStart) return { move: 'write-quantities', by: '', line: given }
  if (isAnswer(sound, goal)) return null
  if (valueIn(side.expression) !== null && side.expression.kind === 'number')
    return { move: 'write-unit', by: '', line: answer }
  const next = arithmeticStep(side.expression)
  if (next === null) return { move: 'write-unit', by: '', line: answer }
  return isOneStep(side.expression) || isPlain(next.line) ? { ...next, line: answer } : next
}

/** Whether the last line is a number with the unit that is asked for. */
function isAnswer(sound: readonly Statement[], goal: Goal): boolean {
  const last = sound.at(-1)
  const unit = last?.kind === 'quantity' ? last.sides.at(-1)?.unit : null
  return (unit ?? []).some((its) => {
    const ratio = ratioOf(its, goal.unit)
    return ratio !== null && equals(ratio, one)
  })
}

const shown = (given: string): string =>
  given.replaceAll(/ ?\* ?/gu, ' · ').replaceAll(/\^([23])/gu, (_, of: string) => (of === '2' ? '²' : '³'))

const isPlain = (line: string): boolean => /^-?[\d.]+$/u.test(line)

/** Products and quotients are worked out at once. */
const isOneStep = (expression: Expression): boolean =>
  expression.kind !== 'sum' && expression.kind !== 'power' && partsOf(expression).every(isOneStep)
