import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './own-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    address: string
    /** What signs its tokens, so that a test can know right answers. */
    secret: string
    /** Folder with the mail that nobody hands over. */
    outbox: string
  }
}

const secret = 'a secret for journeys that is long enough'

/** Starts the product as `npm start` does, on a fresh data folder and a free port. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skills-e2e-'))
  const product = await startProduct({ dataDir, secret })
  project.provide('address', product.address)
  project.provide('secret', secret)
  project.provide('outbox', join(dataDir, 'outbox'))
  return async () => {
    await product.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
