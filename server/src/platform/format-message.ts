import type { Language as Code } from '@skills-center/contract/language'
import { messageIn } from '@skills-center/messages/define-messages'
import type { Language } from '@skills-center/messages/language'
import { byLanguage } from '@skills-center/messages/languages'
import { say } from '@skills-center/messages/say'
import type { Text } from '@skills-center/messages/values'
import { readerLanguage } from './reader-language.ts'

/** A message of the server, or text that is final already. */
export type MessageOrText = Text | string

const noNouns = () => undefined

const languages = byLanguage((code): Language => ({
  code,
  message: (id) => messageIn(code, id),
  noun: noNouns,
}))

/** A message as the reader of this reply reads it, or in the language named. */
export const formatMessage = (message: MessageOrText, language: Code = readerLanguage()): string =>
  typeof message === 'string' ? message : say(languages[language], message)
