import type { connectAccounts } from './accounts-app.ts'
import type { connectClasses } from './classes-app.ts'
import { createRosters } from './rosters/service.ts'
import type { RostersDeps } from './rosters/deps.ts'

type Deps = Omit<
  RostersDeps,
  'audit' | 'requireDistrict' | 'district' | 'accounts' | 'places' | 'classes'
> & {
  accounts: Pick<
    ReturnType<typeof connectAccounts>,
    'audit' | 'schoolRecords' | 'rosterAccounts' | 'rosterPlaces'
  >
  classes: Pick<ReturnType<typeof connectClasses>, 'classrooms'>
}

/** The part of `app.ts` about rosters: what they change in accounts, schools, and classes. */
export function connectRosters({ accounts, classes, ...deps }: Deps) {
  const { organization, administrators } = accounts.schoolRecords
  return createRosters({
    ...deps,
    audit: accounts.audit,
    requireDistrict: async (userId) => (await organization.requireDistrictScope(userId)).districtId,
    district: async (id) => (await administrators.office.list()).find((district) => district.id === id),
    accounts: accounts.rosterAccounts,
    places: accounts.rosterPlaces,
    classes: classes.classrooms.rosterSync,
  })
}
