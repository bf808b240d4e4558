import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineChoiceSamples } from '../web/gallery/interactions/inline-choice.ts'
import { matchSamples } from '../web/gallery/interactions/match.ts'
import { orderSamples } from '../web/gallery/interactions/order.ts'
import { sortSamples } from '../web/gallery/interactions/sort.ts'
import { fillInPlacing } from './answering-placing.ts'
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

const open = async (interaction: string, name: string, looks = {}) =>
  gallery.open({ interaction, name, state: 'empty' }, looks)

async function answered(page: Page) {
  const responses = page.locator('[data-response]')
  return {
    response: JSON.parse(await responses.innerText()),
    isAnswered: (await responses.getAttribute('data-answered')) === 'true',
    submitted: Number(await page.locator('[data-submitted]').innerText()),
  }
}
const answer = (response: object, submitted = 0) => ({ response, isAnswered: true, submitted })

/** Returns the focused element's role, name, and state, as a screen reader announces it. */
const focused = async (page: Page) =>
  (await page.locator(':focus').ariaSnapshot()).replaceAll(/^- '?|'?$/g, '')
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').count()) > 0 && (await focused(page)).includes(name)) return
  }
  throw new Error(`Tab does not reach “${name}”`)
}
const announcements = async (page: Page) => page.locator('[data-sample] [role="status"]').innerText()

/** Activates a control as assistive technology does: without a pointer, wherever it is on the screen. */
const activate = async (control: Locator) => control.dispatchEvent('click')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = await from.boundingBox()
  if (box === null) throw new Error('Nothing to drag')
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}
async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('Not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('by keyboard alone', () => {
  it('a student puts things in order, and the card keeps the focus wherever it goes', async () => {
    const page = await open('order', 'numbers in several forms')
    await tabTo(page, 'button "0.7, place 1 of 5"')
    await press(page, 'End')
    expect(await focused(page)).toBe('button "negative 3/2, place 5 of 5"')
    await press(page, 'Space', 'Home')
    expect(await focused(page)).toBe('button "negative 3/2, place 1 of 5" [pressed]')
    expect(await announcements(page)).toBe('negative 3/2 moved to 1 of 5.')
    await press(page, 'Space', 'ArrowDown')
    expect(await focused(page)).toBe('button "0.7, place 2 of 5"')
    await press(page, 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
    expect(await focused(page)).toBe('button "0.7, place 4 of 5"')
    // The order is now −3/2, 3/4, −1.2, 0.7, 65%. A card's arrows are the next Tab stops after it.
    await press(page, 'ArrowUp', 'ArrowUp')
    await tabTo(page, 'button "Move 3/4 down"')
    await press(page, 'Enter', 'Enter', 'Enter')
    expect(await focused(page)).toBe('button "Move 3/4 down" [disabled]')
    await tabTo(page, 'Start over')
    await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
    await press(page, 'ArrowUp', 'Space', 'ArrowUp', 'Space')
    expect(await answered(page)).toEqual(answer({ kind: 'order', options: ['e', 'c', 'd', 'a', 'b'] }))
    await page.close()
  })

  it('a card that was picked up goes back where it was on Escape, and an order may stay as it came', async () => {
    const page = await open('order', 'numbers in several forms')
    await tabTo(page, 'button "0.7, place 1 of 5"')
    await press(page, 'Space', 'ArrowDown', 'ArrowDown', 'Escape')
    expect(await focused(page)).toBe('button "0.7, place 1 of 5"')
    expect(await announcements(page)).toBe('0.7 is back where it was.')
    expect(await answered(page)).toMatchObject({ isAnswered: false, response: { options: [] } })
    await tabTo(page, 'Keep it as it is')
    await press(page, 'Enter')
    expect(await focused(page)).toBe('button "0.7, place 1 of 5"')
    expect(await answered(page)).toEqual(answer({ kind: 'order', options: ['a', 'b', 'c', 'd', 'e'] }))
    await page.close()
  })

  it.each([1280, 320] as const)('a student matches, at %i pixels', async (width) => {
    const page = await open('match', 'four sources, five targets', { width })
    await tabTo(page, 'button "Nucleus: choose"')
    await press(page, 'Enter', 'ArrowDown')
    expect(await focused(page)).toBe('option "holds the instructions for the cell"')
    await press(page, 'Enter')
    expect(await focused(page)).toBe('button "Nucleus: holds the instructions for the cell"')
    expect(await announcements(page)).toBe('You matched 1 of 4.')
    await press(page, 'Tab', 'Enter', 'Space')
    await press(page, 'Tab', 'Space', 'm', 'Enter')
    await press(page, 'Tab', 'Enter', 'End', 'Escape')
    expect(await focused(page)).toBe('button "Cell membrane: choose"')
    await press(page, 'Enter', 'Home', 'ArrowDown', 'ArrowDown', 'Enter')
    expect(await answered(page)).toEqual(
      answer({ kind: 'match', placed: { a: 'b', b: 'a', c: 'd', d: 'c' } }),
    )
    await page.close()
  })

  it.each([1280, 320] as const)('a student sorts, at %i pixels', async (width) => {
    const page = await open('sort', 'six cards in two categories', { width })
    await tabTo(page, 'radio "Renewable"')
    await press(page, 'Space')
    expect(await announcements(page)).toBe('You sorted 1 of 6.')
    await press(page, 'Tab', '2', 'Tab', '2', 'ArrowLeft', 'Tab', 'ArrowRight', 'Tab', '1', 'Tab', '2')
    expect(await focused(page)).toBe('radio "Not renewable" [checked]')
    expect(await announcements(page)).toBe('You sorted 6 of 6.')
    await press(page, 'Enter')
    expect(await answered(page)).toEqual(
      answer({ kind: 'sort', placed: { a: 'a', b: 'b', c: 'a', d: 'b', e: 'a', f: 'b' } }, 1),
    )
    await page.close()
  })

  it('a student fills gaps, and an open list gives way to Tab', async () => {
    const page = await open('inline-choice', 'three gaps in a sentence')
    await tabTo(page, 'button "Potential energy: choose"')
    await press(page, 'Enter', 'ArrowDown', 'Enter')
    expect(await focused(page)).toBe('button "Potential energy: decreases"')
    expect(await announcements(page)).toBe('You filled 1 of 3.')
    await press(page, 'Tab', 'ArrowDown')
    expect(await focused(page)).toBe('option "increases"')
    await press(page, 'Tab')
    expect(await focused(page)).toBe('button "Total energy: choose"')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await press(page, 'Space', 's', 'Enter')
    await press(page, 'Shift+Tab', 'Space', 'Space')
    expect(await answered(page)).toEqual(
      answer({ kind: 'inline-choice', placed: { 'gap-1': 'b', 'gap-2': 'a', 'gap-3': 'c' } }),
    )
    await page.close()
  })
})

