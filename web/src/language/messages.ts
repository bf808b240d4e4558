import type { Language } from '@skills-center/contract/language'
import { localeOf } from '@skills-center/contract/language'
import { joined } from '@skills-center/messages/joined'
import { languageFacts } from '@skills-center/messages/languages'
import type { Message } from '@skills-center/messages/message'
import { numeral } from '@skills-center/messages/numeral'
import { type Part, runMessage, type Speaker, textOf } from '@skills-center/messages/run-message'
import { language } from './language.ts'

/** A value for a message. Numbers are written in figures, texts as they are. */
export type Word = string | number

/** Messages with their values, by id; every folder's `messages.gen.ts` adds its own. */
export interface Messages {}

/** Messages that contain elements, rendered with `Rich`. */
export interface RichMessages {}

export type Values = Readonly<Record<string, Word>>

/** The values that all messages of a union need together, because any of them may be shown. */
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (each: infer Its) => void
  ? Its
  : never
type ValuesOf<Its> = All<Its extends null ? unknown : Its>
export type Given<Its> = unknown extends ValuesOf<Its> ? [] : [values: ValuesOf<Its> & Values]

export type MessageId = keyof Messages

/** Messages of a language by the short keys that the build assigns to ids. */
export type MessageTable = Readonly<Record<string, Message>>

/** The build replaces an id with this: its short key, and the message in English. */
type Built = readonly [key: string, english: Message]

const messagesOf = new Map<Language, Map<string, Message>>()

/** Adds messages of a language. */
export function loadMessages(words: MessageTable, to: Language): void {
  const known = messagesOf.get(to) ?? new Map<string, Message>()
  messagesOf.set(to, known)
  for (const [key, message] of Object.entries(words)) known.set(key, message)
}

const isBuilt = (id: unknown): id is Built => Array.isArray(id)

const pluralRules = new Map<Language, Intl.PluralRules>()

function pluralIn(spoken: Language, count: number): string {
  let rules = pluralRules.get(spoken)
  if (rules === undefined) pluralRules.set(spoken, (rules = new Intl.PluralRules(localeOf[spoken])))
  return rules.select(count)
}

function speakerOf(spoken: Language, values: Values): Speaker {
  const value = (name: string): Word => {
    const its = values[name]
    if (its === undefined) throw new Error(`A message is missing {${name}}.`)
    return its
  }
  const write = (name: string): string => {
    const its = value(name)
    return typeof its === 'number' ? numeral(its) : its
  }
  return {
    write,
    choice: (name) => String(value(name)),
    count: (name) => Number(value(name)),
    plural: (count) => pluralIn(spoken, count),
    join: languageFacts[spoken].changesAndOr ? joined : (before, its) => before + its,
  }
}

/** A message in the page's language, or in English if that language has not loaded. */
export function partsOf(id: string, values: Values = {}): readonly Part[] {
  const built: unknown = id
  if (!isBuilt(built)) throw new Error(`${id} is not a message, or messages.config.ts did not build it.`)
  const [key, english] = built
  const spoken = language()
  const message = spoken === 'en' ? undefined : messagesOf.get(spoken)?.get(key)
  return message === undefined
    ? runMessage(speakerOf('en', values), english)
    : runMessage(speakerOf(spoken, values), message)
}

/**
 * A text in the page's language, by its id in the `en.json` and `es.json` of its folder: `t('practice/try-again')`.
 * Never call it while a module loads, because the messages may not have loaded yet.
 */
export function t<Id extends MessageId>(id: Id, ...[values]: Given<Messages[Id]>): string {
  return textOf(partsOf(id, values))
}
