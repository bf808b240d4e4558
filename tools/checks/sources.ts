import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** Relative to the project root, with `/`. */
  path: string
  text: string
}

/** Reads every TypeScript file of the project, in path order. */
export function readSources(root: string): Source[] {
  return globSync('{contract,answers,learner,messages,curriculum,server,web,e2e,bench,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
