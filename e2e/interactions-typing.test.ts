import type { InteractionKind } from '@skills-center/contract/interaction'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { type OpenedGallery, openGallery } from './in-gallery.ts'

let browser: Browser
let gallery: OpenedGallery
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  gallery = await openGallery(browser)
  page = await gallery.open({})
})
afterAll(async () => {
  expect(gallery.faults).toEqual([])
  await gallery.close()
  await browser.close()
})

const typed: [kind: InteractionKind, text: string, echo: string | null][] = [
  ['number', '0.50', '0.50'],
  ['quantity', '12 cm^2', null],
  ['fraction', '1 3/4', null],
  ['expression', '2x+6', '2x+6'],
  ['equation', 'y=2x+1', 'y=2x+1'],
  ['inequality', 'x>=3', 'x≥3'],
  ['coordinates', '(2,-3)', '(2,−3)'],
  ['ratio', '2 to 3', '2:3'],
  ['scientific', '3.2e4', null],
  ['numbers', '3 and -3', null],
  ['term', 'Mitosis', null],
]

/** Finds the first sample that can be answered. */
const card = (): Locator => page.locator('[data-state=empty]').first()
const response = async () => JSON.parse((await card().getByText('{"kind":').textContent()) ?? '{}')

it.each(typed)('%s is answered by keyboard alone, through a field with a name', async (kind, text, echo) => {
  await gallery.turn(page, { interaction: kind, state: 'empty' })
  await card().getByRole('textbox', { name: /\w/ }).focus()
  await page.keyboard.type(text)
  expect(await response()).toEqual({ kind, text })
  if (echo !== null) {
    await expect
      .poll(async () => (await card().innerText()).replaceAll(/\s/g, ''))
      .toContain(echo.replaceAll(/\s/g, ''))
  }
})

describe('signs that keyboards lack', () => {
  it('are typed at the cursor by buttons that say what they are', async () => {
    await gallery.turn(page, { interaction: 'inequality', state: 'empty' })
    await card().getByRole('textbox').fill('x  3')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await card()
      .getByRole('button', { name: /greater than or equal to/i })
      .press('Enter')
    expect(await response()).toEqual({ kind: 'inequality', text: 'x ≥ 3' })
    expect(await card().locator('input:focus').count()).toBe(1)
  })

  it('put parentheses round what is marked', async () => {
    await gallery.turn(page, { interaction: 'expression', state: 'empty' })
    await card().getByRole('textbox').fill('x+1')
    await page.keyboard.press('ControlOrMeta+a')
    await card()
      .getByRole('button', { name: /parentheses/i })
      .click()
    await page.keyboard.press('End')
    await page.keyboard.type('^2')
    expect(await response()).toEqual({ kind: 'expression', text: '(x+1)^2' })
  })
})

describe('the math editor', () => {
  it('is fetched when it is asked for, takes keys, and hands its text back as people write it', async () => {
    page = await gallery.open({ interaction: 'expression', state: 'empty' })
    await card().getByRole('button', { name: 'Use the math editor' }).press('Enter')
    await card().locator('math-field:focus-within').waitFor()
    await page.keyboard.type('(x+1)/2')
    await expect.poll(response).toEqual({ kind: 'expression', text: String.raw`\frac{\left(x+1\right)}{2}` })
    await card().getByRole('button', { name: 'Type in plain text' }).press('Enter')
    await expect.poll(response).toEqual({ kind: 'expression', text: '(x + 1)/2' })
  })
})
