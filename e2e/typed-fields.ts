import type { Locator, Page } from 'playwright-core'

/** Opens the fields for typing what could be drawn. */
export async function openFields(page: Page | Locator): Promise<void> {
  if ((await page.getByRole('textbox').count()) > 0) return
  await page.getByText('Type instead').press('Enter')
  await page.getByRole('textbox').first().waitFor()
}

/** Clears the fields first, so that no earlier answer remains. */
export async function typeAll(page: Page | Locator, values: readonly number[]): Promise<void> {
  const fields = await page.getByRole('textbox').all()
  for (const field of fields) await field.fill('')
  for (const [index, value] of values.entries()) await fields[index]?.fill(String(value))
}
