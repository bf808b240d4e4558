import { applyClasses, applyEnrollments, storeClasses, type ApplyClasses } from './apply/apply-classes.ts'
import { applyLeaving, applyPeople } from './apply/apply-people.ts'
import { selectSchoolsToApply, upsertRosterSchool, upsertRosterTerms } from './apply/place-queries.ts'
import type { District, RostersDeps } from './deps.ts'
import { countStaged } from './staging-queries.ts'
import type { SyncReport } from './sync-queries.ts'

/** Rows in a transaction: each is short enough that nobody waits for it. */
const batchOf = { people: 200, classes: 200, stored: 1000, enrollments: 500 }

export interface SyncToApply {
  readonly id: string
  readonly invitesTeachers: boolean
}

/**
 * Applies the staged rows of a sync. Every step does only what is not done yet, so that another server can go on after
 * a crash.
 */
export async function applySync(
  deps: RostersDeps,
  { id, invitesTeachers }: SyncToApply,
  {
    district,
    report,
    onProgress,
  }: {
    district: District
    report: SyncReport
    /** Called after each batch, with the percent done. */
    onProgress: (percent: number) => Promise<void>
  },
): Promise<void> {
  const { isDelta, isBulk } = report
  const staged = await countStaged(deps.database, id)
  const share = (done: number, all: number, from: number, to: number) =>
    onProgress(Math.round(from + (to - from) * Math.min(1, done / Math.max(1, all))))
  const common = { syncId: id, districtId: district.id, isDelta: isDelta === true }

  await applyPlaces(deps, id, district)
  const people = {
    ...common,
    district,
    isBulk: isBulk.users,
    invitesTeachers,
    max: batchOf.people,
    onBatch: (line: number) => share(line, staged.people, 0, 40),
  }
  await applyPeople(deps, people)
  await applyLeaving(deps, people)
  const classes: ApplyClasses = {
    ...common,
    isBulk,
    max: batchOf.stored,
    onBatch: (_step, line) => share(line, staged.enrollments, 40, 60),
  }
  await storeClasses(deps, classes)
  await applyClasses(deps, { ...classes, max: batchOf.classes, onBatch: () => onProgress(60) })
  await applyEnrollments(deps, {
    ...classes,
    max: batchOf.enrollments,
    onBatch: (_step, count) => share(count, staged.enrollments, 60, 99),
  })
}

/** Schools and school years are few: each in a transaction of its own. */
async function applyPlaces({ database, places }: RostersDeps, id: string, district: District): Promise<void> {
  for (const { sourcedId, name, schoolId } of await selectSchoolsToApply(database, id, district.id))
    await database.transaction(async (tx) => {
      if (schoolId !== null) await places.renameSchool(tx, schoolId, name)
      const known = schoolId ?? (await places.school(tx, district, name))
      await upsertRosterSchool(tx, district.id, { sourcedId, schoolId: known, name })
    })
  await database.transaction(async (tx) => {
    for (const year of await upsertRosterTerms(tx, id, district.id)) await places.year(tx, district.id, year)
  })
}
