import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LineMarkDrawn, ResponseOf } from '@skills-center/contract/interaction'
import { fillInDrawing } from './answering-drawing.ts'
import { expectAccessible, openBrowser } from './browser.ts'
import { type OpenedGallery, openGallery } from './in-gallery.ts'

let browser: Browser
let gallery: OpenedGallery
beforeAll(async () => {
  browser = await openBrowser()
  gallery = await openGallery(browser)
})
afterAll(async () => {
  await gallery.close()
  await browser.close()
  expect(gallery.faults).toEqual([])
})

const open = async (interaction: string, name: string, state = 'empty') =>
  gallery.open({ interaction, name, state })

async function answered(
  page: Page | Locator,
): Promise<{ response: unknown; isAnswered: boolean; submitted: number }> {
  const responses = page.locator('[data-response]')
  return {
    response: JSON.parse(await responses.innerText()),
    isAnswered: (await responses.getAttribute('data-answered')) === 'true',
    submitted: Number(await page.locator('[data-submitted]').innerText()),
  }
}
/** Returns the focused element's role and name, as a screen reader announces it. */
const focused = async (page: Page): Promise<string> => {
  const snapshot = await page.locator(':focus').ariaSnapshot()
  return snapshot.trim()
}
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
/** Tabs from the question to the control with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').count()) > 0 && (await focused(page)).includes(name)) return
  }
  throw new Error(`Tab does not reach “${name}”`)
}
const status = (page: Page) => page.locator('[data-sample] [role="status"]')

describe('by keyboard alone', () => {
  it('a student marks points on a number line', async () => {
    const page = await open('number-line', 'three points at halves')
    await tabTo(page, 'Add a point')
    await press(page, 'Enter')
    expect(await focused(page)).toContain('slider "Point 1 of 3"')
    await press(page, 'PageDown', 'PageDown', 'ArrowLeft')
    await tabTo(page, 'Add a point')
    await press(page, 'Space', 'ArrowRight')
    await tabTo(page, 'Add a point')
    await press(page, 'Enter', 'End', 'PageDown')
    expect(await page.locator(':focus').getAttribute('aria-valuetext')).toBe('3')
    await press(page, 'Enter')
    expect(await answered(page)).toEqual({
      response: {
        kind: 'number-line',
        marks: [
          { kind: 'point', at: -2.5 },
          { kind: 'point', at: 0.5 },
          { kind: 'point', at: 3 },
        ],
      },
      isAnswered: true,
      submitted: 1,
    })
    await page.close()
  })

  it('a student draws a ray, and nothing about it is chosen beforehand', async () => {
    const page = await open('number-line', 'a ray')
    await tabTo(page, 'radio "Open"')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await press(page, 'Space', 'ArrowRight')
    await tabTo(page, 'radio "Left"')
    await press(page, 'Space')
    await tabTo(page, 'Add an end')
    await press(page, 'Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    expect(await page.locator(':focus').getAttribute('aria-valuetext')).toBe(
      'negative 3, filled circle, arrow to the left',
    )
    await tabTo(page, 'radio "Left"')
    await press(page, 'ArrowRight', 'Enter')
    expect(await answered(page)).toEqual({
      response: { kind: 'number-line', marks: [{ kind: 'ray', at: -3, isClosed: true, towards: 'right' }] },
      isAnswered: true,
      submitted: 1,
    })
    await page.close()
  })

  it('a student draws an interval whose ends do not pass each other', async () => {
    const page = await open('number-line', 'an interval', 'empty')
    const sample = page.locator('[data-sample="an interval"]')
    await sample.getByRole('button', { name: 'Add an end' }).focus()
    await press(page, 'Enter', 'ArrowLeft')
    expect(await focused(page)).toContain('First end of the interval')
    await sample.getByRole('button', { name: 'Add an end' }).focus()
    await press(page, 'Enter', 'Home')
    expect(await page.locator(':focus').getAttribute('aria-valuetext')).toBe('0, no circle chosen yet')
    await press(page, 'End', 'ArrowLeft')
    await sample.getByRole('group', { name: 'Left end: circle' }).getByRole('radio').first().focus()
    await press(page, 'Space')
    await tabTo(page, 'radio "Open"')
    await press(page, 'Space', 'ArrowRight')
    expect(JSON.parse(await sample.locator('[data-response]').innerText())).toEqual({
      kind: 'number-line',
      marks: [{ kind: 'interval', from: -1, to: 4, isFromClosed: false, isToClosed: true }],
    })
    await page.close()
  })

  it.each([
    {
      name: 'two points beside a given one',
      keys: [
        ['Home', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
        ['PageDown', 'ArrowRight', 'ArrowRight'],
      ],
      points: [
        [-4, 3],
        [2, -5],
      ],
    },
    {
      name: 'a triangle',
      keys: [
        ['Shift+ArrowLeft', 'ArrowDown'],
        ['ArrowDown', 'ArrowRight'],
        ['ArrowLeft', 'ArrowLeft', 'PageUp', 'ArrowDown'],
      ],
      points: [
        [-5, -1],
        [1, -1],
        [-2, 4],
      ],
    },
    {
      name: 'a V-shaped graph',
      keys: [
        ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
        ['PageDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'],
      ],
      points: [
        [1, -3],
        [2, -2],
      ],
    },
  ])('a student sets $name', async ({ name, keys, points }) => {
    const page = await open('coordinate-plane', name)
    for (const each of keys) {
      await tabTo(page, 'Add a point')
      await press(page, 'Enter', ...each)
    }
    await press(page, 'Enter')
    expect(await answered(page)).toEqual({
      response: { kind: 'coordinate-plane', points },
      isAnswered: true,
      submitted: 1,
    })
    await page.close()
  })

  it('undo and clear keep the focus and say what is left', async () => {
    const page = await open('coordinate-plane', 'two points beside a given one')
    await tabTo(page, 'Add a point')
    await press(page, 'Enter', 'ArrowRight', 'ArrowRight')
    await tabTo(page, 'Undo')
    await press(page, 'Enter')
    expect(await status(page).innerText()).toBe('Undone. Now (0, 0)')
    await press(page, 'Enter')
    expect(await status(page).innerText()).toBe('Undone. Now nothing drawn')
    expect(await focused(page)).toContain('Add a point')
    await press(page, 'Enter')
    await tabTo(page, 'Clear')
    await press(page, 'Enter')
    expect(await status(page).innerText()).toBe('Cleared')
    expect(await focused(page)).toContain('Add a point')
    await page.close()
  })
})

const line = (...marks: LineMarkDrawn[]): ResponseOf<'number-line'> => ({ kind: 'number-line', marks })
const points = (...ats: number[]) => line(...ats.map((at) => ({ kind: 'point' as const, at })))
const ray = (at: number, isClosed: boolean, towards: 'left' | 'right') =>
  line({ kind: 'ray', at, isClosed, towards })
const interval = (from: number, to: number, isFromClosed: boolean, isToClosed: boolean) =>
  line({ kind: 'interval', from, to, isFromClosed, isToClosed })
const plane = (...places: [number, number][]): ResponseOf<'coordinate-plane'> => ({
  kind: 'coordinate-plane',
  points: places,
})

/** Two answers to every sample of the gallery. */
const answers = {
  'number-line': {
    'three points at halves': [points(-1.5, 0.5, 3), points(-2.5, 0.5, 3)],
    'a ray': [ray(3, false, 'left'), ray(-3, true, 'right')],
    'an interval': [interval(1, 3, true, false), interval(-1, 4, false, true)],
    'a point between fractions': [points(2.66666666667), points(1.66666666667)],
    'an interval between thousands, places finer than ticks': [
      interval(1200, 3500, true, true),
      interval(1250, 3500, false, true),
    ],
  },
  'coordinate-plane': {
    'two points beside a given one': [plane([3, -4], [-5, 2]), plane([-4, 3], [2, -5])],
    'a line beside a given one': [plane([0, 2], [1, 3]), plane([0, 2], [2, 0])],
    'a triangle': [plane([-5, -1], [1, -1], [4, -2]), plane([-5, -1], [1, -1], [-2, 4])],
    'a parabola, on axes with units': [plane([3, 45], [5, 40]), plane([3, 45], [6, 0])],
    'a V-shaped graph': [plane([-1, -3], [1, -1]), plane([1, -3], [2, -2])],
    'an exponential curve beside given points': [plane([0, 2], [2, 6]), plane([0.5, 2], [3, 16])],
    'a segment on a fine grid, beside two lines': [plane([-3, 7], [-3, -4]), plane([-3, 7], [2.5, 1.5])],
    'the image of a given triangle, with a vector': [
      plane([0, 2], [3, 2], [3, 6]),
      plane([0, 0], [3, 0], [3, 4]),
    ],
    'a point that a given figure lacks': [plane([-1, 3]), plane([-2, 3])],
  },
} as const

