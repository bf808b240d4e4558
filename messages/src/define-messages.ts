import { flatten, type MessageFile } from './flatten.ts'
import type { Language } from './language.ts'
import type { Text, Values } from './values.ts'

type Code = Language['code']

/** The files of one folder, by language. */
export type MessageFiles = Readonly<Record<Code, MessageFile>>

type With<Its> = Its extends null ? [] : [values: Its]

/** Names a text of a folder: a wrong id, a value that is missing or of the wrong kind does not compile. */
export type Say<Messages extends Record<string, Values | null>> = <Id extends keyof Messages & string>(
  id: Id,
  ...values: With<Messages[Id]>
) => Text

/** Messages of the folders whose code was loaded: code brings those that it uses by importing them. */
const folders = new Map<string, Record<Code, Record<string, string>>>()

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

/** The message as its file has it; `id` begins with its folder. */
export function messageIn(code: Code, id: string): string | undefined {
  const end = id.lastIndexOf('/')
  return folders.get(id.slice(0, end))?.[code][id.slice(end + 1)]
}

/** Ids of all messages of a folder. */
export const messageIds = (folder: string): string[] =>
  Object.keys(folders.get(folder)?.en ?? {}).map((id) => `${folder}/${id}`)
