import type { UserId } from '@skills-center/contract/ids'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { SchoolId } from '@skills-center/contract/schools'
import { z } from 'zod'

/** What an administrator is responsible for. Every statement about an organization takes its two ids first. */
export const Scope = z.object({
  districtId: DistrictId,
  districtName: z.string(),
  /** Null: every school of the district. */
  schoolId: SchoolId.nullable(),
})
export type Scope = Readonly<z.infer<typeof Scope>>

export interface Administrator extends Scope {
  readonly userId: UserId
}
