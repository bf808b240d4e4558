import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../processes.mjs'

/** A text that the web speaks, and where. */
export interface Spoken {
  readonly message: string
  /** Path from `web/src`, with the line. */
  readonly at: string
  /** The folder, from `web/src`, whose words it belongs to. */
  readonly folder: string
  /** Names of the values and elements that it is given; null where that cannot be read off. */
  readonly given: readonly string[] | null
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
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
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

/** The Spanish of each folder that has any, by its path from `web/src`. */
export function readCatalogues(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const files = globSync('**/es.json', { cwd: source }).toSorted()
  return new Map(
    files.map((file) => {
      const words: unknown = JSON.parse(readFileSync(join(source, file), 'utf8'))
      const entries = Object.entries(typeof words === 'object' && words !== null ? words : {})
      return [
        dirname(file).replaceAll('\\', '/'),
        Object.fromEntries(entries.map(([english, spanish]) => [english, String(spanish)])),
      ]
    }),
  )
}

/** The nearest folder up from a file that has words of its own, else the feature’s. */
export function folderOf(path: string): string {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(source, folder, 'es.json'))) return folder
  }
  return path.split('/')[0] ?? ''
}

export const placeOf = (file: SourceFile, node: ts.Node): string =>
  `${file.path}:${file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1}`

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const namesIn = (node: ts.Expression | undefined): readonly string[] | null => {
  if (node === undefined) return []
  if (!ts.isObjectLiteralExpression(node)) return null
  return node.properties.map((property) => property.name?.getText().replaceAll(/['"]/g, '') ?? '')
}

/** Whether a call of `t` is here. */
const isSpeaking = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't'

function attribute(node: ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  const found = node.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === name,
  )
  if (found === undefined || !ts.isJsxAttribute(found)) return undefined
  const value = found.initializer
  return value !== undefined && ts.isJsxExpression(value) ? value.expression : value
}

/** Everything that a file says through `t` or `Rich`; what says something else than a fixed text is a problem. */
export function spokenIn(file: SourceFile): { spoken: Spoken[]; problems: string[] } {
  const spoken: Spoken[] = []
  const problems: string[] = []
  if (file.path.startsWith('language/')) return { spoken, problems }
  const folder = folderOf(file.path)
  const say = (text: ts.Expression | undefined, node: ts.Node, given: readonly string[] | null) => {
    const at = placeOf(file, node)
    const texts = text === undefined ? [] : literalsOf(text)
    if (texts.length === 0) problems.push(`${at}: a message is a text that stands there, not made of parts.`)
    for (const message of texts) spoken.push({ message, at, folder, given })
  }
  walk(file.tree, (node) => {
    if (isSpeaking(node)) say(node.arguments[0], node, namesIn(node.arguments[1]))
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Rich') {
      const values = namesIn(attribute(node, 'values'))
      const parts = namesIn(attribute(node, 'parts'))
      say(attribute(node, 'message'), node, values && parts && [...values, ...parts])
    }
  })
  return { spoken, problems }
}

/** A text, or each of several that are chosen from. */
function literalsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (!ts.isConditionalExpression(node)) return []
  const [one, other] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)]
  return one.length > 0 && other.length > 0 ? [...one, ...other] : []
}

/** Where an import of a file leads to, from `web/src`; null for a library. */
export const importedPath = (from: string, specifier: string): string | null =>
  specifier.startsWith('.')
    ? relative(source, join(source, dirname(from), specifier)).replaceAll('\\', '/')
    : null
