import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PackQuestion, PracticePack } from '@skills-center/contract/practice/pack'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { type FinishedQuestion, nextInPack } from '../web/src/practice/packs/next-in-pack.ts'
import { fillIn } from './answering.ts'
import { expectAccessible, openBrowser, openPage, signUpByCall } from './browser.ts'
import { type Product, startProduct } from './own-product.ts'
import { readOn } from './own-time.ts'

const secret = 'a secret for a pack that is long enough'
const known = createAnswerKeys(secret)
const dataDir = mkdtempSync(join(tmpdir(), 'skills-packs-'))
// The journey needs no demo users, and the demo's history would take longer to create than the journey runs.
const place = { dataDir, secret, environment: { DEMO: 'false' } }
let browser: Browser
let product: Product
beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct(place)])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await product.end()
  rmSync(dataDir, { recursive: true, force: true })
})

interface PendingAnswer {
  rows: string
  stored: string
  urls: string[]
}

/** Returns everything that our pages have stored in this browser, except data that is the same for everyone. */
const storedInBrowser = (page: Page) =>
  page.evaluate<PendingAnswer>(`(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const rows = await Promise.all(names.map((name) => new Promise((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames]
        if (stores.length === 0) return resolve([])
        const reading = opening.result.transaction(stores[0]).objectStore(stores[0]).getAll()
        reading.onsuccess = () => { opening.result.close(); resolve(reading.result) }
      }
    })))
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
    return { rows: JSON.stringify(rows.flat()), stored: JSON.stringify({ ...localStorage }), urls: caches_.flat() }
  })()`)

const Kept = z.array(z.object({ pack: z.object({ questions: z.array(z.unknown()) }) }))
/** Counts the questions on the device. */
const countQuestions = async (page: Page): Promise<number> =>
  Kept.parse(JSON.parse((await storedInBrowser(page)).rows)).flatMap(({ pack }) => pack.questions).length

it('a student downloads questions, practices without network or server, and each answer counts once', async () => {
  const page = await openPage(browser, { at: product.address, isInstalled: true, width: 390 })
  await signUpByCall(page, { firstName: 'Quillon' })
  await page.goto('/practice/unit-rates')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await page.getByRole('button', { name: /^Mastery/ }).click()
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/packs')),
    page.getByRole('button', { name: 'Download for offline' }).click(),
  ])
  const pack = PracticePack.parse(await reply.json())
  await page.getByRole('link', { name: 'Practice now' }).click()
  await page.goto('/practice/overview/offline')
  await page.getByText('Skills Center will open offline.').waitFor()
  await expectAccessible(page)
  const kept = await storedInBrowser(page)
  expect(kept.rows.includes(pack.id)).toBe(true)
  for (const personal of ['Quillon', 'mastery', 'standing']) {
    expect([personal, kept.rows.includes(personal) || kept.stored.includes(personal)]).toEqual([
      personal,
      false,
    ])
  }
  expect(kept.urls.filter((url) => !/\/(shell|assets|mark\.svg|manifest\.webmanifest)/.test(url))).toEqual([])

  const port = Number(new URL(product.address).port)
  await page.context().setOffline(true)
  await product.end()
  await page.goto('/grade-6-math')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.getByText('20 questions, until').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Practice ?: Unit rates/ }).click()
  let open: readonly PackQuestion[] = pack.questions
  const gone: FinishedQuestion[] = []
  const current = () => {
    const packed = nextInPack(open, gone)
    if (packed === undefined) throw new Error('The pack is at its end')
    return packed
  }
  const answer = async ({ question: { token } }: PackQuestion, how: 'right' | 'wrong') => {
    await fillIn(page, known[how](token))
    // The page ignores an answer right after a verdict, before anyone could have read it.
    await readOn(page)
    await page.keyboard.press('Enter')
  }
  const close = ({ question }: PackQuestion, isRight: boolean) => {
    open = open.filter((other) => other.question.token !== question.token)
    gone.push({ question, isRight })
  }

  const first = current()
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('[aria-label="Hints"]').first().waitFor()
  await page.locator('[id$="-question"]').focus()
  await answer(first, 'right')
  await page.getByText('Correct!').waitFor()
  await page.getByRole('button', { name: 'See the solution' }).waitFor()
  await expectAccessible(page)
  close(first, true)
  await readOn(page)
  await page.getByRole('button', { name: 'Next question' }).press('Enter')

  await page.getByRole('heading', { name: 'Question 2' }).waitFor()
  const second = current()
  await answer(second, 'wrong')
  if (second.mistakes.length > 0) await page.locator('#feedback').waitFor()
  if (second.tries === 2) {
    await page.getByText('You have one more try').waitFor()
    await page.locator('[id$="-question"]').focus()
    await answer(second, 'right')
    await page.getByText('Correct').first().waitFor()
  }

  await page.getByRole('button', { name: 'Next question' }).waitFor()
  // The question is deleted from the device a moment after the verdict: an earlier reload would keep it.
  await expect.poll(() => countQuestions(page)).toBe(18)

  // After a reload the open set is still there, and the closed question is gone.
  await page.reload()
  await page.getByText('18 questions left in this set').waitFor()
  open = open.filter((other) => other !== second)
  gone.length = 0
  await answer(current(), 'right')
  await page.getByText('Correct!').waitFor()

  product = await startProduct({ ...place, port })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send them now' }).click()
  await page.getByRole('link', { name: 'On this device' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  // The page mentions sending only for answers given long before, which depends on the machine, so check the storage.
  await expect
    .poll(() => page.evaluate('Object.keys(localStorage).filter((name) => name.includes(".kept.")).length'))
    .toBe(0)
  const sessions = await page.request.get('/api/v1/practice/sessions')
  expect(await sessions.text()).toContain('"questions":3')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  const left = await storedInBrowser(page)
  expect(left.rows).toBe('[]')
  expect(left.stored).not.toMatch(/skills-center\.(kept|packs)/)
})
