import type { Language as Code } from '@skills-center/contract/language'
import { messageIn } from '@skills-center/messages/define-messages'
import type { Language } from '@skills-center/messages/language'
import { byLanguage } from '@skills-center/messages/languages'
import { say } from '@skills-center/messages/say'
import type { Text } from '@skills-center/messages/values'
import { readerLanguage } from './reader-language.ts'

/** A server message to be translated, or text that is already final. */
export type MessageOrText = Text | string

const noNouns = () => undefined

const languages = byLanguage((code): Language => ({
  code,
  message: (id) => messageIn(code, id),
  noun: noNouns,
}))

/** Formats a message in the reader's language, or in the given one. */
export const formatMessage = (message: MessageOrText, language: Code = readerLanguage()): string =>
  typeof message === 'string' ? message : say(languages[language], message)
