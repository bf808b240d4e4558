import type { Page } from 'playwright-core'

/** Runs in a page before its own scripts. Lets a test move the page's clock forward instead of waiting. */
export const ownTime = `{
  const now = performance.now.bind(performance)
  let passed = 0
  performance.now = () => now() + passed
  globalThis.letTimePass = (milliseconds) => { passed += milliseconds }
}`

/** Moves the page's clock forward by the time that a reader needs, because the page ignores earlier presses. */
export const readOn = (page: Page): Promise<unknown> => page.evaluate('letTimePass(400)')