describe('through the accessibility tree alone', () => {
  it.each(['number-line', 'coordinate-plane'] as const)(
    'a student answers every %s by its fields, first in one way, then in another',
    async (kind) => {
      const page = await gallery.open({ interaction: kind, state: 'empty' })
      const names = await page
        .locator('[data-sample]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-sample')))
      expect(names).toEqual(Object.keys(answers[kind]))
      for (const [name, [first, second]] of Object.entries(answers[kind])) {
        const sample = page.locator(`[data-sample="${name}"]`)
        await fillInDrawing(sample, first)
        expect((await answered(sample)).response, name).toEqual(first)
        await fillInDrawing(sample, second)
        await press(page, 'Enter')
        expect(await answered(sample), name).toEqual({ response: second, isAnswered: true, submitted: 1 })
      }
      await page.close()
    },
  )

  it('a given figure is told in words', async () => {
    const page = await open('coordinate-plane', 'the image of a given triangle, with a vector')
    await page
      .getByRole('group', {
        name: /arrow v from \(negative 4, negative 3\) to \(1, negative 4\); shape with vertices A \(negative 5, 1\), B/,
      })
      .waitFor()
    await page.close()
  })

  it('sliders move by keys that they are sent, and say their place', async () => {
    const page = await open('coordinate-plane', 'a line beside a given one')
    const drawn = page.getByRole('group', {
      name: /Already drawn: line m through \(0, negative 4\) and \(2, 0\)/,
    })
    await page.getByRole('button', { name: 'Add a point' }).press('Enter')
    const point = drawn.getByRole('slider', { name: 'Point 1 of the line' })
    await point.press('ArrowUp')
    await point.press('ArrowLeft')
    expect(await point.getAttribute('aria-valuetext')).toBe('x negative 1, y 1')
    await page.close()
  })

  it('what cannot be a place is said at the field, and is no answer', async () => {
    const page = await open('number-line', 'three points at halves')
    await page.getByText('Type instead').press('Enter')
    await page.getByLabel('Point 1').fill('0.3')
    await page.getByLabel('Point 2').focus()
    expect(await page.getByLabel('Point 1').getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Points go in steps of 0.5 here. The closest one is 0.5.').waitFor()
    expect((await answered(page)).response).toEqual({ kind: 'number-line', marks: [] })
    await page.close()
  })
})

