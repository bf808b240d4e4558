import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byLanguage, type LanguageCode, languageCodes } from '@skills-center/messages/languages'
import { flatten, type MessageFile } from '@skills-center/messages/flatten'
import { root } from '../processes.mjs'

/** A folder that has messages: of the curriculum, of the server, or of the web. */
export interface MessageFolder {
  /** From the root of the project, with `/`. */
  readonly path: string
  /** What ids of its messages begin with: a skill's own id, or the folder's path in its package. */
  readonly name: string
  /** By id; of a language that the folder has no file in, there are none. */
  readonly messages: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>
  /** Whether its messages may have elements in them, since pages show them. */
  readonly hasElements: boolean
}

/** Nouns are no messages: `curriculum/src/units` is read by `read-nouns.ts`. */
const others = ['units', 'standards']

/** The folder's path in the curriculum; a skill's is its id, so that it may move to another grade. */
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

/** The messages of one file, by flat ids; none where there is no file. */
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

/** Every folder of the curriculum, the server, and the web with a file of messages. */
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
    .filter((path) => !others.includes(path))
    .toSorted()
    .map((path) => ({
      path: `${packageName}/src/${path}`,
      name: nameOf(path),
      messages: byLanguage((code) => readMessages(join(source, path, `${code}.json`))),
      hasElements: packageName === 'web',
    }))
}
