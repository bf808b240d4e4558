import {
  calculate,
  type Calculated,
  type CalculatorTrouble,
  longestEntry,
  shownResult,
} from '@skills-center/answers/calculate'
import type { Calculator as Kind } from '@skills-center/contract/item'

/** A calculation that was worked out. */
export interface Line {
  entry: string
  /** The result as it is shown. */
  text: string
  isRounded: boolean
  result: Calculated
}

export interface Calculator {
  entry: string
  /** The oldest first. */
  lines: readonly Line[]
  /** Why the entry could not be worked out. */
  trouble: CalculatorTrouble | null
}

export const newCalculator: Calculator = { entry: '', lines: [], trouble: null }

/** What is typed comes in the calculator's own signs. */
export type CalculatorEvent = { type: 'typed'; entry: string } | { type: 'worked-out' } | { type: 'cleared' }

const maxLines = 20

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[*xX·]/g, '×'],
  [/[/:]/g, '÷'],
  [/[-–]/g, '−'],
]

/** A letter each, since what is typed is read as it comes; ^2 ends as one sign. */
const scientificSpellings: readonly (readonly [RegExp, string])[] = [
  [/\^/g, '²'],
  [/²2/g, '²'],
  [/r/gi, '√'],
  [/p/gi, 'π'],
]

/** What is typed in the calculator's own signs; what it has no key for is left out. */
export function inKeys(typed: string, kind: Kind): string {
  const isScientific = kind === 'scientific'
  const spelled = [...spellings, ...(isScientific ? scientificSpellings : [])].reduce(
    (text, [written, key]) => text.replace(written, key),
    typed,
  )
  const known = isScientific ? /Ans|[\d.,+−×÷()²√π ]/g : /Ans|[\d.,+−×÷() ]/g
  return (spelled.match(known) ?? []).join('').slice(0, longestEntry)
}

/** An operation that needs something before it. */
const goesOn = /^[+−×÷²]/

/** Pure: what each event makes of the calculator. */
export function step(calculator: Calculator, event: CalculatorEvent): Calculator {
  const { lines, entry } = calculator
  switch (event.type) {
    case 'typed': {
      const typed = event.entry
      // An operation on nothing goes on from the answer before.
      const isGoingOn = entry === '' && lines.length > 0 && goesOn.test(typed)
      return { lines, entry: isGoingOn ? `Ans${typed}` : typed, trouble: null }
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
