import { countOf, formatValue, joins, selectorOf } from './format-value.ts'
import { joined } from './joined.ts'
import { type Language, written } from './language.ts'
import type { Form, Message } from './message.ts'
import { parseMessage } from './parse-message.ts'
import { runMessage, type Speaker, textOf } from './run-message.ts'
import type { Text, Value, Values } from './values.ts'

/** Parsed messages by language; each is parsed once, when it is first used. */
const parsed = new WeakMap<Language, Map<string, Message>>()

function messageOf(language: Language, id: string): Message {
  let known = parsed.get(language)
  if (known === undefined) parsed.set(language, (known = new Map()))
  let message = known.get(id)
  if (message === undefined) {
    const source = language.message(id)
    if (source === undefined) throw new Error(`${language.code} has no message ${id}`)
    try {
      message = parseMessage(source)
    } catch (error) {
      throw new Error(`${language.code} ${id}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      })
    }
    known.set(id, message)
  }
  return message
}

/** The state while formatting one text. */
class Saying implements Speaker {
  readonly language: Language
  readonly id: string
  readonly values: Values
  constructor(language: Language, text: Text) {
    this.language = language
    this.id = text.say
    this.values = text.with ?? {}
  }

  private value(name: string): Value {
    const value = this.values[name]
    if (value === undefined) throw new Error(`${this.language.code} ${this.id} is missing {${name}}`)
    return value
  }

  write(name: string, form: Form, isShort: boolean): string {
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

  choice(name: string): string {
    return selectorOf(this.language, this.value(name))
  }

  count(name: string): number {
    return countOf(this.value(name))
  }

  plural(count: number): string {
    return written[this.language.code].plurals.select(count)
  }

  join(before: string, value: string): string {
    return joins(this.language) ? joined(before, value) : before + value
  }
}

/**
 * Formats a text in a language.
 * @throws Error that names the message, when it is missing, malformed, or lacks a value
 */
export function say(language: Language, text: Text): string {
  return textOf(runMessage(new Saying(language, text), messageOf(language, text.say)))
}
