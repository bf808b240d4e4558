import { beginsWith } from './say.ts'
import type { ScreenAction } from './screen.ts'

/** Presses a button, tab, or choice, found by the message id of its label. */
export const press =
  (role: 'button' | 'tab' | 'radio', id: string): ScreenAction =>
  async (page, say) => {
    const found = page.getByRole(role, { name: beginsWith(say(id)) }).first()
    if (role === 'radio') await found.check({ force: true })
    else await found.click()
  }
