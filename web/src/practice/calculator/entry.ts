import {
  calculate,
  type Calculated,
  type CalculatorError,
  longestEntry,
  shownResult,
} from '@skills-center/answers/calculate'
import type { Calculator as Kind } from '@skills-center/contract/item'

/** A completed calculation. */
export interface Line {
  entry: string
  /** The result as displayed. */
  text: string
  isRounded: boolean
  result: Calculated
}

export interface Calculator {
  entry: string
  /** Oldest first. */
  lines: readonly Line[]
  /** Why the entry could not be calculated. */
  trouble: CalculatorError | null
}

export const newCalculator: Calculator = { entry: '', lines: [], trouble: null }

/** Typed entries arrive in the calculator's own signs. */
export type CalculatorEvent = { type: 'typed'; entry: string } | { type: 'worked-out' } | { type: 'cleared' }

const maxLines = 20

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[*xX·]/g, '×'],
  [/[/:]/g, '÷'],
  [/[-–]/g, '−'],
]

/** Letter by letter, because text is converted while it is typed; ^2 becomes one sign at the end. */
const scientificSpellings: readonly (readonly [RegExp, string])[] = [
  [/\^/g, '²'],
  [/²2/g, '²'],
  [/r/gi, '√'],
  [/p/gi, 'π'],
]

/** Converts typed text to the calculator's signs; drops characters without a key. */
export function inKeys(typed: string, kind: Kind): string {
  const isScientific = kind === 'scientific'
  const spelled = [...spellings, ...(isScientific ? scientificSpellings : [])].reduce(
    (text, [written, key]) => text.replace(written, key),
    typed,
  )
  const known = isScientific ? /Ans|[\d.,+−×÷()²√π ]/g : /Ans|[\d.,+−×÷() ]/g
  return (spelled.match(known) ?? []).join('').slice(0, longestEntry)
}

/** Operations that need a left operand. */
const continuesEntry = /^[+−×÷²]/

/** Pure: the calculator's next state after an event. */
export function step(calculator: Calculator, event: CalculatorEvent): Calculator {
  const { lines, entry } = calculator
  switch (event.type) {
    case 'typed': {
      const typed = event.entry
      // An operation at the start continues from the last result.
      const isContinued = entry === '' && lines.length > 0 && continuesEntry.test(typed)
      return { lines, entry: isContinued ? `Ans${typed}` : typed, trouble: null }
    }
    case 'worked-out': {
      const result = calculate(entry, lines.at(-1)?.result)
      if (!result.isDone) return { ...calculator, trouble: result.trouble }
      const line: Line = { entry: entry.trim(), ...shownResult(result), result }
      return { entry: '', lines: [...lines, line].slice(-maxLines), trouble: null }
    }
    case 'cleared':
      return { ...calculator, entry: '', trouble: null }
  }
}
