import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import { checkMessages } from './check-messages.ts'
import { plainTextIn } from './check-plain-text.ts'
import { checkWords } from './check-words.ts'
import { isContent } from './content.ts'
import { readCatalogues, readSourceFiles } from './read-messages.ts'

/*
 * npm run messages                   what is wrong, how much is missing in each folder, and text that does not go through t
 * npm run messages -- missing FOLDER the texts of a folder without Spanish, as JSON to be filled in
 * npm run messages -- plain FOLDER   text in its markup that does not go through t
 * npm run messages -- pseudo         puts ⟦…⟧ around all Spanish of the built pages, so that a look shows what is missed
 */
const [what, folder = ''] = process.argv.slice(2)
const files = readSourceFiles()
const catalogues = readCatalogues()
if (what === 'missing') {
  const { missing } = checkMessages(files, catalogues)
  const texts = [...missing].filter(([there]) => there.startsWith(folder)).flatMap(([, listed]) => listed)
  console.log(JSON.stringify(Object.fromEntries(texts.map((text) => [text, ''])), null, 2))
} else if (what === 'pseudo') {
  markBuiltWords()
} else if (what === 'plain') {
  console.log(
    files
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(plainTextIn)
      .join('\n'),
  )
} else {
  const { wrong, missing } = checkMessages(files, catalogues)
  console.log([...wrong, ...checkWords(files, new Set(catalogues.keys()))].join('\n'))
  for (const [there, texts] of missing) console.log(`${there}: ${texts.length} texts without Spanish`)
  const plain = files.filter((file) => !isContent(file)).flatMap(plainTextIn)
  console.log(plain.join('\n'))
}

/** Until the next build. Pages that the server draws keep what they have; anyone who is signed in sees the marks. */
function markBuiltWords(): void {
  const assets = join(root, 'web', 'dist', 'assets')
  for (const file of globSync('es-*.json', { cwd: assets })) {
    const words: unknown = JSON.parse(readFileSync(join(assets, file), 'utf8'))
    const entries = Object.entries(typeof words === 'object' && words !== null ? words : {})
    const marked = entries.map(([english, spanish]) => [english, `⟦${String(spanish)}⟧`] as const)
    writeFileSync(join(assets, file), JSON.stringify(Object.fromEntries(marked)))
    for (const encoding of ['br', 'gz']) rmSync(join(assets, `${file}.${encoding}`), { force: true })
  }
}
