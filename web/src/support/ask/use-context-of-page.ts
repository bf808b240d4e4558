import { useState, useSyncExternalStore } from 'react'
import type { SupportContext } from '@skills-center/contract/support'

import { lastPage } from '../../platform/last-page.ts'
import { version } from '../../../package.json'

/** Nothing where the server draws the page: the browser says it once it is there. */
const browser = () => navigator.userAgent.slice(0, 400)
const neverChanges = () => () => undefined

/** What would be sent too: where the sender was before, and what shows the pages. */
export function useContextOfPage(): SupportContext {
  const shownBy = useSyncExternalStore(neverChanges, browser, () => '')
  const [page] = useState(lastPage)
  return {
    ...(page === null ? {} : { page: page.slice(0, 300) }),
    version,
    ...(shownBy === '' ? {} : { browser: shownBy }),
  }
}
