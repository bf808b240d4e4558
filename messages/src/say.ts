import { countOf, formatValue, joins, selectorOf } from './format-value.ts'
import { joined } from './joined.ts'
import { type Language, written } from './language.ts'
import { parseMessage, type Step } from './parse-message.ts'
import type { Text, Value, Values } from './values.ts'

/** Messages that were met, by language: each is parsed once, when it is first said. */
const parsed = new WeakMap<Language, Map<string, readonly Step[]>>()

function stepsFor(language: Language, id: string): readonly Step[] {
  let known = parsed.get(language)
  if (known === undefined) parsed.set(language, (known = new Map()))
  let steps = known.get(id)
  if (steps === undefined) {
    const source = language.message(id)
    if (source === undefined) throw new Error(`${language.code} has no message ${id}`)
    try {
      steps = parseMessage(source)
    } catch (error) {
      throw new Error(`${language.code} ${id}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      })
    }
    known.set(id, steps)
  }
  return steps
}

/** One text being said. */
class Saying {
  readonly language: Language
  readonly id: string
  readonly values: Values
  constructor(language: Language, text: Text) {
    this.language = language
    this.id = text.say
    this.values = text.with ?? {}
  }

  value(name: string): Value {
    const value = this.values[name]
    if (value === undefined) throw new Error(`${this.language.code} ${this.id} misses {${name}}`)
    return value
  }

  run(steps: readonly Step[], count: string): string {
    let out = ''
    for (const step of steps) {
      if (typeof step === 'string') out += step
      else {
        const value =
          step.do === 'value' ? this.formatted(step) : step.do === 'count' ? count : this.chosen(step, count)
        out = joins(this.language) ? joined(out, value) : out + value
      }
    }
    return out
  }

  private formatted({ name, form, isShort }: Extract<Step, { do: 'value' }>): string {
    const value = this.value(name)
    try {
      return formatValue(this.language, value, form, isShort, (text) => say(this.language, text))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw new Error(`${this.language.code} ${this.id} {${name}, ${form}}: ${error.message}`, {
        cause: error,
      })
    }
  }

  private chosen(step: Extract<Step, { do: 'select' | 'plural' }>, count: string): string {
    const { name, cases, offset } = step
    const value = this.value(name)
    const other = cases.get('other') ?? []
    if (step.do === 'select') return this.run(cases.get(selectorOf(this.language, value)) ?? other, count)
    const exact = countOf(value)
    const left = exact - offset
    const found =
      cases.get(`=${exact}`) ?? cases.get(written[this.language.code].plurals.select(left)) ?? other
    return this.run(
      found,
      formatValue(this.language, left, 'n', false, () => ''),
    )
  }
}

/**
 * A text in a language.
 * @throws Error that names the message, when it is not there, is not well written, or misses a value
 */
export function say(language: Language, text: Text): string {
  return new Saying(language, text).run(stepsFor(language, text.say), '#')
}
