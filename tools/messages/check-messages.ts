import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import ts from 'typescript'
import { firstFolders } from '../../web/src/language/first-folders.ts'
import {
  placeOf,
  readCatalogues,
  readSourceFiles,
  spokenIn,
  walk,
  type SourceFile,
  type Spoken,
} from './read-messages.ts'

/** What a message needs to be given: `name`, `count plural`, `<link>`. */
function needsOf(message: string): Set<string> {
  const needs = new Set<string>()
  const read = (tokens: CompiledMessage) => {
    for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
      if (typeof token === 'string') {
        for (const [, tag] of token.matchAll(/<(\w+)\/?>/g)) needs.add(`<${tag ?? ''}>`)
        continue
      }
      const [name, kind, cases] = token
      needs.add(name)
      if ((kind === 'plural' || kind === 'select') && typeof cases === 'object') {
        for (const inner of Object.values(cases ?? {})) {
          if (Array.isArray(inner)) read(inner)
        }
      }
    }
  }
  read(compileMessageOrThrow(message.replace(/ \[[^\]]+\]$/, '')))
  return needs
}

/** Each `plural` of a message with the forms that it has. */
function pluralsOf(message: string): { name: string; forms: string[] }[] {
  const found: { name: string; forms: string[] }[] = []
  const read = (tokens: CompiledMessage) => {
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (typeof token === 'string') continue
      const [name, kind, cases] = token
      if (typeof cases !== 'object' || cases === null) continue
      if (kind === 'plural') found.push({ name, forms: Object.keys(cases) })
      for (const inner of Object.values(cases)) if (Array.isArray(inner)) read(inner)
    }
  }
  read(compileMessageOrThrow(message))
  return found
}

/** What calls a function that is handed to it right away. */
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
 * Functions at the top of files that speak when they are called, by themselves or by what they call. One that its file
 * keeps for itself is named with its file.
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

/** Files are read before the words are there: what is said then stays English. */
function saidTooEarly(file: SourceFile, isSpeaker: (path: string, name: string) => boolean): string[] {
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
 * A message is found by its key alone, and only `t` looks it up: no text that comes from elsewhere is searched for, as it
 * is worded, among the messages.
 */
export function searchedByWording(file: SourceFile): string[] {
  const found: string[] = []
  const isLanguage = file.path.startsWith('language/')
  walk(file.tree, (node) => {
    const isWrong = isLanguage
      ? ts.isPropertyAccessExpression(node) &&
        (node.name.text === 'messages' || (node.name.text === '_' && !isInT(node)))
      : ts.isImportDeclaration(node) && node.moduleSpecifier.getText(file.tree).includes('@lingui/')
    if (isWrong) found.push(`${placeOf(file, node)}: only t looks up messages, by their key.`)
  })
  return found
}

const isInT = (node: ts.Node): boolean => ts.findAncestor(node, ts.isFunctionDeclaration)?.name?.text === 't'

function wronglyGiven({ message, at, given }: Spoken): string[] {
  if (given === null) return []
  const needs = [...needsOf(message)].map((need) => need.replaceAll(/[<>]/g, ''))
  const missing = needs.filter((need) => !given.includes(need))
  const unknown = given.filter((name) => !needs.includes(name))
  return [
    ...missing.map((name) => `${at}: “${message}” is not given ${name}.`),
    ...unknown.map((name) => `${at}: “${message}” has no place for ${name}.`),
  ]
}

export interface Checked {
  /** Mistakes, whatever the language. */
  wrong: string[]
  /** Texts without Spanish, by folder. */
  missing: Map<string, string[]>
}

export function checkMessages(files = readSourceFiles(), catalogues = readCatalogues()): Checked {
  const read = files.map((file) => ({ file, ...spokenIn(file) }))
  const spoken = read.flatMap((entry) => entry.spoken)
  const isSpeaker = findSpeakers(files)
  const wrong = [
    ...read.flatMap((entry) => entry.problems),
    ...files.flatMap((file) => saidTooEarly(file, isSpeaker)),
    ...files.flatMap(searchedByWording),
    ...spoken.flatMap(wronglyGiven),
  ]
  const isFirst = (folder: string) => firstFolders.includes(folder)
  const isKnown = ({ message, folder }: Spoken) =>
    [folder, ...firstFolders].some((there) => catalogues.get(there)?.[message] !== undefined)
  const missing = new Map<string, string[]>()
  for (const entry of spoken) {
    if (entry.message === '' || isKnown(entry)) continue
    const listed = missing.get(entry.folder) ?? []
    if (!listed.includes(entry.message)) listed.push(entry.message)
    missing.set(entry.folder, listed)
  }
  const seen = new Map<string, { folder: string; spanish: string }>()
  for (const [folder, words] of catalogues) {
    for (const [english, spanish] of Object.entries(words)) {
      const place = `${folder}/es.json`
      const isUsed = spoken.some(
        (entry) => entry.message === english && (entry.folder === folder || isFirst(folder)),
      )
      if (!isUsed) wrong.push(`${place}: nobody says “${english}”.`)
      const other = seen.get(english)
      if (other !== undefined && other.spanish !== spanish)
        wrong.push(`${place}: “${english}” is “${other.spanish}” in ${other.folder}/es.json.`)
      seen.set(english, { folder, spanish })
      wrong.push(...wronglyTranslated(english, spanish).map((problem) => `${place}: ${problem}`))
    }
  }
  return { wrong, missing }
}

function wronglyTranslated(english: string, spanish: string): string[] {
  if (spanish.trim() === '') return [`“${english}” is empty.`]
  const [here, there] = [needsOf(english), needsOf(spanish)]
  const lost = [...here].filter((need) => !there.has(need))
  const added = [...there].filter((need) => !here.has(need))
  const plurals = pluralsOf(spanish)
  return [
    ...lost.map((need) => `“${spanish}” lacks ${need}.`),
    ...added.map((need) => `“${spanish}” has ${need}, which “${english}” has not.`),
    // Spanish has `many` too, for millions, which nothing here comes to.
    ...plurals.flatMap(({ name, forms }) =>
      ['one', 'other']
        .filter((form) => !forms.includes(form))
        .map((form) => `“${spanish}” has no ${form} for ${name}.`),
    ),
  ]
}
