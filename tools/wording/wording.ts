import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { readMessageFolders, readMessages } from '../content-types/read-folder.ts'
import { root } from '../processes.mjs'
import { checkWording, type Folder, type WordingFault } from './check-wording.ts'

/**
 * What was wrong when this check began and is not mended yet. Nothing is added to it: who mends a message takes its lines
 * out, with `npm run wording -- --mended`.
 */
const listFile = join(root, 'tools', 'wording', 'to-mend.json')

const lineOf = ({ where, rule }: WordingFault): string => `${where}: ${rule}`

/** Every message of the web, of the server, and of the judges’ advice. What the curriculum says is checked with its skills. */
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

/** Faults that are new, and lines of the list that are mended. */
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

/** What `npm run check` says of the wording of messages. */
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

/** Takes what is mended off the list, and answers how much that is. */
export function takeOffMended(): number {
  const { mended } = compare(checkWording(readFolders()), readToMend())
  const left = readToMend().filter((line) => !mended.includes(line))
  writeFileSync(listFile, `${JSON.stringify(left, null, 2)}\n`)
  return mended.length
}