describe('by pointer', () => {
  /** Taps a point of a plane from -6 to 6, given in plane units, without dragging. */
  it('taps set points, and a tap on a point and on a new place moves it', async () => {
    const page = await open('coordinate-plane', 'two points beside a given one')
    const at = await placesOf(page)
    await page.mouse.click(...at(1, 1))
    await page.mouse.click(...at(2, -5))
    expect(await status(page).innerText()).toBe('Point 2 of 2 at x 2, y negative 5')
    await page.mouse.click(...at(5, 5))
    expect(await status(page).innerText()).toContain('To move one, choose it')
    await page.mouse.click(...at(1, 1))
    expect(await status(page).innerText()).toBe('Point 1 of 2 picked up. Choose its new place')
    await page.mouse.click(...at(-4, 3))
    expect((await answered(page)).response).toEqual({
      kind: 'coordinate-plane',
      points: [
        [-4, 3],
        [2, -5],
      ],
    })
    await page.close()
  })

  it('a drag moves a point, is one step to undo and sets no other', async () => {
    const page = await open('coordinate-plane', 'two points beside a given one')
    const at = await placesOf(page)
    await page.mouse.click(...at(1, 1))
    await page.mouse.move(...at(1, 1))
    await page.mouse.down()
    await page.mouse.move(...at(0, 2), { steps: 5 })
    await page.mouse.move(...at(-4, 3), { steps: 5 })
    await page.mouse.up()
    expect((await answered(page)).response).toEqual({ kind: 'coordinate-plane', points: [[-4, 3]] })
    expect(await status(page).innerText()).toBe('Point 1 of 2 at x negative 4, y 3')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect((await answered(page)).response).toEqual({ kind: 'coordinate-plane', points: [[1, 1]] })
    await page.close()
  })
})

/** Maps plane coordinates to page positions, measured from two points that it sets by typing. */
async function placesOf(page: Page): Promise<(x: number, y: number) => [number, number]> {
  await fillInDrawing(page, {
    kind: 'coordinate-plane',
    points: [
      [-6, -6],
      [6, 6],
    ],
  })
  const middles: { x: number; y: number }[] = []
  for (const slider of await page.getByRole('slider').all()) {
    const box = await slider.locator('circle').first().boundingBox()
    if (box === null) throw new Error('A handle is not to be seen')
    middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  const [low, high] = middles
  if (low === undefined || high === undefined) throw new Error('There are no two handles')
  await page.getByText('Type instead').press('Enter')
  await page.getByRole('button', { name: 'Start over' }).click()
  return (x, y) => [low.x + ((high.x - low.x) * (x + 6)) / 12, low.y + ((high.y - low.y) * (y + 6)) / 12]
}

describe('without barriers', () => {
  // gallery.test.ts covers every kind in every state.
  it('the fields, a picked point and a field with a problem', async () => {
    const page = await gallery.open(
      { interaction: 'coordinate-plane', name: 'a triangle', state: 'filled' },
      { width: 320, scheme: 'light' },
    )
    await page.getByText('Type instead').press('Enter')
    await page.getByRole('textbox').first().fill('99')
    await page.getByRole('slider').first().focus()
    await expectAccessible(page)
    await page.close()
  })
})
