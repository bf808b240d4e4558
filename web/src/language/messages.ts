import { localeOf, type Language } from '@skills-center/contract/language'
import { setupI18n } from '@lingui/core'
import { compileMessage } from './compile-message.ts'
import { language } from './language.ts'

/** A message in English and the same in another language. */
export type Words = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

const compiled = new Map<string, ReturnType<typeof compileMessage>>()

function wordsOf(spoken: Language) {
  const words = setupI18n({ messages: { [spoken]: {} }, locale: spoken, locales: localeOf[spoken] })
  words.setMessagesCompiler((message) => {
    const known = compiled.get(message) ?? compileMessage(message)
    compiled.set(message, known)
    return known
  })
  return words
}

const wordsIn = { en: wordsOf('en'), es: wordsOf('es') } satisfies Record<Language, unknown>

/** The words of the page's language. */
export const i18nOfPage = () => wordsIn[language()]

/** Adds words of a language: the page's where none is named. */
export function loadMessages(words: Words, to: Language = language()): void {
  wordsIn[to].load(to, words)
}

/**
 * A text in the reader’s language. The English text is its key, in ICU’s MessageFormat:
 * `t('{count, plural, one {# question} other {# questions}}', { count })`. Never called while a file is loaded, since
 * the words may not be there yet.
 */
export function t(message: string, values?: Values): string {
  return i18nOfPage()._(message, values)
}
