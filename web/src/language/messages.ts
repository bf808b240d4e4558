import type { Language } from '@skills-center/contract/language'
import { setupI18n } from '@lingui/core'
import { compileMessage } from './compile-message.ts'
import { language } from './language.ts'

/** A message in English and the same in another language. */
export type Words = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

const compiled = new Map<string, ReturnType<typeof compileMessage>>()

export const i18n = setupI18n({ messages: { en: {}, es: {} }, locale: 'en', locales: 'en-US' })
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message)
  compiled.set(message, known)
  return known
})

/** Adds words of a language: the page's where none is named. */
export function knowWords(words: Words, to: Language = language()): void {
  i18n.load(to, words)
  patterns = null
}

interface Pattern {
  readonly message: string
  readonly shape: RegExp
  readonly names: readonly string[]
}

/** Advice with figures or names in it, `{0}` and `{1}` in the catalogue; made anew when there are more. */
let patterns: readonly Pattern[] | null = null

const findPatterns = (): readonly Pattern[] =>
  Object.keys(i18n.messages)
    .filter((message) => message.includes('{0}'))
    .toSorted((one, other) => other.length - one.length)
    .map((message) => ({
      message,
      shape: new RegExp(
        `^${message.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\d\}/g, '(.+?)')}$`,
      ),
      names: [...message.matchAll(/\{(\d)\}/g)].map(([, name]) => name ?? ''),
    }))

/**
 * A text in the reader’s language. The English text is its key, in ICU’s MessageFormat:
 * `t('{count, plural, one {# question} other {# questions}}', { count })`. Never called while a file is loaded, since
 * the words may not be there yet.
 */
export function t(message: string, values?: Values): string {
  activate()
  return i18n._(message, values)
}

/**
 * What is made in English without a code: advice of the judges in `answers/`, and labels of the contract’s forms. If its
 * words are known it is said in the reader’s language, else as it came.
 */
export function said(text: string): string {
  if (language() === 'en') return text
  activate()
  return knownSentence(text) ?? knownInARow(text) ?? text
}

function knownSentence(sentence: string): string | null {
  if (i18n.messages[sentence] !== undefined) return i18n._(sentence)
  patterns ??= findPatterns()
  for (const { message, shape, names } of patterns) {
    const [, ...values] = shape.exec(sentence) ?? []
    // What stands in it may be such a word itself.
    if (values.length > 0)
      return i18n._(message, Object.fromEntries(names.map((name, at) => [name, said(values[at] ?? '')])))
  }
  return null
}

/** Advice is put together from sentences: as many as are known as one, and then the others. */
function knownInARow(text: string): string | null {
  const sentences = text.split(/(?<=[.?!]) /)
  for (let count = sentences.length - 1; count > 0; count -= 1) {
    const first = knownSentence(sentences.slice(0, count).join(' '))
    if (first !== null) return `${first} ${said(sentences.slice(count).join(' '))}`
  }
  return null
}

function activate(): void {
  const spoken = language()
  if (i18n.locale !== spoken) i18n.activate(spoken, spoken === 'en' ? 'en-US' : 'es-US')
}
