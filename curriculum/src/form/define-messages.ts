import type { Language as LanguageCode } from '@skills-center/contract/language'
import { flatten, type MessageFile } from '@skills-center/messages/flatten'
import type { Language } from '@skills-center/messages/language'
import type { Text, Values } from '@skills-center/messages/values'
import { nounIn } from '../units/units.ts'

/** The files of one folder, by language. */
export type MessageFiles = Readonly<Record<LanguageCode, MessageFile>>

type With<Its> = Its extends null ? [] : [values: Its]

/** Names a text of a folder: a wrong id, a value that is missing or of the wrong kind does not compile. */
export type Say<Messages extends Record<string, Values | null>> = <Id extends keyof Messages & string>(
  id: Id,
  ...values: With<Messages[Id]>
) => Text

/** Messages of the folders whose code was loaded: a skill brings those that it uses by importing them. */
const folders = new Map<string, Record<LanguageCode, Record<string, string>>>()

/** Called by `messages.gen.ts` of each folder, which a tool writes. */
export function defineMessages<Messages extends Record<string, Values | null>>(
  folder: string,
  files: MessageFiles,
): Say<Messages> {
  if (folders.has(folder)) throw new RangeError(`Two folders have the messages of ${folder}`)
  folders.set(folder, { en: flatten(files.en), es: flatten(files.es) })
  const name = (id: string, values?: Values): Text =>
    values === undefined ? { say: `${folder}/${id}` } : { say: `${folder}/${id}`, with: values }
  return name
}

/** The message that stands in the files today. */
function messageIn(code: LanguageCode, id: string): string | undefined {
  const end = id.lastIndexOf('/')
  return folders.get(id.slice(0, end))?.[code][id.slice(end + 1)]
}

/** Ids of all messages of a folder. */
export const messageIds = (folder: string): string[] =>
  Object.keys(folders.get(folder)?.en ?? {}).map((id) => `${folder}/${id}`)

const today: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', message: (id) => messageIn('en', id), noun: (id) => nounIn('en', id) },
  es: { code: 'es', message: (id) => messageIn('es', id), noun: (id) => nounIn('es', id) },
}

/** A language as its files stand today; what was shown earlier is said with `publishedLanguage`. */
export const languageToday = (code: LanguageCode): Language => today[code]
