import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flatten, type MessageFile } from '@skills-center/messages/flatten'
import type { Message } from '@skills-center/messages/message'
import { parseMessage } from '@skills-center/messages/parse-message'
import type { Plugin } from 'vite'

/*
 * Messages are parsed at build time, so that pages need no parser. In the script, an id is replaced by its short key
 * and the English message: `t('ui/close')` becomes `t(["x7Qb","Close"])`. So each chunk contains exactly the English it
 * needs. Other languages are one file per folder, with the same keys.
 */

const source = join(import.meta.dirname, 'src')

/** The messages of a folder by id, `practice/try-again`. */
function readMessages(folder: string, language: string): [id: string, message: Message][] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- npm run content:types reads every one with its shape
  const file = JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as MessageFile
  return Object.entries(flatten(file)).map(([id, text]) => [
    `${folder}/${id}`,
    parseMessage(text, { hasElements: true }),
  ])
}

/** The English of every message, and the short key of each id: the shortest unique prefix of its hash. */
function readEnglish(): { english: Map<string, Message>; keys: Map<string, string> } {
  const folders = globSync('**/en.json', { cwd: source }).map((file) => dirname(file).replaceAll('\\', '/'))
  const english = new Map(folders.toSorted().flatMap((folder) => readMessages(folder, 'en')))
  const keys = new Map<string, string>()
  const taken = new Set<string>()
  for (const id of english.keys()) {
    const hash = createHash('sha256').update(id).digest('base64url')
    let length = 4
    while (taken.has(hash.slice(0, length))) length++
    taken.add(hash.slice(0, length))
    keys.set(id, hash.slice(0, length))
  }
  return { english, keys }
}

/** A quoted id in compiled code. */
const quoted = /(["'])([a-z][a-z0-9-]*(?:\/[a-z0-9.-]+)+)\1/g

interface MessagesApi {
  /**
   * A key for what a file compiles to, including the messages it uses, to tell whether a cached build is still valid.
   */
  keyOf: (id: string, script: string) => string
}

export function messages(): Plugin<MessagesApi> {
  let read: ReturnType<typeof readEnglish> | null = null
  const known = () => (read ??= readEnglish())

  function wordsOf(folder: string, language: string): string {
    const { keys } = known()
    const entries = readMessages(folder, language).map(([id, message]) => {
      const key = keys.get(id)
      if (key === undefined) throw new Error(`${folder}/${language}.json: ${id} has no English.`)
      return [key, message] as const
    })
    return JSON.stringify(Object.fromEntries(entries))
  }
  const file = /\/src\/(.+)\/([a-z]{2})\.json\?(address|words)$/

  function keyOf(id: string, script: string): string {
    const [path, folder = '', language = ''] = file.exec(id.replaceAll('\\', '/')) ?? []
    if (path !== undefined) return wordsOf(folder, language)
    const { english, keys } = known()
    const usedMessages = [...script.matchAll(quoted)].map(([, , name = '']) => [
      keys.get(name),
      english.get(name),
    ])
    return JSON.stringify(usedMessages)
  }

  return {
    name: 'messages',
    enforce: 'pre',
    api: { keyOf },
    buildStart() {
      read = null
    },
    load(id) {
      const [path, folder = '', language = '', wanted] = file.exec(id.replaceAll('\\', '/')) ?? []
      if (path === undefined) return
      if (wanted === 'words') return `export default ${wordsOf(folder, language)}`
      if (this.environment.name !== 'client') return `export default ''`
      if (this.environment.mode === 'dev') return `export default '/words/${folder}/${language}.json'`
      const words = wordsOf(folder, language)
      const hash = createHash('sha256').update(words).digest('base64url').slice(0, 8)
      const fileName = `assets/${language}-${hash}.json`
      const originalFileName = `src/${folder}/${language}.json`
      this.emitFile({ type: 'asset', fileName, originalFileName, source: words })
      return `export default '/${fileName}'`
    },
    transform: {
      order: 'post',
      filter: { id: /\/web\/(?:src|gallery)\/.*\.tsx?$/ },
      handler(code) {
        const { english, keys } = known()
        const built = code.replace(quoted, (text, _, id: string) => {
          const message = english.get(id)
          return message === undefined ? text : JSON.stringify([keys.get(id), message])
        })
        // Line numbers do not change.
        return built === code ? null : { code: built, map: null }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path, folder = '', language = ''] =
          /^\/words\/([a-z/-]+)\/([a-z]{2})\.json$/.exec(request.url ?? '') ?? []
        if (path === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(wordsOf(folder, language))
      })
    },
    hotUpdate({ file: changed }) {
      if (!/\/src\/.*\/[a-z]{2}\.json$/.test(changed)) return
      read = null
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
