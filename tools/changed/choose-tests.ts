import { dirname } from 'node:path'
import { type ImportGraph, messagesBeside, reaching } from './import-graph.ts'

/**
 * Files that assemble the whole product. A test that reaches a change only through one of these is left to `npm test`.
 */
const putTogether = ['server/src/app.ts', 'server/src/migrations.ts', 'curriculum/src/skills/list.gen.ts']

export interface Chosen {
  /** Test files that import a changed file, or that start the server and are next to a changed file. */
  tests: string[]
  /** Skills whose code or messages changed, or that import a changed file. */
  skills: string[]
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/')
const skillFolder = /^curriculum\/src\/skills\/[^/]+\/grade-\d\/([^/]+)\//

/** Chooses what `npm run test:changed` runs for the changed files. */
export function chooseTests(graph: ImportGraph, changed: readonly string[]): Chosen {
  const sources = changed.flatMap((path) => [path, messagesBeside(path) ?? []].flat())
  const reached = reaching(graph, sources, putTogether)
  const folders = new Set(
    sources.filter((path) => path.startsWith('server/src/')).map((path) => dirname(path)),
  )
  const tests = [...graph.keys()].filter(
    (path) => isTest(path) && (reached.has(path) || folders.has(dirname(path))),
  )
  const skills = [...reached].flatMap((path) => skillFolder.exec(path)?.[1] ?? [])
  return { tests: tests.toSorted(), skills: [...new Set(skills)].toSorted() }
}
