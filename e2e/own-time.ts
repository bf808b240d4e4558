import type { Page } from 'playwright-core'

/** Runs in a page before its own script: what the page reads as time can be moved on, so that no journey waits for it. */
export const ownTime = `{
  const now = performance.now.bind(performance)
  let passed = 0
  performance.now = () => now() + passed
  globalThis.letTimePass = (milliseconds) => { passed += milliseconds }
}`

/** Lets so much time pass on the page that its reader can have read it: presses before that do not count. */
export const readOn = (page: Page): Promise<unknown> => page.evaluate('letTimePass(400)')
