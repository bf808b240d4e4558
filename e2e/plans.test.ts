import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('premium', () => {
  it('is asked for by a student, paid and canceled by a grown-up, and told to the student without a price', async () => {
    const student = await openPage(browser, { width: 390, scheme: 'dark' })
    const username = await signUpByCall(student)
    await student.goto('/subscribe')
    await student.getByRole('button', { name: 'Make a link to send' }).press('Enter')
    const field = student.getByLabel('Your link for a grown-up')
    const address = await field.inputValue()
    await expectAccessible(student)
    expect(await student.getByRole('main').innerText()).not.toMatch(/\$|price/i)

    const adult = await openPage(browser)
    await adult.goto(address)
    await adult.getByRole('heading', { level: 1, name: 'Premium for Robin' }).waitFor()
    const bodyText = await adult.locator('body').innerText()
    for (const secret of [username, 'Vale', 'person@example.org']) expect(bodyText).not.toContain(secret)
    await expectAccessible(adult)
    await adult.getByRole('radio', { name: /^Monthly/ }).press('ArrowDown')
    await adult.getByRole('button', { name: 'Start the free trial' }).press('Enter')
    await adult.getByRole('alert').getByText('Please confirm that you’re an adult').waitFor()
    await adult.getByRole('checkbox').press('Space')
    await adult.getByRole('button', { name: 'Start the free trial' }).press('Enter')

    await adult.getByRole('heading', { name: 'Payment sandbox' }).waitFor()
    await adult.getByRole('button', { name: 'Pay with a card that is declined' }).press('Enter')
    await adult.getByRole('alert').getByText('The card was declined').waitFor()
    await expectAccessible(adult)
    await adult.getByRole('button', { name: 'Leave without paying' }).press('Enter')
    await adult.getByText('You weren’t charged').first().waitFor()
    await adult.getByRole('checkbox').press('Space')
    await adult.getByRole('button', { name: 'Start the free trial' }).press('Enter')
    await adult.getByRole('button', { name: 'Pay with a card that works' }).press('Enter')

    await adult.getByText('Robin now has premium', { exact: false }).waitFor()
    await adult.getByText('$0').waitFor()
    await expectAccessible(adult)
    await student.goto('/subscription')
    await student.getByText('You’re trying premium until', { exact: false }).waitFor()
    await student.getByRole('button', { name: 'Menu' }).click()
    await student.getByRole('link', { name: 'Manage Plan' }).waitFor()

    await adult.getByRole('button', { name: 'Cancel the plan' }).press('Enter')
    await adult.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).press('Enter')
    await adult.getByText('The plan is canceled, and you won’t be charged again.', { exact: false }).waitFor()
    await adult.getByRole('button', { name: 'Resume the plan' }).press('Enter')
    await adult.getByText('Premium is free until', { exact: false }).waitFor()
    await student.reload()
    await student.getByText('You’re trying premium until', { exact: false }).waitFor()
    for (const page of [adult, student]) expectNoFaults(page)
  })
})
