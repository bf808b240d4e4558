import type { PolicyPath } from '@skills-center/contract/site'
import { localizedTexts } from '../../language/localized-texts.ts'
import type { Policies, Policy } from './policy.ts'

const texts = localizedTexts(import.meta.glob<{ policies: Policies }>('./[a-z][a-z]/policies.ts'))

/** Await it before rendering a policy. */
export const loadPolicies = texts.load

export const policyText = (path: PolicyPath): Policy => texts.text().policies[path]
