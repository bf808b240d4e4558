import type { ResponseOf } from '@skills-center/contract/interaction'
import type { Locator, Page } from 'playwright-core'

type Placing = ResponseOf<'order'> | ResponseOf<'match'> | ResponseOf<'sort'> | ResponseOf<'inline-choice'>

/**
 * Puts cards in their places by keyboard. Leaves the focus on the question, where Enter checks the answer. Pass part of
 * the page if it shows several questions.
 */
export async function fillInPlacing(page: Page | Locator, response: Placing): Promise<void> {
  /** Finds a control by its role and the end of its id, because a response contains only ids. */
  const control = (role: 'button' | 'option' | 'radio', id: string) =>
    page.getByRole(role).and(page.locator(`[id$="-${id}"]`))

  switch (response.kind) {
    case 'order': {
      for (const [place, option] of response.options.entries()) {
        const card = control('button', option)
        await card.press('Space')
        await card.press('Home')
        for (let step = 0; step < place; step += 1) await card.press('ArrowDown')
        await card.press('Space')
      }
      const keep = page.getByRole('button', { name: 'Keep it as it is' })
      if (await keep.isVisible()) await keep.press('Enter')
      break
    }
    case 'match':
      for (const [source, target] of Object.entries(response.placed)) {
        await control('button', source).press('Enter')
        await control('option', `targets-${target}`).press('Enter')
      }
      break
    case 'inline-choice':
      for (const [gap, option] of Object.entries(response.placed)) {
        await control('button', gap).press('Enter')
        await control('option', `${gap}-list-${option}`).press('Enter')
      }
      break
    case 'sort':
      for (const [card, category] of Object.entries(response.placed))
        await control('radio', `${card}-${category}`).press('Space')
  }
  await page.locator('[id$="-question"]').focus()
}
