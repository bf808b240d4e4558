import { type Language, offeredLanguages } from '@skills-center/contract/language'
import { firstFolders } from './first-folders.ts'
import { language } from './language.ts'
import { loadMessages, type Words } from './messages.ts'

/*
 * The messages of a file are in `en.json`, and in a file of each other language, of the nearest folder up from it. English comes in the script
 * itself, where it is said. Any other language is fetched where it is needed: as files of their own, not as script,
 * since they are read, not run.
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
  loadMessages((await reply.json()) as Words, to)
}

const nothing = Promise.resolve()

/** The words of one folder in a language; the same promise each time. */
export function loadFolder(folder: string, to: Language): Promise<void> {
  if (to === 'en' || import.meta.env.SSR) return nothing
  const path = `../${folder}/${to}.json`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const under = fetchWords(path, to)
  fetched.set(path, under)
  // Tried again when next asked for.
  under.catch(() => fetched.delete(path))
  return under
}

const loadWords = (folders: readonly string[], to: Language = language()): Promise<unknown> =>
  Promise.all(folders.map((folder) => loadFolder(folder, to)))

/** To be awaited before anything is drawn. */
export const loadFirstWords = (): Promise<unknown> => loadWords(firstFolders)

/** A part of the script together with the words of the folders that it speaks from, by their paths from `web/src`. */
export async function withMessages<Module>(
  part: Promise<Module>,
  ...folders: readonly string[]
): Promise<Module> {
  const [module] = await Promise.all([part, loadWords(folders)])
  return module
}
