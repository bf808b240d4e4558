import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './sources.ts'

/** A file named in a document: `server/src/assignments/needs.ts`, or just its end, `practice/routes.ts`. */
const named = /`([\w./-]+\.(?:ts|tsx|mjs|json|md|sql))`/g
/** A folder, or a file without its extension: `web/src/practice/`, `learner/choose-item`. */
const namedWithoutExtension = /`((?:[\w-]+\/)+[\w-]*)`/g
/** A function, type, or value of the code: `formatAdvice`, `AssignmentBody`, `Sessions.onEnd`. */
const namedInCode = /`((?:[A-Z][a-z]\w*\.)?(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*))`/g

/**
 * Finds file and folder names in a document that match nothing, because they mislead the reader.
 * @param paths of all files, relative to the project root, with `/`
 */
export function checkPathsIn(document: string, text: string, paths: readonly string[]): string[] {
  // A document may write “practice/routes” for “server/src/practice/routes.ts”.
  const known = paths.flatMap((path) => [`/${path}`, `/${path.replace('/src/', '/')}`])
  const withoutExtension = known.map((path) => path.replace(/\.\w+$/, ''))
  const files = [...text.matchAll(named)]
    .map(([, name = '']) => name.replace(/^(?:\.\.\/)+/, ''))
    .filter((name) => !known.some((path) => path.endsWith(`/${name}`)))
  const folders = [...text.matchAll(namedWithoutExtension)]
    .map(([, name = '']) => name)
    .filter((name) =>
      name.endsWith('/')
        ? !known.some((path) => path.includes(`/${name}`))
        : !withoutExtension.some((path) => path.endsWith(`/${name}`) || path.includes(`/${name}/`)),
    )
  return [...files, ...folders].map((name) => `${document} names ${name}, which is not there.`)
}

/** Finds names of functions, types, and values in a document that no source contains. */
export function checkNamesIn(document: string, text: string, sources: readonly Source[]): string[] {
  const words = new Set(sources.flatMap((source) => source.text.match(/[A-Za-z]\w*/g) ?? []))
  return [...new Set([...text.matchAll(namedInCode)].map(([, name = '']) => name))]
    .filter((name) => !name.split('.').every((part) => words.has(part)))
    .map((name) => `${document} names ${name}, which no code contains.`)
}

/** Checks the documents that introduce the code to new developers. */
export function checkDocs(root: string, sources: readonly Source[]): string[] {
  const paths = globSync('**/*.{ts,tsx,mjs,json,md,sql}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'))
  return ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8')
    return [
      ...checkPathsIn(document, text, [...paths, '.oxlintrc.json']),
      ...checkNamesIn(document, text, sources),
    ]
  })
}
