import { firstFolders } from '../../web/src/language/first-folders.ts'
import ts from 'typescript'
import { folderOf, importedPath, placeOf, spokenIn, walk, type SourceFile } from './read-messages.ts'

/*
 * What is fetched when first needed must bring the words that it says. A file may count on the words of its own folder
 * and on the first ones, since whoever fetched it has brought them; what `import()` fetches brings the others by
 * `withMessages(import('…'), 'folder', …)`.
 */

const spoken = new WeakMap<SourceFile, boolean>()

function speaks(file: SourceFile): boolean {
  const known = spoken.get(file)
  if (known !== undefined) return known
  const found = spokenIn(file).spoken.length > 0 || /\bsaid\(/.test(file.tree.text)
  spoken.set(file, found)
  return found
}

/** Folders whose words are said by a file and by all that it imports. */
function foldersOf(path: string, files: ReadonlyMap<string, SourceFile>): Set<string> {
  const seen = new Set<string>()
  const folders = new Set<string>()
  const follow = (at: string) => {
    const file = files.get(at)
    if (file === undefined || seen.has(at)) return
    seen.add(at)
    if (speaks(file)) folders.add(folderOf(at))
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

export function checkWords(all: readonly SourceFile[], withMessages: ReadonlySet<string>): string[] {
  const files = new Map(all.map((file) => [file.path, file]))
  const problems: string[] = []
  for (const file of all) {
    const own = folderOf(file.path)
    walk(file.tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
      const [argument] = node.arguments
      const to =
        argument !== undefined && ts.isStringLiteral(argument) ? importedPath(file.path, argument.text) : null
      if (to === null || !files.has(to)) return
      const brought = broughtBy(node)
      const needed = [...foldersOf(to, files)].filter(
        (folder) => withMessages.has(folder) && !firstFolders.includes(folder) && folder !== own,
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
