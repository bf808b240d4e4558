import type { Language } from '@skills-center/contract/language'
import { firstFolders } from './first-folders.ts'
import { language } from './language.ts'
import { loadMessages, type Words } from './messages.ts'

/*
 * Spanish is in `es.json` files: what a file says is in the nearest one up from it. They are fetched where they are
 * needed and not for what is in English. As files of their own, not as script: they are read, not run.
 */
const addresses = import.meta.glob<string>('../**/es.json', { eager: true, query: '?url', import: 'default' })

const fetched = new Map<string, Promise<void>>()

async function fetchWords(folder: string): Promise<void> {
  const address = addresses[`../${folder}/es.json`]
  if (address === undefined) throw new Error(`There is no ${folder}/es.json.`)
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own build wrote it, and a test reads every one
  loadMessages((await reply.json()) as Words, 'es')
}

const nothing = Promise.resolve()

/** The words of one folder in a language; the same promise each time. */
export function loadFolder(folder: string, to: Language): Promise<void> {
  if (to === 'en' || import.meta.env.SSR) return nothing
  const known = fetched.get(folder)
  if (known !== undefined) return known
  const under = fetchWords(folder)
  fetched.set(folder, under)
  // Tried again when next asked for.
  under.catch(() => fetched.delete(folder))
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
