import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * A text of the product in the language that is looked at, up to the first name or figure in it. The English text is
 * the key of the catalogues; throws where they do not have it.
 */
export type Say = (english: string) => string

const root = join(import.meta.dirname, '../..')
const Catalogue = z.record(z.string(), z.string())

/** What tells two texts apart that are one in English, the elements inside, and all from the first name on. */
const notShown = / \[[^\]]+\]$|<[^>]+>|\{.*$/gs

export function createSay(language: string): Say {
  const words = new Map<string, string>()
  for (const file of globSync(`web/src/**/${language}.json`, { cwd: root }))
    for (const [english, said] of Object.entries(
      Catalogue.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
    ))
      words.set(english, said)
  return (english) => {
    const said = language === 'en' ? english : words.get(english)
    if (said === undefined) throw new Error(`No catalogue has “${english}” in “${language}”`)
    return said.replaceAll(notShown, '').trimEnd()
  }
}

/** Names that begin with a text, no matter what they then go on about. */
export const beginsWith = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)}`)
