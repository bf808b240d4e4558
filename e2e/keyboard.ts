import type { Locator, Page } from 'playwright-core'

const maxStops = 60

const isFocused = (element: Locator) => element.evaluate((node) => node.matches(':focus'))

/** Moves to a control with the Tab key alone, as someone without a mouse does. Throws if Tab does not reach it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maxStops} stops of the Tab key did not reach ${String(element)}`)
}

/** Tabs to a field and types into it. */
export async function typeIn(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Tabs to a button, link, or tab and presses a key on it. */
export async function pressKey(
  page: Page,
  element: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}
