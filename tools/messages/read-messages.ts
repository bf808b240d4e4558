import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { readMessageFolders } from '../content-types/read-folder.ts'
import { root } from '../processes.mjs'

/** A message id, where the web uses it. */
export interface Spoken {
  readonly id: string
  readonly node: ts.StringLiteralLike
}

export interface SourceFile {
  /** Relative to `web/src`. */
  readonly path: string
  readonly tree: ts.SourceFile
}

const source = join(root, 'web', 'src')

/** Reads every file of the web that is not a test. */
export function readSourceFiles(): SourceFile[] {
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(path))
    .toSorted()
    .map((path) => ({
      path,
      tree: ts.createSourceFile(
        path,
        readFileSync(join(source, path), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    }))
}

/** Returns the ids of all web messages as the code writes them: `practice/try-again`. */
export const readIds = (): ReadonlySet<string> =>
  new Set(
    readMessageFolders()
      .filter(({ path }) => path.startsWith('web/'))
      .flatMap(({ name, messages }) => Object.keys(messages.en).map((id) => `${name}/${id}`)),
  )

export const folderOfId = (id: string): string => id.slice(0, id.lastIndexOf('/'))

export const placeOf = (file: SourceFile, node: ts.Node): string =>
  `${file.path}:${file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1}`

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Returns every id that a file uses or passes on. */
export function spokenIn(file: SourceFile, ids: ReadonlySet<string>): Spoken[] {
  const spoken: Spoken[] = []
  walk(file.tree, (node) => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text)) spoken.push({ id: node.text, node })
  })
  return spoken
}

/** Returns the path that an import leads to, relative to `web/src`; null for a library. */
export const importedPath = (from: string, specifier: string): string | null =>
  specifier.startsWith('.')
    ? relative(source, join(source, dirname(from), specifier)).replaceAll('\\', '/')
    : null
