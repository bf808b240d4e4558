import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Source } from '../checks/sources.ts'

/** For each file, the files that it imports or uses as its messages. All paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const importing = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.mock\(\s*)['"]([^'"]+)['"]/g

/** Where a package's `package.json` maps its names. */
interface Package {
  folder: string
  exports: Readonly<Record<string, string>>
  imports: Readonly<Record<string, string>>
}

function readPackages(root: string): ReadonlyMap<string, Package> {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return new Map(
    workspaces.map((folder: string) => {
      const {
        name,
        exports = {},
        imports = {},
      } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      return [name, { folder, exports, imports }]
    }),
  )
}

/** Reads the imports between the project's files, including type imports. */
export function readImportGraph(root: string, sources: readonly Source[]): ImportGraph {
  const packages = readPackages(root)
  const byFolder = new Map([...packages.values()].map((workspace) => [workspace.folder, workspace]))

  const target = (from: string, name: string): string | undefined => {
    if (name.startsWith('.')) return posix.join(posix.dirname(from), name.replace(/\?.*$/, ''))
    if (name.startsWith('#')) {
      const workspace = byFolder.get(from.split('/')[0] ?? '')
      const exact = workspace?.imports[name] ?? workspace?.imports['#*']?.replace('*', name.slice(1))
      return workspace === undefined || exact === undefined ? undefined : posix.join(workspace.folder, exact)
    }
    const [scope = '', own = '', ...rest] = name.split('/')
    const found = packages.get(`${scope}/${own}`)
    const path = found?.exports[['.', ...rest].join('/')]
    return found === undefined || path === undefined ? undefined : posix.join(found.folder, path)
  }

  return new Map(
    sources.map(({ path, text }) => [
      path,
      [...text.matchAll(importing)].flatMap(([, name = '']) => {
        const found = target(path, name)
        return found !== undefined && isFile(join(root, found)) ? [found] : []
      }),
    ]),
  )
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * Returns the files that reach a changed file through their imports. Does not follow the imports of `stop` files: these
 * assemble the whole product, so everything would be reached through them.
 */
export function reaching(
  graph: ImportGraph,
  changed: readonly string[],
  stops: readonly string[] = [],
): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [path, imported] of graph) {
    if (stops.includes(path)) continue
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), path])
  }
  const found = new Set(changed)
  // A Set iterates over entries that are added during the loop.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}

/** Returns the generated file that depends on a message file: a changed message changes it. */
export const messagesBeside = (path: string): string | undefined =>
  /(^|\/)[a-z]{2}\.json$/.test(path) ? posix.join(dirname(path), 'messages.gen.ts') : undefined
