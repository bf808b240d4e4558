import { Practice } from '@skills-center/contract/practice'
import type { Page, Response } from 'playwright-core'
import { z } from 'zod'

const InitialData = z.object({ replies: z.record(z.string(), z.unknown()) })

/** Returns the practice data in a page's HTML, if any. */
export async function initialDataOf(response: Response): Promise<Practice | undefined> {
  const written = /id="initial-data">(.*?)<\/script>/s.exec(await response.text())?.[1]
  if (written === undefined) return undefined
  const { replies } = InitialData.parse(JSON.parse(written))
  const [, practice] = Object.entries(replies).find(([url]) => url.endsWith('/practice')) ?? []
  return practice === undefined ? undefined : Practice.parse(practice)
}

/** Strips the initial data from each page, so that the page requests it and a test can answer. */
export async function askForEverything(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const empty = html
      .replace(/<script[^>]* id="initial-data">.*?<\/script>|<template id="rest">.*?<\/template>/gs, '')
      .replace(/<div id="root".*?(?=<noscript>)/s, '<div id="root"></div>')
    return route.fulfill({ response, body: empty })
  })
}
