import type { Form, Message } from './message.ts'
import { numeral } from './numeral.ts'

/** The context in which a message is formatted: its values by name, and the language. */
export interface Speaker {
  write: (name: string, form: Form, isShort: boolean) => string
  /** The key for a `select`. */
  choice: (name: string) => string
  /** The number that a `plural` looks at. */
  count: (name: string) => number
  /** The plural category of a number in this language: `one`, `other`. */
  plural: (count: number) => string
  /** Appends a value to the text before it. */
  join: (before: string, value: string) => string
}

/** A part of a formatted message: text, or an element with its content. */
export type Part = string | { readonly element: string; readonly inside: readonly Part[] }

/** Formats a parsed message. */
export function runMessage(speaker: Speaker, message: Message, count = '#'): readonly Part[] {
  const output: Part[] = []
  const join = (before: string, value: string): string => speaker.join(before, value)
  const add = (part: Part, put = join): void => {
    const last = output.at(-1)
    if (typeof part !== 'string') output.push(part)
    else if (typeof last === 'string') output[output.length - 1] = put(last, part)
    else output.push(part)
  }
  if (message === '') return output
  for (const step of typeof message === 'string' ? [message] : message) {
    if (typeof step === 'string') add(step, (before, text) => before + text)
    else if (step === 0) add(count)
    else if (step[1] === '<>') output.push({ element: step[0], inside: runMessage(speaker, step[2], count) })
    else if (step[1] === 'select') {
      const [name, , cases] = step
      const found = cases[speaker.choice(name)] ?? cases['other'] ?? ''
      for (const part of runMessage(speaker, found, count)) add(part)
    } else if (step[1] === 'plural') {
      const [name, , cases, offset = 0] = step
      const exact = speaker.count(name)
      const left = exact - offset
      const found = cases[`=${exact}`] ?? cases[speaker.plural(left)] ?? cases['other'] ?? ''
      for (const part of runMessage(speaker, found, numeral(left))) add(part)
    } else add(speaker.write(step[0], step[1], step[2] === 'short'))
  }
  return output
}

/**
 * The text of a message without elements.
 * @throws TypeError when it contains elements
 */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part !== 'string') throw new TypeError(`<${part.element}> may be used only in markup`)
      return part
    })
    .join('')
}
