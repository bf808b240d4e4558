import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** From the root of the project, with `/`. */
  path: string
  text: string
}

/** Every TypeScript file of the house, in the order of paths. */
export function readSources(root: string): Source[] {
  return globSync('{contract,answers,learner,messages,curriculum,server,web,e2e,bench,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
