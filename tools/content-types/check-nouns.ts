import { join } from 'node:path'
import { root } from '../processes.mjs'
import { languages, readMessageFile } from './read-folder.ts'

type Forms = Readonly<Record<string, unknown>>
const isForms = (node: unknown): node is Forms => typeof node === 'object' && node !== null

/** What is wrong with the nouns of a language: each has its one, its many and its article, and in Spanish its gender. */
export function checkNouns(nouns: Readonly<Record<'en' | 'es', unknown>>): string[] {
  const faults: string[] = []
  const ids = new Set(languages.flatMap((code) => Object.keys(nouns[code] ?? {})))
  for (const code of languages) {
    const all = nouns[code]
    for (const id of ids) {
      const where = `curriculum/src/units/${code}.json ${id}`
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
      if (code === 'es' && gender !== 'f' && gender !== 'm') faults.push(`${where}: has no gender, f or m`)
    }
  }
  return faults
}

export const readNouns = (): Record<'en' | 'es', unknown> => ({
  en: readMessageFile(join(root, 'curriculum/src/units/en.json')),
  es: readMessageFile(join(root, 'curriculum/src/units/es.json')),
})
