import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { FocusWatch } from './watch-focus.mjs'

/** Runs in the page, where it cannot import anything. */
const script = readFileSync(join(import.meta.dirname, 'watch-focus.mjs'), 'utf8').replaceAll('export ', '')

/** The most Tab stops to follow through a page. */
const maxSteps = 700

/**
 * Walks through a page with the Tab key and returns what is wrong for keyboard users: a control that is never reached,
 * an invisible focus, a keyboard trap, focus that is lost on the way, a first stop that does not skip the header.
 * Resolves to the number of stops and the first dozen faults.
 */
export async function lookByKeyboard(page: Page): Promise<{ stops: number; faults: string[] }> {
  const found: string[] = []
  const watch = await page.evaluateHandle<FocusWatch>(`(() => { ${script}; return watchFocus() })()`)
  const look = () => watch.evaluate((each) => each.look())
  let isThrough = false
  let last = -1
  let stops = 0
  for (let step = 0; step < maxSteps && !isThrough; step += 1) {
    await page.keyboard.press('Tab')
    const { where, isKnown, number, faults } = await look()
    found.push(...faults)
    if (step === 0 && !/Skip to content|Ir al contenido/.test(where))
      found.push(`the first Tab leads to ${where}`)
    if (number === -1) {
      // After the last stop the browser wraps to the first; otherwise the focus was lost on the way.
      await page.keyboard.press('Tab')
      const next = await look()
      if (next.number === 0) isThrough = true
      else found.push(`the focus is lost after stop ${last + 1}; the next Tab leads to ${next.where}`)
      if (next.number === -1) break
      last = next.number
    } else {
      if (isKnown && number === 0) isThrough = true
      // The month, day, and year of a date field are separate stops.
      else if (isKnown && number !== last) {
        found.push(`the focus is held: from stop ${last + 1} Tab leads back to ${where}`)
        break
      }
      last = number
    }
    stops = Math.max(stops, last + 1)
  }
  if (isThrough) {
    const unreached = await watch.evaluate((each) => each.unreached())
    found.push(...unreached.map((each) => `${each} is never reached`))
  }
  await watch.dispose()
  const few = found.slice(0, 12)
  return {
    stops,
    faults: found.length > few.length ? [...few, `and ${found.length - few.length} more by keyboard`] : few,
  }
}
