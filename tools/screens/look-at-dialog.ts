import type { Page } from 'playwright-core'

/** Longer than any way through a dialog. */
const maxSteps = 80

const whereFocusIs = `(() => {
  const at = document.activeElement
  if (at === null || at === document.body) return 'nowhere'
  if (at.closest('dialog') !== null) return 'inside'
  return at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 60) ?? at.tagName
})()`

/**
 * Goes round in the dialog that is open with the Tab key, leaves it with Escape, and says what is wrong: a focus
 * that does not come in, one that gets out to the page behind, a dialog that stays, a focus that is lost after it.
 */
export async function lookAtDialog(page: Page): Promise<string[]> {
  const focus = () => page.evaluate<string>(whereFocusIs)
  const found: string[] = []
  if ((await focus()) !== 'inside') found.push(`the dialog opens with the focus at ${await focus()}`)
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab')
    const where = await focus()
    // Between the last stop and the first the browser's own controls may come.
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
