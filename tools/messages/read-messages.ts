import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { readMessageFolders } from '../content-types/read-folder.ts'
import { root } from '../processes.mjs'

/** An id of a message, where the web says it. */
export interface Spoken {
  readonly id: string
  readonly node: ts.StringLiteralLike
}

export interface SourceFile {
  /** From `web/src`. */
  readonly path: string
  readonly tree: ts.SourceFile
}

const source = join(root, 'web', 'src')

/** Every file of the web that is not a test. */
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

/** Ids of all messages of the web, as they are said: `practice/try-again`. */
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

/** Every id that a file says, or hands on to be said. */
export function spokenIn(file: SourceFile, ids: ReadonlySet<string>): Spoken[] {
  const spoken: Spoken[] = []
  walk(file.tree, (node) => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text)) spoken.push({ id: node.text, node })
  })
  return spoken
}

/** Where an import of a file leads to, from `web/src`; null for a library. */
export const importedPath = (from: string, specifier: string): string | null =>
  specifier.startsWith('.')
    ? relative(source, join(source, dirname(from), specifier)).replaceAll('\\', '/')
    : null
