import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import { checkMessages } from './check-messages.ts'
import { plainTextIn } from './check-plain-text.ts'
import { checkWords } from './check-words.ts'
import { isContent } from './content.ts'
import { readIds, readSourceFiles } from './read-messages.ts'

/*
 * npm run messages           reports misused messages in the web, and text that does not go through `t`
 * npm run messages -- pseudo puts ⟦…⟧ around every translation in the built pages, so that untranslated text stands out
 */
if (process.argv[2] === 'pseudo') {
  markBuiltWords()
} else {
  const files = readSourceFiles()
  const ids = readIds()
  const plain = files.filter((file) => !isContent(file)).flatMap(plainTextIn)
  console.log([...checkMessages(files, ids), ...checkWords(files, ids), ...plain].join('\n'))
}

/**
 * Marks the built messages until the next build. Server-rendered pages stay as they are; signed-in users see the marks.
 */
function markBuiltWords(): void {
  const assets = join(root, 'web', 'dist', 'assets')
  for (const file of globSync('[a-z][a-z]-*.json', { cwd: assets })) {
    const words: unknown = JSON.parse(readFileSync(join(assets, file), 'utf8'))
    const entries = Object.entries(typeof words === 'object' && words !== null ? words : {})
    const marked = entries.map(([key, message]: [string, unknown]) => [
      key,
      ['⟦', ...(Array.isArray(message) ? message : [message]), '⟧'],
    ])
    writeFileSync(join(assets, file), JSON.stringify(Object.fromEntries(marked)))
    for (const encoding of ['br', 'gz']) rmSync(join(assets, `${file}.${encoding}`), { force: true })
  }
}
