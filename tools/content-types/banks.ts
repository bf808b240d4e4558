import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languageCodes } from '@skills-center/messages/languages'
import { compileBank } from '../../curriculum/src/banks/compile-bank.ts'
import { root } from '../processes.mjs'
import { nameOf, readMessageFile } from './read-folder.ts'

/**
 * Reads misconception ids from the catalog's file names, because its code needs types that may not be generated yet.
 */
function readMisconceptionIds(): string[] {
  const folder = join(root, 'curriculum', 'src', 'misconceptions')
  return globSync('*/en.json', { cwd: folder }).flatMap((file) =>
    Object.keys(Object(readMessageFile(join(folder, file)))),
  )
}

/** Returns the generated files that belong beside the curriculum's banks. */
function filesOfBanks(): { path: string; text: string }[] {
  const source = join(root, 'curriculum', 'src')
  const misconceptions = new Set(readMisconceptionIds())
  return globSync('**/*.bank.md', { cwd: source }).flatMap((file) => {
    const path = file.replaceAll('\\', '/')
    const name = path.slice(path.lastIndexOf('/') + 1, -'.bank.md'.length)
    const { files } = compileBank(readFileSync(join(source, file), 'utf8'), {
      name,
      folder: `${nameOf(dirname(path))}/${name}`,
      more: languageCodes.filter((code) => existsSync(join(source, dirname(path), `${name}.${code}.json`))),
      isMisconception: (id) => misconceptions.has(id),
    })
    return files.map((its) => ({ path: `curriculum/src/${dirname(path)}/${its.name}`, text: its.text }))
  })
}

const isStale = ({ path, text }: { path: string; text: string }): boolean =>
  !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text

/** Reports banks whose generated files are out of date. */
export const checkBanks = (): string[] =>
  filesOfBanks()
    .filter(isStale)
    .map(({ path }) => `${path} is not what its bank says: run npm run content:types`)

/** Writes outdated files and returns their paths. */
export function writeBanks(): string[] {
  const stale = filesOfBanks().filter(isStale)
  for (const { path, text } of stale) writeFileSync(join(root, path), text)
  return stale.map(({ path }) => path)
}
