import type { Policies } from '../policy.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { securityPolicy } from './security-policy.ts'
import { termsPolicy } from './terms-policy.ts'

export const policies: Policies = {
  '/privacy': privacyPolicy,
  '/terms': termsPolicy,
  '/security': securityPolicy,
}
