import { publicPaths, signedInPaths, unlistedPaths } from '@skills-center/contract/site'

const matcher = (paths: readonly string[]) => {
  const patterns = paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+'))
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`)
  return (path: string) => pattern.test(path)
}

export const isPublicPath = matcher(publicPaths)
export const isSignedInPath = matcher(signedInPaths)
export const isUnlistedPath = matcher(unlistedPaths)

/**
 * The path without trailing slashes and with a single leading one: two slashes, or the backslash that browsers treat as
 * one, would lead to another site.
 */
export const canonicalPath = (path: string): string => `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`
