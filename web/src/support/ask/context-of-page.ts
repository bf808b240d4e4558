import type { SupportContext } from '@skills-center/contract/support'
import { lastPage } from '../../platform/last-page.ts'
import { version } from '../../../package.json'

/** What would be sent along: where the sender was before, and what shows the pages. */
export function contextOfPage(): SupportContext {
  const page = lastPage()
  return {
    ...(page === null ? {} : { page: page.slice(0, 300) }),
    version,
    browser: navigator.userAgent.slice(0, 400),
  }
}
