import type { UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Audit } from '../../platform/audit.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { createFindPerson } from './find-person.ts'

export interface SsoDeps {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  secret: string
  log: Log
  sessions: Sessions
  audit: Audit
  /** The base URL of the site, without a trailing slash. */
  siteAddress: string
  redirectUriOf: (districtId: DistrictId) => string
  /** Whether providers may run on this machine, without TLS. For development and tests. */
  allowsLoopback: boolean
  /** The district of a district administrator; refuses everyone else. */
  requireDistrictOf: (userId: UserId) => Promise<DistrictId>
  people: ReturnType<typeof createFindPerson>
}
