import { type Language, offeredLanguages } from '@skills-center/contract/language'
import { initialFolders } from './initial-folders.ts'
import { language } from './language.ts'
import { loadMessages, type MessageTable } from './messages.ts'

/*
 * A file's messages are in the nearest folder above it, in `en.json` and one file for each other language. English is
 * compiled into the script. Other languages are loaded on demand, as JSON files instead of script, because JSON only
 * needs to be parsed.
 */
const addresses = import.meta.glob<string>(['../**/*.json', '!../**/en.json'], {
  eager: true,
  query: '?address',
  import: 'default',
})

const fetched = new Map<string, Promise<void>>()

async function fetchWords(path: string, to: Language): Promise<void> {
  const address = addresses[path]
  if (address === undefined) {
    if (offeredLanguages.includes(to)) throw new Error(`There is no ${path}.`)
    return
  }
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own build wrote it, and a test reads every one
  loadMessages((await reply.json()) as MessageTable, to)
}

const nothing = Promise.resolve()

/** Loads the messages of one folder in a language; always returns the same promise. */
export function loadFolder(folder: string, to: Language): Promise<void> {
  if (to === 'en' || import.meta.env.SSR) return nothing
  const path = `../${folder}/${to}.json`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const under = fetchWords(path, to)
  fetched.set(path, under)
  // A failure is retried on the next call.
  under.catch(() => fetched.delete(path))
  return under
}

const loadWords = (folders: readonly string[], to: Language = language()): Promise<unknown> =>
  Promise.all(folders.map((folder) => loadFolder(folder, to)))

/** Await it before rendering anything. */
export const loadInitialMessages = (): Promise<unknown> => loadWords(initialFolders)

/** Loads a module together with the messages of the folders it uses, given as paths from `web/src`. */
export async function withMessages<Module>(
  part: Promise<Module>,
  ...folders: readonly string[]
): Promise<Module> {
  const [module] = await Promise.all([part, loadWords(folders)])
  return module
}
