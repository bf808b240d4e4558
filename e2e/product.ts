import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    address: string
    /** What signs its tokens, so that a test can know right answers. */
    secret: string
  }
}

const secret = 'a secret for journeys that is long enough'

/** Starts the product as `npm start` does, on a fresh data folder and a free port. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skills-e2e-'))
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = /http:\/\/[\w.]+:\d+/.exec(printed)
      if (found !== null) resolve(found[0])
    })
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  project.provide('address', address)
  project.provide('secret', secret)
  return async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}
