import ts from 'typescript'
import { folderOf } from './check-words.ts'
import {
  folderOfId,
  placeOf,
  readIds,
  readSourceFiles,
  spokenIn,
  walk,
  type SourceFile,
} from './read-messages.ts'

/** Methods that call their callback right away. */
const atOnce = new Set('from map flatMap filter reduce forEach toSorted find fromEntries'.split(' '))

function isHandedOver(node: ts.Node): boolean {
  const call = node.parent
  if (!ts.isCallExpression(call) || call.expression === node) return false
  return ts.isPropertyAccessExpression(call.expression) && atOnce.has(call.expression.name.text)
}

function inFunction(node: ts.Node): boolean {
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if ((ts.isFunctionLike(up) && !isHandedOver(up)) || ts.isPropertyDeclaration(up)) return true
    if (ts.isSourceFile(up)) return false
  }
  return false
}

const calledName = (node: ts.Node): string | null =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : null

/**
 * Finds top-level functions that use a message when they are called, directly or through other functions. A function
 * that is not exported is named together with its file.
 */
function findSpeakers(files: readonly SourceFile[]): (path: string, name: string) => boolean {
  const calls = new Map<string, Set<string>>()
  for (const { path, tree } of files) {
    if (path.startsWith('language/')) continue
    for (const { made, isExported } of tree.statements.flatMap(functionsIn)) {
      const name = made.name?.getText() ?? ''
      const called = new Set<string>()
      walk(made, (node) => {
        const inner = calledName(node)
        if (inner !== null) called.add(inner).add(`${path} ${inner}`)
      })
      calls.set(isExported ? name : `${path} ${name}`, called)
    }
  }
  const speakers = new Set(['t'])
  for (let before = 0; before !== speakers.size;) {
    before = speakers.size
    for (const [name, called] of calls) if (!speakers.isDisjointFrom(called)) speakers.add(name)
  }
  return (path, name) => speakers.has(name) || speakers.has(`${path} ${name}`)
}

interface TopFunction {
  made: ts.FunctionDeclaration | ts.VariableDeclaration
  isExported: boolean
}

function functionsIn(statement: ts.Statement): TopFunction[] {
  if (!ts.isFunctionDeclaration(statement) && !ts.isVariableStatement(statement)) return []
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  if (ts.isFunctionDeclaration(statement)) return [{ made: statement, isExported }]
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer !== undefined && ts.isFunctionLike(initializer))
    .map((made) => ({ made, isExported }))
}

/** Reports messages used while a module loads: messages are not loaded yet, so the text would stay English. */
function usesAtLoadTime(file: SourceFile, isSpeaker: (path: string, name: string) => boolean): string[] {
  const found: string[] = []
  if (file.path.startsWith('language/')) return found
  walk(file.tree, (node) => {
    const name = calledName(node)
    if (name !== null && isSpeaker(file.path, name) && !inFunction(node))
      found.push(`${placeOf(file, node)}: ${name} speaks while the file is loaded; make it a function.`)
  })
  return found
}

/**
 * The build replaces each id with its message. So an id must be written in full where it is used or passed on, and must
 * not be a property name.
 */
export function wronglyNamed(file: SourceFile, ids: ReadonlySet<string>): string[] {
  const found: string[] = []
  walk(file.tree, (node) => {
    const isId = ts.isStringLiteralLike(node) && ids.has(node.text)
    if (isId && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
      found.push(`${placeOf(file, node)}: ${node.text} is the name of a property.`)
    if (ts.isTemplateExpression(node) && isSaid(node))
      found.push(`${placeOf(file, node)}: an id is written in full, not made of parts.`)
  })
  return found
}

/** Whether an expression is the argument of `t`, or the id of a `Rich`. */
function isSaid({ parent }: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return isSaid(parent)
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent))
    return parent.parent.name.getText() === 'id' && parent.parent.parent.parent.tagName.getText() === 'Rich'
  return calledName(parent) === 't'
}

/** Folders whose messages every feature may use. */
const sharedRooms = ['ui', 'platform']

/**
 * Reports messages of another feature, which may reword them for its own readers. Shared messages belong in a shared
 * folder.
 */
export function usesOfOtherFolders(file: SourceFile, ids: ReadonlySet<string>): string[] {
  const own = folderOf(file.path, new Set([...ids].map(folderOfId)))
  return spokenIn(file, ids)
    .filter(({ id }) => !sharedRooms.includes(folderOfId(id)) && !`${own}/`.startsWith(`${folderOfId(id)}/`))
    .map(({ id, node }) => `${placeOf(file, node)} says ${id}, a message of another folder: move it to ui.`)
}

/** Reports ids that are also folder names: where the code names the folder, the build would insert the message. */
export const namedAsFolders = (ids: ReadonlySet<string>): string[] => {
  const folders = new Set([...ids].map(folderOfId))
  return [...ids].filter((id) => folders.has(id)).map((id) => `${id} is a message and a folder: rename one.`)
}

/** Reports misused messages in the web. `npm run content:types` reports faults in the messages themselves. */
export function checkMessages(files = readSourceFiles(), ids = readIds()): string[] {
  const isSpeaker = findSpeakers(files)
  const usedIds = new Set(files.flatMap((file) => spokenIn(file, ids).map(({ id }) => id)))
  return [
    ...files.flatMap((file) => usesAtLoadTime(file, isSpeaker)),
    ...files.flatMap((file) => wronglyNamed(file, ids)),
    ...files.flatMap((file) => usesOfOtherFolders(file, ids)),
    ...namedAsFolders(ids),
    ...[...ids].filter((id) => !usedIds.has(id)).map((id) => `${id}: nobody says it.`),
  ]
}
