import { formatFraction } from '@skills-center/answers/rational'
import { readNumber } from '@skills-center/answers/read-number'
import { AuthoringError } from './authoring-error.ts'
import { say } from './messages.gen.ts'

/** The text of an option for comparison: numbers count by value, so 1/2 repeats 0.5. */
function meaning(text: string): string {
  const plain = text.replaceAll(/[⟦⟧⟪⟫]/g, '').trim()
  const read = readNumber(plain.replace(/^\{?(-?)\\frac\{(\d+)\}\{(\d+)\}\}?$/, '$1$2/$3'))
  return read.readable ? formatFraction(read.value) : plain.toLowerCase()
}

/** @throws AuthoringTrouble if a text is empty, or means the same as an earlier one. */
export function refuseRepeats(texts: readonly string[], path: (index: number) => string): void {
  for (const [index, text] of texts.entries()) {
    if (text.trim() === '') throw new AuthoringError(path(index), say('empty'))
    const first = texts.findIndex((other) => meaning(other) === meaning(text))
    if (first < index) throw new AuthoringError(path(index), say('repeats', { number: first + 1 }))
  }
}
