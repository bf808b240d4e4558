import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import { checkBanks, writeBanks } from './banks.ts'
import { checkFolder } from './check-folder.ts'
import { checkNouns, readNouns } from './check-nouns.ts'
import { readMessageFolders } from './read-folder.ts'
import { typesOf } from './write-types.ts'

/** Written once for a new skill; `npm run content:accept` writes the real one. */
const firstVersion = `// Written by \`npm run content:accept\`.\nexport const version = '0000000'\n`

/** Files of types that should stand beside the messages, and what is wrong with the messages. */
function typesOfAll(): { files: { path: string; text: string }[]; faults: string[] } {
  const read = readMessageFolders().map((folder) => ({ folder, ...checkFolder(folder) }))
  return {
    files: read.map(({ folder, messages }) => ({
      path: `${folder.path}/messages.gen.ts`,
      text: typesOf(folder, messages),
    })),
    faults: [...checkNouns(readNouns()), ...read.flatMap(({ faults }) => faults)],
  }
}

const isStale = ({ path, text }: { path: string; text: string }): boolean =>
  !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text

/** What is wrong with message files and with the types that were written from them. */
export function checkContentTypes(): string[] {
  try {
    const { files, faults } = typesOfAll()
    const stale = files
      .filter(isStale)
      .map(({ path }) => `${path} is not what its messages say: run npm run content:types`)
    return [...faults, ...stale, ...checkBanks()]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Writes the types of every folder's messages, and answers what is wrong with the messages. */
export function writeContentTypes(): { written: string[]; faults: string[] } {
  const banks = writeBanks()
  const { files, faults } = typesOfAll()
  const written = files.filter(isStale)
  for (const { path, text } of written) writeFileSync(join(root, path), text)
  for (const { path } of files.filter((file) => file.path.startsWith('curriculum/src/skills/'))) {
    const version = join(root, path.replace('messages.gen.ts', 'version.gen.ts'))
    if (!existsSync(version)) writeFileSync(version, firstVersion)
  }
  return { written: [...banks, ...written.map(({ path }) => path)], faults }
}
