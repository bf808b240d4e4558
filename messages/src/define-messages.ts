import { flatten, type MessageFile } from './flatten.ts'
import { byLanguage, type LanguageCode as Code, type Translations } from './languages.ts'
import type { Text, Values } from './values.ts'

/** The message files of one folder, by language. A message that a language lacks falls back to English. */
export type MessageFiles = Translations<MessageFile>

type With<Its> = Its extends null ? [] : [values: Its]

/** Refers to a text of a folder. A wrong id, a missing value, or a value of the wrong type does not compile. */
export type Say<Messages extends Record<string, Values | null>> = <Id extends keyof Messages & string>(
  id: Id,
  ...values: With<Messages[Id]>
) => Text

/** Messages of the folders loaded so far. Code loads the folders that it uses by importing them. */
const folders = new Map<string, Record<Code, Record<string, string>>>()

/** Called by each folder's `messages.gen.ts`, which a tool generates. */
export function defineMessages<Messages extends Record<string, Values | null>>(
  folder: string,
  files: MessageFiles,
): Say<Messages> {
  if (folders.has(folder)) throw new RangeError(`Two folders have the messages of ${folder}`)
  folders.set(
    folder,
    byLanguage((code) => flatten(files[code] ?? {})),
  )
  const name = (id: string, values?: Values): Text =>
    values === undefined ? { say: `${folder}/${id}` } : { say: `${folder}/${id}`, with: values }
  return name
}

/** The message in this language, or in English if the language lacks it. `id` begins with its folder. */
export const messageIn = (code: Code, id: string): string | undefined => ownIn(code, id) ?? ownIn('en', id)

/** Whether the language has the message itself, without the English fallback. */
export const hasMessage = (code: Code, id: string): boolean => ownIn(code, id) !== undefined

function ownIn(code: Code, id: string): string | undefined {
  const end = id.lastIndexOf('/')
  return folders.get(id.slice(0, end))?.[code][id.slice(end + 1)]
}

/** Ids of all messages in a folder and in the folders below it. */
export const messageIds = (folder: string): string[] =>
  [...folders].flatMap(([name, { en }]) =>
    name === folder || name.startsWith(`${folder}/`) ? Object.keys(en).map((id) => `${name}/${id}`) : [],
  )
