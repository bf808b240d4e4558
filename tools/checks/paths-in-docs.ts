import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page calls a file: `server/src/assignments/needs.ts`, or the end of it, `practice/routes.ts`. */
const named = /`([\w./-]+\.(?:ts|tsx|mjs|json|md|sql))`/g

/**
 * Names of files in a document of which there is none: a reader who follows it gets lost there.
 *
 * @param paths of all files, from the root of the project, with `/`
 */
export function checkPathsIn(document: string, text: string, paths: readonly string[]): string[] {
  // “practice/routes” is said for “server/src/practice/routes.ts”.
  const known = paths.flatMap((path) => [`/${path}`, `/${path.replace('/src/', '/')}`])
  return [...text.matchAll(named)]
    .map(([, name = '']) => name.replace(/^(?:\.\.\/)+/, ''))
    .filter((name) => !known.some((path) => path.endsWith(`/${name}`)))
    .map((name) => `${document} names ${name}, which is not there.`)
}

/** The same of the pages that lead a newcomer through the code. */
export function checkDocs(root: string): string[] {
  const paths = globSync('**/*.{ts,tsx,mjs,json,md,sql}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'))
  return ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) =>
    checkPathsIn(document, readFileSync(join(root, document), 'utf8'), [...paths, '.oxlintrc.json']),
  )
}
