import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { languageCodes } from '@skills-center/messages/languages'
import { Subject } from '@skills-center/contract/ids'
import { acceptedText } from '../../curriculum/src/content-check/accepted-text.ts'
import { root } from '../processes.mjs'
import { checkBanks, writeBanks } from './banks.ts'
import { checkFolder } from './check-folder.ts'
import { checkNouns, nounFolders, readNouns } from './check-nouns.ts'
import { readMessageFolders } from './read-folder.ts'
import { domainsFile } from './write-domains.ts'
import { skillListFile } from './write-skill-list.ts'
import { filesOf, typesOf } from './write-types.ts'

/** Writes a placeholder for a new skill, once. `npm run content:accept` replaces it. */
function writeFirstAccepted(skillFile: string): void {
  const folder = dirname(skillFile)
  const file = join(folder, 'accepted.gen.ts')
  if (existsSync(file)) return
  const [subject = '', grade = '', id = ''] = folder.split(sep).slice(-3)
  const place = { id, subject: Subject.parse(subject), gradeLevel: Number(grade.replace('grade-', '')) }
  writeFileSync(file, acceptedText({ ...place, version: '0000000', misconceptions: [] }))
}

/** Returns the type files that belong beside the messages, and the faults in the messages. */
function typesOfAll(): { files: { path: string; text: string }[]; faults: string[] } {
  const read = readMessageFolders().map((folder) => ({ folder, ...checkFolder(folder) }))
  return {
    files: [
      ...read.map(({ folder, messages }) => ({
        path: `${folder.path}/messages.gen.ts`,
        text: typesOf(folder, messages),
      })),
      domainsFile(),
      ...['answers/src/advice', ...nounFolders()].map((path) => ({
        path: `${path}/files.gen.ts`,
        text: filesOf(languageCodes.filter((code) => existsSync(join(root, path, `${code}.json`)))),
      })),
    ],
    faults: [
      ...nounFolders().flatMap((folder) => checkNouns(folder, readNouns(folder))),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}

const isStale = ({ path, text }: { path: string; text: string }): boolean =>
  !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text

/** Loads the curriculum, whose types must have been written first. */
async function readEntries() {
  const { entryFiles } = await import('./entries.ts')
  return entryFiles()
}

/** Reports faults in message files and in the files generated from them. */
export async function checkContentTypes(): Promise<string[]> {
  try {
    const { files, faults } = typesOfAll()
    const stale = [...files, skillListFile()]
      .filter(isStale)
      .map(({ path }) => `${path} is not what its messages say: run npm run content:types`)
    if (faults.length + stale.length > 0) return [...faults, ...stale, ...checkBanks()]
    const entries = await readEntries()
    const staleEntries = entries.files
      .filter(isStale)
      .map(({ path }) => `${path} is not what its skill says: run npm run content:types`)
    return [...checkBanks(), ...entries.faults, ...staleEntries]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function write(files: readonly { path: string; text: string }[]): string[] {
  const stale = files.filter(isStale)
  for (const { path, text } of stale) writeFileSync(join(root, path), text)
  return stale.map(({ path }) => path)
}

/** Writes the types of every folder's messages and the generated lists. Returns the faults in the messages. */
export async function writeContentTypes(): Promise<{ written: string[]; faults: string[] }> {
  const banks = writeBanks()
  const { files, faults } = typesOfAll()
  const types = write(files)
  const skillsFolder = join(root, 'curriculum', 'src', 'skills')
  for (const file of globSync('*/grade-*/*/skill.ts', { cwd: skillsFolder })) {
    writeFirstAccepted(join(skillsFolder, file))
  }
  const entries = await readEntries()
  const listed = [...write(entries.files), ...write([skillListFile()])]
  return { written: [...banks, ...types, ...listed], faults: [...faults, ...entries.faults] }
}
