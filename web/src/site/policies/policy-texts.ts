import type { PolicyPath } from '@skills-center/contract/site'
import { wholeTexts } from '../../language/whole-texts.ts'
import type { Policies, Policy } from './policy.ts'

const texts = wholeTexts(import.meta.glob<{ policies: Policies }>('./[a-z][a-z]/policies.ts'))

/** Await it before rendering a policy. */
export const loadPolicies = texts.load

export const policyText = (path: PolicyPath): Policy => texts.text().policies[path]
