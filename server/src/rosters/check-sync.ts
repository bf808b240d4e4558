import type { DistrictId } from '@skills-center/contract/schools/organization'
import {
  maxLeavingPercent,
  type RosterDifference,
  rosterKinds,
  type RosterLeaving,
} from '@skills-center/contract/rosters'
import { BundleError } from './bundle/bundle-error.ts'
import type { ProblemCode, Problems } from './bundle/problems.ts'
import { type BundleReport, readBundle } from './bundle/read-bundle.ts'
import {
  endPastClasses,
  type Found,
  removeClassesWithoutSchool,
  removeEnrollmentsOfNothing,
  removeEnrollmentsWithoutClass,
  removeEnrollmentsWithoutPerson,
  removeLargeClasses,
  selectPeopleWithoutSchool,
} from './consistency-queries.ts'
import type { RostersDeps } from './deps.ts'
import { type ChangeRow, countRoster, selectChanges } from './difference-queries.ts'
import { createPace } from './pace.ts'
import { emptyReport } from './report.ts'
import { analyzeStaged, createStaging, deleteStaged } from './staging-queries.ts'
import type { SyncReport } from './sync-queries.ts'

interface SyncToCheck {
  readonly id: string
  readonly districtId: DistrictId
}

/** Reads a bundle, stages its rows, and compares them with the roster. Changes nothing else. */
export async function checkSync(
  { database, now, delay }: Pick<RostersDeps, 'database' | 'now' | 'delay'>,
  { id, districtId }: SyncToCheck,
  bytes: Buffer,
): Promise<SyncReport> {
  const today = now().toISOString().slice(0, 10)
  await deleteStaged(database, id)
  try {
    const read = await readBundle(bytes, createStaging(database, id, createPace({ now, delay })), {
      districtId,
      today,
    })
    await analyzeStaged(database)
    await findInconsistencies({ database }, { id, districtId }, { problems: read.problems, today })
    return await compare({ database }, { id, districtId }, read)
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    await deleteStaged(database, id)
    return { ...emptyReport, refusal: error.text }
  }
}

/** Names rows that lead nowhere, and leaves them out. */
async function findInconsistencies(
  { database }: Pick<RostersDeps, 'database'>,
  { id, districtId }: SyncToCheck,
  { problems, today }: { problems: Problems; today: string },
): Promise<void> {
  const name = (file: string, code: ProblemCode, found: readonly Found[]) =>
    problems.addMany({
      count: found.length,
      first: found.slice(0, 200).map(({ line, value }) => ({ file, line, code, value })),
    })
  await endPastClasses(database, id, districtId, today)
  name('classes.csv', 'unknown-school', await removeClassesWithoutSchool(database, id, districtId))
  name('users.csv', 'no-school', await selectPeopleWithoutSchool(database, id, districtId))
  name('classes.csv', 'class-too-large', await removeLargeClasses(database, id))
  name('enrollments.csv', 'unknown-class', await removeEnrollmentsWithoutClass(database, id, districtId))
  name('enrollments.csv', 'unknown-person', await removeEnrollmentsWithoutPerson(database, id, districtId))
  await removeEnrollmentsOfNothing(database, id, districtId)
}

async function compare(
  { database }: Pick<RostersDeps, 'database'>,
  { id, districtId }: SyncToCheck,
  { modes, notices, problems }: BundleReport,
): Promise<SyncReport> {
  const isBulk = {
    users: modes.users === 'bulk',
    classes: modes.classes === 'bulk',
    enrollments: modes.enrollments === 'bulk',
  }
  const isDelta = Object.values(modes).includes('delta')
  const changes = await selectChanges(database, { syncId: id, districtId, isDelta, isBulk })
  return {
    isDelta,
    isBulk,
    difference: differenceOf(changes),
    leaving: leavingOf(changes, await countRoster(database, districtId)),
    notices: [...notices],
    problemCount: problems.count(),
    problems: [...problems.listed()],
    refusal: null,
  }
}

function differenceOf(changes: readonly ChangeRow[]): RosterDifference[] {
  return rosterKinds.map((kind) => {
    const of = (change: ChangeRow['change']) => {
      const found = changes.find((row) => row.kind === kind && row.change === change)
      return { count: found?.count ?? 0, first: found?.first ?? [] }
    }
    return { kind, added: of('added'), changed: of('changed'), ended: of('ended'), returned: of('returned') }
  })
}

/** A new term moves nearly everyone between classes, but half of all places at once is unusual. */
const maxPercent = { students: maxLeavingPercent, teachers: maxLeavingPercent, enrollments: 50 }

/** The kinds of which more would leave than a sync may end without a confirmation. */
function leavingOf(
  changes: readonly Pick<ChangeRow, 'kind' | 'change' | 'count'>[],
  now: Readonly<Record<RosterLeaving['kind'], number>>,
): RosterLeaving[] {
  return (['students', 'teachers', 'enrollments'] as const)
    .map((kind) => ({
      kind,
      of: now[kind],
      leaving: changes.find((row) => row.kind === kind && row.change === 'ended')?.count ?? 0,
    }))
    .filter(({ kind, leaving, of }) => leaving * 100 > of * maxPercent[kind])
}