describe('through the accessibility tree alone', () => {
  it('a student puts steps in order', async () => {
    const page = await open('order', 'steps in whole sentences')
    await activate(button(page, /^Move Layers of sediment .* down$/))
    await activate(button(page, /^Move Rivers carry .* up$/))
    await activate(button(page, /^Move Rivers carry .* up$/))
    await activate(button(page, /^Move The weight of .* up$/))
    expect(await announcements(page)).toMatch(/^The weight of the layers .* moved to 4 of 5\.$/)
    expect(await page.getByRole('list', { name: 'From first to last' }).getByRole('listitem').count()).toBe(5)
    expect(await answered(page)).toEqual(answer({ kind: 'order', options: ['b', 'd', 'a', 'e', 'c'] }))
    await page.close()
  })

  it.each([1280, 320] as const)('a student matches, at %i pixels', async (width) => {
    const page = await open('match', 'eight fractions, eight decimals', { width })
    const pairs = [
      ['1/8', '0.125'],
      ['2/5', '0.4'],
      ['3/4', '0.75'],
      ['1/3', '0.333…'],
      ['5/8', '0.625'],
      ['9/20', '0.45'],
      ['7/4', '1.75'],
      ['1/6', '0.1666…'],
    ] as const
    for (const [source, target] of pairs) {
      await activate(button(page, `${source}: choose`))
      expect(await page.getByRole('listbox').getAttribute('aria-label')).toBe(`Choices for ${source}`)
      await activate(option(page, target))
      expect(await button(page, `${source}: ${target}`).getAttribute('aria-expanded')).toBe('false')
    }
    expect(await announcements(page)).toBe('You matched 8 of 8.')
    const [, , sample] = matchSamples
    expect(await answered(page)).toEqual(answer(sample?.states.right ?? {}))
    await page.close()
  })

  it.each([1280, 320] as const)('a student sorts, at %i pixels', async (width) => {
    const page = await open('sort', 'long cards with math', { width })
    const put = async (card: string, category: string) =>
      activate(page.getByRole('radiogroup', { name: card }).getByRole('radio', { name: category }))
    await put('2( x + 3) = 2 x + 6', 'Every number')
    await put('The total of a number and half of it is 3/4.', 'One number')
    await put('n + 1 = n − 1', 'No number')
    await put('Five more than a number', 'No number')
    expect(await answered(page)).toEqual(answer({ kind: 'sort', placed: { a: 'a', b: 'b', c: 'c', d: 'c' } }))
    await page.close()
  })

  it('a student fills gaps that hold math', async () => {
    const page = await open('inline-choice', 'six gaps, fractions and comparison signs', { width: 320 })
    const fill = async (gap: string, text: string) => {
      await activate(button(page, `${gap}: choose`))
      await activate(
        page.getByRole('listbox', { name: gap }).getByRole('option', { name: text, exact: true }),
      )
    }
    await fill('Cups when doubled', '1 and 1/2')
    await fill('Product', '6/4')
    await fill('A third', '1/2')
    await fill('Left side', '1/2')
    await fill('Sign', '<')
    await fill('Comparison', 'smaller')
    const [, , sample] = inlineChoiceSamples
    expect(await answered(page)).toEqual(answer(sample?.states.right ?? {}))
    await page.close()
  })
})

