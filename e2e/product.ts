import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './own-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product's address. */
    address: string
    /** Signs the product's tokens, so that a test can find right answers. */
    secret: string
    /** The folder with the email that the product writes. */
    outbox: string
  }
}

const secret = 'a secret for journeys that is long enough'

/** Starts the product as `npm start` does, with an empty data folder and a free port. */
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
