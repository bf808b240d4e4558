import type { User } from '@skills-center/contract/accounts'
import { useArrival } from '../accounts/use-authentication.ts'
import { LaunchPage } from '../lti/launch-page.tsx'

/** A launch from a learning management system, which ends like any other way to sign in. */
export function Launch({ code, user }: { readonly code: string; readonly user: User | null | undefined }) {
  return <LaunchPage code={code} user={user} arrive={useArrival('login')} />
}
