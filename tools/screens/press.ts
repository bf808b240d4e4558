import { beginsWith } from './say.ts'
import type { Act } from './screen.ts'

/** Brings the page of one button, tab or choice to what is behind it, by the id of what is written on it. */
export const press =
  (role: 'button' | 'tab' | 'radio', id: string): Act =>
  async (page, say) => {
    const found = page.getByRole(role, { name: beginsWith(say(id)) }).first()
    if (role === 'radio') await found.check({ force: true })
    else await found.click()
  }
