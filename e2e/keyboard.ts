import type { Locator, Page } from 'playwright-core'

const maxStops = 60

const isFocused = (element: Locator) => element.evaluate((node) => node.matches(':focus'))

/** Goes to a control with the Tab key alone, as someone without a mouse does; throws where it cannot be reached so. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maxStops} stops of the Tab key did not reach ${String(element)}`)
}

/** Types into a field that the Tab key leads to. */
export async function typeIn(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Presses a key on a button, link or tab that the Tab key leads to. */
export async function pressKey(
  page: Page,
  element: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}
