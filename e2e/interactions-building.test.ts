import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hotSpotSamples } from '../web/gallery/interactions/hot-spot.ts'
import { labelSamples } from '../web/gallery/interactions/label.ts'
import { plotSamples } from '../web/gallery/interactions/plot.ts'
import { tableSamples } from '../web/gallery/interactions/table.ts'
import { fillInBuilding } from './answering-building.ts'
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
  await gallery.close()
  await browser.close()
})
afterEach(() => expect(gallery.faults).toEqual([]))

const live = () => page.locator('[data-state="empty"]')
const response = async (): Promise<unknown> =>
  JSON.parse((await page.locator('[data-response]').textContent()) ?? '')
const isAnswered = () => page.locator('[data-response]').getAttribute('data-answered')

/** Opens a sample that can be answered. */
async function open(interaction: string, name: string): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 900 })
  // Reload, so that the page starts at the top with nothing answered.
  await gallery.load(page, { interaction, name, state: 'empty' })
  await page.locator('[data-response]').waitFor()
  return live()
}

/** Presses keys in order; `Tab*3` means three times. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [, name = key, times = '1'] = /^(.+)\*(\d+)$/.exec(key) ?? []
    for (let time = 0; time < Number(times); time += 1) await page.keyboard.press(name)
  }
}
const focused = () =>
  page.evaluate<string>(
    `(({ activeElement: at, body }) => at === body ? '' : at?.getAttribute('aria-label') ?? (at?.closest('label') ?? at)?.textContent ?? '')(document)`,
  )
/** Presses Tab until the control with this name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let times = 0; times < 60; times += 1) {
    await page.keyboard.press('Tab')
    if ((await focused()).includes(name)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}
/** Activates a control as a screen reader does. */
const activate = (control: Locator) => control.dispatchEvent('click')
const statusOf = (question: Locator) => question.getByRole('status')

