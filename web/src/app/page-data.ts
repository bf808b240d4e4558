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

/** The data from which the server rendered a visitor's page, sent with the page. */
export interface PageData {
  /** The English path, without the language prefix. */
  readonly path: string
  readonly language: Language
  readonly origin: string
  readonly config: Config
  readonly page: SitePage
}

/** The data the server sends with a signed-in user's page. */
export interface InitialData {
  /** The site's public origin, without a trailing slash. */
  readonly origin: string
  readonly config: Config
  readonly user: User
  /** Whether the browser asked for the page as a small screen, as far as its request headers tell. */
  readonly isPhone: boolean
  /** Replies to the page's first requests, by URL. */
  readonly replies: Readonly<Record<string, unknown>>
  /** Whether the server rendered the page from this data, or only the frame around it. */
  readonly isDrawn: boolean
}

/** Fills the query cache with the session and the page's replies. Returns whether the replies are current. */
export function loadSession(
  client: QueryClient,
  { config, user, isPhone, replies }: Omit<InitialData, 'isDrawn'>,
): boolean {
  expectElementWidth(isPhone)
  client.setQueryData(configQuery.queryKey, config)
  client.setQueryData(userQuery.queryKey, user)
  // If answers from an earlier visit are still unsent, the server's replies do not include them yet.
  const isCurrent = !hasUnsent()
  if (isCurrent) storeInitialData(replies)
  return isCurrent
}

/** Fills the query cache with the server's data, so that the browser renders the same page without requests. */
export function loadPage(client: QueryClient, { path, config, page }: PageData): void {
  client.setQueryData(configQuery.queryKey, config)
  client.setQueryData(sitePageQuery(path).queryKey, page)
  // Only visitors get rendered pages. But a page from the browser's history may be older than a sign-in.
  client.setQueryData(userQuery.queryKey, null, isFromHistory() ? { updatedAt: 0 } : {})
}

const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
