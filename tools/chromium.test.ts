import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumArguments } from './chromium.ts'

const featuresOff = (text: string): string[] => /--disable-features=(\S+)/.exec(text)?.[1]?.split(',') ?? []

test('what Playwright switches off in Chromium stays off with our own list in its place', async () => {
  // Node is not a browser, so the launch fails, and the failure message includes the arguments.
  const failure = await chromium.launch({ executablePath: process.execPath }).then(
    () => '',
    (error: unknown) => String(error),
  )
  const theirs = featuresOff(failure)
  expect(theirs).toContain('HttpsUpgrades')
  expect(featuresOff(chromiumArguments.join(' '))).toEqual(expect.arrayContaining(theirs))
})
