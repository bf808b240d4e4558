import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { readMessageFolders, readMessages } from '../content-types/read-folder.ts'
import { root } from '../processes.mjs'
import { checkWording, type Folder, type WordingFault } from './check-wording.ts'

/**
 * Faults that were known when this check was introduced and are not fixed yet. Nothing is added to it. To remove fixed
 * faults, run `npm run wording -- --mended`.
 */
const listFile = join(root, 'tools', 'wording', 'to-mend.json')

const lineOf = ({ where, rule }: WordingFault): string => `${where}: ${rule}`

/**
 * Returns every message of the web, the server, and the judges’ advice. The content check covers the curriculum's
 * messages.
 */
export function readFolders(): Folder[] {
  const advice = join(root, 'answers', 'src', 'advice')
  return languages.flatMap((language) => [
    { name: 'answers/advice', language, messages: readMessages(join(advice, `${language}.json`)) },
    ...readMessageFolders()
      .filter(({ path }) => !path.startsWith('curriculum/'))
      .map(({ path, messages }) => ({
        name: path.replace('/src/', '/'),
        language,
        messages: messages[language],
      })),
  ])
}

export const readToMend = (): string[] =>
  existsSync(listFile) ? z.array(z.string()).parse(JSON.parse(readFileSync(listFile, 'utf8'))) : []

/** Returns new faults, and listed faults that are fixed. */
export function compare(
  faults: readonly WordingFault[],
  toMend: readonly string[],
): { fresh: WordingFault[]; mended: string[] } {
  const known = new Set(toMend)
  const found = new Set(faults.map(lineOf))
  return {
    fresh: faults.filter((fault) => !known.has(lineOf(fault))),
    mended: toMend.filter((line) => !found.has(line)),
  }
}

/** Returns what `npm run check` reports about wording. */
export function checkWordingToday(): string[] {
  const { fresh, mended } = compare(checkWording(readFolders()), readToMend())
  return [
    ...fresh.map((fault) => `${lineOf(fault)}: ${fault.text}`),
    ...(mended.length === 0
      ? []
      : [
          `${mended.length} mended, such as “${mended[0] ?? ''}”: npm run wording -- --mended takes them off the list.`,
        ]),
  ]
}

/** Removes fixed faults from the list, and returns how many. */
export function takeOffMended(): number {
  const { mended } = compare(checkWording(readFolders()), readToMend())
  const left = readToMend().filter((line) => !mended.includes(line))
  writeFileSync(listFile, `${JSON.stringify(left, null, 2)}\n`)
  return mended.length
}
