import type { SitePage } from '@skills-center/contract/site/page'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { load } from '../platform/queries.ts'

/**
 * The contract is loaded with the reply, so that a visitor's first page, whose data came with it, does not load zod.
 */
export const sitePageQuery = (path: string) =>
  queryOptions({
    queryKey: [`/api/v1/site/page?${new URLSearchParams({ path }).toString()}`],
    queryFn: async (context): Promise<SitePage> => {
      const body = await load(context)
      const { getSitePage } = await import('@skills-center/contract/site/page')
      return getSitePage.reply.parse(body)
    },
  })

/** The curriculum data of a public page. Suspends while loading; the page's boundary shows errors. */
export const useSitePage = (path: string): SitePage => useSuspenseQuery(sitePageQuery(path)).data
