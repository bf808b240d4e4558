import type { Response, ResponseOf } from '@skills-center/contract/interaction'
import type { Locator, Page } from 'playwright-core'
import { openFields, typeAll } from './typed-fields.ts'

/** The page, or the part of it that contains just the question to answer. */
type Shown = Page | Locator

/** Answers the question through its controls, replacing any earlier answer. Throws for other kinds of response. */
export async function fillInBuilding(shown: Shown, response: Response): Promise<void> {
  switch (response.kind) {
    case 'table':
      return fillInTable(shown, response)
    case 'label':
      for (const [spot, label] of Object.entries(response.placed)) await pick(shown, spot, label)
      return
    case 'hot-spot':
      return fillInHotSpot(shown, response)
    case 'plot':
      return fillInPlot(shown, response)
    default:
      throw new TypeError(`${response.kind} is not answered here`)
  }
}

/**
 * Returns a part's control, whose id ends with the part's id, or null if there is none. If several ids end that way,
 * the shortest belongs to the part, because all have the same prefix.
 */
async function control(shown: Shown, element: 'button' | 'input' | '[role=option]', part: string) {
  const all = shown.locator(`${element}[id$="-${part}"]`)
  const ids = await all.evaluateAll((found) => found.map(({ id }) => id))
  const [id] = ids.toSorted((a, b) => a.length - b.length)
  return id === undefined ? null : shown.locator(`[id="${id}"]`)
}

/** Opens a part's list and picks an option by keyboard. */
async function pick(shown: Shown, part: string, option: string): Promise<void> {
  await (await control(shown, 'button', part))?.press('Enter')
  await shown.getByRole('listbox').waitFor()
  await (await control(shown, '[role=option]', `${part}-list-${option}`))?.press('Enter')
  await shown.getByRole('listbox').waitFor({ state: 'detached' })
}

async function fillInTable(shown: Shown, { placed }: ResponseOf<'table'>): Promise<void> {
  for (const [entry, given] of Object.entries(placed)) {
    const field = await control(shown, 'input', entry)
    if (field === null) await pick(shown, entry, given)
    else await field.fill(given)
  }
}

async function fillInHotSpot(shown: Shown, { options }: ResponseOf<'hot-spot'>): Promise<void> {
  const radio = shown.getByRole('radio').and(shown.locator(`[value="${options[0]}"]`))
  if ((await radio.count()) > 0) {
    await radio.check()
    return
  }
  const boxes = await shown.getByRole('checkbox').all()
  // Uncheck first, because no more options than asked for can be checked at once.
  for (const box of boxes) {
    const isWanted = options.includes((await box.getAttribute('value')) ?? '')
    if (!isWanted && (await box.isChecked())) await box.press('Space')
  }
  for (const option of options) {
    const box = shown.getByRole('checkbox').and(shown.locator(`[value="${option}"]`))
    if (!(await box.isChecked())) await box.press('Space')
  }
}

async function fillInPlot(shown: Shown, { values }: ResponseOf<'plot'>): Promise<void> {
  await openFields(shown)
  await typeAll(shown, values)
}
