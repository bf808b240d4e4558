import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file named in a document: `server/src/assignments/needs.ts`, or just its end, `practice/routes.ts`. */
const named = /`([\w./-]+\.(?:ts|tsx|mjs|json|md|sql))`/g

/**
 * Finds file names in a document that match no file, because they mislead the reader.
 * @param paths of all files, relative to the project root, with `/`
 */
export function checkPathsIn(document: string, text: string, paths: readonly string[]): string[] {
  // A document may write “practice/routes” for “server/src/practice/routes.ts”.
  const known = paths.flatMap((path) => [`/${path}`, `/${path.replace('/src/', '/')}`])
  return [...text.matchAll(named)]
    .map(([, name = '']) => name.replace(/^(?:\.\.\/)+/, ''))
    .filter((name) => !known.some((path) => path.endsWith(`/${name}`)))
    .map((name) => `${document} names ${name}, which is not there.`)
}

/** Checks the documents that introduce the code to new developers. */
export function checkDocs(root: string): string[] {
  const paths = globSync('**/*.{ts,tsx,mjs,json,md,sql}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'))
  return ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) =>
    checkPathsIn(document, readFileSync(join(root, document), 'utf8'), [...paths, '.oxlintrc.json']),
  )
}
