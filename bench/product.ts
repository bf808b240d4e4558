import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSecondsOf, megabytesOf } from './process-usage.ts'

export interface Answer {
  status: number
  text: string
  ms: number
  cookies: readonly string[]
}

export interface Asked {
  method: string
  path: string
  body?: string | undefined
  cookie?: string | undefined
  /** The client's IP address, as a proxy would forward it. */
  address?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/** One socket for each concurrent request, so that none waits for another here. */
const agent = new Agent({ keepAlive: true, maxSockets: 4096 })

/** Returns the session cookie from a reply; empty if there is none. */
export const sessionIn = (cookies: readonly string[]): string =>
  cookies.find((cookie) => /^(?:__Host-)?sid=[^;]/.test(cookie))?.split(';')[0] ?? ''

/** Makes one request over loopback. Returns status 0 if there is no reply within half a minute. */
export function ask(
  port: number,
  { method, path, body, cookie, address, headers: more }: Asked,
  streamMs?: number,
): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, text: string, cookies: readonly string[] = []) =>
      resolve({ status, text, ms: performance.now() - began, cookies })
    const headers = {
      ...(cookie !== undefined && cookie !== '' && { cookie }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...(streamMs !== undefined && { accept: 'text/event-stream' }),
      ...more,
    }
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout: 30_000 },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        const done = () =>
          end(reply.statusCode ?? 0, Buffer.concat(parts).toString(), reply.headers['set-cookie'] ?? [])
        reply.on('end', done)
        reply.on('error', done)
        if (streamMs !== undefined)
          setTimeout(() => {
            done()
            sent.destroy()
          }, streamMs)
      },
    )
    sent.on('error', (fault) => end(0, fault.message))
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.end(body)
  })
}

/** The token of a link in an email, the path segment before it, and the recipient. */
export interface MailLink {
  to: string
  word: string
  token: string
}

/** Reads the links in a folder of emails; reads each email once. */
function createMailReader(outbox: string): () => MailLink[] {
  const links = new Map<string, MailLink[]>()
  const readOnce = new Set<string>()
  return () => {
    if (!existsSync(outbox)) return []
    for (const file of readdirSync(outbox)) {
      if (links.has(file)) continue
      const text = readFileSync(join(outbox, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const to = /^To: (\S+)$/m.exec(text)?.[1] ?? ''
      const found = [...text.matchAll(/\/([a-z-]+)\/([\w-]{43})\b/g)].map(([, word = '', token = '']) => ({
        to,
        word,
        token,
      }))
      // An email without a link may be half written, so read it once more.
      if (found.length > 0 || readOnce.has(file)) links.set(file, found)
      else readOnce.add(file)
    }
    return [...links.values()].flat()
  }
}

/**
 * Starts the product with an embedded database in a temporary folder, which is deleted at the end. `prepare` gets the
 * environment when the database exists and the server is stopped, as `npm run admin` requires.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  prepare?: (environment: Readonly<Record<string, string | undefined>>) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'skills-center-bench-'))
  const secret = randomBytes(32).toString('hex')
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SESSION_SECRET: secret,
    DAILY_LIMIT: '10000',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    NODE_ENV: 'test',
    DEMO: 'false',
    ...environment,
  }
  let log = ''
  const root = join(import.meta.dirname, '..')

  async function run() {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.on('data', (part: Buffer) => {
      log += part.toString()
    })
    const port = await new Promise<number>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (part: Buffer) => {
        log += part.toString()
        said += part.toString()
        const found = /http:\/\/[\w.]+:(\d+)/.exec(said)
        if (found !== null) resolve(Number(found[1]))
      })
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${log.slice(-2000)}`)))
    })
    const end = async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    return { child, port, end }
  }

  if (prepare !== undefined) {
    const first = await run()
    await first.end()
    await prepare(env)
  }
  const { child, port, end } = await run()
  return {
    port,
    /** Signs sessions and question tokens. */
    secret,
    /** Returns what the server has logged since the last call. */
    takeLog(): string {
      const said = log
      log = ''
      return said
    },
    /** The links in all emails so far. */
    linksInMails: createMailReader(join(folder, 'outbox')),
    megabytes: () => megabytesOf(child.pid),
    cpuSeconds: () => cpuSecondsOf(child.pid),
    async stop(): Promise<void> {
      await end()
      agent.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