describe('by pointer', () => {
  it('a card goes to the place that is picked after it, or is dragged there', async () => {
    const page = await open('order', 'numbers in several forms')
    await button(page, /^negative 3\/2, place/).click()
    await button(page, /^0.7, place/).click()
    expect(await announcements(page)).toBe('negative 3/2 moved to 1 of 5.')
    const { x, y } = await middleOf(button(page, /^3\/4, place/))
    await drag(page, button(page, /^65%, place/), { x, y: y - 10 })
    expect(await announcements(page)).toBe('65% moved to 3 of 5.')
    expect(await answered(page)).toEqual(answer({ kind: 'order', options: ['e', 'a', 'd', 'b', 'c'] }))
    await page.close()
  })

  it('a line is picked from either side, or dragged', async () => {
    const page = await open('match', 'four sources, five targets')
    await button(page, /^Nucleus/).click()
    await option(page, 'holds the instructions for the cell').click()
    await option(page, 'releases energy from food').click()
    await button(page, /^Mitochondria/).click()
    await drag(page, button(page, /^Chloroplasts/), await middleOf(option(page, 'makes food from light')))
    expect((await answered(page)).response).toEqual({ kind: 'match', placed: { a: 'b', b: 'a', c: 'd' } })
    await page.close()
  })

  it('a card that was picked up goes to the column that is pressed, in whichever row, or is dragged there', async () => {
    const page = await open('sort', 'six cards in two categories')
    const board = page.locator('[data-sample]')
    const shown = (text: string) => board.getByText(text, { exact: true }).filter({ visible: true }).first()
    const { x } = await middleOf(shown('Not renewable'))
    const { y } = await middleOf(shown('timber'))
    await shown('coal').click()
    await page.mouse.click(x, y)
    expect((await answered(page)).response).toEqual({ kind: 'sort', placed: { b: 'b' } })
    await drag(page, shown('timber').locator('..'), await middleOf(shown('Renewable')))
    expect((await answered(page)).response).toEqual({ kind: 'sort', placed: { b: 'b', e: 'a' } })
    await page.close()
  })
})

describe('without a barrier', () => {
  // gallery.test.ts covers every kind in every state.
  it.each([
    { width: 1280, scheme: 'light' },
    { width: 320, scheme: 'dark' },
  ] as const)('in the middle of an action, at $width pixels, $scheme', async (look) => {
    const order = await open('order', 'numbers in several forms', look)
    await button(order, /^65%, place/).click()
    await expectAccessible(order)
    await order.close()
    const match = await open('match', 'four sources, five targets', look)
    await button(match, /^Mitochondria/).click()
    await expectAccessible(match)
    await match.close()
    const gaps = await open('inline-choice', 'one gap with long options', look)
    await button(gaps, /^What the new line does/).click()
    await expectAccessible(gaps)
    await gaps.close()
  })
})

it('journeys fill in any answer, also over another one', async () => {
  const cases = [
    { kind: 'order', sample: orderSamples[1] },
    { kind: 'match', sample: matchSamples[0] },
    { kind: 'sort', sample: sortSamples[0] },
    { kind: 'inline-choice', sample: inlineChoiceSamples[0] },
  ]
  for (const { kind, sample } of cases) {
    if (sample === undefined) throw new Error('No sample')
    const page = await open(kind, sample.name)
    await fillInPlacing(page, sample.states.wrong)
    expect(await answered(page)).toEqual(answer(sample.states.wrong))
    await fillInPlacing(page, sample.states.right)
    await press(page, 'Enter')
    expect(await answered(page)).toEqual(answer(sample.states.right, 1))
    await page.close()
  }
})
