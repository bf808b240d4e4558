import { articlePaths, policyPaths } from '@skills-center/contract/site'

/** Pages that are the same for everyone and need no age check. */
export const isPublicText = (path: string): boolean =>
  path === '/support' || [...articlePaths, ...policyPaths].some((text) => text === path)
