import type { SitePage } from '@skills-center/contract/site/page'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { load } from '../platform/queries.ts'

/** The contract is fetched with the answer, so that a visitor's first page, which knows it already, does without zod. */
export const sitePageQuery = (path: string) =>
  queryOptions({
    queryKey: [`/api/v1/site/page?${new URLSearchParams({ path }).toString()}`],
    queryFn: async (context): Promise<SitePage> => {
      const body = await load(context)
      const { getSitePage } = await import('@skills-center/contract/site/page')
      return getSitePage.reply.parse(body)
    },
  })

/** What a public page shows of the curriculum. Suspends until it is there; the page's boundary tells of failures. */
export const useSitePage = (path: string): SitePage => useSuspenseQuery(sitePageQuery(path)).data
