import { articlePaths, policyPaths } from '@skills-center/contract/site'

/** Pages that read the same no matter who is there, and ask nobody anything first. */
export const isPublicText = (path: string): boolean =>
  path === '/support' || [...articlePaths, ...policyPaths].some((text) => text === path)
