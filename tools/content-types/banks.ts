import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languageCodes } from '@skills-center/messages/languages'
import { compileBank } from '../../curriculum/src/banks/compile-bank.ts'
import { root } from '../processes.mjs'
import { nameOf, readMessageFile } from './read-folder.ts'

/** Ids of the catalogue, from its names: its code needs types that may not be written yet. */
function readMisconceptionIds(): string[] {
  const folder = join(root, 'curriculum', 'src', 'misconceptions')
  return globSync('*/en.json', { cwd: folder }).flatMap((file) =>
    Object.keys(Object(readMessageFile(join(folder, file)))),
  )
}

/** Files that should be beside the banks of the curriculum. */
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

/** Banks whose compiled files are not what the bank says. */
export const checkBanks = (): string[] =>
  filesOfBanks()
    .filter(isStale)
    .map(({ path }) => `${path} is not what its bank says: run npm run content:types`)

/** Writes what is stale, and answers its paths. */
export function writeBanks(): string[] {
  const stale = filesOfBanks().filter(isStale)
  for (const { path, text } of stale) writeFileSync(join(root, path), text)
  return stale.map(({ path }) => path)
}
