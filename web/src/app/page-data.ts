import type { User } from '@skills-center/contract/accounts'
import type { Config } from '@skills-center/contract/config'
import type { Language } from '@skills-center/contract/language'
import type { SitePage } from '@skills-center/contract/site/page'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/use-user.ts'
import { configQuery } from '../config/use-config.ts'
import { expectElementWidth } from '../item/use-element-width.ts'
import { storeInitialData } from '../platform/initial-data.ts'
import { hasUnsent } from '../platform/unsent.ts'
import { sitePageQuery } from '../site/use-site-page.ts'

/** What the server drew a visitor's page from, and sends with it. */
export interface PageData {
  /** As it is in English: the language is not part of it. */
  readonly path: string
  readonly language: Language
  readonly origin: string
  readonly config: Config
  readonly page: SitePage
}

/** What the server sends with a page for somebody who is signed in. */
export interface InitialData {
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string
  readonly config: Config
  readonly user: User
  /** Whether the page is for a small screen, as far as the browser has told. */
  readonly isPhone: boolean
  /** By address: what the page would ask for at once. */
  readonly replies: Readonly<Record<string, unknown>>
  /** Whether the server has drawn the page from all this, or only the frame around it. */
  readonly isDrawn: boolean
}

/** Makes known who is there and what the page shows, so that it need not ask; answers whether that is what counts now. */
export function loadSession(
  client: QueryClient,
  { config, user, isPhone, replies }: Omit<InitialData, 'isDrawn'>,
): boolean {
  expectElementWidth(isPhone)
  client.setQueryData(configQuery.queryKey, config)
  client.setQueryData(userQuery.queryKey, user)
  // Where answers of an earlier visit are still to be sent, what the server said before them is old.
  const isCurrent = !hasUnsent()
  if (isCurrent) storeInitialData(replies)
  return isCurrent
}

/** Makes known what the server knew, so that the browser draws the very same page without asking. */
export function loadPage(client: QueryClient, { path, config, page }: PageData): void {
  client.setQueryData(configQuery.queryKey, config)
  client.setQueryData(sitePageQuery(path).queryKey, page)
  // Pages are drawn for visitors only; but one from the browser's history may be older than a sign-in.
  client.setQueryData(userQuery.queryKey, null, isFromHistory() ? { updatedAt: 0 } : {})
}

const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
