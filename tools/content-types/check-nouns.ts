import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  byLanguage,
  languageCodes,
  languageFacts,
  type Translations,
} from '@skills-center/messages/languages'
import { root } from '../processes.mjs'
import { readMessageFile } from './read-folder.ts'

type Forms = Readonly<Record<string, unknown>>
const isForms = (node: unknown): node is Forms => typeof node === 'object' && node !== null

/**
 * Reports faults in a language's nouns: each needs a singular, a plural, an article, and a gender where the language
 * has genders.
 */
export function checkNouns(folder: string, nouns: Translations<unknown>): string[] {
  const languages = languageCodes.filter((code) => nouns[code] !== undefined)
  const faults: string[] = []
  const ids = new Set(languages.flatMap((code) => Object.keys(nouns[code] ?? {})))
  for (const code of languages) {
    const all = nouns[code]
    for (const id of ids) {
      const where = `${folder}/${code}.json ${id}`
      const noun = isForms(all) ? all[id] : undefined
      if (!isForms(noun)) {
        faults.push(`${where}: is missing in this language`)
        continue
      }
      const lacks = (forms: Forms, of: string) => {
        for (const form of ['one', 'many', 'a']) {
          if (typeof forms[form] !== 'string') faults.push(`${where}: has no ${of}${form}`)
        }
      }
      lacks(noun, '')
      if (isForms(noun['short'])) lacks(noun['short'], 'short ')
      const { gender } = { gender: undefined, ...noun }
      if (languageFacts[code].hasGender && gender !== 'f' && gender !== 'm')
        faults.push(`${where}: has no gender, f or m`)
    }
  }
  return faults
}

/** Folders of nouns, relative to the project root, with `/`. */
export const nounFolders = (): string[] =>
  globSync('curriculum/src/units/*/en.json', { cwd: root })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .toSorted()

export const readNouns = (folder: string): Translations<unknown> =>
  byLanguage((code) => {
    const file = join(root, folder, `${code}.json`)
    return existsSync(file) ? readMessageFile(file) : undefined
  })