describe('by keyboard alone', () => {
  it('a table of numbers is filled with arrow keys between its cells, and Enter checks', async () => {
    await open('table', 'numbers to type')
    await tabTo('Yellow for 9 cups of blue')
    await press('6', 'Tab')
    expect(await focused()).toBe('Blue in 25 cups')
    await press('1', '5', 'ArrowRight')
    expect(await focused()).toBe('All with 10 cups of yellow')
    await press('2', '5', 'Enter')
    expect(await response()).toEqual({ kind: 'table', placed: { yellow: '6', blue: '15', all: '25' } })
    expect(await isAnswered()).toBe('true')
    expect(await page.locator('[data-submitted]').textContent()).toBe('1')
  })

  it('cells with options are picked from a list', async () => {
    await open('table', 'words to pick, six columns')
    await tabTo('y in try 1')
    await press('0', '.', '5', 'ArrowDown')
    expect(await focused()).toBe('y in try 2')
    await press('2', 'ArrowUp', 'ArrowRight')
    expect(await focused()).toContain('Image in try 1')
    await press('Enter', 'ArrowDown', 'Enter')
    expect(await focused()).toContain('Image in try 1: upside down')
    await tabTo('Size in try 2')
    await press('Enter', 'End', 'Enter')
    expect(await response()).toEqual({
      kind: 'table',
      placed: { y1: '0.5', image1: 'b', y2: '2', size2: 'c' },
    })
  })

  it('the letters of a figure get their labels', async () => {
    await open('label', 'parts of a plant cell')
    for (const [letter, label] of [
      ['A', 'c'],
      ['B', 'n'],
      ['C', 'chloroplast'],
      ['D', 'v'],
    ] as const) {
      await tabTo(`Part ${letter}`)
      await press('Enter')
      // Typing a letter moves in the list; of the two options with c, the second needs two presses.
      await press(...(label === 'chloroplast' ? ['c', 'c'] : [label]), 'Enter')
    }
    const question = live()
    expect(await focused()).toContain('Part D: vacuole')
    expect(await statusOf(question).textContent()).toBe('Part D: vacuole. You named 4 of 4.')
    expect(await response()).toEqual({
      kind: 'label',
      placed: { wall: 'c', nucleus: 'a', chloroplasts: 'd', vacuole: 'b' },
    })
  })

  it('one part of a figure is picked with arrow keys or by its letter', async () => {
    await open('hot-spot', 'one of five')
    await tabTo('Part A')
    await press('Space', 'ArrowRight')
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['grasshopper'] })
    await press('e')
    expect(await focused()).toContain('Part E')
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['hawk'] })
    await press('Enter')
    expect(await page.locator('[data-submitted]').textContent()).toBe('1')
  })

  it('of several parts no more are picked than asked', async () => {
    const question = await open('hot-spot', 'two of five')
    await tabTo('Part A')
    await press('Tab', 'Space')
    expect(await isAnswered()).toBe('false')
    await press('Tab', 'Space', 'Tab', 'Space')
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['grasshopper', 'rabbit'] })
    expect(await isAnswered()).toBe('true')
    expect(await statusOf(question).textContent()).toContain('You chose 2 of 2')
    await press('Shift+Tab', 'Space')
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['grasshopper'] })
  })

  it('a dot plot is built with arrow keys', async () => {
    await open('plot', 'dot plot')
    await tabTo('Books 0')
    await press('ArrowRight*2', 'ArrowUp*2', 'ArrowRight', 'ArrowUp*2', 'ArrowRight', 'End', 'ArrowDown*2')
    expect(await focused()).toBe('Books 4')
    await press('ArrowRight', 'ArrowUp', 'ArrowRight*2', 'ArrowUp')
    expect(await response()).toEqual({ kind: 'plot', values: [0, 0, 2, 2, 3, 1, 0, 1, 0] })
    await press('Home')
    expect(await response()).toEqual({ kind: 'plot', values: [0, 0, 2, 2, 3, 1, 0, 0, 0] })
    await press('ArrowRight', 'End', 'ArrowDown')
    await tabTo('Undo')
    await press('Enter')
    expect(await response(), 'what keys made of one column is undone at once').toEqual({
      kind: 'plot',
      values: [0, 0, 2, 2, 3, 1, 0, 0, 0],
    })
    expect(await focused()).toContain('Undo')
    await tabTo('Clear')
    await press('Enter')
    expect(await response()).toEqual({ kind: 'plot', values: [] })
    expect(await focused(), 'the button is gone, the column is there').toBe('Books 8')
  })

  it('a bar chart is built with arrow keys', async () => {
    await open('plot', 'bar chart with long labels')
    await tabTo('cats')
    await press('End', 'ArrowDown*4', 'ArrowRight', 'PageUp*2', 'ArrowDown', 'ArrowRight', 'ArrowUp*4')
    await press('ArrowRight', 'End', 'ArrowDown')
    expect(await response()).toEqual({ kind: 'plot', values: [12, 9, 4, 15] })
  })

  it('the five numbers of a box plot move with arrow keys and keep their order', async () => {
    await open('plot', 'box plot')
    await tabTo('Minimum')
    expect(await response()).toEqual({ kind: 'plot', values: [] })
    await press('Home', 'ArrowRight*2', 'Tab', 'ArrowLeft*4', 'Tab', 'ArrowLeft*5')
    await press('Tab', 'ArrowLeft*4', 'Tab', 'End', 'ArrowLeft*4')
    expect(await response()).toEqual({ kind: 'plot', values: [52, 62, 70, 80, 96] })
    await press('Home')
    expect(await response(), 'stops at the upper quartile').toEqual({
      kind: 'plot',
      values: [52, 62, 70, 80, 80],
    })
  })
})

