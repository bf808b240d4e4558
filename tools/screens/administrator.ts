import type { Person } from './person.ts'
import { post } from './calls.ts'
import { acting, at } from './screen.ts'

/** The demo's teacher, whom `makeAdministrator` made administrator of a district before the start. */
export const administrator: Person = {
  name: 'administrator',
  async enter({ request }) {
    await post(request, '/api/login', { username: 'mr-okafor', password: 'okafor-teaches', role: 'teacher' })
    return [
      at('/'),
      at('/organization'),
      at('/organization?tab=people'),
      acting('/organization?tab=people', 'person', (page) =>
        page.getByRole('listitem').getByRole('button').first().click(),
      ),
      at('/organization?tab=audit-log'),
    ]
  },
}
