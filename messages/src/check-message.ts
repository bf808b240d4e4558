import { parseMessage, type Step } from './parse-message.ts'

/** What a message does with a value: the forms that it asks for, `select` or `plural`. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The values that a message uses, each with what it does with them.
 * @throws SyntaxError that says in one line what is wrong with the message
 */
export function usesOf(source: string): Uses {
  const found = new Map<string, Set<string>>()
  collect(parseMessage(source), found)
  return found
}

function collect(steps: readonly Step[], found: Map<string, Set<string>>): void {
  for (const step of steps) {
    if (typeof step === 'string' || step.do === 'count') continue
    const uses = found.get(step.name) ?? new Set<string>()
    found.set(step.name, uses)
    uses.add(step.do === 'value' ? step.form : step.do)
    if (step.do !== 'value') for (const inside of step.cases.values()) collect(inside, found)
  }
}

/** The cases of every `select` on a value: what a string in its place may be. */
export function selectCases(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (steps: readonly Step[]): void => {
    for (const step of steps) {
      if (typeof step === 'string' || step.do === 'value' || step.do === 'count') continue
      const cases = found.get(step.name) ?? new Set<string>()
      found.set(step.name, cases)
      for (const [key, inside] of step.cases) {
        if (step.do === 'select') cases.add(key)
        visit(inside)
      }
    }
  }
  visit(parseMessage(source))
  return found
}
