import type { Message } from './message.ts'
import { parseMessage } from './parse-message.ts'

/**
 * How a message uses each value: the forms that it requests, `select`, or `plural`. An element's key includes its
 * brackets, as in `<link>`.
 */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

type Options = Parameters<typeof parseMessage>[1]

/**
 * The values in a message, each with its uses.
 * @throws SyntaxError that explains in one line what is wrong with the message
 */
export function usesOf(source: string, options?: Options): Uses {
  const found = new Map<string, Set<string>>()
  collect(parseMessage(source, options), found)
  return found
}

function collect(message: Message, found: Map<string, Set<string>>): void {
  if (typeof message === 'string') return
  for (const step of message) {
    if (typeof step === 'string' || step === 0) continue
    const name = step[1] === '<>' ? `<${step[0]}>` : step[0]
    const uses = found.get(name) ?? new Set<string>()
    found.set(name, uses)
    uses.add(step[1])
    if (step[1] === '<>') collect(step[2], found)
    else if (step[1] === 'select' || step[1] === 'plural')
      for (const inside of Object.values(step[2])) collect(inside, found)
  }
}

/** The cases of every `select` by value name, which are the strings that the value may be. */
export function selectCases(source: string, options?: Options): ReadonlyMap<string, ReadonlySet<string>> {
  return casesOf('select', source, options)
}

/** The cases of every `plural` by value name. */
export function pluralCases(source: string, options?: Options): ReadonlyMap<string, ReadonlySet<string>> {
  return casesOf('plural', source, options)
}

function casesOf(kind: 'plural' | 'select', source: string, options?: Options): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (message: Message): void => {
    if (typeof message === 'string') return
    for (const step of message) {
      if (typeof step === 'string' || step === 0) continue
      if (step[1] === '<>') visit(step[2])
      if (step[1] !== 'select' && step[1] !== 'plural') continue
      const cases = found.get(step[0]) ?? new Set<string>()
      if (step[1] === kind) found.set(step[0], cases)
      for (const [key, inside] of Object.entries(step[2])) {
        if (step[1] === kind) cases.add(key)
        visit(inside)
      }
    }
  }
  visit(parseMessage(source, options))
  return found
}