describe('through the accessibility tree alone', () => {
  it('a table is read as a table, and each field has the name of its cell', async () => {
    const question = await open('table', 'words to pick, six columns')
    for (const name of ['Distance', 'x'])
      expect(await question.getByRole('columnheader', { name, exact: true }).count()).toBe(1)
    expect(await question.getByRole('rowheader').count()).toBe(2)
    await question.getByRole('textbox', { name: 'y in try 1' }).fill('0.5')
    await question.getByRole('textbox', { name: 'y in try 2' }).fill('2')
    await activate(question.getByRole('button', { name: 'Image in try 1' }))
    await activate(question.getByRole('option', { name: 'upside down' }))
    await activate(question.getByRole('button', { name: 'Size in try 2' }))
    await activate(question.getByRole('option', { name: 'larger' }))
    expect(await statusOf(question).textContent()).toBe('You filled 4 of 4 cells.')
    expect(await isAnswered()).toBe('true')
  })

  it('each lettered part of a figure has a list of labels', async () => {
    const question = await open('label', 'parts of a plant cell')
    for (const [letter, label] of Object.entries({
      A: 'cell wall',
      B: 'nucleus',
      C: 'chloroplast',
      D: 'vacuole',
    })) {
      await activate(question.getByRole('button', { name: `Part ${letter}` }))
      await activate(
        question.getByRole('listbox', { name: `Part ${letter}` }).getByRole('option', { name: label }),
      )
    }
    expect(await response()).toEqual({
      kind: 'label',
      placed: { wall: 'c', nucleus: 'a', chloroplasts: 'd', vacuole: 'b' },
    })
  })

  it('parts of a figure are radio buttons where one is asked, and checkboxes where several are', async () => {
    const one = await open('hot-spot', 'one of five')
    await activate(one.getByRole('radio', { name: 'Part A' }))
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['grass'] })
    const two = await open('hot-spot', 'two of five')
    await activate(two.getByRole('checkbox', { name: 'Part C' }))
    await activate(two.getByRole('checkbox', { name: 'Part B' }))
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['grasshopper', 'rabbit'] })
  })

  it('columns tell their value in words, and can be typed', async () => {
    const question = await open('plot', 'dot plot')
    const column = question.getByRole('slider', { name: 'Books 3' })
    expect(await column.getAttribute('aria-valuetext')).toBe('no dots')
    await activate(question.getByText('Type instead'))
    await question.getByRole('textbox', { name: 'Books 3' }).fill('2')
    await question.getByRole('textbox', { name: 'Books 4' }).fill('1')
    expect(await column.getAttribute('aria-valuetext')).toBe('2 dots')
    expect(await question.getByRole('slider', { name: 'Books 4' }).getAttribute('aria-valuetext')).toBe(
      '1 dot',
    )
    expect(await response()).toEqual({ kind: 'plot', values: [0, 0, 0, 2, 1, 0, 0, 0, 0] })
    await question.getByRole('textbox', { name: 'Books 4' }).fill('9')
    await question.getByRole('textbox', { name: 'Books 4' }).blur()
    await question.getByText('Type a whole number from 0 to 5').waitFor()
  })

  it('the five numbers of a box plot can be typed, and are an answer once they are in order', async () => {
    const question = await open('plot', 'box plot')
    await activate(question.getByText('Type instead'))
    const type = (name: string, text: string) =>
      question.getByRole('textbox', { name, exact: true }).fill(text)
    await type('Minimum', '52')
    await type('Lower quartile', '62')
    await type('Median', '70')
    await type('Upper quartile', '60')
    await type('Maximum', '96')
    expect(await isAnswered()).toBe('false')
    await type('Upper quartile', '80')
    expect(await response()).toEqual({ kind: 'plot', values: [52, 62, 70, 80, 96] })
    expect(await question.getByRole('slider', { name: 'Median' }).getAttribute('aria-valuetext')).toBe('70')
  })
})

