import type { Form, Message } from './message.ts'
import { numeral } from './numeral.ts'

/** What is known where a message is said: the values, by their names, and the language. */
export interface Speaker {
  write: (name: string, form: Form, isShort: boolean) => string
  /** What a `select` looks at. */
  choice: (name: string) => string
  /** The number that a `plural` looks at. */
  count: (name: string) => number
  /** Which plural the language takes for a number: `one`, `other`. */
  plural: (count: number) => string
  /** Puts a value behind what was said before it. */
  join: (before: string, value: string) => string
}

/** What a message came to: text, and the elements that it names. */
export type Part = string | { readonly element: string; readonly inside: readonly Part[] }

/** Says a message that was read. */
export function runMessage(speaker: Speaker, message: Message, count = '#'): readonly Part[] {
  const said: Part[] = []
  const join = (before: string, value: string): string => speaker.join(before, value)
  const add = (part: Part, put = join): void => {
    const last = said.at(-1)
    if (typeof part !== 'string') said.push(part)
    else if (typeof last === 'string') said[said.length - 1] = put(last, part)
    else said.push(part)
  }
  if (message === '') return said
  for (const step of typeof message === 'string' ? [message] : message) {
    if (typeof step === 'string') add(step, (before, text) => before + text)
    else if (step === 0) add(count)
    else if (step[1] === '<>') said.push({ element: step[0], inside: runMessage(speaker, step[2], count) })
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
  return said
}

/**
 * The text of a message without elements.
 * @throws TypeError where it has some
 */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part !== 'string') throw new TypeError(`<${part.element}> is said in markup alone`)
      return part
    })
    .join('')
}
