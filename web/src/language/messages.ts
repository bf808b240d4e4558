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

/** Adds words of the language that is spoken. */
export const knowWords = (words: Words): void => i18n.load(language(), words)

/**
 * A text in the reader’s language. The English text is its key, in ICU’s MessageFormat:
 * `t('{count, plural, one {# question} other {# questions}}', { count })`. Never called while a file is loaded, since
 * the words may not be there yet.
 */
export function t(message: string, values?: Values): string {
  activate()
  return i18n._(message, values)
}

/** A sentence that the server made in English, if its words are known; else as it came. */
export function said(sentence: string): string {
  activate()
  return i18n.messages[sentence] === undefined ? sentence : i18n._(sentence)
}

function activate(): void {
  const spoken = language()
  if (i18n.locale !== spoken) i18n.activate(spoken, spoken === 'en' ? 'en-US' : 'es-US')
}
