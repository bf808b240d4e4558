import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  /** As the proxy would tell it: who asks from where. */
  address?: string | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request over loopback; status 0 where none was answered within half a minute. */
export function ask(
  port: number,
  { method, path, body, cookie, address }: Asked,
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

/** The product with an embedded database of its own in a folder that goes with it. */
export async function startProduct(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'skills-center-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DAILY_LIMIT: '10000',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    NODE_ENV: 'test',
    DEMO: 'false',
    ...environment,
  }
  const root = join(import.meta.dirname, '..')
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (part: Buffer) => {
    log += part.toString()
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      log += part.toString()
      const found = /http:\/\/[\w.]+:(\d+)/.exec(log)
      if (found !== null) resolve(Number(found[1]))
    })
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${log.slice(-2000)}`)))
  })
  return {
    port,
    /** What it has logged since it was asked last. */
    takeLog(): string {
      const said = log
      log = ''
      return said
    },
    /** Secrets in the links of mails, by the word before them. */
    linksInMails(): { word: string; token: string }[] {
      const outbox = join(folder, 'outbox')
      if (!existsSync(outbox)) return []
      return readdirSync(outbox).flatMap((file) => {
        const text = readFileSync(join(outbox, file), 'utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        return [...text.matchAll(/\/([a-z-]+)\/([\w-]{43})\b/g)].map(([, word = '', token = '']) => ({
          word,
          token,
        }))
      })
    },
    /** Resident megabytes (Linux); 0 elsewhere. */
    megabytes(): number {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
      } catch {
        return 0
      }
    },
    /** Processor seconds of the server so far (Linux); 0 elsewhere. */
    cpuSeconds(): number {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return (Number(fields[11]) + Number(fields[12])) / 100
      } catch {
        return 0
      }
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      agent.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
