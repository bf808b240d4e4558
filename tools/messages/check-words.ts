import { initialFolders } from '../../web/src/language/initial-folders.ts'
import ts from 'typescript'
import { folderOfId, importedPath, placeOf, spokenIn, walk, type SourceFile } from './read-messages.ts'

/*
 * Code that is loaded on demand must bring the messages that it uses. A file may rely on the messages of its own folder
 * and on the initial ones, because whatever loaded it has loaded these. For all others, the `import()` must use
 * `withMessages(import('…'), 'folder', …)`.
 */

type Ids = ReadonlySet<string>

const spoken = new WeakMap<SourceFile, ReadonlySet<string>>()

/** Returns the folders whose messages a file uses. */
function foldersSaidIn(file: SourceFile, ids: Ids): ReadonlySet<string> {
  const known = spoken.get(file)
  if (known !== undefined) return known
  const found = new Set(spokenIn(file, ids).map(({ id }) => folderOfId(id)))
  spoken.set(file, found)
  return found
}

/** Returns the folders whose messages are used by a file and everything that it imports. */
function foldersOf(path: string, files: ReadonlyMap<string, SourceFile>, ids: Ids): Set<string> {
  const seen = new Set<string>()
  const folders = new Set<string>()
  const follow = (at: string) => {
    const file = files.get(at)
    if (file === undefined || seen.has(at)) return
    seen.add(at)
    for (const folder of foldersSaidIn(file, ids)) folders.add(folder)
    for (const statement of file.tree.statements) {
      const isImport = ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly !== true
      if (!isImport || !ts.isStringLiteral(statement.moduleSpecifier)) continue
      const to = importedPath(at, statement.moduleSpecifier.text)
      if (to !== null) follow(to)
    }
  }
  follow(path)
  return folders
}

export function checkWords(all: readonly SourceFile[], ids: Ids): string[] {
  const files = new Map(all.map((file) => [file.path, file]))
  const folders = new Set([...ids].map(folderOfId))
  const problems: string[] = []
  for (const file of all) {
    const own = folderOf(file.path, folders)
    walk(file.tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
      const [argument] = node.arguments
      const to =
        argument !== undefined && ts.isStringLiteral(argument) ? importedPath(file.path, argument.text) : null
      if (to === null || !files.has(to)) return
      const brought = broughtBy(node)
      const needed = [...foldersOf(to, files, ids)].filter(
        (folder) => !initialFolders.includes(folder) && folder !== own,
      )
      const lacking = needed.filter((folder) => !brought.includes(folder))
      const idle = brought.filter((folder) => !needed.includes(folder))
      if (lacking.length > 0)
        problems.push(
          `${placeOf(file, node)}: withMessages lacks ${lacking.map((name) => `'${name}'`).join(', ')}.`,
        )
      if (idle.length > 0) problems.push(`${placeOf(file, node)}: withMessages needs no ${idle.join(', ')}.`)
    })
  }
  return problems
}

function broughtBy(node: ts.CallExpression): string[] {
  const call = node.parent
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'withMessages') return []
  return call.arguments.slice(1).flatMap((word) => (ts.isStringLiteral(word) ? [word.text] : []))
}

/** Returns the nearest folder above a file that has its own messages. */
export function folderOf(path: string, folders: ReadonlySet<string>): string | null {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end)
    if (folders.has(folder)) return folder
  }
  return null
}
