import type { Page } from 'playwright-core'

/** More Tab stops than any dialog has. */
const maxSteps = 80

const whereFocusIs = `(() => {
  const at = document.activeElement
  if (at === null || at === document.body) return 'nowhere'
  if (at.closest('dialog') !== null) return 'inside'
  return at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 60) ?? at.tagName
})()`

/**
 * Walks through the open dialog with the Tab key, closes it with Escape, and returns what is wrong: focus that does not
 * enter the dialog, focus that escapes to the page behind, a dialog that stays open, or focus that is lost afterwards.
 */
export async function lookAtDialog(page: Page): Promise<string[]> {
  const focus = () => page.evaluate<string>(whereFocusIs)
  const found: string[] = []
  if ((await focus()) !== 'inside') found.push(`the dialog opens with the focus at ${await focus()}`)
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab')
    const where = await focus()
    // Between the last stop and the first, focus may visit the browser's own controls.
    if (where !== 'inside' && where !== 'nowhere') {
      found.push(`Tab leads out of the dialog to ${where}`)
      break
    }
  }
  await page.keyboard.press('Escape')
  const isGone = await page
    .getByRole('dialog')
    .waitFor({ state: 'detached', timeout: 5000 })
    .then(() => true)
    .catch(() => false)
  if (!isGone) return [...found, 'Escape does not close the dialog']
  const back = await focus()
  return back === 'nowhere' ? [...found, 'the focus is lost when the dialog closes'] : found
}
