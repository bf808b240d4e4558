import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { firstFolders } from '../../web/src/language/first-folders.ts'
import { root } from '../processes.mjs'
import {
  isSpeaking,
  placeOf,
  readCatalogues,
  readSourceFiles,
  spokenIn,
  walk,
  type SourceFile,
  type Spoken,
} from './read-messages.ts'

/** What a message needs to be given: `name`, `count plural`, `<link>`. */
export function needsOf(message: string): Set<string> {
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

function inFunction(node: ts.Node): boolean {
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if (ts.isFunctionLike(up) || ts.isPropertyDeclaration(up)) return true
    if (ts.isSourceFile(up)) return false
  }
  return false
}

/** Files are read before the words are there: what is said then stays English. */
const saidTooEarly = (file: SourceFile): string[] => {
  const found: string[] = []
  walk(file.tree, (node) => {
    if (isSpeaking(node) && !inFunction(node))
      found.push(
        `${placeOf(file, node)}: t is called while the file is loaded; make the constant a function.`,
      )
  })
  return found
}

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

/** Sentences that the server makes stand in its sources. */
const readServerTexts = (): string =>
  globSync('{server,contract,learner,curriculum}/src/**/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

export interface Checked {
  /** Mistakes, whatever the language. */
  wrong: string[]
  /** Texts without Spanish, by folder. */
  missing: Map<string, string[]>
}

export function checkMessages(files = readSourceFiles(), catalogues = readCatalogues()): Checked {
  const read = files.map((file) => ({ file, ...spokenIn(file) }))
  const spoken = read.flatMap((entry) => entry.spoken)
  const wrong = [
    ...read.flatMap((entry) => entry.problems),
    ...files.flatMap(saidTooEarly),
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
  const server = readServerTexts()
  const seen = new Map<string, { folder: string; spanish: string }>()
  for (const [folder, words] of catalogues) {
    for (const [english, spanish] of Object.entries(words)) {
      const place = `${folder}/es.json`
      const isUsed = spoken.some(
        (entry) => entry.message === english && (entry.folder === folder || isFirst(folder)),
      )
      if (!isUsed && !server.includes(english)) wrong.push(`${place}: nobody says “${english}”.`)
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