describe('by pointer', () => {
  const middleOf = async (control: Locator) => {
    const box = await control.boundingBox()
    if (box === null) throw new Error('not on the page')
    return { x: box.x + box.width / 2, top: box.y, bottom: box.y + box.height }
  }

  it('a tap over a value stacks dots there, a tap on the top one takes it away', async () => {
    const question = await open('plot', 'dot plot')
    const three = await middleOf(question.getByRole('slider', { name: 'Books 3' }))
    // A column ends 4 pixels below the axis; dots are 24 pixels apart and start 6 pixels above it.
    const row = (dots: number) => three.bottom - 4 - 6 - (dots - 0.5) * 24
    await page.mouse.click(three.x, row(3))
    expect(await response()).toEqual({ kind: 'plot', values: [0, 0, 0, 3, 0, 0, 0, 0, 0] })
    expect(await statusOf(question).textContent()).toBe('Books 3: 3 dots')
    await page.mouse.click(three.x, row(3))
    expect(await response()).toEqual({ kind: 'plot', values: [0, 0, 0, 2, 0, 0, 0, 0, 0] })
  })

  it('a bar is dragged by its top', async () => {
    const question = await open('plot', 'histogram')
    const bar = await middleOf(question.getByRole('slider', { name: '10 to 20' }))
    await page.mouse.move(bar.x, bar.bottom - 4)
    await page.mouse.down()
    await page.mouse.move(bar.x, bar.bottom - 60, { steps: 4 })
    await page.mouse.move(bar.x, bar.top + 4, { steps: 4 })
    await page.mouse.up()
    expect(await response()).toEqual({ kind: 'plot', values: [0, 10, 0, 0, 0] })
  })

  it('a handle of a box plot is tapped, then its new place', async () => {
    const question = await open('plot', 'box plot')
    const maximum = question.getByRole('slider', { name: 'Maximum' })
    const from = await middleOf(maximum)
    await page.mouse.click(from.x, (from.top + from.bottom) / 2)
    expect(await statusOf(question).textContent()).toContain('Maximum picked up')
    await page.mouse.click(from.x - 40, from.bottom + 40)
    expect(await statusOf(question).textContent()).toMatch(/^Maximum at \d+$/)
    expect(Number(await maximum.getAttribute('aria-valuenow'))).toBeLessThan(94)
  })

  it('a finger takes small steps with buttons', async () => {
    await open('plot', 'dot plot')
    const phone = await browser.newContext({
      viewport: { width: 320, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const touched = await phone.newPage()
    await touched.goto(page.url())
    await touched.getByRole('button', { name: 'Next value' }).tap()
    await touched.getByRole('button', { name: 'One more' }).tap()
    await touched.getByRole('button', { name: 'One more' }).tap()
    await touched.getByRole('button', { name: 'One less' }).tap()
    expect(await touched.getByRole('status').textContent()).toBe('Books 1: 1 dot')
    expect(await touched.locator('[data-response]').textContent()).toContain('[0,1,0,0,0,0,0,0,0]')
    const buttons = await touched.locator('article button:visible').all()
    for (const button of buttons.slice(0, 6)) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await phone.close()
  })

  it('a letter tapped in the figure opens its list, or is picked', async () => {
    const cell = await open('label', 'parts of a plant cell')
    await cell.locator('figure').getByText('B', { exact: true }).click()
    await cell.getByRole('option', { name: 'nucleus' }).click()
    expect(await response()).toEqual({ kind: 'label', placed: { nucleus: 'a' } })
    const web = await open('hot-spot', 'one of five')
    await web.locator('figure').getByText('D', { exact: true }).click()
    expect(await response()).toEqual({ kind: 'hot-spot', options: ['frog'] })
  })
})

const samples = [...tableSamples, ...labelSamples, ...hotSpotSamples, ...plotSamples].map(
  ({ name, item, states }) => ({
    kind: item.interaction.kind,
    name,
    states,
  }),
)
it.each(samples)(
  '$kind, $name: the journeys can answer it, right after wrong',
  async ({ kind, name, states }) => {
    const question = await open(kind, name)
    await fillInBuilding(question, states.wrong)
    expect(await response()).toEqual(states.wrong)
    await fillInBuilding(question, states.right)
    expect(await response()).toEqual(states.right)
  },
)
