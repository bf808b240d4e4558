import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byLanguage, type LanguageCode, languageCodes } from '@skills-center/messages/languages'
import { flatten, type MessageFile } from '@skills-center/messages/flatten'
import { root } from '../processes.mjs'

/** A folder with messages, in the curriculum, the server, or the web. */
export interface MessageFolder {
  /** Relative to the project root, with `/`. */
  readonly path: string
  /** The prefix of its message ids: the skill's id for a skill, otherwise the folder's path in its package. */
  readonly name: string
  /** By language, then by id. Empty for a language that the folder has no file in. */
  readonly messages: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>
  /** Whether its messages may contain elements, which only pages can show. */
  readonly hasElements: boolean
}

/** Whether a folder holds nouns, which `check-nouns.ts` reads, or standards, instead of messages. */
const holdsOther = (path: string): boolean => path === 'standards' || path.startsWith('units/')

/** Returns the folder's path in the curriculum. A skill uses its id instead, so that it can move to another grade. */
export const nameOf = (path: string): string => path.replace(/^skills\/[^/]+\/grade-\d\//, '')

export function readMessageFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SyntaxError(`${relative(root, path)}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

function isMessageFile(node: unknown): node is MessageFile {
  return (
    typeof node === 'object' &&
    node !== null &&
    !Array.isArray(node) &&
    Object.values(node).every((entry) => typeof entry === 'string' || isMessageFile(entry))
  )
}

/** Reads the messages of one file by flat id; empty if the file does not exist. */
export function readMessages(path: string): Record<string, string> {
  if (!existsSync(path)) return {}
  const file = readMessageFile(path)
  if (!isMessageFile(file)) {
    throw new SyntaxError(
      `${relative(root, path)}: holds something that is neither a message nor a group of messages`,
    )
  }
  return flatten(file)
}

/** Returns every folder of the curriculum, the server, and the web that has a message file. */
export const readMessageFolders = (): MessageFolder[] =>
  ['curriculum', 'server', 'web'].flatMap(readFoldersOf)

function readFoldersOf(packageName: string): MessageFolder[] {
  const source = join(root, packageName, 'src')
  const paths = new Set(
    globSync(`**/{${languageCodes.join(',')}}.json`, { cwd: source }).map((file) =>
      dirname(file).replaceAll('\\', '/'),
    ),
  )
  return [...paths]
    .filter((path) => !holdsOther(path))
    .toSorted()
    .map((path) => ({
      path: `${packageName}/src/${path}`,
      name: nameOf(path),
      messages: byLanguage((code) => readMessages(join(source, path, `${code}.json`))),
      hasElements: packageName === 'web',
    }))
}
