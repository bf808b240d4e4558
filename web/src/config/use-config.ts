import type { Config } from '@skills-center/contract/config'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { load } from '../platform/queries.ts'

const defaults: Config = {
  app_name: 'Skills Center',
  app_tagline: 'Adaptive math and science practice for grades 5 to 8',
}

export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: async (context): Promise<Config> => {
    const body = await load(context)
    return { app_name: textIn(body, 'app_name'), app_tagline: textIn(body, 'app_tagline') }
  },
})

/** The name and tagline of this installation; the product's defaults until the server has replied. */
export function useConfig(): Config {
  return useQuery(configQuery).data ?? defaults
}

/** Parsed by hand, so that a visitor's first page does not load zod. */
function textIn(body: unknown, name: keyof Config): string {
  const value =
    typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined
  return typeof value === 'string' && value !== '' ? value : defaults[name]
}
