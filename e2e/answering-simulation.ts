import type { ResponseOf } from '@skills-center/contract/interaction'
import type { Page } from 'playwright-core'

/** Runs the simulation by keyboard with the settings of the response's rows, and enters its answer. */
export async function fillInSimulation(
  page: Page,
  { runs, answer }: ResponseOf<'simulation'>,
): Promise<void> {
  for (const [index, { settings }] of runs.entries()) {
    for (const [knob, setting] of Object.values(settings).entries()) {
      const radio = page.locator('fieldset').nth(knob).locator(`input[value="${setting}"]`)
      if (!(await radio.isChecked())) await radio.press('Space')
    }
    await page.getByRole('button', { name: 'Run', exact: true }).press('Enter')
    await page.getByRole('rowheader', { name: String(index + 1), exact: true }).waitFor()
  }
  if (answer.kind === 'number') {
    await page.getByRole('textbox').fill(answer.text)
    return
  }
  await page.locator('[id$="-question"]').focus()
  await page.keyboard.press(answer.option)
  await page.locator('[role=radiogroup] input[type=radio]:checked').waitFor({ state: 'attached' })
}
