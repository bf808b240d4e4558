import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SupportBody, SupportReceipt } from '@skills-center/contract/support'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('someone who needs help', () => {
  it('finds an answer in spite of a slip of typing, then writes as a visitor and sees what is sent', async () => {
    const page = await openPage(browser)
    // Only after the script has loaded does a link navigate within the page, so that it knows where the visitor came
    // from.
    await page.goto('/math-practice', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).press('Enter')
    await page.getByLabel('Search answers').fill('dayly limt')
    await page.getByText('The count starts again at midnight', { exact: false }).waitFor()
    await page.getByLabel('Search answers').fill('giraffe')
    await page.getByText('No answers found').waitFor()
    await page.getByRole('button', { name: 'Ask us' }).press('Enter')

    const form = page.getByRole('form', { name: 'Contact us' })
    await form.getByLabel('A question is wrong').check()
    await form.getByRole('button', { name: 'Send' }).press('Enter')
    await form.getByText('Please tell us what it’s about.').waitFor()
    const message = form.getByLabel('What looks wrong?')
    expect(await message.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.type('There are two right answers.')
    await form.getByLabel('Text of the question').fill('Which of these is a mammal?')
    await form.getByLabel('Your email').fill('parent@example.org')
    expect(await form.getByText('/math-practice').count()).toBe(1)
    await form.getByLabel('Your browser').uncheck()
    await expectAccessible(page)

    // The first request fails: the text stays, and the retry sends the same request.
    const sent: SupportBody[] = []
    await page.route('**/api/v1/support/requests', (route, request) => {
      sent.push(SupportBody.parse(request.postDataJSON()))
      return sent.length === 1 ? route.abort() : route.continue()
    })
    await form.getByRole('button', { name: 'Send' }).press('Enter')
    await form.getByText('We couldn’t send your message.', { exact: false }).waitFor()
    const receiving = page.waitForResponse('**/api/v1/support/requests')
    await form.getByRole('button', { name: 'Send' }).press('Enter')
    const receipt = SupportReceipt.parse(await (await receiving).json())
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]).toMatchObject({
      topic: 'question',
      message: 'There are two right answers.',
      questionWords: 'Which of these is a mammal?',
      email: 'parent@example.org',
      context: { page: '/math-practice', version: expect.stringMatching(/^\d/) },
    })
    expect(sent[1]?.context).not.toHaveProperty('browser')
    await page.getByText(receipt.number).waitFor()
    const heading = page.getByRole('heading', { name: 'We got your message' })
    expect(await heading.evaluate((element) => element.matches(':focus'))).toBe(true)
    expectNoFaults(page)
  })
})

describe('the guide', () => {
  it('is read by keyboard, remembers what was read, and lets the reader play with the model', async () => {
    const page = await openPage(browser)
    await signInDemo(page, 'student')
    await page.goto('/app/flow')

    const question = page.getByRole('region', { name: 'Answer a question' })
    const field = question.getByRole('textbox')
    await field.fill('2/5')
    await field.press('Enter')
    await question.getByText('It looks as if tops and bottoms were added.', { exact: false }).waitFor()
    await field.fill('10/12')
    await field.press('Enter')
    await question.getByText('Correct. You found it.').waitFor()
    await question.getByRole('button', { name: 'Got it, next chapter' }).press('Enter')
    const next = page.getByRole('region', { name: 'Get help when it is hard' })
    expect(await next.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.getByText('1 of 8 read').waitFor()
    await page.reload()
    await page.getByText('1 of 8 read').waitFor()

    const model = page.getByRole('region', { name: 'Try it: what would happen if' })
    const status = model.getByRole('status')
    await status.getByText('No answers yet', { exact: false }).waitFor()
    const right = model.getByRole('button', { name: 'Correct', exact: true })
    await right.focus()
    for (let pressed = 1; pressed <= 5; pressed += 1) await page.keyboard.press('Enter')
    await model.getByRole('button', { name: 'A day passes' }).press('Enter')
    await right.focus()
    for (let pressed = 1; pressed <= 5; pressed += 1) await page.keyboard.press('Enter')
    await status.getByText('Mastered. Without practice', { exact: false }).waitFor()
    const words = async () => (await status.locator('p').first().textContent()) ?? ''
    const figure = async () => Number(/(\d+) out of 100/.exec(await words())?.[1])
    const before = await figure()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await status.getByText(/^Incorrect: /).waitFor()
    expect(await figure()).toBeLessThan(before)
    await model.getByText('The line chart in words').press('Enter')
    expect(await model.getByRole('listitem').count()).toBe(12)
    await expectAccessible(page)
    expectNoFaults(page)
  })
})
